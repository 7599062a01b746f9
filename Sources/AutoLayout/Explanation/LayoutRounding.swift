/// The difference between a solved value and the cells that show it.
@MainActor public struct LayoutRounding {
  /// The value in whole cells: a position in the window, or a length.
  public let cells: Int
  /// The solved value that was rounded: a position in the window, or a length.
  public let exact: Double
  /// For a length: the sibling views with the same solved length but another number of cells, with that number.
  public let siblings: [(item: LayoutItem, cells: Int)]
}

extension LayoutRounding {
  /// Returns the rounding of an attribute; nil if its value is a whole number of cells, or the unit is points.
  init?(of subject: ItemAttribute, _ value: Double, in root: Double) {
    guard let node = subject.item.node, node.treeRoot.layoutUnit == .cells else { return nil }
    if subject.attribute.isPosition {
      let cell = LayoutUnit.cell(root)
      guard abs(root - Double(cell)) > 1e-4 else { return nil }
      self.init(cells: cell, exact: root, siblings: [])
      return
    }
    let axis = subject.attribute.axis
    let cells = subject.item.cells(along: axis)
    guard abs(value - Double(cells)) > 1e-4 else { return nil }
    var siblings: [(item: LayoutItem, cells: Int)] = []
    for other in subject.item.container?.children ?? []
    where other !== subject.item && abs(other.frame.size[axis] - value) < 1e-3 {
      let others = other.cells(along: axis)
      if others != cells { siblings.append((other, others)) }
    }
    self.init(cells: cells, exact: value, siblings: siblings)
  }
}

extension LayoutItem {
  /// The number of cells between the rounded edges along an axis.
  fileprivate final func cells(along axis: LayoutAxis) -> Int {
    let frame = rootFrame
    let near = frame.origin(along: axis)
    return LayoutUnit.cell(near + frame.size[axis]) - LayoutUnit.cell(near)
  }
}
