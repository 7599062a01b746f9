/// A rectangle in a tree, whose frame the engine computes: what is to be laid out of a view.
///
/// Views are subclasses. A node has a parent and children, a frame in its parent's coordinates, a
/// natural size, and constraints that hold between it and its descendants. The node at the top of
/// a tree, and every node that ``isLayoutIsland``, has an engine of its own.
@MainActor open class LayoutNode {
  /// A name for paths, logs and tests.
  public var identifier: String?

  // MARK: - Tree

  /// The node that holds this one among its ``children``; absent at the top of a tree.
  public private(set) weak var parent: LayoutNode?
  /// The nodes inside of this one, from back to front.
  public private(set) final var children: [LayoutNode] = []

  // MARK: - Frame

  private var storedFrame = Rect.zero
  /// What the engine computed and `layoutSubviews` of the parent has yet to apply.
  final var solvedFrame: Rect?

  /// Whether the frame that is set by hand is authoritative, as it is for a view made in code.
  /// A constraint DSL sets it to false for the views that it lays out.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      island.engine?.setNeedsRebuild()
    }
  }

  /// Whether the constraints inside form a layout of their own, whose size is given from outside.
  /// Constraints cannot cross the edge of an island.
  public final var isLayoutIsland = false {
    didSet {
      guard isLayoutIsland != oldValue else { return }
      engine = nil
      parent?.island.engine?.setNeedsRebuild()
    }
  }

  final var content = ContentSize()
  final var margins = Margins()
  final var passes = PassFlags()
  /// The active constraints whose closest common ancestor this is, in order of activation.
  public internal(set) final var constraints: [LayoutConstraint] = []
  /// Numbers activations; counts at the top of a tree.
  final var activationCount = 0
  final var engine: LayoutEngine?
  /// What was noticed, in order; collected at the top of a tree.
  public internal(set) final var reports: [LayoutReport] = []

  public init() {}

  // MARK: - To be overridden

  /// The natural size in layout units, considering only the content; ``noIntrinsicMetric`` along
  /// an axis without one, which is the default for both.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Gives the children their frames. The default applies what the engine computed; call it first
  /// from an override that places children by hand.
  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Brings constraints up to date in one go, after ``setNeedsUpdateConstraints()``. Call the
  /// inherited one last.
  open func updateConstraints() {}

  /// Called when the content of an island among the children has changed, so that the size it was
  /// given may not fit any more. The default does nothing.
  open func islandContentChanged(_ island: LayoutNode) {}

  /// The rectangle in the parent's coordinates, in layout units.
  ///
  /// A frame set by hand holds for a view that ``translatesAutoresizingMaskIntoConstraints``; for
  /// others the next layout sets it again. A length below 0 becomes 0; a frame with a number that
  /// is not finite is reported and ignored.
  public final var frame: Rect {
    get { storedFrame }
    set {
      let lengths = [newValue.origin.x, newValue.origin.y, newValue.width, newValue.height]
      guard lengths.allSatisfy(\.isFinite) else {
        report(.invalidFrame(view: debugName, frame: newValue))
        return
      }
      guard applyFrame(newValue) else { return }
      if engine != nil {
        engine?.rootFrameChanged()
      } else if translatesAutoresizingMaskIntoConstraints {
        parent?.island.engine?.fixedFrameChanged(of: self)
      }
    }
  }

  /// The rectangle in its own coordinates; the origin is always (0, 0). Setting it changes the
  /// size around the centre of the frame.
  public final var bounds: Rect {
    get { Rect(origin: .zero, size: storedFrame.size) }
    set {
      frame = Rect(
        x: frame.minX + (frame.width - newValue.width) / 2,
        y: frame.minY + (frame.height - newValue.height) / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// Stores a frame without telling an engine; returns whether it is a new one.
  @discardableResult final func applyFrame(_ frame: Rect) -> Bool {
    let frame = Rect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    guard frame != storedFrame else { return false }
    let sizeChanged = frame.size != storedFrame.size
    storedFrame = frame
    if sizeChanged { setNeedsLayout() }
    return true
  }

  // MARK: - Changing the tree

  /// Puts `child` at `index` of ``children``, in front of what is below it. It leaves its former
  /// parent; what it would make an ancestor of itself is a programmer error.
  public final func insertChild(_ child: LayoutNode, at index: Int) {
    precondition(!isDescendant(of: child), "A view cannot be added to itself or its descendant.")
    child.removeFromParent()
    children.insert(child, at: min(max(0, index), children.count))
    child.parent = self
    child.joined()
    setNeedsLayout()
  }

  /// Takes the node out of its parent; constraints that reach across the cut are deactivated.
  public final func removeFromParent() {
    guard let parent else { return }
    var ancestor: LayoutNode? = parent
    while let holder = ancestor {
      for constraint in holder.constraints where constraint.touches(subtree: self) {
        constraint.deactivate()
      }
      ancestor = holder.parent
    }
    let engine = parent.island.engine
    if let engine, engine.knows(subtree: self) { engine.setNeedsRebuild() }
    // What is activated next, alone, still comes after what is active now.
    activationCount = max(activationCount, treeRoot.activationCount)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Numbers the constraints of what has joined after those of its new island, and hands its
  /// reports up.
  private func joined() {
    let root = treeRoot
    root.activationCount = max(root.activationCount, activationCount)
    root.reports += reports
    reports = []
    if !isLayoutIsland {
      engine = nil
      let held = subtreeConstraints().sorted { $0.serial < $1.serial }
      for constraint in held { constraint.serial = root.takeActivationNumber() }
      if let engine = island.engine, !held.isEmpty || !translatesAutoresizingMaskIntoConstraints {
        engine.setNeedsRebuild()
      }
    }
    if passes.subtreeNeedsUpdateConstraints { parent?.markSubtreeNeedsUpdateConstraints() }
    setNeedsLayout()
  }
}
