/// The part of a view that is laid out: a rectangle in a tree, whose frame the engine computes.
///
/// It is the superclass of views, and there are no others: a program makes views, and puts them together
/// in their words, `addSubview` and the like. A node has a frame in its superview's coordinates, a natural
/// size, and constraints that hold between it and what is inside of it. The view at the top of a tree,
/// and every one that ``isLayoutIsland``, has an engine of its own.
///
/// A view ends on the main actor: let go of it there, too. A subclass with a deinitializer writes
/// `isolated deinit`.
@MainActor open class LayoutNode: LayoutItem {
  // MARK: - Tree

  /// The node that holds this one among its ``children``; absent at the top of a tree.
  package final var parent: LayoutNode? { container }
  /// The nodes inside of this one, from back to front.
  package final var children: [LayoutNode] { storedChildren }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var storedChildren: [LayoutNode] = []
  /// Those that were added and those that every view has, as far as they were asked for.
  final var guides: [LayoutGuide] = []
  /// The line that added the view to its superview; absent where it is not known.
  public internal(set) final var addedAt: SourceLocation?

  /// Who is told and asked, mostly the node itself; absent unless set.
  final var layoutDelegate: (any LayoutNodeDelegate)? { findLayoutDelegate(self) }
  private final var findLayoutDelegate: @MainActor (LayoutNode) -> (any LayoutNodeDelegate)? = {
    _ in nil
  }
  final var traits = NodeTraits()

  /// The view that this one was added to; absent at the top of a tree. Where the class of a view is
  /// known, it is a view, too.
  open var superview: LayoutNode? { container }

  final override var node: LayoutNode? { self }
  final override var isPlacedByConstraints: Bool { !traits.translatesAutoresizingMask }

  // MARK: - Frame

  private var storedFrame = Rect.zero
  /// Whether somebody has set the frame since the view has a superview: then zero is meant as well.
  final var wasPlaced = false
  private var storedBoundsOrigin = Point.zero
  final var storedReach: Rect?
  /// What the engine computed and `layoutSubviews` of the parent has yet to apply.
  final var solvedFrame: Rect?

  /// Whether the frame that is set by hand is authoritative, as it is for a view made in code.
  /// A constraint DSL sets it to false for the views that it lays out.
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

  /// Whether the constraints inside form a layout of their own, whose size is given from outside.
  /// Constraints cannot cross the edge of an island: those that do when it becomes one are
  /// deactivated, with their `error` set, and reported.
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

  /// The parts of a frame set by hand that follow the superview's size; none unless set. They
  /// follow from the frame and the superview that the view has when one of the three is set.
  public final var autoresizingMask: AutoresizingMask {
    get { traits.autoresizingMask }
    set {
      guard newValue != traits.autoresizingMask else { return }
      traits.autoresizingMask = newValue
      noteAutoresizingReference()
      if translatesAutoresizingMaskIntoConstraints { tellIsland(.structure) }
    }
  }
  /// The frame that was set by hand, and the size the superview had then.
  final var autoresizingReference = AutoresizingReference()

  /// Whether the view is mirrored where text reads from right to left. A view that says nothing
  /// takes the direction of its superview.
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
  /// The active constraints whose closest common ancestor this is, in order of activation.
  public final var constraints: [LayoutConstraint] { storedConstraints }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var storedConstraints: [LayoutConstraint] = []
  /// What keeps the constraints inside solved; at the top of a tree and of an island, once it is laid out.
  final var engine: (any IslandEngine)?
  /// The tree that the node is in, as far as it knows; a node that knows it stands in one that knows it, too.
  final var storedTree: LayoutTree?

  package override init() { super.init() }

  /// Says who the delegate is, as a function of the node: mostly it is the node, which cannot hold itself.
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

  /// The natural size in layout units, considering only the content; ``noIntrinsicMetric`` along
  /// an axis without one, which is the default for both.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The distances by which the frame reaches beyond the rectangle that constraints speak of, like
  /// a shadow; zero on all sides unless overridden. It is read with ``intrinsicContentSize``.
  /// UIKit's name: `alignmentRectInsets`.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The place of the first line of text; the upper edge unless overridden. It is read with
  /// ``intrinsicContentSize``.
  open var firstBaseline: Baseline { Baseline(below: .top) }

