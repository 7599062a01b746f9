import AutoLayout

/// A node with a natural size that tests set, and a count of its passes.
@MainActor final class Box: LayoutNode {
  var natural = Size(width: noIntrinsicMetric, height: noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var layouts = 0
  private(set) var updates = 0

  init(_ identifier: String, width: Double = -1, height: Double = -1) {
    natural = Size(width: width, height: height)
    super.init()
    self.identifier = identifier
  }

  override var intrinsicContentSize: Size { natural }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }

  /// Adds children in order and returns self.
  @discardableResult func holding(_ nodes: LayoutNode...) -> Box {
    for node in nodes { insertChild(node, at: children.count) }
    return self
  }

  /// Gives the root a size and lays the tree out.
  func layOut(_ width: Double, _ height: Double) {
    frame = Rect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
  }
}
