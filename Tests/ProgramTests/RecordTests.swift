import Foundation
import FoundationXML
import PseudoTerminal
import Testing

/// `ashlar record`: its files, played by a terminal that is not ours, and what it refuses.
@Suite struct RecordTests {
  /// Runs `ashlar record` with a file of a name, and returns what the file has.
  private func record(_ name: String, _ arguments: String...) throws -> String {
    try record(name, arguments)
  }

  private func record(_ name: String, _ arguments: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ashlar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    let result = try Program.run(["record"] + arguments + ["-o", file.path])
    #expect(result.status == 0 && result.output == "" && result.errors == "")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// An event of a file: its time, its kind and its data.
  private typealias Change = (time: Double, kind: String, data: String)

  private func read(_ cast: String) throws -> (header: [String: Any], changes: [Change]) {
    let lines = try cast.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let header = try #require(lines.first as? [String: Any])
    let changes = try lines.dropFirst().map { line in
      let parts = try #require(line as? [Any])
      #expect(parts.count == 3)
      return Change(
        try #require(parts[0] as? Double), try #require(parts[1] as? String),
        try #require(parts[2] as? String))
    }
    return (header, changes)
  }

  private func lengths(_ size: String) throws -> (columns: Int, rows: Int) {
    let lengths = size.split(separator: "x").compactMap { Int($0) }
    try #require(lengths.count == 2)
    return (lengths[0], lengths[1])
  }

  /// What a terminal of a size shows after `render` with the same keys.
  private func rendered(_ keys: String, _ size: String, _ id: [String]) throws -> [[EmulatedCell]] {
    let ansi = try Program.run(
      ["render"] + id + ["--size", size, "--keys", keys, "--format", "ansi", "--theme", "dark"]
    ).output
    let last = keys.matches(of: /<([0-9]+x[0-9]+)>/).last.map { String($0.1) } ?? size
    let (columns, rows) = try lengths(last)
    let screen = EmulatedScreen(columns: columns, rows: rows)
    screen.show(ansi.dropLast().replacing("\n", with: "\r\n").utf8)
    return screen.cells
  }

  /// Says where two screens differ first; `nil` where they are equal. The right half of a glyph keeps the colours of
  /// what was there before.
  private func difference(_ first: [[EmulatedCell]], _ second: [[EmulatedCell]]) -> String? {
    if first.count != second.count { return "\(first.count) rows and \(second.count)" }
    for (y, (row, other)) in zip(first, second).enumerated() {
      if row.count != other.count { return "\(row.count) columns and \(other.count)" }
      for (x, (cell, its)) in zip(row, other).enumerated()
      where cell != its && !(cell.text == "" && its.text == "") {
        return "row \(y), column \(x): \(cell) and \(its)"
      }
    }
    return nil
  }

  @Test(arguments: [
    (
      [], "80x24",
      ["<down>", "<down>", "1", "[", "l", "<esc>", "<100x30>", "s", "L", "<70x20>", "?"]
    ),
    ([], "20x5", ["<tab>", "1", "<30x9>", "]"]),
    (["three-labels"], "60x18", ["<space>", "<down>", "<pgdn>", "<lt>", "<space>"]),
  ])
  func `a terminal that plays the file shows each screen`(
    id: [String], size: String, keys: [String]
  ) throws {
    let cast = try record(
      "demo.cast",
      id + [
        "--size", size, "--keys", keys.joined(), "--theme", "dark", "--pause", "0.25", "--hold",
        "1.5",
      ])
    let (header, changes) = try read(cast)
    let (columns, rows) = try lengths(size)
    #expect(header["width"] as? Int == columns && header["height"] as? Int == rows)
    #expect(changes.map(\.time) == changes.map(\.time).sorted())
    let screen = EmulatedScreen(columns: columns, rows: rows)
    var rest = changes[...]
    for count in 0...keys.count {
      let end = 0.25 * Double(count) + 0.2
      while let change = rest.first, change.time < end {
        rest.removeFirst()
        if change.kind == "r" {
          let (columns, rows) = try lengths(change.data)
          screen.resize(columns: columns, rows: rows)
        } else {
          #expect(change.kind == "o")
          screen.show(change.data.utf8)
        }
      }
      let expected = try rendered(keys.prefix(count).joined(), size, id)
      #expect(difference(screen.cells, expected) == nil, "after \(count) keys")
      #expect(!screen.isCursorVisible)
    }
    // What is left says how long the last screen stays, and gives the cursor back.
    #expect(rest.count == 1)
    #expect(rest.first?.time == 0.25 * Double(keys.count) + 1.5)
    screen.show((rest.first?.data ?? "").utf8)
    #expect(difference(screen.cells, try rendered(keys.joined(), size, id)) == nil)
    #expect(screen.isCursorVisible)
  }

  @Test(arguments: ["a.cast", "a.svg"])
  func `the same arguments give the same bytes`(name: String) throws {
    let first = try record(name, "--size", "60x16", "--keys", "<down>p", "--theme", "light")
    #expect(try record(name, "--size", "60x16", "--keys", "<down>p", "--theme", "light") == first)
  }

  @Test func `a picture of one screen is the one that render draws`() throws {
    for theme in ["dark", "light"] {
      let still = try Program.run("render", "--format", "svg", "--theme", theme).output
      #expect(try record("a.svg", "--theme", theme) == still)
    }
    let moving = try record("a.svg", "--keys", "<down>p")
    #expect(moving.contains("@keyframes") && XMLParser(data: Data(moving.utf8)).parse())
  }

  @Test func `keys before the recording are not recorded`() throws {
    let cast = try record("a.cast", "--before", "<down>", "--keys", "<down>")
    let (_, changes) = try read(cast)
    #expect(changes.map(\.time) == [0, 0.5, 2.5])
    let screen = EmulatedScreen(columns: 80, rows: 24)
    screen.show(changes[0].data.utf8)
    #expect(screen.rows == (try rows("<down>")))
    screen.show(changes[1].data.utf8)
    #expect(screen.rows == (try rows("<down><down>")))
  }

  private func rows(_ keys: String) throws -> [String] {
    try Program.run("render", "--keys", keys).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  @Test func `words are in the language that is asked for`() throws {
    let (header, changes) = try read(
      try record("a.cast", "green-label", "--lang", "zh-Hans", "--size", "60x12"))
    let listed = try Program.run("list", "--lang", "zh-Hans").output
    let title = listed.split(separator: "\n").first { $0.hasPrefix("green-label\t") }?
      .split(separator: "\t")[1]
    #expect(header["title"] as? String == title.map(String.init))
    #expect(changes.count == 2)
  }

  @Test(arguments: [
    ([], ["'--output <output>'"]),
    (["-o", "a.gif"], ["a.gif", ".cast or .svg"]),
    (["-o", ".svg"], ["'.svg'", ".cast or .svg"]),
    (["nope", "-o", "/tmp/a.svg"], ["'nope'", "three-labels, stair, green-label"]),
    (["-o", "/tmp/a.svg", "--pause", "-1"], ["'-1'", "seconds from 0 to 60"]),
    (["-o", "/tmp/a.svg", "--pause", "soon"], ["'soon'", "seconds from 0 to 60"]),
    (["-o", "/tmp/a.svg", "--hold", "0"], ["'0'", "seconds from 0.1 to 60"]),
    (["-o", "/tmp/a.svg", "--size", "0x5"], ["at least one column"]),
    (["-o", "/tmp/a.svg", "--keys", "<5x0>"], ["at least one column"]),
    (["-o", "/tmp/a.svg", "--before", "<bad>"], ["<bad> at position 1"]),
  ])
  func `what is wrong is named, with what is possible`(
    arguments: [String], parts: [String]
  ) throws {
    let result = try Program.run(["record"] + arguments)
    #expect(result.status == 64 && result.output == "")
    for part in parts { #expect(result.errors.contains(part), "\(result.errors)") }
    #expect(!FileManager.default.fileExists(atPath: "/tmp/a.svg"))
  }

  @Test func `a file that cannot be written is named in a line`() throws {
    let missing = try Program.run("record", "-o", "/no/such/folder/a.svg")
    #expect(missing.status == 1 && missing.output == "")
    #expect(
      missing.errors
        == "ashlar: /no/such/folder/a.svg cannot be written: No such file or directory.\n")
  }
}
