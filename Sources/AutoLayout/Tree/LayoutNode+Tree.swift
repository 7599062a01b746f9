extension LayoutNode {
  /// The node at the top of the tree, this one where it has no parent.
  public final var treeRoot: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The nearest node, from this one up, that is laid out on its own.
  final var island: LayoutNode {
    var node = self
    while !node.isLayoutIsland, node.engine == nil, let parent = node.parent { node = parent }
    return node
  }

  /// The constraints held within the subtree but not within islands of it, in tree order.
  final func subtreeConstraints() -> [LayoutConstraint] {
    var held = constraints
    for child in children where !child.isLayoutIsland { held += child.subtreeConstraints() }
    return held
  }

  /// The number of the next activation in this tree.
  final func takeActivationNumber() -> Int {
    let number = treeRoot.activationCount + 1
    noteActivation(number)
    return number
  }

  /// What is activated later, in whichever part the tree then falls into, comes after `number`.
  final func noteActivation(_ number: Int) {
    var node: LayoutNode? = self
    while let current = node {
      current.activationCount = max(current.activationCount, number)
      node = current.parent
    }
  }

  /// The same for what is in this node, as far as constraints were activated there.
  final func noteActivationBelow(_ number: Int) {
    for child in children where child.activationCount > 0 && !child.isLayoutIsland {
      child.activationCount = number
      child.noteActivationBelow(number)
    }
  }

  /// What was noticed in this tree, in order; empty below the top of a tree.
  public final var reports: [LayoutReport] { notices.map(\.report) }

  /// Adds to the reports of the tree, and to those of another view's tree; they travel along when
  /// a tree becomes part of another, and are told there once.
  final func report(_ report: LayoutReport, alsoTo other: LayoutNode? = nil) {
    let notice = Notice(report)
    let root = treeRoot
    root.take(notice)
    if let second = other?.treeRoot, second !== root { second.take(notice) }
  }

  /// Adds what this view noticed about itself to the reports of its tree, as a sentence.
  public final func report(remark sentence: String) {
    report(.remark(view: debugName, sentence: sentence))
  }

  /// Adds a pitfall to the reports of the tree; the same one is kept once.
  public final func report(_ diagnostic: LayoutDiagnostic) {
    report(.diagnostic(diagnostic))
  }

  /// The number of reports that are kept; the oldest go first.
  static let reportLimit = 100

  /// Adds what is not known yet.
  final func take(_ notice: Notice) {
    if notices.contains(where: { $0 === notice }) { return }
    notices.removeAll { $0.report.isSuperseded(by: notice.report) }
    notices.append(notice)
    if notices.count > Self.reportLimit { notices.removeFirst() }
  }

  /// Forgets the reports of the tree.
  public final func clearReports() {
    treeRoot.notices = []
  }
}

/// A report that may reach a tree on two ways.
final class Notice {
  let report: LayoutReport

  init(_ report: LayoutReport) { self.report = report }
}
