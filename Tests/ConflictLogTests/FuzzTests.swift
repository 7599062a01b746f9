import Foundation
import SeededNumbers
import Testing

@testable import ConflictLog

private func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

/// Seconds of fuzzing that were asked for.
private let seconds = setting("ASHLAR_FUZZ_SECONDS").flatMap(Double.init)

/// Logs that were changed at random are read to their end, and what is said of them holds.
struct LogFuzzTests {
  private static let originals =
    CulpritTests.samples.map { log($0.lines, broken: $0.broken) }
    + DamageTests.damaged.map(\.text) + [ExampleLog.text]

  /// What a change may put in.
  private static let pieces = [
    "<", ">", "\"", "'", "(", ")", "[", "]", "|", "-", "=", "==", ">=", "*", "@", "#", "^", "&",
    "\\", "\\n", "\n", "\r\n",
    "0x", ":", ".", "...", "names:", "(active", "H:", "V:", "e308", "-1", "99999999999999999999",
    "NaN", "inf", "0.0000000001",
    "Constraint:", "<NSLayoutConstraint:0x1 ", ".height == 0", ".centerX", ".leadingMargin",
    "priority:", "'UISV-hiding' ",
    "Unable to simultaneously satisfy constraints.", "by breaking constraint ", "\u{0}",
    "\u{1B}[31m", "\u{301}", "🏝️", "的",
    "Hug:", "NSSpace(", "(LTR)", "h=", "v=", "&lt;", "**", "(lldb)", "Written at:", " ",
  ]

  /// Returns a log that differs from one of the originals in some places.
  private static func mutated(_ generator: inout SeededGenerator) -> String {
    var text = Array(originals.randomElement(using: &generator) ?? "")
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let place = Int.random(in: 0...text.count, using: &generator)
      let length = min(Int.random(in: 0...30, using: &generator), text.count - place)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: text.removeSubrange(place..<place + length)
      case 1: text.insert(contentsOf: pieces.randomElement(using: &generator) ?? "", at: place)
      case 2: text.insert(contentsOf: text[place..<place + length], at: place)
      case 3:
        let other = Array(originals.randomElement(using: &generator) ?? "")
        text.insert(contentsOf: other.prefix(Int.random(in: 0...400, using: &generator)), at: place)
      case 4:
        text.replaceSubrange(
          place..<place + length, with: pieces.randomElement(using: &generator) ?? "")
      default:
        if let digit = text[place...].firstIndex(where: \.isASCIIDigit) {
          text[digit] = Character(String(Int.random(in: 0...9, using: &generator)))
        }
      }
    }
    return String(text)
  }

  /// Returns what is wrong with the explanation of a log; nothing if all holds.
  private static func fault(_ text: String) -> String? {
    let found = conflicts(in: text)
    for conflict in found.conflicts {
      let explanation = Explanation(conflict)
      let indices = conflict.constraints.indices
      guard explanation.core.allSatisfy(indices.contains) else { return "core \(explanation.core)" }
      guard explanation.core == explanation.core.sorted() else { return "order of the core" }
      let named =
        explanation.culprits.compactMap(\.constraint) + [explanation.broken].compactMap(\.self)
      guard named.allSatisfy(indices.contains) else { return "named \(named)" }
      let isSound = explanation.isContradictory == (explanation.sum != nil)
      guard isSound else { return "sum \(explanation.sum ?? "none")" }
      guard !explanation.text.isEmpty, !explanation.markdown.isEmpty else { return "empty" }
      let data = Data(explanation.json.utf8)
      guard (try? JSONSerialization.jsonObject(with: data)) != nil else { return "JSON" }
      // The core contradicts itself alone, unless a superview was known from another line.
      if explanation.isContradictory {
        var core = conflict
        core.constraints = explanation.core.map { conflict.constraints[$0] }
        core.broken = nil
        let knew = Hierarchy(conflict.constraints)
        let knows = Hierarchy(core.constraints)
        let isAlike = core.constraints.flatMap(\.items).allSatisfy {
          knew.superview(of: $0) == knows.superview(of: $0) && !$0.isUnnamedSuperview
        }
        guard !isAlike || Explanation(core).isContradictory else { return "the core agrees" }
      }
    }
    return nil
  }

  @Test(arguments: 0..<8)
  func `changed logs are explained`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<12 {
      let text = Self.mutated(&generator)
      #expect(Self.fault(text) == nil, "\(text)")
    }
  }

  /// Prints the first seed, which `ASHLAR_FUZZ_SEED` begins with again, and that of each failure.
  @Test(.enabled(if: seconds != nil))
  func `fuzzing finds nothing in logs`() {
    var seed =
      setting("ASHLAR_FUZZ_SEED").flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    var count = 0
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    repeat {
      var generator = SeededGenerator(seed: seed)
      let text = Self.mutated(&generator)
      let start = ContinuousClock.now
      let fault = Self.fault(text)
      let took = ContinuousClock.now - start
      #expect(fault == nil, "seed \(seed): \(fault ?? "")")
      #expect(took < .seconds(5), "seed \(seed) took \(took)")
      seed += 1
      count += 1
    } while ContinuousClock.now < end
    print("\(count) changed logs")
  }
}
