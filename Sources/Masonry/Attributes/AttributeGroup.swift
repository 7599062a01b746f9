import AutoLayout

/// The names of groups of attributes. The properties of a single attribute are in the table of `LayoutAttribute`.
enum AttributeGroup: CaseIterable {
  case edges, horizontalEdges, verticalEdges
  case directionalEdges, directionalHorizontalEdges, directionalVerticalEdges
  case margins, directionalMargins
  case size
  case center, centerWithinMargins

  /// The attributes, in Masonry's order.
  var attributes: [LayoutAttribute] {
    switch self {
    case .edges: [.left, .right, .top, .bottom]
    case .horizontalEdges: [.left, .right]
    case .verticalEdges, .directionalVerticalEdges: [.top, .bottom]
    case .directionalEdges: [.leading, .trailing, .top, .bottom]
    case .directionalHorizontalEdges: [.leading, .trailing]
    case .margins: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    case .directionalMargins: [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    case .centerWithinMargins: [.centerXWithinMargins, .centerYWithinMargins]
    }
  }
}
