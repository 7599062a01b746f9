/// The guides that every view has, for use in constraints like any other item.
extension LayoutNode {
  /// The area inside the margins. UIKit's name: `layoutMarginsGuide`.
  public final var layoutMarginsGuide: LayoutGuide {
    ownGuide(.inset(.margins), "layoutMarginsGuide")
  }

  /// The area that bars do not cover. UIKit's name: `safeAreaLayoutGuide`.
  public final var safeAreaLayoutGuide: LayoutGuide {
    ownGuide(.inset(.safeArea), "safeAreaLayoutGuide")
  }

  /// A column in the middle of the margins, at most ``readableWidth`` wide. UIKit's name:
  /// `readableContentGuide`.
  public final var readableContentGuide: LayoutGuide {
    if let guide = guides.first(where: { $0.kind == .readable }) { return guide }
    let guide = ownGuide(.readable, "readableContentGuide")
    guide.constrainToRead(within: layoutMarginsGuide)
    return guide
  }

  /// The greatest width at which a column of text is comfortable to read, in layout units.
  public static var readableWidth: Double { 72 }

  /// The area covered by bars at the top; content begins at its bottom edge. UIKit's name: `topLayoutGuide`.
  public final var topLayoutGuide: LayoutGuide { ownGuide(.topBar, "topLayoutGuide") }

  /// The area covered by bars at the bottom; content ends at its top edge. UIKit's name: `bottomLayoutGuide`.
  public final var bottomLayoutGuide: LayoutGuide { ownGuide(.bottomBar, "bottomLayoutGuide") }

  /// The area of the scrolled content, for use in a scroll view. UIKit's name: `contentLayoutGuide`.
  public final var contentLayoutGuide: LayoutGuide { contentGuide() }

  /// The area inside the view's border, which does not move with scrolled content. UIKit's name:
  /// `frameLayoutGuide`.
  public final var frameLayoutGuide: LayoutGuide { ownGuide(.frame, "frameLayoutGuide") }
}

extension LayoutGuide {
  /// Constrains the guide to the middle of the margins, with a limited width.
  fileprivate func constrainToRead(within margins: LayoutGuide) {
    let constraints = [
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: LayoutNode.readableWidth),
      widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      widthAnchor.constraint(equalTo: margins.widthAnchor),
    ]
    // As wide as the limit allows; this wins over every optional constraint at or below 999.
    constraints[5].priority = LayoutPriority(999.5)
    for constraint in constraints {
      constraint.identifier = "View-readableContentGuide"
      constraint.isActive = true
    }
  }
}
