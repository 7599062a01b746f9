import ConflictAnalysis
import ConstraintNotation
import Localization

/// The sentences of an explanation, in one language.
struct ExplanationDetails: Sendable {
  /// The number of contradicting constraints, and their axis.
  let headline: String
  /// The meaning of the sum for the views; nil if there is no sum.
  let meaning: String?
  /// For each constraint, by index, a sentence and its origin.
  let sentences: [(sentence: String, origin: String)]
  /// The indices of the broken constraint and of those that contradict it, without those of the core.
  let others: [Int]
  /// The broken constraint, and the effect of breaking it; nil if the log does not name it.
  let breaking: String?
  /// The assumptions and omissions.
  let notes: [String]

  init(_ examined: ExaminedConflict, _ language: Language) {
    headline = Self.headline(examined)[language]
    meaning = examined.examination.sum?.meaning(examined.examination)[language]
    sentences = examined.constraints.indices.map { index in
      (
        examined.examination.sentence(index)[language],
        examined.examination.origin(index).phrase(examined.constraints[index])[language]
      )
    }
    let contradiction = examined.contradiction
    others =
      contradiction?.otherWay?.members.filter { contradiction?.core.contains($0) == false } ?? []
    breaking = Self.breaking(examined)?[language]
    notes = Self.notes(examined).map { $0[language] }
  }

  private static func headline(_ examined: ExaminedConflict) -> LocalizedText {
    let count = examined.constraints.count
    guard let contradiction = examined.contradiction else {
      return LocalizedText(
        "no contradiction in the \(count) printed \(count == 1 ? "constraint" : "constraints")",
        chinese: "所列 \(count) 条约束并不矛盾")
    }
    let core = contradiction.core.count
    let axis = examined.examination.axis?.words
    let end = axis.map { LocalizedText(", \($0)", chinese: "（\($0)）") } ?? LocalizedText.empty
    if core == 1 { return LocalizedText("one constraint is impossible", chinese: "一条约束无法满足") + end }
    return LocalizedText(
      core == count
        ? "these \(core) constraints contradict each other"
        : "\(core) of \(count) constraints contradict each other",
      chinese: core == count ? "这 \(core) 条约束互相矛盾" : "\(count) 条约束中有 \(core) 条互相矛盾") + end
  }

  // MARK: - The broken constraint

  private static func breaking(_ examined: ExaminedConflict) -> LocalizedText? {
    guard let broken = examined.conflict.broken else { return nil }
    let number = broken + 1
    let start = LocalizedText("Broken: [\(number)].", chinese: "被系统打破的是 [\(number)]。")
    guard let contradiction = examined.contradiction else { return start }
    guard contradiction.core.contains(broken) else {
      return start + outside(broken, contradiction)
    }
    return start + (effect(broken, contradiction, examined) ?? LocalizedText.empty)
  }

  /// Returns the way in which a broken constraint outside the core contradicts the others.
  private static func outside(_ broken: Int, _ contradiction: Contradiction) -> LocalizedText {
    switch contradiction.otherWay {
    case .same(let members):
      let more = members.filter { $0 != broken && !contradiction.core.contains($0) }
      let list = numbers(more)
      return more.isEmpty
        ? LocalizedText(
          " It leads to the same contradiction by another way; the shorter one, above, does without it.",
          chinese: "它经另一条路通向同一处矛盾；上面列出的是较短的一条，不需要它。")
        : LocalizedText(
          " With \(list) it leads to the same contradiction by another way; the shorter one, above, does without them.",
          chinese: "它与 \(list) 一起，经另一条路通向同一处矛盾；上面列出的是较短的一条，不需要它们。")
    case .second(let members):
      let list = numbers(members.filter { $0 != broken })
      return LocalizedText(
        " It is in a second contradiction, with \(list).", chinese: "它属于另一处矛盾，与 \(list) 冲突。")
    case .nowhere:
      return LocalizedText(
        " Nothing that is printed contradicts it: a constraint must be missing.",
        chinese: "所列的约束都不与它矛盾：必定缺了一条。")
    case .unknown, nil:
      return LocalizedText(
        " It is not in the smallest set that was found.", chinese: "它不在所找到的最小的一组之中。")
    }
  }

  /// Returns the numbers of constraints: `[1], [2], [7]`.
  private static func numbers(_ indices: [Int]) -> String {
    indices.map { "[\($0 + 1)]" }.joined(separator: ", ")
  }