  /// The place of the last line of text; the lower edge unless overridden.
  open var lastBaseline: Baseline { Baseline(below: .bottom) }

  /// The view in this one whose first baseline counts as this view's. UIKit's name:
  /// `forFirstBaselineLayout`.
  open var forFirstBaselineLayout: LayoutNode { forLastBaselineLayout }

  /// The view in this one whose last baseline counts as this view's; the view itself unless
  /// overridden. UIKit's name: `forLastBaselineLayout`.
  open var forLastBaselineLayout: LayoutNode { self }

  /// Whether the view shows text on as many lines as its width asks for; false unless overridden.
  open var wrapsText: Bool { false }

  /// Whether the view shows something of its own, like a background; false unless overridden.
  open var drawsItself: Bool { false }

  /// The parts of `debugDescription` beside the frame, each like `hidden = YES`; nothing unless
  /// overridden. Text from outside has to be escaped in it.
  open var debugDetails: [String] { [] }

  /// Called when the safe area has changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins have changed, also where the safe area or the superview's margins are
  /// the reason. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// Gives the subviews their frames. The default applies what the engine computed; call it first
  /// from an override that places subviews by hand.
  open func layoutSubviews() {
    passes.reachedBase = true
    applySolvedFrames()
  }

  /// Brings constraints up to date in one go: before the first layout of the view, and after
  /// ``setNeedsUpdateConstraints()``. Call the inherited one last.
  open func updateConstraints() { passes.reachedBase = true }

  /// The rectangle in the superview's coordinates, in layout units.
  ///
  /// A frame set by hand holds for a view that ``translatesAutoresizingMaskIntoConstraints``. For
  /// others the next layout sets it again; but what the superview's `layoutSubviews` says after the
  /// inherited one is shown, until that runs again. A length below 0 becomes 0; a frame with a number
  /// that is not finite is reported and ignored.
  public final var frame: Rect {
    get { storedFrame }
    set {
      guard newValue.isFinite else {
        report(.invalidFrame(view: debugName, frame: newValue))
        return
      }
      if container != nil { wasPlaced = true }
      let solved = solvedFrame ?? storedFrame
      let isNew = applyFrame(newValue)
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

  /// Whether the parent's `layoutSubviews` runs, which has the last word on a frame that constraints
  /// decide. Solving for it once more would have it run again, and so on.
  private final var isPlacedByParent: Bool {
    guard engine == nil, !translatesAutoresizingMaskIntoConstraints else { return false }
    return parent?.passes.isInLayout ?? false
  }

  /// The rectangle in its own coordinates, those that the subviews' frames are in. Setting its
  /// origin scrolls the subviews; setting its size changes the frame around its centre.
  public final var bounds: Rect {
    get { Rect(origin: storedBoundsOrigin, size: storedFrame.size) }
    set {
      if newValue.origin != storedBoundsOrigin, newValue.isFinite {
        storedBoundsOrigin = newValue.origin
        Reach(node: self).forget()
        markNeedsLayout()
        tellIsland(scrollsContent ? .dependence(.boundsOrigin(of: self)) : .structure)
        updateInsetsOfChildren()
        layoutDelegate?.frameDidChange()
      }
      guard newValue.size != storedFrame.size else { return }
      frame = frame.resized(to: newValue.size)
    }
  }

  /// Stores a frame without telling an engine; returns whether it is a new one.
  @discardableResult final func applyFrame(_ frame: Rect) -> Bool {
    let frame = Rect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    guard frame != storedFrame else { return false }
    let sizeChanged = frame.size != storedFrame.size
    storedFrame = frame
    Reach(node: self).forget()
    if sizeChanged {
      markNeedsLayout()
      resizeChildren()
      updateInsetsOfChildren()
    }
    if insetsFollowFrame { updateInsets() }
    layoutDelegate?.frameDidChange()
    return true
  }
}
