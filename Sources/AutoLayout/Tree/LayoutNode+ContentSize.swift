/// A node's content priorities and the state of its intrinsic size.
struct ContentSize {
  var hugging = PerAxis(both: LayoutPriority.defaultLow)
  var compressionResistance = PerAxis(both: LayoutPriority.defaultHigh)
  /// Whether the node's size is being queried. During the query its own invalidations are ignored, since
  /// the answer includes them.
  var isBeingQueried = false
  /// Whether the node's size has to be queried again.
  var isStale = true
}

extension LayoutNode {
  /// The value of ``intrinsicContentSize`` along an axis without an intrinsic length: -1.
  public nonisolated static var noIntrinsicMetric: Double { -1 }

  /// Returns the priority with which the view resists growing beyond its intrinsic size; 250 unless set.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    content.hugging[axis]
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size along `axis`. A priority
  /// out of range is reported and ignored.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    setContentPriority(priority, \.hugging, axis)
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic size; 750 unless set.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    content.compressionResistance[axis]
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic size along `axis`. A
  /// priority out of range is reported and ignored.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    setContentPriority(priority, \.compressionResistance, axis)
  }

  private final func setContentPriority(
    _ priority: LayoutPriority, _ kind: WritableKeyPath<ContentSize, PerAxis<LayoutPriority>>,
    _ axis: LayoutAxis
  ) {
    guard priority.isLegal else {
      report(.refused(view: debugName, error: .priorityOutOfRange(priority.rawValue)))
      return
    }
    var changed = content
    guard changed[keyPath: kind][axis] != priority else { return }
    changed[keyPath: kind][axis] = priority
    content = changed
    tellIsland(.contentPriority(self, axis))
  }

  /// Marks ``intrinsicContentSize`` as stale; the next layout reads it again.
  ///
  /// It can be called at any time, even from ``intrinsicContentSize`` itself.
  public final func invalidateIntrinsicContentSize() {
    guard !content.isBeingQueried else { return }
    contentBecameStale()
    container?.layoutDelegate?.childContentChanged(self)
    sizesInsideChanged()
    // The intrinsic size of a view with an explicit frame counts only if the view itself is fitted.
    guard
      isLayoutIsland || !translatesAutoresizingMaskIntoConstraints
        || island.engine?.usesBaseline(of: self) ?? false
    else { return }
    tellIsland(.content)
  }

  /// Marks the intrinsic size as stale for the next solve.
  final func contentBecameStale() {
    content.isStale = true
    if let engine = island.engine, engine.takesPart(self) { engine.note(.naturalSize(self)) }
  }

  /// Marks ``intrinsicContentSize`` as stale because the frame changed. The content is the same, so an
  /// island's owner is not told.
  package final func remeasureIntrinsicContentSize() {
    content.isStale = true
    let island = island
    guard let engine = island.engine, engine.takesPart(self) else { return }
    engine.note(.naturalSize(self))
    WaitingPath(node: island).markLayout()
  }
}

/// A query of a node's intrinsic content size. An invalidation during the query is ignored, since the answer
/// includes it.
@MainActor package struct IntrinsicSizeQuery {
  private let node: LayoutNode

  package init(of node: LayoutNode) { self.node = node }

  /// The ``LayoutNode/intrinsicContentSize``.
  package var size: Size {
    let wasBeingQueried = node.content.isBeingQueried
    node.content.isBeingQueried = true
    defer { node.content.isBeingQueried = wasBeingQueried }
    return node.intrinsicContentSize
  }

  /// Returns the intrinsic length along an axis; nil if the node has none.
  func length(along axis: LayoutAxis) -> Double? {
    Self.known(size[axis])
  }

  /// Returns a length clamped to the limit; nil if it is negative or not finite, which means that there is none.
  private static func known(_ length: Double) -> Double? {
    length.isFinite && length >= 0 ? length.limited(to: LayoutLimit.stated) : nil
  }

  /// Returns the intrinsic lengths for an engine, rounded up to whole cells if these are the unit, and marks
  /// the size as up to date.
  func takeLengths(in unit: LayoutUnit) -> PerAxis<Double?> {
    node.content.isStale = false
    let size = size
    return PerAxis(
      horizontal: Self.known(size.width).map(unit.roundUp),
      vertical: Self.known(size.height).map(unit.roundUp))
  }
}
