/// What was noticed in a tree, in order; what is said again is there once.
@MainActor struct Notices {
  private(set) var all: [Notice] = []

  /// The number of reports that are kept; the oldest go first, and before them those of what is over.
  static let limit = 100

  /// Adds what is not known yet.
  mutating func add(_ notice: Notice, in tree: LayoutTree) {
    if all.contains(where: { $0 === notice }) { return }
    for old in all where old.report.isSuperseded(by: notice.report) { notice.take(over: old) }
    all.removeAll { $0.report.isSuperseded(by: notice.report) }
    all.append(notice)
    guard all.count > Self.limit else { return }
    all.remove(at: all.firstIndex { !$0.isCurrent(in: tree) } ?? 0)
  }

  /// The reports that are so as of the last layout, each once.
  func current(in tree: LayoutTree) -> [LayoutReport] {
    reports(in: tree) { $0.isCurrent(in: tree) }
  }

  /// Those that were so once and are no more, each once.
  func earlier(in tree: LayoutTree) -> [LayoutReport] {
    let current = current(in: tree)
    return reports(in: tree) { !$0.isCurrent(in: tree) }.filter { !current.contains($0) }
  }

  /// What the notices say that meet a condition: what was noticed turn after turn is one thing.
  private func reports(
    in tree: LayoutTree, where condition: (Notice) -> Bool
  ) -> [LayoutReport] {
    var reports: [LayoutReport] = []
    for notice in all where condition(notice) {
      let report = notice.report(in: tree)
      if !reports.contains(report) { reports.append(report) }
    }
    return reports
  }
}
