extension LayoutNode {
  /// What was noticed in this tree since the reports were cleared, in order; empty below the top of a tree.
  public final var reports: [LayoutReport] { notices.map(\.report) }

  /// Those of ``reports`` that are so as of the last layout, in order. What a contradiction says of sizes
  /// is as of that layout, too; in ``reports`` it is as of the one that found it.
  ///
  /// A contradiction is, while its constraint is left out; a layout that did not settle or could not be
  /// solved, until it is; a size that depends on itself, while it does. What was refused, and a mistake
  /// in the program, is until the reports are cleared. Empty below the top of a tree. None is there twice.
  public final var currentReports: [LayoutReport] {
    reports(of: { $0.isCurrent(in: self) })
  }

  /// Those of ``reports`` that were so once and are no more, in order. None is there twice.
  public final var earlierReports: [LayoutReport] {
    let current = currentReports
    return reports(of: { !$0.isCurrent(in: self) }).filter { !current.contains($0) }
  }

  /// What the notices say that meet a condition: what was noticed turn after turn is one thing.
  private func reports(of condition: (Notice) -> Bool) -> [LayoutReport] {
    var reports: [LayoutReport] = []
    for notice in notices where condition(notice) {
      let report = notice.report(in: self)
      if !reports.contains(report) { reports.append(report) }
    }
    return reports
  }

  /// Adds to the reports of the tree, and to those of another view's tree; they travel along when
  /// a tree becomes part of another, and are told there once.
  final func report(
    _ report: LayoutReport, alsoTo other: LayoutNode? = nil,
    while condition: Notice.Condition? = nil
  ) {
    let notice = Notice(report, while: condition)
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

  /// The number of reports that are kept; the oldest go first, and before them those of what is over.
  static let reportLimit = 100

  /// Adds what is not known yet.
  final func take(_ notice: Notice) {
    if notices.contains(where: { $0 === notice }) { return }
    for old in notices where old.report.isSuperseded(by: notice.report) { notice.take(over: old) }
    notices.removeAll { $0.report.isSuperseded(by: notice.report) }
    notices.append(notice)
    guard notices.count > Self.reportLimit else { return }
    notices.remove(at: notices.firstIndex { !$0.isCurrent(in: self) } ?? 0)
  }

  /// Forgets the reports of the tree.
  public final func clearReports() {
    treeRoot.notices = []
  }
}
