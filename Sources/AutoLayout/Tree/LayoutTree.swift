/// The state that exists once for a tree. The root owns it; the other nodes reach it in one step.
@MainActor final class LayoutTree {
  /// The root, which outlives the tree.
  var root: LayoutNode { rootReference.object }
  private let rootReference: UncountedReference<LayoutNode>
  /// The unit of lengths.
  var layoutUnit = LayoutUnit.cells
  /// The work of the last layout. A turn without work does not change it.
  var lastLayout = LayoutSummary()
  /// The reports, in order.
  private(set) var notices = Notices()
  /// The names of items and constraints in logs.
  private(set) lazy var names = LogNames()
  /// Whether a fitting is running, during which frames are temporary.
  var isFitting = false
  /// The batches of changes in which the tree takes part.
  private var batches: [Batch] = []
  /// The method of a view that is running; nil if there is none.
  private(set) var runningPass: RunningPass?
  /// The constraint that was changed last, and its holder, until a layout of the whole tree.
  var lastChange: (constraint: LayoutConstraint, holder: ItemLink)?
  /// The pitfall of the last layout, if it covered too small a part of the tree.
  var layoutBelowChange: LayoutDiagnostic?
  /// The number of the last activation of a constraint.
  private(set) var activationCount = 0

  /// Creates the tree of a root. A subtree that left another tree keeps its open batches, and continues the
  /// numbers of its activations.
  init(of root: LayoutNode, leaving old: LayoutTree? = nil) {
    rootReference = UncountedReference(root)
    activationCount = old?.activationCount ?? 0
    batches = old?.batches.filter(\.isOpen) ?? []
  }

  /// Takes over the state of a tree that becomes part of this one. A report that both trees have appears once.
  func absorb(_ other: LayoutTree) {
    for batch in other.batches where batch.isOpen { enter(batch) }
    for notice in other.notices.all { take(notice) }
    activationCount = max(activationCount, other.activationCount)
  }

  /// Returns the number for the next activation.
  func takeActivationNumber() -> Int {
    activationCount += 1
    return activationCount
  }

  // MARK: - Reports

  func take(_ notice: Notice) { notices.add(notice, in: self) }

  /// Reports a mistake unless it was reported already.
  func reportOnce(_ mistake: LayoutMistake) {
    let report = LayoutReport.mistake(mistake)
    if !notices.all.contains(where: { $0.report == report }) {
      take(Notice(report, while: nil))
    }
  }

  func clearReports() { notices = Notices() }

  // MARK: - Batches

  /// Whether a batch of changes is open.
  var isInBatch: Bool { batches.contains(where: \.isOpen) }

  func enter(_ batch: Batch) {
    if !batches.contains(where: { $0 === batch }) { batches.append(batch) }
  }

  /// Removes the batches that have ended.
  ///
  /// - Returns: Whether none is left.
  func leaveClosedBatches() -> Bool {
    batches.removeAll { !$0.isOpen }
    return batches.isEmpty
  }

  // MARK: - Running passes

  /// Runs an overridable method of a node, and reports an override that does not call the inherited one.
  func run(_ method: RunningPass.Method, of node: LayoutNode, _ body: () -> Void) {
    let reached = node.passes.reachedBase
    node.passes.reachedBase = false
    let interrupted = runningPass
    runningPass = RunningPass(method: method, node: node)
    body()
    runningPass = interrupted
    if !node.passes.reachedBase {
      reportOnce(.noSuper(view: node.debugName, method: method.rawValue))
    }
    node.passes.reachedBase = reached
  }

  /// Runs a closure whose calls are not attributed to the view that is being laid out.
  func unwatched(_ body: () -> Void) {
    let interrupted = runningPass
    runningPass = nil
    body()
    runningPass = interrupted
  }
}

/// A batch of changes, open while they are made.
final class Batch {
  var isOpen = true
}

/// The method of a view that the layout is running.
struct RunningPass {
  enum Method: String { case updateConstraints, layoutSubviews }

  let method: Method
  let node: LayoutNode
}
