import SeededNumbers
import Testing
import TextLayout

struct CharacterRowsTests {
  private func rows(_ text: String, _ columns: Int) -> [String] {
    let characters = Array(text)
    return CharacterRows(characters, columns: columns).rows.map { String(characters[$0.range]) }
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
    let found = CharacterRows(Array("ab cd\nef"), columns: 3).rows
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
      let wrapped = CharacterRows(characters, columns: columns)
      var place = 0
      for (index, row) in wrapped.rows.enumerated() {
        #expect(row.range.lowerBound == place && row.width <= columns)
        let next = row.range.upperBound
        place =
          next < characters.count && characters[next] == "\n" && row.endsLine ? next + 1 : next
        for inside in row.range { #expect(wrapped.index(of: inside) == index) }
      }
      #expect(wrapped.rows.last?.range.upperBound == characters.count)
      let trimmed = wrapped.rows.map { row in
        var row = String(characters[row.range])
        while row.last == " " { row.removeLast() }
        return row
      }
      #expect(trimmed == Paragraph(text).lines(width: columns).map(\.text), "\(seed), \(columns)")
    }
  }
}
