import Ashlar

/// The answer to a sweep as text: a block for each interval with what has changed, which is why the interval begins.
@MainActor struct SweepText {
  private let answer: SweepAnswer
  private let name: String
  private var sweep: LayoutSweep { answer.sweep }

  init(_ answer: SweepAnswer) {
    self.answer = answer
    name = answer.name
  }

  var text: String {
    var lines = [legend]
    var frames = SweepFrames(sweep)
    var last: LayoutSweep.Interval?
    for (index, interval) in sweep.intervals.enumerated() {
      var block = views(of: interval, after: last)
      block += texts(of: interval, after: last)
      block += deciding(in: interval, after: last)
      block += Self.table(of: frames.next(interval), name)
      block += findings(of: interval, after: last)
      if block.isEmpty { block.append("other views stand at the same places") }
      lines += ["", title(of: interval, index)] + block.map { "    " + $0 }
      last = interval
    }
    lines += idle
    if !frames.constant.isEmpty {
      lines += ["", "These never change:"]
      lines += Self.table(of: frames.constant, name).map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private var legend: String {
    let (length, unit) = name == "w" ? ("width", "columns") : ("height", "rows")
    return """
      \(name) is the \(length) of the stage in \(unit). Each block has what is new from there on; “decides” is an \
      inequality
      with no room left. Positions are in the superview. Views that fill the one around them are not listed.
      """
  }

  private func title(of interval: LayoutSweep.Interval, _ index: Int) -> String {
    let (low, high) = (interval.lengths.lowerBound, interval.lengths.upperBound)
    let lengths = low == high ? "\(low)" : "\(low)...\(high)"
    guard index > 0, let point = crossing(before: index) else { return "\(name) = \(lengths)" }
    return """
      \(name) = \(lengths), without a jump: at \(name) = \(LayoutUnit.text(of: point)) the formulas before and \
      these give the same
      """
  }

  /// The length at which the formulas of an interval and of the one before give the same values; nil if a value jumps.
  private func crossing(before index: Int) -> Double? {
    let point = sweep.breakpoints[index - 1]
    let (old, new) = (sweep.intervals[index - 1].formulas, sweep.intervals[index].formulas)
    guard old.map(\.attribute) == new.map(\.attribute), old.map(\.formula) != new.map(\.formula)
    else { return nil }
    return zip(old, new).allSatisfy { abs($0.formula(point) - $1.formula(point)) < 1e-3 }
      ? point : nil
  }

  // MARK: - What is new

  /// The views that have appeared and those that are gone; views inside of these are omitted.
  private func views(
    of interval: LayoutSweep.Interval, after last: LayoutSweep.Interval?
  ) -> [String] {
    guard let last else { return [] }
    return words("appears", Self.places(of: interval, besides: last))
      + words("is gone", Self.places(of: last, besides: interval))
  }

  private static func places(
    of interval: LayoutSweep.Interval, besides other: LayoutSweep.Interval
  ) -> [AlikeLines.Line] {
    let known = Set(paths(of: other))
    return paths(of: interval).filter { path in
      !known.contains(path) && (path.count == 1 || known.contains(path.dropLast()))
    }.map { AlikeLines.Line(path: $0, text: "") }
  }

  /// The paths of all views but the demo, in tree order.
  private static func paths(of interval: LayoutSweep.Interval) -> [[String]] {
    interval.formulas.compactMap { attribute, _ in
      attribute.attribute == .left
        ? (attribute.item as? View).flatMap { interval.path(of: $0) } : nil
    }
  }

  private func words(_ word: String, _ lines: [AlikeLines.Line]) -> [String] {
    AlikeLines(lines).texts.map { "\(word): \($0.path)\($0.text)" }
  }

  /// The texts whose number of lines has changed, and other contents whose length across the axis has changed.
  private func texts(
    of interval: LayoutSweep.Interval, after last: LayoutSweep.Interval?
  ) -> [String] {
    guard let last else { return [] }
    let before = Dictionary(
      last.lines.map { (answer.path(of: $0.view, in: last), $0.count) }
    ) { one, _ in one }
    var changed: [AlikeLines.Line] = []
    for (view, count) in interval.lines {
      let path = answer.path(of: view, in: interval)
      guard let old = before[path], old != count else { continue }
      changed.append(.init(path: path, text: " has \(Self.lines(count)), not \(old)"))
    }
    return words("text", changed)
      + words("content", contents(of: interval, after: last, besides: changed.map(\.path)))
  }

  /// The changed contents, without those that contain a text with another number of lines.
  private func contents(
    of interval: LayoutSweep.Interval, after last: LayoutSweep.Interval, besides texts: [[String]]
  ) -> [AlikeLines.Line] {
    let before = Dictionary(
      last.contents.map { (answer.path(of: $0.attribute.item, in: last), $0.length) }
    ) { one, _ in one }
    return interval.contents.compactMap { attribute, length in
      let path = answer.path(of: attribute.item, in: interval)
      guard let old = before[path], old != length, !texts.contains(where: { $0.starts(with: path) })
      else { return nil }
      let unit = name == "w" ? "rows" : "columns"
      return AlikeLines.Line(
        path: path,
        text: " needs \(LayoutUnit.text(of: length)) \(unit), not \(LayoutUnit.text(of: old))")
    }
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  /// The inequalities that begin to decide, and those that still exist but no longer decide.
  private func deciding(
    in interval: LayoutSweep.Interval, after last: LayoutSweep.Interval?
  ) -> [String] {
    let now = interval.binding.map { answer.line($0, in: interval) }
    let before = last.map { last in last.binding.map { answer.line($0, in: last) } } ?? []
    let leftOut = interval.findings.compactMap(\.constraint)
    let gone = zip(last?.binding ?? [], before).filter { constraint, _ in
      (constraint.holder.flatMap { interval.path(of: $0) } != nil)
        && !leftOut.contains { $0 === constraint }
    }.map(\.1)
    return words("decides", Self.without(before, now))
      + words("no longer decides", Self.without(now, gone))
  }

  /// Returns the lines that are not among `others`.
  private static func without(
    _ others: [AlikeLines.Line], _ lines: [AlikeLines.Line]
  ) -> [AlikeLines.Line] {
    let known = Set(others.map { $0.path + [$0.text] })
    return lines.filter { !known.contains($0.path + [$0.text]) }
  }

  /// The findings: new ones, continuing ones, and ended ones.
  private func findings(
    of interval: LayoutSweep.Interval, after last: LayoutSweep.Interval?
  ) -> [String] {
    let now = interval.findings.map { answer.line($0, in: interval) }
    var before = last.map { last in last.findings.map { answer.line($0, in: last) } } ?? []
    let new = Self.without(before, now)
    let still = Self.without(new, now)
    for index in before.indices { before[index].amount = nil }
    return AlikeLines(new).texts.map { "! \($0.path)\($0.text)" }
      + words("! still", still) + words("✓ no more", Self.without(now, before))
  }

  // MARK: - Tables

  /// A line for each item with its formulas.
  private static func table(of places: [SweepFrames.Place], _ name: String) -> [String] {
    let lines = places.map { place in
      let formulas = place.formulas.map { "\($0.attribute) = \($0.formula.text(for: name))" }
      return AlikeLines.Line(path: place.path, text: formulas.joined(separator: ", "))
    }
    let texts = AlikeLines(lines).texts
    let width = texts.map(\.path.columns).max() ?? 0
    return texts.map { path, text in
      path + String(repeating: " ", count: width - path.columns + 3) + text
    }
  }

  private var idle: [String] {
    guard !sweep.idle.isEmpty, let first = sweep.intervals.first else { return [] }
    let range = answer.range
    let lines = sweep.idle.map { idle in
      let would =
        idle.wouldBindAt.map { "; would decide at \(name) = \(LayoutUnit.text(of: $0))" }
        ?? "; no \(name == "w" ? "width" : "height") does, by the formulas"
      return answer.line(
        idle.constraint, in: first,
        """
        : nearest at \(name) = \(idle.length), with \(LayoutUnit.text(of: idle.slack)) to spare\(would)
        """)
    }
    return ["", "These inequalities never decide from \(range.lowerBound) to \(range.upperBound):"]
      + AlikeLines(lines).texts.map { "    \($0.path)\($0.text)" }
  }
}
