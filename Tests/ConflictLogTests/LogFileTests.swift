import Foundation
import Testing

@testable import ConflictLog
import Localization

/// Whole logs of many kinds, in `Logs`: what a reader in a hurry sees of them.
struct LogFileTests {
  /// What is said of a conflict.
  struct Expected: Equatable {
    /// Nil for one that does not contradict itself.
    var sum: String?
    /// The rule of the likeliest cause, and the constraint that it names, from 0.
    var rule: String?
    var constraint: Int?
    var broken: Int?
  }

  /// The conflicts of each file.
  static let expected: [String: [Expected]] = [
    "action-sheet": [
      Expected(sum: "-16 < 0", rule: "negative-size", constraint: 0, broken: 0)
    ],
    "added-twice": [
      Expected(sum: "88 ≠ 44", rule: "same-constraint-twice", constraint: 1, broken: 1)
    ],
    "alert-with-an-image": [
      Expected(sum: "20 + 240 + 20 = 280 ≠ 270", rule: "systems-own", broken: 0)
    ],
    "aspect-ratio": [
      Expected(
        sum: "1.77778 × 200 = 355.56 ≠ 375", rule: "aspect-ratio", constraint: 0, broken: 1)
    ],
    "chinese-shop": [
      Expected(
        sum: "15 + 180 + 10 + 180 + 15 = 400 ≠ 375", rule: "size-and-both-ends", constraint: 1,
        broken: 3)
    ],
    "encapsulated-height-row": [
      Expected(
        sum: "12 + 90 + 8 + 21 + 12 = 143 > 116.5", rule: "stale-row-height", constraint: 5,
        broken: 0)
    ],
    "equal-stack": [
      Expected(
        sum: "2 × 120 + 8 = 248 ≠ 300", rule: "stack-distribution", constraint: 0, broken: 0)
    ],
    "half-as-wide": [
      Expected(
        sum: "10 + 10 + 1/2 × 375 = 207.5 ≠ 375", rule: "own-constraint", constraint: 0, broken: 0)
    ],
    "gitlab-empty-frame": [
      Expected(sum: "80 ≠ 0", rule: "empty-frame", constraint: 3, broken: 2)
    ],
    "github-issue-quote": [
      Expected(sum: "24 + 500 + 24 = 548 > 414", rule: "out-of-proportion", constraint: 0)
    ],
    "hosting-controller": [
      Expected(
        sum: "8 + 160 + 8 = 176 ≠ 50", rule: "stale-row-height", constraint: 3, broken: 2)
    ],
    "interleaved-two-logs": [
      Expected(sum: "80 ≠ 64", rule: "same-constraint-twice", constraint: 1, broken: 1),
      Expected(sum: "24 + 24 = 48 > 0", rule: "temporary-size", constraint: 2, broken: 1),
    ],
    "ios6-visual-format": [
      Expected(
        sum: "20 + 300 + 20 = 340 ≠ 320", rule: "size-and-both-ends", constraint: 0, broken: 0)
    ],
    "jenkins-hidden-row": [
      Expected(sum: "8 + 24 + 8 = 40 ≠ 0", rule: "hidden-in-stack", constraint: 3, broken: 0)
    ],
    "keyboard-assistant": [Expected(sum: "45 ≠ 0", rule: "systems-own", broken: 3)],
    "lldb-po": [
      Expected(sum: "16 + 400 + 16 = 432 ≠ 375", rule: "out-of-proportion", constraint: 2)
    ],
    "macos-sidebar": [
      Expected(
        sum: "20 + 240 + 20 = 280 > 180", rule: "out-of-proportion", constraint: 2, broken: 2)
    ],
    "margins-do-not-contradict": [Expected(broken: 2)],
    "mask-left-on-centre": [
      Expected(
        sum: "1/2 × 0 = 0 ≠ 195 = 1/2 × 390", rule: "mask-left-on", constraint: 2, broken: 0)
    ],
    "masonry-described-row": [
      Expected(
        sum: "10 + 120 + 8 + 10 = 148 > 43.67", rule: "stale-row-height", constraint: 4,
        broken: 1)
    ],
    "react-native": [Expected(sum: "83 > 49", rule: "two-sizes", constraint: 1)],
    "safe-area": [
      Expected(
        sum: "20 + 40 + 600 + 40 = 700 > 667", rule: "container-too-small", constraint: 3,
        broken: 0)
    ],
    "snapkit-collection-cell": [
      Expected(
        sum: "16 + 48 + 12 + 16 = 92 > 50", rule: "stale-row-height", constraint: 4, broken: 3)
    ],
    "storyboard-two-tops": [
      Expected(
        sum: "64 + 16 + 400 + 16 + 49 = 545 > 480", rule: "container-too-small", constraint: 7,
        broken: 6)
    ],
    "toolbar-before-layout": [
      Expected(sum: "16 + 16 = 32 > 0", rule: "systems-own", broken: 4)
    ],
    "truncated-in-the-list": [Expected()],
    "tvos-shelf": [
      Expected(
        sum: "90 + 3 × 580 + 48 + 48 + 90 = 2016 ≠ 1920", rule: "size-and-both-ends",
        constraint: 1, broken: 1)
    ],
    "xamarin-row": [
      Expected(sum: "64 ≠ 44.33", rule: "stale-row-height", constraint: 3)
    ],
    "xcode15-metadata": [
      Expected(sum: "20 ≠ 0", rule: "pinned-in-stack", constraint: 0, broken: 0)
    ],
  ]

  /// The lines that are not understood.
  private static let unknown = ["interleaved-two-logs": [6], "truncated-in-the-list": [10]]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Logs")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
  }

  @Test func `every file is expected to say something`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.expected.keys.map { $0 + ".txt" }.sorted())
  }

  @Test(arguments: expected.keys.sorted())
  func `a log of its kind is understood`(name: String) throws {
    let found = conflicts(in: try Self.text(name))
    let said = found.conflicts.map { conflict in
      let explanation = Explanation(conflict)
      let culprit = explanation.culprits.first
      return Expected(
        sum: explanation.sum, rule: culprit?.rule, constraint: culprit?.constraint,
        broken: explanation.broken)
    }
    #expect(said == Self.expected[name])
    #expect(found.unknown.map(\.line) == Self.unknown[name] ?? [])
  }

  /// The sum stands in the first five lines, the cause in the next five.
  @Test(arguments: expected.keys.sorted(), [Language.english, .simplifiedChinese])
  func `a reader in a hurry finds the sum and the cause`(name: String, language: Language) throws {
    for conflict in conflicts(in: try Self.text(name)).conflicts {
      let explanation = Explanation(conflict, language: language)
      guard let sum = explanation.sum else { continue }
      let cause = try #require(explanation.culprits.first).reason
      let lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.prefix(5).contains { $0.hasPrefix("    \(sum)") })
      #expect(lines.dropFirst(5).prefix(5).contains { $0.hasPrefix("  1. \(cause)") })
    }
  }
}
