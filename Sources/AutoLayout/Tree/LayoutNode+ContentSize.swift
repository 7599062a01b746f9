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
