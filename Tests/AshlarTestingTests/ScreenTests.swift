import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import Testing

@MainActor struct ScreenTests {
  @Test func `a difference shows both rows and marks the columns`() {
    let difference = ScreenDifference(
      expected: "title\nName: Ada  \nsame\n\n", actual: "title\nName: Eve\nsame\nmore")
    #expect(
      difference?.description == """
        Row 1 differs at column 6:
          expected  Name: Ada
          shown     Name: Eve
                          ^^^
        Row 3 differs at column 0:
          expected  
          shown     more
                    ^^^^
        """)
    #expect(difference?.rows.map(\.index) == [1, 3])
    #expect(ScreenDifference(expected: "a \n\n", actual: "a") == nil)
    #expect(ScreenDifference(expected: "", actual: "\n \n") == nil)
  }

  @Test func `a row too many and one that is missing are told once`() {
    let rows = "one\ntwo\nthree\nfour"
    #expect(
      ScreenDifference(expected: rows, actual: "title\none\ntwo\nthree\nfour")?.description == """
        Row 0 is one too many:
          shown     title
        """)
    #expect(
      ScreenDifference(expected: rows, actual: "one\nthree\nfuor")?.description == """
        Row 1 is missing:
          expected  two
        Row 2 differs at column 1:
          expected  four
          shown     fuor
                     ^^
        """)
  }

  @Test(arguments: [
    ("a\n\nb\nc", "a\nb\nc"), ("a\nb\nc", "a\n\nb\nc"), ("\na", "a"), ("a\n\n\nb", "a\n\nb"),
  ]) func `a blank row more or less is a difference`(expected: String, actual: String) {
    #expect(ScreenDifference(expected: expected, actual: actual)?.rows.count == 1)
  }

  @Test func `screens differ where any row does, however they are aligned`() {
    var random = SeededGenerator(seed: 71)
    func screen() -> [String] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        ["", "a", "b", "ab"].randomElement(using: &random) ?? ""
      }
    }
    for _ in 0..<2000 {
      let (first, second) = (screen(), screen())
      func trimmed(_ rows: [String]) -> [String] {
        Array(rows.prefix((rows.lastIndex { !$0.isEmpty } ?? -1) + 1))
      }
      let difference = ScreenDifference(
        expected: first.joined(separator: "\n"), actual: second.joined(separator: "\n"))
      #expect((difference == nil) == (trimmed(first) == trimmed(second)), "\(first) \(second)")
    }
  }

  @Test func `wide characters count their columns`() {
    let difference = ScreenDifference(expected: "早上好 a", actual: "早上好 b")
    #expect(difference?.rows.map(\.columns) == [[7]])
    // Half a character is not the same as a blank, nor as half another one.
    #expect(ScreenDifference(expected: "早", actual: "")?.rows.map(\.columns) == [[0, 1]])
    #expect(ScreenDifference(expected: "早上", actual: "好上")?.rows.map(\.columns) == [[0, 1]])
  }

  @Test func `no cell is marked between those that differ`() {
    let difference = ScreenDifference(expected: "abcdefgh", actual: "aBcdefGh早")
    #expect(
      difference?.description == """
        Row 0 differs at column 1:
          expected  abcdefgh
          shown     aBcdefGh早
                     ^    ^ ^^
        """)
  }

  @Test func `a pilot throws the difference`() throws {
    let window = Window(size: CellSize(width: 10, height: 2))
    let label = Label("mortar")
    window.addSubview(label)
    label.frame = Rect(x: 1, y: 0, width: 6, height: 1)
    let pilot = Pilot(window)
    try pilot.expect(screen: " mortar")
    let source = SourceLocation(file: #fileID, line: #line + 3)
    let difference = try #require(
      ScreenDifference(expected: "stone", actual: " mortar", source: source))
    #expect(throws: difference) { try pilot.expect(screen: "stone") }
    #expect(
      "\(difference)".hasPrefix(
        "ScreenTests.swift:\(source.line): the screen is another one.\nRow 0 differs"))
  }

  @Test func `styles have letters in the order in which they are met`() {
    let window = Window(size: CellSize(width: 8, height: 3))
    for (y, style) in [Style(foreground: .red), Style(attributes: .bold)].enumerated() {
      let label = Label("abc")
      label.textStyle = style
      window.addSubview(label)
      label.frame = Rect(x: Double(y), y: Double(y), width: 3, height: 1)
    }
    let legend = Pilot(window).styles
    #expect(legend.rows == ["aaa", ".bbb", ""])
    #expect(
      "\(legend)" == """
        aaa
        .bbb

        a  palette(1)
        b  [bold]
        """)
  }

  @Test func `styles are expected with any letters, and told with those`() throws {
    let window = Window(size: CellSize(width: 8, height: 3))
    for (y, style) in [Style(foreground: .red), Style(attributes: .bold)].enumerated() {
      let label = Label("abc")
      label.textStyle = style
      window.addSubview(label)
      label.frame = Rect(x: Double(y), y: Double(2 * y), width: 3, height: 1)
    }
    let pilot = Pilot(window)
    try pilot.expect(styles: "\(pilot.styles)")
    try pilot.expect(
      styles: """
        bbb.

        .rrr
        .
        b  palette(1)
        r  [bold]
        """)
    let error = #expect(throws: ScreenDifference.self) {
      try pilot.expect(
        styles: """
          aba

          .bbb

          a  palette(1)
          b  [reverse]
          """, file: "Tests/FormTests.swift", line: 7)
    }
    #expect(
      error?.description == """
        FormTests.swift:7: the screen is another one.
        Row 0 differs at column 1:
          expected  aba
          shown     aaa
                     ^
        Row 2 differs at column 1:
          expected  .bbb
          shown     .ccc
                     ^^^
        Styles:
          a  palette(1)
          c  [bold]
          b  [reverse]
        """)
    #expect(throws: ScreenDifference.self) { try pilot.expect(styles: "aaa\n\n.bbb") }
    let plain = Pilot(Window(size: CellSize(width: 2, height: 1)))
    try plain.expect(styles: "")
  }
}
