import Testing
import TextFixtures

@testable import TextLayout

/// Line breaking against Unicode's own examples of UAX 14.
@Suite(.enabled(if: BreakTestFile.isExpected, Comment(rawValue: BreakTestFile.remark)))
struct `Line breaks of Unicode's examples` {
  /// Whether lines break where the file says.
  private func isRight(_ example: BreakTestFile.Case) -> Bool {
    let units = Array(example.text.utf16)
    var found: [Int] = []
    guard LineBreaks.forEach(in: units, { found.append($0) }) else { return false }
    var offset = 0
    var offsets = [0]
    for scalar in example.scalars {
      offset += scalar.utf16.count
      offsets.append(offset)
    }
    return found.filter { $0 < units.count } == example.breaks.map { offsets[$0] }
  }

  @Test func `of all examples 99.5 in a hundred are right`() throws {
    let cases = try BreakTestFile("LineBreakTest").cases
    #expect(cases.count > 7000)
    let right = cases.count(where: isRight)
    #expect(Double(right) >= 0.995 * Double(cases.count))
  }

  /// What ICU 72 does otherwise, on purpose.
  private static let known = [
    // After a hyphen that starts a word ICU keeps what follows with it, as in "-ment": a rule of its
    // own (20.09), which the later versions of UAX 14 took over as LB20a.
    "× 002D ÷ 0023 ÷",
    "× 002D × 0308 ÷ 0023 ÷",
    "× 002D ÷ 00A7 ÷",
    "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 50005 ÷",
    "× 002D × 0308 ÷ 50005 ÷",
    "× 002D ÷ 0E01 ÷",
    "× 002D × 0308 ÷ 0E01 ÷",
    // A digit stays with the comma or full stop before it, as in ".35": LB25 has that (IS × NU), the
    // tailoring of numbers by which the examples were made (its example 7) has not.
    "× 002C ÷ 0030 ÷",
    "× 002C × 0308 ÷ 0030 ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 "
      + "× 006E × 0074 × 0073 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  ]

  /// Whether the list is of the versions that are installed: others have other examples and rules.
  private static let knowsVersions =
    LineBreaks.version == 72 && (try? BreakTestFile("LineBreakTest").version) == "15.0.0"

  @Test(.enabled(if: knowsVersions, "The list is of ICU 72 and Unicode 15.0."))
  func `the examples that are not right are known`() throws {
    let cases = try BreakTestFile("LineBreakTest").cases
    #expect(cases.filter { !isRight($0) }.map(\.source) == Self.known)
  }
}
