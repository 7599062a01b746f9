import Localization

// Properties that a tree has once. Every view in the tree returns the same value.
extension LayoutNode {
  /// The unit of lengths in this view's tree; cells unless set. A view takes the unit of the tree that it is
  /// added to; a view that is removed returns to cells.
  public final var layoutUnit: LayoutUnit {
    get { knownTree?.layoutUnit ?? .cells }
    set {
      guard newValue != layoutUnit else { return }
      let tree = tree
      tree.layoutUnit = newValue
      SubtreeInvalidation(node: tree.root).unitChanged()
    }
  }

  /// The work of the tree's last layout. A turn without work does not change it.
  public final var lastLayout: LayoutSummary { knownTree?.lastLayout ?? LayoutSummary() }

  /// The number of times that this view's island was solved since it has been one; fittings are not counted.
  ///
  /// A view that counts its own passes compares two numbers. ``lastLayout`` has the work of a whole tree.
  public final var solveCount: Int { island.engine?.solveCount ?? 0 }

  /// The reports of this view's tree since they were cleared, in order.
  public final var reports: [LayoutReport] { knownTree?.notices.all.map(\.report) ?? [] }

  /// The ``reports`` that still apply after the last layout, in order and without duplicates.
  ///
  /// - A conflict applies while its constraint is left out; it shows the sizes of the last layout.
  /// - A failure to settle or to solve applies until a layout succeeds.
  /// - A size that depends on itself is reported as long as it does.
  /// - A refusal applies while the constraint has an error. If the constraint no longer exists, the refusal applies
  ///   while all of its views exist.
  /// - A pitfall reported for some constraints applies while they are all active.
  /// - Mistakes, remarks and other pitfalls apply until the reports are cleared.
  public final var currentReports: [LayoutReport] {
    knownTree.map { $0.notices.current(in: $0) } ?? []
  }

  /// The ``reports`` that no longer apply, in order and without duplicates.
  public final var earlierReports: [LayoutReport] {
    knownTree.map { $0.notices.earlier(in: $0) } ?? []
  }

  /// Adds a report to this view's tree, and to another view's tree. If one tree joins the other, the report
  /// appears once.
  final func report(
    _ report: LayoutReport, alsoTo other: LayoutNode? = nil,
    while condition: NoticeCondition? = nil
  ) {
    let notice = Notice(report, while: condition)
    let tree = tree
    tree.take(notice)
    if let second = other?.tree, second !== tree { second.take(notice) }
  }

  /// Adds a remark of this view about itself to the reports of its tree. The sentence can be translated; for a plain
  /// `String` use `LocalizedText(verbatim:)`.
  public final func report(remark sentence: LocalizedText) {
    report(.remark(view: debugName, sentence: sentence))
  }

  /// Adds a pitfall to the reports of the tree; equal ones are kept once.
  public final func report(_ diagnostic: LayoutDiagnostic) {
    report(.diagnostic(diagnostic))
  }

  /// Adds a pitfall that applies while all the constraints are active. Afterwards it is one of the
  /// ``earlierReports``. If there are no constraints, it applies until the reports are cleared.
  public final func report(
    _ diagnostic: LayoutDiagnostic, whileActive constraints: [LayoutConstraint]
  ) {
    report(.diagnostic(diagnostic), while: .active(constraints.map { .init($0) }))
  }

  /// The pitfall of the last layout, if it covered too small a part of the tree; nil otherwise. A constraint has
  /// changed that a view above the requested one holds, and views elsewhere wait for their new frames.
  package final var layoutBelowChange: LayoutDiagnostic? { knownTree?.layoutBelowChange }

  /// Removes all reports of the tree.
  public final func clearReports() { knownTree?.clearReports() }
}
