import Testing

@testable import ConflictLog

/// Where conflicts begin and end in a stream, and what is kept of it.
struct LogReaderTests {
  @Test func `several conflicts in one stream, with other lines between`() {
    let text = """
      Booting
      \(log(Hidden.lines, broken: 1))
      A line about something else.
      Constraint solving is fun.
      \(log([Hidden.top, Hidden.hiding]))
      """
    let found = conflicts(in: text)
    #expect(found.conflicts.map(\.constraints.count) == [3, 2])
    #expect(found.conflicts.map(\.broken) == [1, nil])
    #expect(found.conflicts.map(\.line) == [2, 21])
    #expect(found.unknown.isEmpty)
  }

  @Test func `a bare list is a conflict, and two lists are two`() {
    let text = """
      (
      "\(Hidden.top)",
      "\(Hidden.bottom)"
      )
      (
      "\(Hidden.hiding)"
      )
      """
    #expect(conflicts(in: text).conflicts.map(\.constraints.count) == [2, 1])
    #expect(
      conflicts(in: Hidden.lines.joined(separator: "\n")).conflicts.map(\.constraints.count) == [3])
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `the size of chunks does not matter`(size: Int) {
    let bytes = Array(log(Hidden.lines, broken: 1).utf8)
    var reader = LogReader()
    var found: [LoggedConflict] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += reader.read(bytes[start..<min(start + size, bytes.count)])
    }
    found += reader.finish()
    #expect(found == conflicts(in: log(Hidden.lines, broken: 1)).conflicts)
  }

  @Test(arguments: [1, 2, 3, 64, 10_000], [[0xFF, 0xFE], [0xFE, 0xFF], []] as [[UInt8]])
  func `UTF-16 is read`(size: Int, mark: [UInt8]) {
    let text = log(Hidden.lines.map { $0.replacing("Quay", with: "港口🏝") }, broken: 1)
    for isLittle in mark.isEmpty ? [true, false] : [mark == [0xFF, 0xFE]] {
      let bytes =
        mark
        + text.utf16.flatMap { unit in
          let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
          return isLittle ? [low, high] : [high, low]
        }
      var reader = LogReader()
      var found: [LoggedConflict] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += reader.read(bytes[start..<min(start + size, bytes.count)])
      }
      found += reader.finish()
      #expect(found == conflicts(in: text).conflicts)
      #expect(found.first?.broken == 1)
    }
  }

  @Test(arguments: ["", "a", "ab", "abc", "(\n\"\(Hidden.top)\"\n)"])
  func `short inputs end`(text: String) {
    var reader = LogReader()
    let found = text.utf8.flatMap { reader.read([$0]) } + reader.finish()
    #expect(found.count == (text.count > 3 ? 1 : 0))
  }

  @Test func `the broken constraint is found by its address when its text changed`() {
    let escaped = Hidden.bottom.replacing("Quay", with: "\\U2019")
    let text =
      log([Hidden.top, escaped, Hidden.hiding]) + """

        Will attempt to recover by breaking constraint
        \(Hidden.bottom)
        """
    let conflict = conflicts(in: text).conflicts.first
    #expect(conflict?.broken == 1)
    #expect(conflict?.isBrokenUnlisted == false)
  }

  @Test func `a broken constraint that the list lacks is the last one`() throws {
    let text = """
      "\(Hidden.top)",
      "\(Hidden.hiding)"
      )

      Will attempt to recover by breaking constraint
      \(Hidden.bottom)
      """
    let explanation = try explanation(of: text)
    #expect(explanation.conflict.isBrokenUnlisted)
    #expect(explanation.broken == 2)
    #expect(explanation.core == [0, 1, 2])
    #expect(explanation.text.contains("The broken constraint is not in the list"))
  }

  @Test func `nothing in a text that is no log`() {
    let text = """
      The constraint: a budget. Constraints: none.
      let constraint: NSLayoutConstraint = make()
      class Constraint: Thing {}
      """
    #expect(conflicts(in: text).conflicts.isEmpty)
  }

  @Test func `a list that is too long is cut, and that is counted`() {
    let lines = (0..<1200).map {
      "<NSLayoutConstraint:0x\(String($0 + 1, radix: 16)) UIView:0x2.width == 1>"
    }
    let conflict = conflicts(in: log(lines)).conflicts.first
    #expect(conflict?.constraints.count == 1000)
    #expect(conflict?.omitted == 200)
  }

  @Test func `a list of very long lines is cut, and that is said`() throws {
    let text = String(repeating: "A", count: 2000)
    let lines = (1...400).map { "<NSLayoutConstraint:0x\($0) UILabel:0x2'\(text)'.width == \($0)>" }
    let conflict = try #require(conflicts(in: log(lines, broken: 399)).conflicts.first)
    #expect(conflict.constraints.count + conflict.omitted >= 400)
    #expect((100...200).contains(conflict.constraints.count))
    #expect(conflict.broken != nil)
    #expect(Explanation(conflict).text.contains("more constraints were left out"))
  }

  @Test func `what is not understood is kept up to a number, and counted beyond`() {
    let lines = (0..<1100).map {
      "<NSLayoutConstraint:0x\(String($0 + 1, radix: 16)) nothing at all>"
    }
    var reader = LogReader()
    _ = reader.read(log(lines)) + reader.finish()
    #expect(reader.unknown.count == 1000)
    #expect(reader.unlistedUnknown >= 100)
    let long = "<NSLayoutConstraint:0x1 " + String(repeating: "x", count: 100_000) + ">"
    var other = LogReader()
    _ = other.read(log([Hidden.top, long])) + other.finish()
    #expect(other.unknown.allSatisfy { $0.text.count <= 300 })
    #expect(!other.unknown.isEmpty)
  }

  @Test func `a list that is cut ends after twenty lines that are none of its`() {
    let noise = (1...100).map { "request \($0) took 12 ms" }.joined(separator: "\n")
    let text = "Unable to simultaneously satisfy constraints.\n(\n\"\(Hidden.top)\",\n" + noise
    let found = conflicts(in: text + "\n" + log(Hidden.lines))
    #expect(found.conflicts.map(\.constraints.count) == [1, 3])
    #expect(found.unknown.count == 20)
  }
}
