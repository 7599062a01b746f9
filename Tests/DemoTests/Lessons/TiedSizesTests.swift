import Ashlar
import Testing

@testable import Demos

/// A label that is as large as a button, and what becomes of the tie.
@MainActor @Suite struct TiedSizesTests {
  private let small = Size(width: 20, height: 3)
  private let large = Size(width: 36, height: 5)
  private let area = "/page/column/area"

  /// The button stands in the middle of the stage, and the label a row below it.
  private func check(
    _ keys: String, button: Size, label: Size, leftOut: Int = 0, numbers: [Double],
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("tied-sizes", after: keys, location) { strip in
      let stage = strip.stage
      let (upper, lower) = try (stage.frame("\(area)/button"), stage.frame("\(area)/label"))
      strip.expect(upper.size == button, "the button is \(upper.size)")
      strip.expect(lower.size == label, "the label is \(lower.size)")
      let middle = try stage.frame(area).midX
      strip.expect("middles", [upper.midX, lower.midX], [middle, middle])
      strip.expect("row between", lower.minY - upper.maxY, 1)
      let lines = try stage.lines()
      strip.expect(lines.count { $0.hasPrefix("✗") } == leftOut, "\(lines)")
      strip.expect(lines.count { $0.hasPrefix("✓") } == 4, "\(lines)")
      // Below 38 columns the page is wider than the stage.
      let left = Double(max(38, stage.size.width)) / 2 - label.width / 2
      strip.expect("readout", stage.readoutNumbers, [label.width, label.height, left] + numbers)
      strip.expect(stage.conflicts.count == leftOut, "\(stage.currentReports)")
      strip.expect(stage.additions == leftOut, "\(stage.currentReports)")
      strip.expect(stage.currentReports.count == 2 * leftOut, "\(stage.currentReports)")
    }
  }

  @Test func `the label is as large as the button`() throws {
    try check("", button: small, label: small, numbers: [20, 3])
  }

  @Test func `a number for a tied size is left out along both axes`() throws {
    try check("u", button: small, label: small, leftOut: 2, numbers: [36, 20, 2])
    let stage = try makeStage("tied-sizes", 62, 20, keys: "u")
    #expect(stage.conflicts.map(\.broken.equation) == ["label.width == 36", "label.height == 5"])
    for conflict in stage.conflicts {
      #expect(conflict.members.contains { $0.equation.contains("button") })
      #expect(conflict.members.allSatisfy { $0.source?.description.contains("TiedSizes") ?? true })
    }
  }

  @Test func `the button's own size is updated, and the label follows`() throws {
    try check("b", button: large, label: large, numbers: [36, 5])
  }

  @Test func `a label that is remade is not tied, and nothing contradicts it`() throws {
    try check("e", button: small, label: large, numbers: [])
  }

  @Test func `what was left out is forgotten as soon as the tie is gone`() throws {
    try check("ue", button: small, label: large, numbers: [])
    let stage = try makeStage("tied-sizes", 62, 20, keys: "ue")
    #expect(stage.earlierReports.count == 4)
    try check("ueu", button: small, label: small, leftOut: 2, numbers: [36, 20, 2])
    // The button itself does what the key does.
    try check("<enter>", button: small, label: small, leftOut: 2, numbers: [36, 20, 2])
    for key in ["u", "b", "e"] {
      try check(key + key, button: small, label: small, numbers: [20, 3])
    }
  }
}

extension HeadlessStage {
  /// How many times it is told that an update found nothing alike.
  var additions: Int {
    currentReports.count { "\($0)".contains("updateConstraints found nothing like") }
  }

  /// The lines of a demo's list of constraints.
  func lines() throws -> [String] {
    try labels(in: view("/page/column/list")).compactMap(\.text).filter { !$0.isEmpty }
  }
}
