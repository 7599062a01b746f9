import ChineseTexts
import Localization
import Testing

@testable import CellViews

/// The toolkit's own words in Simplified Chinese: there is one for each.
@MainActor struct ToolkitWordsTests {
  @Test func `no text that a program can be offered lacks a translation`() throws {
    let texts = try ToolkitWords(in: .simplifiedChinese).texts
    #expect(texts.count > 200)
    #expect(Set(texts.flatMap(\.chineseFaults)) == [])
  }

  @Test func `nothing that is shown is English but keys`() throws {
    let shown = try ToolkitWords(in: .simplifiedChinese).shown
    let keys: Set = [
      "Ctrl", "P", "PgUp", "PgDn", "Home", "End", "Enter", "Esc", "Tab", "Shift", "F", "A", "Y",
      "x",
    ]
    for text in shown {
      let words = text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
      #expect(Set(words).subtracting(keys) == [], "\(text)")
    }
  }

  @Test func `commands stand together in one row as they do in English`() throws {
    let rows = try ToolkitWords(in: .simplifiedChinese).rows
    #expect(rows.joined().contains { $0 > 1 })
    #expect(try ToolkitWords(in: .english).rows == rows)
  }

  @Test(arguments: EveryControl.all) func `what a control says of itself is in the language`(
    entry: EveryControl
  ) throws {
    let window = Window(40, 12)
    window.language = .simplifiedChinese
    let view = entry.make()
    window.addSubview(view)
    let size = entry.size
    view.frame = .init(
      x: 0, y: 0, width: Double(size?.width ?? 30), height: Double(size?.height ?? 3))
    view.accessibilityLabel = view.accessibilityLabel ?? "it"
    _ = window.render()
    window.firstResponder = nil
    let line = try #require(window.accessibilityElements.first).description
    let own = (entry.screen + ["it"]).joined(separator: " ").split { !$0.isLetter }
    // A line break is told by its number.
    let words = line.replacing(#/\\u\{[0-9A-F]+\}/#, with: " ")
      .split { !($0.isASCII && $0.isLetter) }
    #expect(Set(words).subtracting(own) == [], "\(line)")
    #expect(line.contains { !$0.isASCII })
  }
}
