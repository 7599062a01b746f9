/// The part of a view that is laid out: a rectangle in a tree whose frame the engine computes.
///
/// It is the superclass of all views; create views, not nodes, and build the tree with `addSubview`. A node
/// has a frame in its superview's coordinates, an intrinsic size, and constraints between itself and its
/// subviews. The root of a tree, and every view that is a layout island (``isLayoutIsland``), has an engine
/// of its own.
///
/// Release a view on the main actor. A subclass with a deinitializer declares `isolated deinit`.
@MainActor open class LayoutNode: LayoutItem {
  // MARK: - Tree

  /// The parent, which has this node among its ``children``; nil for a root.
  package final var parent: LayoutNode? { container }
  /// The child nodes, from back to front.
  package final var children: [LayoutNode] { storedChildren }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var storedChildren: [LayoutNode] = []
  /// The added guides, and the built-in ones that were requested.
  final var guides: [LayoutGuide] = []
  /// The source line that added the view to its superview; nil if unknown.
  public internal(set) final var addedAt: SourceLocation?

  /// The delegate, mostly the node itself; nil unless set.
  final var layoutDelegate: (any LayoutNodeDelegate)? { findLayoutDelegate(self) }
  private final var findLayoutDelegate: @MainActor (LayoutNode) -> (any LayoutNodeDelegate)? = {
    _ in nil
  }
  final var traits = NodeTraits()

  /// The superview; nil for a root. A subclass overrides it with its own class as the type.
  open var superview: LayoutNode? { container }

  final override var node: LayoutNode? { self }
  final override var isPlacedByConstraints: Bool { !traits.translatesAutoresizingMask }

  // MARK: - Frame

  private var storedFrame = Rect.zero
  /// Whether the frame was set since the view has a superview. If so, a zero frame is intended.
  final var wasPlaced = false
  private var storedBoundsOrigin = Point.zero
  final var storedReach: Rect?
  /// The frame from the last solve, until `layoutSubviews` of the parent applies it.
  final var solvedFrame: Rect?

