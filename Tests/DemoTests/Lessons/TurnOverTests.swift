import Ashlar
import Testing

@testable import Demos

/// A name and an address, turned from a row into a column.
@MainActor @Suite struct TurnOverTests {
  private let card = "/page/column/area/card"

  /// Where the address is, and how many of its constraints are left out.
  private func check(
    _ keys: String, isColumn: Bool = false, constraints: Int = 2, leftOut: Int = 0,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("turn-over", after: keys, location) { strip in
      let stage = strip.stage
      let (name, address) = try (
        stage.view("\(card)/name").layoutFrame, stage.view("\(card)/address").layoutFrame
      )
      strip.expect("name", [name.minX, name.minY, name.width, name.height], [2, 2, 9, 1])
      strip.expect("address", [address.width, address.height], [14, 1])
      if isColumn {
        strip.expect("column", [address.minX, address.minY], [name.minX, name.maxY + 2])
        strip.expectReadout(address.minY, name.maxY, 2, address.minX)
      } else {
        strip.expect("row", [address.minX, address.minY], [name.maxX + 2, name.minY])
        strip.expectReadout(
          address.minX, name.maxX, 2, leftOut > 0 ? Double(leftOut) : address.minY)
      }
      let lines = try stage.lines()
      strip.expect(lines.count == constraints, "\(lines)")
      strip.expect(lines.count { $0.hasPrefix("✗") } == leftOut, "\(lines)")
      strip.expect(stage.conflicts.count == leftOut, "\(stage.currentReports)")
      strip.expect(stage.additions == leftOut, "\(stage.currentReports)")
      strip.expect(stage.currentReports.count == 2 * leftOut, "\(stage.currentReports)")
    }
  }

  @Test func `a remake turns it over and back, and contradicts nothing`() throws {
    try check("")
    try check("e", isColumn: true)
    try check("ee")
    try check("eee", isColumn: true)
  }

  @Test func `an update moves nothing, and two are left out`() throws {
    try check("u", constraints: 4, leftOut: 2)
    let stage = try makeStage("turn-over", 62, 20, keys: "u")
    let out = stage.conflicts.map(\.broken.equation)
    #expect(out.count == 2)
    // What a column needs came last, once along each axis.
    #expect(out.allSatisfy { $0.contains("name.left") || $0.contains("name.bottom") }, "\(out)")
  }

  @Test func `an update back finds what was there, and all four stay`() throws {
    try check("uu", constraints: 4, leftOut: 2)
  }

  @Test func `a remake on a new card knows nothing of an update before`() throws {
    try check("ue", isColumn: true)
    try check("eu", constraints: 4, leftOut: 2)
    try check("uue", isColumn: true)
  }
}
