import SeededNumbers
import Testing
import TextLayout

struct CharacterRowsTests {
  private func rows(_ text: String, _ columns: Int) -> [String] {
    let lines = CharacterLines(text)
    return CharacterRows(lines, columns: columns).all.map { String(lines.characters(in: $0.range)) }
  }

  @Test func `words are wrapped, and spaces at the end of a row stay in it`() {
    #expect(rows("the quick brown fox", 10) == ["the quick ", "brown fox"])
    #expect(rows("the quick    brown", 9) == ["the quick    ", "brown"])
    #expect(rows("unbreakable", 4) == ["unbr", "eaka", "ble"])
    #expect(rows("早上好早", 5) == ["早上", "好早"])
    #expect(rows("a-b c", 3) == ["a-b ", "c"])
    #expect(rows("早", 1) == ["早"] && rows("ab", 0) == ["a", "b"])
  }

  @Test func `line feeds end rows, and there is always one`() {
    #expect(rows("", 5) == [""])
    #expect(rows("\n", 5) == ["", ""])
    #expect(rows("a\n\nb", 5) == ["a", "", "b"])
    let found = CharacterRows(CharacterLines("ab cd\nef"), columns: 3).all
    #expect(found.map(\.endsLine) == [false, true, true] && found.map(\.width) == [3, 2, 2])
  }

  @Test(arguments: 0..<60)
  func `rows have every character once, and are those of a label`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters: [Character] = ["a", "b", "早", "上", "e\u{301}", "-", "🙂", "。", "é", "7"]
    let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    let text = words.joined(separator: Bool.random(using: &random) ? " " : "\n")
    let characters = Array(text)
    for columns in 2...20 {
      let wrapped = CharacterRows(CharacterLines(text), columns: columns)
      var place = 0
      for (index, row) in wrapped.all.enumerated() {
        #expect(row.range.lowerBound == place && row.width <= columns)
        let next = row.range.upperBound
        place =
          next < characters.count && characters[next] == "\n" && row.endsLine ? next + 1 : next
        for inside in row.range { #expect(wrapped.index(of: inside) == index) }
      }
      #expect(wrapped.all.last?.range.upperBound == characters.count)
      let trimmed = wrapped.all.map { row in
        var row = String(characters[row.range])
        while row.last == " " { row.removeLast() }
        return row
      }
      #expect(trimmed == Paragraph(text).lines(width: columns).map(\.text), "\(seed), \(columns)")
    }
  }

  @Test(arguments: 0..<40)
  func `rows that follow edits are those of a new text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = ["a", "早", "\u{301}", " ", "two words", "\n", "x\ny\nz", "", "\t", "🇩", "👍🏽"]
    let columns = Int.random(in: 1...12, using: &random)
    var lines = CharacterLines("a first line of words\n早上好早上好\n\nlast")
    var rows = CharacterRows(lines, columns: columns)
    for step in 0..<80 {
      let former = lines.characters
      let start = Int.random(in: 0...former.count, using: &random)
      let longest = Bool.random(using: &random) ? 0 : former.count - start
      let range = start..<start + Int.random(in: 0...min(longest, 9), using: &random)
      let text = texts.randomElement(using: &random) ?? ""
      let place = lines.replace(range, with: text)
      let head = String(former[..<start]) + text
      let edited = head + String(former[range.upperBound...])
      let comment: Comment = "\(seed), \(step)"
      #expect(lines.text == edited && lines.characters == Array(edited), comment)
      #expect(place == min(head.count, edited.count) && lines.count == edited.count, comment)
      #expect(lines == CharacterLines(edited), comment)
      rows.update(to: lines)
      let new = CharacterRows(CharacterLines(edited), columns: columns)
      #expect(rows.all == new.all && rows.count == new.count, comment)
      #expect(rows.width == new.width && rows.naturalWidth == new.naturalWidth, comment)
      for place in 0...lines.count {
        #expect(rows.index(of: place) == new.index(of: place), comment)
      }
    }
  }

  @Test func `an edit wraps the lines that it touches`() {
    var lines = CharacterLines((1...2000).map { "line \($0) of a text" }.joined(separator: "\n"))
    let first = lines
    var rows = CharacterRows(lines, columns: 9)
    func wrapped(by change: () -> Void) -> Int {
      let before = rows.wrappedLines
      change()
      rows.update(to: lines)
      return rows.wrappedLines - before
    }
    #expect(rows.wrappedLines == 2000)
    #expect(wrapped { _ = lines.replace(20_000..<20_000, with: "x") } == 1)
    #expect(wrapped { _ = lines.replace(20_000..<20_001, with: "é") } == 1)
    #expect(wrapped { _ = lines.replace(0..<0, with: "a\nb") } == 2)
    #expect(wrapped { _ = lines.replace(30_000..<30_040, with: "") } <= 1)
    #expect(wrapped {} == 0)
    // What lies between two edits that are taken back at once is compared, not known.
    #expect(wrapped { lines = first } < 2000)
    #expect(rows.all == CharacterRows(first, columns: 9).all)
  }
}

extension CharacterRows {
  /// The rows from the top down.
  fileprivate var all: [Row] { (0..<count).map { self[$0] } }
}
