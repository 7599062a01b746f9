/// The attributes that a visual format uses: the edges in reading order, and the size.
struct VisualFormatEdges {
  let near: LayoutAttribute
  let far: LayoutAttribute
  let nearMargin: LayoutAttribute
  let farMargin: LayoutAttribute
  let size: LayoutAttribute
  /// Whether spaces between views are measured between baselines.
  let spansLines: Bool
  /// Whether the format runs from right to left, so that `near` is the greater coordinate.
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

  /// Returns the attribute of a place at which the connection to the next place begins.
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

  /// Returns the attribute of a place at which the connection from the previous place ends.
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
