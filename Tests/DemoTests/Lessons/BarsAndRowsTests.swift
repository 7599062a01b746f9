import Ashlar
import Testing

@testable import Demos

/// A page between its bars, and rows that are opened.
@MainActor @Suite struct BarsAndRowsTests {
  // MARK: - Guides

  private func checkPage(
    _ keys: String, shown: [String], top: Double, bottom: Double,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("guides", after: keys, location) { strip in
      let stage = strip.stage
      let (width, height) = (Double(stage.size.width), Double(stage.size.height))
      let bars = ["top", "bottom", "keyboard"]
      let seen = bars.filter { stage.demo.descendant($0)?.isHidden == false }
      strip.expect(seen == shown, "\(seen)")
      var free = (top: 0.0, bottom: height)
      for name in seen {
        let bar = try stage.view("/page/\(name)").layoutFrame
        strip.expect("\(name) across", [bar.minX, bar.maxX], [0, width])
        if name == "top" {
          strip.expect("top", bar.minY, 0)
          free.top = bar.maxY
        } else {
          strip.expect("bottom", bar.maxY, height)
          free.bottom = min(free.bottom, bar.minY)
        }
      }
      strip.expect("heights", free.top + (free.bottom - free.top) + (height - free.bottom), height)
      strip.expect("covered", [free.top, height - free.bottom], [top, bottom])
      let (text, field) = try (
        stage.view("/page/text"), stage.view("/page/field").layoutFrame
      )
      strip.expect("text", text.layoutFrame.minY, free.top + 1)
      let lines = wrapped(text.text ?? "", columns: stage.size.width - 2).count
      strip.expect("lines", text.layoutFrame.height, Double(lines))
      strip.expect("field", [field.minY, field.maxY], [free.bottom - 3, free.bottom])
      strip.expect(
        "sides", [text.layoutFrame.minX, field.minX, text.layoutFrame.maxX, field.maxX],
        [1, 0, width - 1, width])
      strip.expectReadout(text.layoutFrame.minY, field.maxY, height, height - free.bottom)
      strip.expectNoReports()
    }
  }

  @Test func `the text begins below the bar, and the field ends above what covers the bottom`()
    throws
  {
    try checkPage("", shown: ["top"], top: 1, bottom: 0)
    try checkPage("1", shown: [], top: 0, bottom: 0)
    try checkPage("2", shown: ["top", "bottom"], top: 1, bottom: 1)
    try checkPage("12", shown: ["bottom"], top: 0, bottom: 1)
    try checkPage("3", shown: ["top", "keyboard"], top: 1, bottom: 5)
    try checkPage("23", shown: ["top", "bottom", "keyboard"], top: 1, bottom: 5)
    try checkPage("1233", shown: ["bottom"], top: 0, bottom: 1)
  }

  // MARK: - Expanding

  /// Open rows show all of their text, closed ones two lines.
  private func checkRows(
    _ keys: String, selected: Int = 0, isOpen: (Int) -> Bool,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("expanding", after: keys, location) { strip in
      let stage = strip.stage
      let rows = stage.rows
      strip.expect(!rows.isEmpty, "no rows")
      for (above, below) in zip(rows, rows.dropFirst()) {
        strip.expect("row below", below.layoutFrame.minY, above.layoutFrame.maxY)
      }
      for row in rows {
        let index = try #require(row.rowIndex)
        let labels = stage.labels(in: row)
        strip.expect(labels.map(\.name) == ["title", "text"], "\(labels.map(\.path))")
        guard labels.count == 2 else { continue }
        let (title, text) = (labels[0], labels[1])
        let sign = isOpen(index) ? "▾" : "▸"
        strip.expect(title.text == "\(sign) row\(index)", title.text ?? "")
        strip.expect(
          "sides", [text.layoutFrame.minX, text.layoutFrame.maxX],
          [2, row.layoutFrame.width - 2])
        let lines = wrapped(text.text ?? "", columns: stage.size.width - 4).count
        let shown = Double(isOpen(index) ? lines : min(2, lines))
        strip.expect("\(row.name)'s text", text.layoutFrame.height, shown)
        strip.expect("\(row.name)", row.layoutFrame.height, 1 + shown + 1)
        guard index == selected else { continue }
        let numbers = [row.layoutFrame.height, 1, shown, 1] + (isOpen(index) ? [] : [2, 750])
        strip.expect("readout", stage.readoutNumbers, numbers)
        strip.expect(stage.readout.hasPrefix("\(row.name).height"), stage.readout)
      }
      strip.expectNoReports()
    }
  }

  @Test func `closed rows show two lines, open ones all`() throws {
    try checkRows("", isOpen: { _ in false })
    try checkRows("o", isOpen: { _ in true })
    try checkRows("oo", isOpen: { _ in false })
    try checkRows("<enter>", isOpen: { $0 == 0 })
    try checkRows("<enter><enter>", isOpen: { _ in false })
    try checkRows("o<enter>", isOpen: { $0 != 0 })
    try checkRows("<enter><down><down><enter>", selected: 2, isOpen: { $0 == 0 || $0 == 2 })
    try checkRows("<end><enter>", selected: 11, isOpen: { $0 == 11 })
  }

  @Test func `what the open row takes moves the rows below, and no other`() throws {
    let stage = try makeStage("expanding", 62, 24, keys: "<down>")
    let before = stage.rows.map(\.layoutFrame)
    try stage.press("<enter>")
    let after = stage.rows.map(\.layoutFrame)
    #expect(after[0] == before[0] && after[1].minY == before[1].minY)
    let growth = after[1].height - before[1].height
    #expect(growth > 0)
    for (old, new) in zip(before, after).dropFirst(2) {
      #expect(isClose(new.minY, old.minY + growth) && new.height == old.height)
    }
  }
}
