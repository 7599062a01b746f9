import AutoLayout

/// A node with a natural size that tests set, a count of its passes and hooks into them.
@MainActor final class Box: LayoutNode, LayoutNodeDelegate {
  var natural = Size(width: noIntrinsicMetric, height: noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Takes the place of `natural`.
  var measure: ((Box) -> Size)?
  var onLayout: ((Box) -> Void)?
  var onUpdate: ((Box) -> Void)?
  private(set) var layouts = 0
  private(set) var updates = 0
  private(set) var islandChanges = 0

  override init() {
    super.init()
    setLayoutDelegate { $0 as? Box }
  }

  convenience init(_ identifier: String, width: Double = -1, height: Double = -1) {
    self.init()
    natural = Size(width: width, height: height)
    self.identifier = identifier
  }

  override var intrinsicContentSize: Size { measure?(self) ?? natural }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?(self)
  }

  override func updateConstraints() {
    updates += 1
    onUpdate?(self)
    super.updateConstraints()
  }

  func islandContentChanged(_ island: LayoutNode) { islandChanges += 1 }

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

  /// The frames of the subtree, one line a node, in tree order.
  var frames: [String] {
    var lines: [String] = []
    func walk(_ node: LayoutNode) {
      let frame = node.frame
      lines.append(
        "\(node.debugName) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
      node.children.forEach(walk)
    }
    walk(self)
    return lines
  }
}

extension LayoutNode {
  /// Near edge and length on the x axis.
  var x: [Double] { [frame.minX, frame.width] }
  /// Near edge and length on the y axis.
  var y: [Double] { [frame.minY, frame.height] }
}
