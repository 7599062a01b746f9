import AutoLayout

/// A node of which tests set all that others override, and which counts what it is told.
@MainActor final class Shape: LayoutNode {
  var natural = Size(width: noIntrinsicMetric, height: noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var alignment = EdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Baselines in place of those of the class.
  var first: Baseline? { didSet { invalidateIntrinsicContentSize() } }
  var last: Baseline? { didSet { invalidateIntrinsicContentSize() } }
  /// Who stands in for this view's baselines.
  weak var firstStandIn: LayoutNode?
  weak var lastStandIn: LayoutNode?
  private(set) var safeAreaChanges = 0
  private(set) var marginChanges = 0

  override init() { super.init() }

  convenience init(_ identifier: String, width: Double = -1, height: Double = -1) {
    self.init()
    natural = Size(width: width, height: height)
    self.identifier = identifier
  }

  override var intrinsicContentSize: Size { natural }
  override var alignmentRectInsets: EdgeInsets { alignment }
  override var firstBaseline: Baseline { first ?? super.firstBaseline }
  override var lastBaseline: Baseline { last ?? super.lastBaseline }
  override var forFirstBaselineLayout: LayoutNode { firstStandIn ?? super.forFirstBaselineLayout }
  override var forLastBaselineLayout: LayoutNode { lastStandIn ?? super.forLastBaselineLayout }
  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

extension LayoutNode {
  /// Adds children behind those that there are.
  func add(_ children: LayoutNode...) {
    for child in children { insertChild(child, at: self.children.count) }
  }
}