  /// Returns the actual value of the broken constraint's attribute, if the other constraints
  /// determine it; nil otherwise.
  private static func effect(
    _ broken: Int, _ contradiction: Contradiction, _ examined: ExaminedConflict
  ) -> LocalizedText? {
    let statement = contradiction.statements[broken]
    guard contradiction.core.count <= 60, statement.isSimple, let first = statement.first,
      let axis = first.attribute.axis
    else { return nil }
    let system = LogSystem(
      Array(examined.constraints.prefix(Contradiction.mostConstraints)), examined.hierarchy,
      assuming: max(contradiction.assumption, .noNegativeSize))
    let others = contradiction.core.filter { $0 != broken }
    guard system.proof(of: others, last: nil) == nil else {
      return LocalizedText(
        " Without it the others contradict each other still, since no size is below 0: another log follows.",
        chinese: "去掉它之后，其余约束仍然矛盾（尺寸不能小于 0）：随后还会有一条日志。")
    }
    guard let range = system.range(of: broken, beside: contradiction.core) else { return nil }
    let wanted = statement.constant
    let (low, high) = (rounded(wanted + range.lowerBound), rounded(wanted + range.upperBound))
    let isSize = first.attribute.role == .size && statement.second == nil
    let name = examined.names(first)
    // Printed numbers are rounded, so the range of a determined size has a small length.
    if isSize, high - low < 0.1 {
      return LocalizedText(
        " Now \(examined.names(first.item)) is \(rounded((low + high) / 2).short) \(axis.extent) in place of \(wanted.short).",
        chinese: "于是 \(name) 为 \(rounded((low + high) / 2).short)，而不是 \(wanted.short)。")
    }
    if isSize {
      let nearest = wanted < low ? low : high
      guard nearest.isFinite else { return nil }
      return LocalizedText(
        " Now \(examined.names(first.item)) is \(wanted < low ? "at least" : "at most") \(nearest.short) \(axis.extent).",
        chinese: "于是 \(name) \(wanted < low ? "至少" : "至多")为 \(nearest.short)。")
    }
    let nearest = wanted < low ? low : high
    guard nearest.isFinite, let second = statement.second else { return nil }
    if first.attribute.role == .size {
      let amount = abs(wanted - nearest).short
      return LocalizedText(
        " Now \(name) is \(amount) \(wanted < low ? "more" : "less") than it says.",
        chinese: "于是 \(name) 比它要求的\(wanted < low ? "大" : "小") \(amount)。")
    }
    guard statement.multiplier == 1 else { return nil }
    // The edge misses its place by this distance.
    return LocalizedText(
      " Now \(name) lies \(abs(wanted - nearest).short) away from where it should be, seen from \(examined.names(second)): views overlap or stick out there.",
      chinese:
        "于是 \(name) 相对 \(examined.names(second)) 偏离了 \(abs(wanted - nearest).short)：视图会在那里重叠或超出。"
    )
  }

  /// Returns a number rounded to hundredths, since the printed numbers are rounded, too.
  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  // MARK: - Notes

  private static func notes(_ examined: ExaminedConflict) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    if let contradiction = examined.contradiction {
      notes += assumptions(contradiction, examined)
      if contradiction.isCut {
        notes.append(
          LocalizedText(
            "There are too many constraints to find the smallest set: this one may be larger.",
            chinese: "约束过多，未能求出最小的一组：这一组可能偏大。"))
      }
    } else {
      notes += MissingPart.phrases(examined)
    }
    if examined.conflict.isBrokenUnlisted {
      notes.append(
        LocalizedText(
          "The broken constraint is not in the list; it counts as its last one.",
          chinese: "被打破的约束不在列表里，此处把它当作最后一条。"))
    }
    if examined.conflict.omitted > 0 {
      notes.append(
        LocalizedText(
          "\(examined.conflict.omitted) more constraints were left out.",
          chinese: "另有 \(examined.conflict.omitted) 条约束未读入。"))
    }
    if examined.constraints.contains(where: \.hasGuessedNames) {
      notes.append(
        LocalizedText(
          "A display name could mean more than one view; the order of the names decided.",
          chinese: "有的显示名可能指多个视图，按名字的先后判断。"))
    }
    return notes
  }

  private static func assumptions(
    _ contradiction: Contradiction, _ examined: ExaminedConflict
  ) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    let sizes = contradiction.rules.filter(\.isSize).map { examined.names($0.item) }
    if !sizes.isEmpty {
      let list = sizes.prefix(4).joined(separator: ", ") + (sizes.count > 4 ? "…" : "")
      notes.append(
        LocalizedText(
          "Not printed, and needed: no size is below 0 (here of \(list)).",
          chinese: "日志没有写、但必须成立的是：尺寸不小于 0（此处是 \(list)）。"))
    }
    if contradiction.assumption >= .noNegativeMargin,
      contradiction.rules.contains(where: { !$0.isSize })
    {
      notes.append(
        LocalizedText(
          "The margins are not printed; they are at least 0.", chinese: "日志没有写出 margin，按不小于 0 计算。"))
    }
    for guess in contradiction.guesses {
      let (item, superview) = (examined.names(guess.item), examined.names(guess.superview))
      notes.append(
        LocalizedText(
          "Guessed: the superview of \(item), which the log does not name, is \(superview).",
          chinese: "推测：日志没有写明 \(item) 的父视图，此处当作 \(superview)。"))
    }
    return notes
  }
}
