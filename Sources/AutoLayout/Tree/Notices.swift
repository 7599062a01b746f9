/// The reports of a tree, in order and without duplicates.
@MainActor struct Notices {
  private(set) var all: [Notice] = []

  /// The number of reports that are kept. Reports that are no longer current are dropped first, then the oldest.
  static let limit = 100

  /// Adds a report, unless it is known already.
  mutating func add(_ notice: Notice, in tree: LayoutTree) {
    if all.contains(where: { $0 === notice }) { return }
    for old in all where old.report.isSuperseded(by: notice.report) { notice.take(over: old) }
    all.removeAll { $0.report.isSuperseded(by: notice.report) }
    all.append(notice)
    guard all.count > Self.limit else { return }
    all.remove(at: all.firstIndex { !$0.isCurrent(in: tree) } ?? 0)
  }

  /// Returns the reports that are current as of the last layout, each once.
  func current(in tree: LayoutTree) -> [LayoutReport] {
    reports(in: tree) { $0.isCurrent(in: tree) }
  }

  /// Returns the reports that are no longer current, each once.
  func earlier(in tree: LayoutTree) -> [LayoutReport] {
    let current = current(in: tree)
    return reports(in: tree) { !$0.isCurrent(in: tree) }.filter { !current.contains($0) }
  }

  /// Returns the reports of the notices that meet a condition. Equal reports from several turns appear once.
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
