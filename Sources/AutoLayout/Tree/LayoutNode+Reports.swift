// What a tree has once. Asked of any view in it, it is the tree's.
extension LayoutNode {
  /// The unit of lengths in the tree of this view; cells unless set. A view that is added to
  /// another one goes over to the unit there, and one that leaves it to cells.
  public final var layoutUnit: LayoutUnit {
    get { knownTree?.layoutUnit ?? .cells }
    set {
      guard newValue != layoutUnit else { return }
      let tree = tree
      tree.layoutUnit = newValue
      SubtreeInvalidation(node: tree.root).unitChanged()
    }
  }

  /// The work of the last layout of the tree. A turn that found nothing to do leaves it.
  public final var lastLayout: LayoutSummary { knownTree?.lastLayout ?? LayoutSummary() }

  /// The reports of the tree of this view since they were cleared, in order.
  public final var reports: [LayoutReport] { knownTree?.notices.all.map(\.report) ?? [] }

  /// Those of ``reports`` that are so as of the last layout, in order. The sizes that a
  /// contradiction names are as of that layout, too; in ``reports`` they are as of the one that
  /// found it.
  ///
  /// A contradiction is, while its constraint is left out; a layout that did not settle or could
  /// not be solved, until it is; a size that depends on itself, while it does. A refusal, and a
  /// mistake in the program, is until the reports are cleared. None is there twice.
  public final var currentReports: [LayoutReport] {
    knownTree.map { $0.notices.current(in: $0) } ?? []
  }

  /// Those of ``reports`` that were so once and are no more, in order. None is there twice.
  public final var earlierReports: [LayoutReport] {
    knownTree.map { $0.notices.earlier(in: $0) } ?? []
  }

  /// Adds to the reports of the tree, and to those of another view's tree; they travel along when
  /// a tree becomes part of another, and are told there once.
  final func report(
    _ report: LayoutReport, alsoTo other: LayoutNode? = nil,
    while condition: Notice.Condition? = nil
  ) {
    let notice = Notice(report, while: condition)
    let tree = tree
    tree.take(notice)
    if let second = other?.tree, second !== tree { second.take(notice) }
  }

  /// Adds what this view noticed about itself to the reports of its tree, as a sentence.
  public final func report(remark sentence: String) {
    report(.remark(view: debugName, sentence: sentence))
  }

  /// Adds a pitfall to the reports of the tree; the same one is kept once.
  public final func report(_ diagnostic: LayoutDiagnostic) {
    report(.diagnostic(diagnostic))
  }

  /// Forgets the reports of the tree.
  public final func clearReports() { knownTree?.clearReports() }
}
