/// The attributes that a visual format speaks of: edges in the direction of reading, and the size.
struct VisualFormatEdges {
  let near: LayoutAttribute
  let far: LayoutAttribute
  let nearMargin: LayoutAttribute
  let farMargin: LayoutAttribute
  let size: LayoutAttribute
  /// Whether spaces between views are between their lines of text.
  let spansLines: Bool
  /// Whether reading goes against the coordinates, so that `near` is the greater one.
  let isReversed: Bool

  init(axis: LayoutAxis, options: VisualFormatOptions) {
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    spansLines = options.contains(.spacingBaselineToBaseline)
    size = axis == .horizontal ? .width : .height
    switch axis {
    case .vertical:
      (near, far, nearMargin, farMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case .horizontal where isReversed:
      (near, far, nearMargin, farMargin) = (.right, .left, .rightMargin, .leftMargin)
    case .horizontal where options.contains(.directionLeftToRight):
      (near, far, nearMargin, farMargin) = (.left, .right, .leftMargin, .rightMargin)
    case .horizontal:
      (near, far, nearMargin, farMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  /// The edge of a place where reading it ends and a connection begins, before another place.
  func end(
    of place: VisualFormatSyntax.Place, at connection: VisualFormatSyntax.Connection,
    before next: VisualFormatSyntax.Place
  ) -> LayoutAttribute {
    switch (place, connection) {
    case (.view, .flush): far
    case (.view, _): spansLines && next.isView ? .lastBaseline : far
    case (.superview, .standard): nearMargin
    case (.superview, _): near
    }
  }

  /// The edge of a place where a connection ends and reading it begins, behind another place.
  func start(
    of place: VisualFormatSyntax.Place, at connection: VisualFormatSyntax.Connection,
    after last: VisualFormatSyntax.Place
  ) -> LayoutAttribute {
    switch (place, connection) {
    case (.view, .flush): near
    case (.view, _): spansLines && last.isView ? .firstBaseline : near
    case (.superview, .standard): farMargin
    case (.superview, _): far
    }
  }
}

extension VisualFormatSyntax.Place {
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }
}
