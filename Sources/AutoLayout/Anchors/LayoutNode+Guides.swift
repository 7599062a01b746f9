/// The guides that every view has. Constraints relate to them as to any other item.
extension LayoutNode {
  /// The view less its margins. UIKit's name: `layoutMarginsGuide`.
  public final var layoutMarginsGuide: LayoutGuide {
    ownGuide(.inset(.margins), "layoutMarginsGuide")
  }

  /// The part of the view that bars do not cover. UIKit's name: `safeAreaLayoutGuide`.
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

  /// The widest that a column of text is comfortably read, in layout units.
  public static var readableWidth: Double { 72 }

  /// The place of the bars above; its bottom is where content may begin. UIKit's name:
  /// `topLayoutGuide`.
  public final var topLayoutGuide: LayoutGuide { ownGuide(.topBar, "topLayoutGuide") }

  /// The place of the bars below; its top is where content has to end. UIKit's name:
  /// `bottomLayoutGuide`.
  public final var bottomLayoutGuide: LayoutGuide { ownGuide(.bottomBar, "bottomLayoutGuide") }

  /// The guide around the scrolled content; meaningful of a scroll view. UIKit's name:
  /// `contentLayoutGuide`.
  public final var contentLayoutGuide: LayoutGuide { contentGuide() }

  /// The view inside of its border, as it stands on the screen, whatever is scrolled. UIKit's name:
  /// `frameLayoutGuide`.
  public final var frameLayoutGuide: LayoutGuide { ownGuide(.frame, "frameLayoutGuide") }
}

extension LayoutGuide {
  /// Puts the guide into the middle of margins, not too wide to read.
  fileprivate func constrainToRead(within margins: LayoutGuide) {
    let constraints = [
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: LayoutNode.readableWidth),
      widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      widthAnchor.constraint(equalTo: margins.widthAnchor),
    ]
    // As wide as it may be, before anything optional has a say.
    constraints[5].priority = LayoutPriority(999.5)
    for constraint in constraints {
      constraint.identifier = "View-readableContentGuide"
      constraint.isActive = true
    }
  }
}
