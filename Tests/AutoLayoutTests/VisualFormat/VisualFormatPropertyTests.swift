import AutoLayout
import SeededNumbers
import Testing

@MainActor struct VisualFormatPropertyTests {
  let views = Views()
  let metrics: [String: Double] = ["m": 3, "n_1": -0.5, "p": 250, "nan": .nan, "huge": 1e300]

  // MARK: - Printing

  @Test func `a constraint that can be said is made again by what is said`() throws {
    var random = SeededGenerator(seed: 1)
    let relations: [LayoutRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let inner = Box("inner")
    views.a.holding(inner)
    let items = views.all + [inner]
    var names = views.byName
    names["inner"] = inner
    var printed = 0
    for _ in 0..<12_000 {
      let second = Bool.random(using: &random) ? items.randomElement(using: &random) : nil
      let constraint = try? LayoutConstraint(
        item: try #require(items.randomElement(using: &random)),
        attribute: try #require(LayoutAttribute.allCases.randomElement(using: &random)),
        relatedBy: try #require(relations.randomElement(using: &random)), toItem: second,
        attribute: second == nil ? nil : LayoutAttribute.allCases.randomElement(using: &random),
        multiplier: Int.random(in: 0..<10, using: &random) == 0 ? 2 : 1,
        constant: constant(&random), priority: priority(&random))
      guard let constraint, let format = constraint.visualFormat else { continue }
      printed += 1
      let again = try LayoutConstraint.constraints(
        withVisualFormat: format, options: constraint.visualFormatOptions, views: names)
      expect(again, toBe: constraint, for: format)
    }
    #expect(printed > 500)
  }

  @Test func `what a format says is said again`() throws {
    var random = SeededGenerator(seed: 2)
    let directions: [VisualFormatOptions] = [[], .directionLeftToRight, .directionRightToLeft]
    for _ in 0..<1000 {
      let format = format(&random)
      let options = try #require(directions.randomElement(using: &random))
      for constraint in try views.constraints(format, options: options, metrics: metrics) {
        let text = try #require(constraint.visualFormat, "\(format): \(constraint.plainEquation)")
        let again = try views.constraints(text, options: constraint.visualFormatOptions)
        expect(again, toBe: constraint, for: "\(format): \(text)")
      }
    }
  }

  /// Records what differs; a plain condition, as an expectation takes much longer.
  private func expect(
    _ made: [LayoutConstraint], toBe constraint: LayoutConstraint, for format: String
  ) {
    if made.count == 1, isSame(made[0], constraint) { return }
    Issue.record("\(format) makes \(made.map(\.plainEquation)), not \(constraint.plainEquation)")
  }

  /// A multiplier of nothing does not count.
  private func isSame(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
    one.firstItem === other.firstItem && one.secondItem === other.secondItem
      && one.firstAttribute == other.firstAttribute && one.secondAttribute == other.secondAttribute
      && one.relation == other.relation
      && (one.secondItem == nil || one.multiplier == other.multiplier)
      && one.constant == other.constant && one.priority == other.priority
  }

  private func constant(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: 0
    case 2: Double(Int.random(in: -50...50, using: &random))
    case 3: Double.random(in: -10...10, using: &random)
    default:
      Double.random(in: -1...1, using: &random)
        * [1e-300, 1e-5, 1e17, 1e300][
          Int.random(in: 0..<4, using: &random)]
    }
  }

  private func priority(_ random: inout SeededGenerator) -> LayoutPriority {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .required
    case 1: LayoutPriority(Double(Int.random(in: 1...1000, using: &random)))
    default: LayoutPriority(Double.random(in: 0.001...1000, using: &random))
    }
  }

  // MARK: - Formats by the grammar

  /// A format that is right, with the names that `views` and `metrics` know.
  private func format(_ random: inout SeededGenerator) -> String {
    func pick(_ parts: String...) -> String { parts.randomElement(using: &random) ?? "" }
    func number() -> String {
      pick("0", "1", "12", "2.5", ".5", "3.", "1e2", "25E-1", "0x1F", "m", "n_1")
    }
    func predicate(_ objects: [String]) -> String {
      let object =
        (objects + [number(), number(), pick("-", "+") + pick("4", "1.5")])
        .randomElement(using: &random) ?? "0"
      return pick("", "==", "<=", ">=") + object + pick("", "", "@p", "@750", "@0.5", "@1000")
    }
    func predicates(_ objects: [String] = []) -> String {
      let count = Int.random(in: 1...3, using: &random)
      return "(" + (0..<count).map { _ in predicate(objects) }.joined(separator: ",") + ")"
    }
    func connection() -> String { pick("", "-", "-\(number())-", "-\(predicates())-") }
    func view() -> String {
      let sizes = Bool.random(using: &random) ? predicates(["a", "b", "c", "guide"]) : ""
      return "[\(pick("a", "b", "c", "guide"))\(sizes)]"
    }
    var text = pick("", "H:", "V:")
    if Bool.random(using: &random) { text += "|\(connection())" }
    text += view()
    for _ in 0..<Int.random(in: 0...3, using: &random) { text += connection() + view() }
    if Bool.random(using: &random) { text += "\(connection())|" }
    return text
  }

  // MARK: - Anything else

  @Test func `no text traps, and a caret lies within its format`() {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("HV:|[]()-@,<>=.abcmp_0129exnX+ \n标é😀\u{301}")
    for _ in 0..<4000 {
      let length = Int.random(in: 0..<14, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      _ = isAccepted(text, &random)
    }
    // Near misses go deeper than noise does.
    var accepted = 0
    for _ in 0..<4000 {
      var text = Array(format(&random))
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0...text.count, using: &random)
        let character = alphabet.randomElement(using: &random) ?? "|"
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(character, at: index)
        case 1 where index < text.count: text[index] = character
        default: if index < text.count { text.remove(at: index) }
        }
      }
      if isAccepted(String(text), &random) { accepted += 1 }
    }
    #expect((100...3900).contains(accepted))
  }

  /// Whether constraints are made; what is made or said instead is checked.
  private func isAccepted(_ format: String, _ random: inout SeededGenerator) -> Bool {
    // Most alignments fit only one axis, so half of the formats come without options.
    let mask: UInt64 = Bool.random(using: &random) ? 0xF_FFFF : 0
    let options = VisualFormatOptions(rawValue: UInt(random.next() & random.next() & mask))
    do {
      let made = try views.constraints(format, options: options, metrics: metrics)
      if !made.allSatisfy({ $0.error == nil && $0.constant.isFinite }) {
        Issue.record("\(format) makes a flawed constraint")
      }
      return true
    } catch {
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
      let isWhole = lines.count == (format.isEmpty ? 2 : 4)
      let pointsInside = (0...format.count).contains(error.offset)
      if !isWhole || !pointsInside || error.format != format || error.message.isEmpty
        || !(format.isEmpty || lines.last?.last == "^")
      {
        Issue.record("\(format): \(error)")
      }
      return false
    }
  }
}
