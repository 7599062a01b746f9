import Foundation
import PseudoTerminal
import Testing

/// The programs that are there to be copied put a label in the middle of the terminal.
@Suite struct `A first program` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Where the tests and all modules were built.
  private static let products = URL(filePath: PseudoTerminal.sibling(""))

  @Test func `of ten lines is what the page has`() throws {
    let lines = try pageProgram().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "import Ashlar")
    #expect(lines.dropFirst().filter { !$0.isEmpty }.count == 10)
  }

  @Test func `of ten lines keeps its label in the middle`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try PseudoTerminal(running: try compiled(try pageProgram(), in: folder).path)
    let size = Box(width: 16, height: 3)
    try terminal.wait(for: "the label") { terminal.screen.box == size.centered(in: 80, 24) }
    for (columns, rows) in [(20, 5), (81, 24), (200, 60), (80, 25), (20, 5)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.wait(for: "the label in \(columns)x\(rows)") {
        terminal.screen.box == size.centered(in: columns, rows)
      }
    }
    #expect(terminal.screen.row(2).contains("│Stone on stone│"))
    terminal.send(Key.controlC)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `of the readme keeps its label in the middle, half as wide`() throws {
    let terminal = try PseudoTerminal(running: PseudoTerminal.sibling("Hello"))
    // Half of the width less the border is 38, 18 and 98: the text takes two lines, four and one.
    for (columns, rows, height) in [(80, 24, 4), (40, 12, 6), (200, 60, 3), (80, 24, 4)] {
      terminal.resize(columns: columns, rows: rows)
      let size = Box(width: columns / 2, height: height)
      try terminal.wait(for: "the label in \(columns)x\(rows)") {
        terminal.screen.box == size.centered(in: columns, rows)
      }
    }
    terminal.send(Key.controlC)
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: - The page's program

  /// The first sample of the DSL's first page.
  private func pageProgram() throws -> String {
    let page = try String(
      contentsOf: Self.root.appending(path: "Sources/Masonry/Masonry.docc/Masonry.md"),
      encoding: .utf8)
    let start = try #require(page.firstRange(of: "```swift\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```")).lowerBound
    return String(page[start..<end])
  }

  /// Compiles a program with the modules that the tests were built with.
  private func compiled(_ program: String, in folder: URL) throws -> URL {
    let source = folder.appending(path: "main.swift")
    try program.write(to: source, atomically: true, encoding: .utf8)
    let modules = [
      "Ashlar", "AutoLayout", "CTerminalSupport", "Cassowary", "CellDrawing", "CellViews",
      "Masonry", "NcursesBackend", "TerminalInterface", "TextLayout",
    ]
    let objects = modules.flatMap { module in
      let folder = Self.products.appending(path: "\(module).build")
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (names ?? []).filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
    }
    let result = folder.appending(path: "program")
    let support = Self.products.appending(path: "CTerminalSupport.build/module.modulemap").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", source.path, "-o", result.path,
        "-I", Self.products.appending(path: "Modules").path,
        "-I", Self.root.appending(path: "Sources/CNcurses").path,
        "-I", Self.root.appending(path: "Sources/CICU").path,
        "-Xcc", "-fmodule-map-file=\(support)",
      ] + objects
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return result
  }
}

/// Where a bordered label stands on a screen.
private struct Box: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  /// In the middle of a terminal; an edge halfway between two cells is at the later one.
  func centered(in columns: Int, _ rows: Int) -> Box {
    Box(
      x: (columns - width + 1) / 2, y: (rows - height + 1) / 2, width: width, height: height)
  }
}

extension EmulatedScreen {
  /// What stands between rounded corners, if there is one such thing and nothing else.
  fileprivate var box: Box? {
    let cells = (0..<rowCount).flatMap { y in (0..<columns).map { (x: $0, y: y) } }
    let filled = cells.filter { ![" ", ""].contains(cell($0.x, $0.y).text) }
    guard let first = filled.first, let last = filled.last, cell(first.x, first.y).text == "╭",
      cell(last.x, last.y).text == "╯"
    else { return nil }
    let box = Box(x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1)
    let isAlone = filled.allSatisfy { (box.x...last.x).contains($0.x) }
    return isAlone ? box : nil
  }
}
