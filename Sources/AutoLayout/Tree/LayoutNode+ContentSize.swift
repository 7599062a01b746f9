/// A node's natural size and how strongly it is kept.
struct ContentSize {
  var hugging = PerAxis(both: LayoutPriority.defaultLow)
  var compressionResistance = PerAxis(both: LayoutPriority.defaultHigh)
  /// While the node is asked for its size, what it invalidates itself is already in the answer.
  var isBeingQueried = false
  /// The node has to be asked for its size again.
  var isStale = true
}

extension LayoutNode {
  /// The length of an axis along which a view has no natural size.
  public nonisolated static var noIntrinsicMetric: Double { -1 }

  /// The priority with which the view resists to grow beyond its natural size; 250 unless set.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    content.hugging[axis]
  }

  /// Sets how strongly the view resists to grow beyond its natural size along `axis`. A priority
  /// out of range is reported and ignored.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    setContentPriority(priority, \.hugging, axis)
  }

  /// The priority with which the view resists to shrink below its natural size; 750 unless set.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    content.compressionResistance[axis]
  }

  /// Sets how strongly the view resists to shrink below its natural size along `axis`. A priority
  /// out of range is reported and ignored.
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

  /// Asks for ``intrinsicContentSize`` again at the next layout.
  ///
  /// It may be called at any time, even while the size is being asked for.
  public final func invalidateIntrinsicContentSize() {
    guard !content.isBeingQueried else { return }
    contentBecameStale()
    container?.layoutDelegate?.childContentChanged(self)
    sizesInsideChanged()
    // The natural size of a view whose frame is set by hand counts only where it is fitted itself.
    guard
      isLayoutIsland || !translatesAutoresizingMaskIntoConstraints
        || island.engine?.usesBaseline(of: self) ?? false
    else { return }
    tellIsland(.content)
  }

  /// Has the node asked for its size again in the next solve.
  final func contentBecameStale() {
    content.isStale = true
    if let engine = island.engine, engine.takesPart(self) { engine.note(.naturalSize(self)) }
  }

  /// Asks for ``intrinsicContentSize`` again because the frame has changed, not the content: to the
  /// owner of an island that is no news.
  package final func remeasureIntrinsicContentSize() {
    content.isStale = true
    let island = island
    guard let engine = island.engine, engine.takesPart(self) else { return }
    engine.note(.naturalSize(self))
    WaitingPath(node: island).markLayout()
  }
}
