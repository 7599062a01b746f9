/// What a whole tree of nodes has once. The node at its top owns it, and the others find it without going there.
@MainActor final class LayoutTree {
  /// The node at the top; it outlives what it owns.
  var root: LayoutNode { rootReference.object }
  private let rootReference: UncountedReference<LayoutNode>
  /// What lengths are counted in.
  var layoutUnit = LayoutUnit.cells
  /// What the last layout had to do. A turn that found nothing to do leaves it.
  var lastLayout = LayoutSummary()
  /// What was noticed, in order.
  private(set) var notices = Notices()
  /// What logs call the items and constraints.
  private(set) lazy var names = LogNames()
  /// Whether something is being fitted: frames are temporary then.
  var isFitting = false
  /// The changes that are being made together.
  private var batches: [Batch] = []
  /// The method of a view that runs just now; absent where none does.
  private(set) var runningPass: RunningPass?
  /// The number of the last activation of a constraint.
  private(set) var activationCount = 0

  /// The tree of a node that has no parent. What was in another tree goes on being within its batches, and numbers
  /// activations after those there.
  init(of root: LayoutNode, leaving old: LayoutTree? = nil) {
    rootReference = UncountedReference(root)
    activationCount = old?.activationCount ?? 0
    batches = old?.batches.filter(\.isOpen) ?? []
  }

  /// Takes over what a tree has that becomes part of this one. Its reports are told here once.
  func absorb(_ other: LayoutTree) {
    for batch in other.batches where batch.isOpen { enter(batch) }
    for notice in other.notices.all { take(notice) }
    activationCount = max(activationCount, other.activationCount)
  }

  /// The number of the next activation.
  func takeActivationNumber() -> Int {
    activationCount += 1
    return activationCount
  }

  // MARK: - Reports

  func take(_ notice: Notice) { notices.add(notice, in: self) }

  /// Reports a mistake that was not reported yet.
  func reportOnce(_ mistake: LayoutMistake) {
    let report = LayoutReport.mistake(mistake)
    if !notices.all.contains(where: { $0.report == report }) {
      take(Notice(report, while: nil))
    }
  }

  func clearReports() { notices = Notices() }

  // MARK: - Batches

  /// Whether changes are being made together.
  var isInBatch: Bool { batches.contains(where: \.isOpen) }

  func enter(_ batch: Batch) {
    if !batches.contains(where: { $0 === batch }) { batches.append(batch) }
  }

  /// Forgets the batches that have ended; returns whether none is left.
  func leaveClosedBatches() -> Bool {
    batches.removeAll { !$0.isOpen }
    return batches.isEmpty
  }

  // MARK: - Running passes

  /// Runs a method of a node that may be overridden, and sees that the inherited one was called.
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

  /// Does something that is no doing of whoever is laid out just now.
  func unwatched(_ body: () -> Void) {
    let interrupted = runningPass
    runningPass = nil
    body()
    runningPass = interrupted
  }
}

/// Changes that belong together, while they are made.
final class Batch {
  var isOpen = true
}

/// A method of a view that the layout runs just now.
struct RunningPass {
  enum Method: String { case updateConstraints, layoutSubviews }

  let method: Method
  let node: LayoutNode
}