  /// Whether the explicit frame is a constraint; true for a view made in code. A constraint DSL sets it to
  /// false for the views that it lays out.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesAutoresizingMask }
    set {
      guard newValue != traits.translatesAutoresizingMask else { return }
      traits.translatesAutoresizingMask = newValue
      solvedFrame = nil
      noteAutoresizingReference()
      tellIsland(.structure)
    }
  }

  /// Whether the constraints inside are a layout of their own, with a size that is given from outside.
  /// Constraints cannot cross the edge of an island. Those that do when a view becomes one are deactivated
  /// with an `error`, and reported.
  public final var isLayoutIsland: Bool {
    get { traits.isLayoutIsland }
    set {
      guard newValue != traits.isLayoutIsland else { return }
      traits.isLayoutIsland = newValue
      engine = nil
      solvedFrame = nil
      if isLayoutIsland { SubtreeMove(node: self).refuseConstraintsAcrossEdge() }
      SubtreeInvalidation(node: self).forgetNaturalSizes()
      parent?.tellIsland(.structure)
    }
  }

  /// The parts of an explicit frame that follow the superview's size; none unless set. They start from the
  /// frame and the superview at the time when the mask, the frame or the superview was set.
  public final var autoresizingMask: AutoresizingMask {
    get { traits.autoresizingMask }
    set {
      guard newValue != traits.autoresizingMask else { return }
      traits.autoresizingMask = newValue
      noteAutoresizingReference()
      if translatesAutoresizingMaskIntoConstraints { tellIsland(.structure) }
    }
  }
  /// The explicit frame, and the superview's size when it was set.
  final var autoresizingReference = AutoresizingReference()

  /// The rule for mirroring the view in a right-to-left layout. The default takes the superview's direction.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set {
      guard newValue != traits.semanticContentAttribute else { return }
      traits.semanticContentAttribute = newValue
      SubtreeInvalidation(node: self).directionChanged()
    }
  }

  final var content = ContentSize()
  final var insets = NodeInsets()
  final var passes = PassFlags()
  /// The active constraints that this view holds as the closest common ancestor of their items, in order of
  /// activation.
  public final var constraints: [LayoutConstraint] { storedConstraints }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var storedConstraints: [LayoutConstraint] = []
  /// The solver of the constraints inside; nil except for a root or an island that was laid out.
  final var engine: (any IslandEngine)?
  /// The solved system of the last fitting of the view, for explanations; nil before the first.
  final var lastFitting: AnyObject?
  /// The cached tree of the node. If a node has it, so do its ancestors.
  final var storedTree: LayoutTree?

  package override init() { super.init() }

  /// Sets a function that returns the delegate of the node. The delegate is mostly the node itself, so
  /// storing it would be a retain cycle.
  package final func setLayoutDelegate(
    _ find: @escaping @MainActor (LayoutNode) -> (any LayoutNodeDelegate)?
  ) {
    findLayoutDelegate = find
  }

  isolated deinit {
    for child in children {
      child.container = nil
      SubtreeMove(node: child).leave(storedTree)
    }
    for guide in guides { guide.container = nil }
    for constraint in constraints {
      constraint.setOwner(nil)
      constraint.firstItem?.storedActiveConstraints.removeFromNearerEnd(constraint)
    }
  }

  // MARK: - To be overridden

  /// The size that the content needs, in layout units; ``noIntrinsicMetric`` along an axis without one, the
  /// default for both. A length beyond 1e9 counts as that.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The distances by which the frame exceeds the alignment rectangle that constraints refer to, for instance
  /// for a shadow; zero unless overridden. It is read together with ``intrinsicContentSize``. UIKit's name:
  /// `alignmentRectInsets`.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The position of the first line of text; the top edge unless overridden. It is read together with
  /// ``intrinsicContentSize``.
  open var firstBaseline: Baseline { Baseline(below: .top) }

  /// The position of the last line of text; the bottom edge unless overridden.
  open var lastBaseline: Baseline { Baseline(below: .bottom) }

  /// The subview that provides this view's first baseline. UIKit's name: `forFirstBaselineLayout`.
  open var forFirstBaselineLayout: LayoutNode { forLastBaselineLayout }

  /// The subview that provides this view's last baseline; the view itself unless overridden. UIKit's name:
  /// `forLastBaselineLayout`.
  open var forLastBaselineLayout: LayoutNode { self }

  /// Returns the reason for a length of the intrinsic size, for explanations: a few words, such as `3 lines at 18
  /// columns, border 2`, or a sum of lengths of subviews; nil unless overridden.
  open func intrinsicContentSizeReason(along axis: LayoutAxis) -> FrameReason? { nil }

  /// The number of lines of the view's text at its present width; nil unless overridden. ``LayoutSweep`` reports
  /// the widths at which it changes.
  open var numberOfTextLines: Int? { nil }

  /// Whether the view wraps its text to its width; false unless overridden.
  open var wrapsText: Bool { false }

  /// Whether the view draws something itself, such as a background; false unless overridden.
  open var drawsItself: Bool { false }

  /// The parts of `debugDescription` after the frame, each like `hidden = YES`; empty unless overridden. An
  /// override has to escape text from outside.
  open var debugDetails: [String] { [] }

  /// Called after the safe area changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// Called after the margins changed, also because of the safe area or the superview's margins. The default
  /// does nothing.
  open func layoutMarginsDidChange() {}

  /// Sets the frames of the subviews. The default applies the solved frames; an override that places subviews
  /// itself calls it first.
  open func layoutSubviews() {
    passes.reachedBase = true
    applySolvedFrames()
  }

  /// Updates the constraints in one place: before the view's first layout, and after
  /// ``setNeedsUpdateConstraints()``. An override calls the inherited method last.
  open func updateConstraints() { passes.reachedBase = true }

  /// The rectangle in the superview's coordinates, in layout units.
  ///
  /// If ``translatesAutoresizingMaskIntoConstraints`` is true, the frame is explicit and stays. If not, the
  /// next layout replaces it; a frame that the superview sets in `layoutSubviews`, after calling the
  /// inherited method, is shown until that runs again. A negative length becomes 0, and a number beyond ±1e15
  /// that limit; a frame with a number that is not finite is reported and ignored.
  public final var frame: Rect {
    get { storedFrame }
    set {
      guard newValue.isFinite else {
        report(.invalidFrame(view: debugName, frame: newValue))
        return
      }
      if container != nil { wasPlaced = true }
      let solved = solvedFrame ?? storedFrame
      let isNew = applyFrame(newValue.limited)
      noteAutoresizingReference()
      guard isNew else { return }
      if isPlacedByParent {
        solvedFrame = solved
        return
      }
      solvedFrame = nil
      if let engine {
        engine.note(.rootFrame)
      } else if let engine = parent?.island.engine, engine.takesPart(self) {
        if translatesAutoresizingMaskIntoConstraints {
          parent?.tellIsland(.fixedFrame(self))
        } else {
          engine.note(.solvedFrame(self))
        }
      }
    }
  }

  /// Whether the parent's `layoutSubviews` is running. A frame set there overrides the solved one; to
  /// solve again would only run `layoutSubviews` again.
  private final var isPlacedByParent: Bool {
    guard engine == nil, !translatesAutoresizingMaskIntoConstraints else { return false }
    return parent?.passes.isInLayout ?? false
  }

  /// The rectangle in the view's own coordinates, in which the subviews' frames are. Setting the origin
  /// scrolls the subviews; setting the size resizes the frame around its centre.
  public final var bounds: Rect {
    get { Rect(origin: storedBoundsOrigin, size: storedFrame.size) }
    set {
      if newValue.origin != storedBoundsOrigin, newValue.isFinite {
        let former = storedBoundsOrigin
        storedBoundsOrigin = newValue.limited.origin
        Reach(node: self).forget()
        markNeedsLayout()
        tellIsland(scrollsContent ? .dependence(.boundsOrigin(of: self)) : .structure)
        updateInsetsOfChildren()
        layoutDelegate?.boundsOriginDidChange(from: former)
      }
      guard newValue.size != storedFrame.size else { return }
      frame = frame.resized(to: newValue.size)
    }
  }

  /// Stores a frame without telling an engine.
  ///
  /// - Returns: Whether the frame changed.
  @discardableResult final func applyFrame(_ frame: Rect) -> Bool {
    let frame = Rect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    guard frame != storedFrame else { return false }
    let former = storedFrame
    let sizeChanged = frame.size != former.size
    storedFrame = frame
    Reach(node: self).forget()
    if sizeChanged {
      markNeedsLayout()
      resizeChildren()
      updateInsetsOfChildren()
    }
    if insetsFollowFrame { updateInsets() }
    layoutDelegate?.frameDidChange(from: former)
    return true
  }
}
