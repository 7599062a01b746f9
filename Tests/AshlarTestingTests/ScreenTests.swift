import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
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

  @Test func `wide characters count their columns`() {
    let difference = ScreenDifference(expected: "早上好 a", actual: "早上好 b")
    #expect(difference?.rows.map(\.columns) == [7...7])
    // Half a character is not the same as a blank.
    #expect(ScreenDifference(expected: "早", actual: "")?.rows.map(\.columns) == [0...1])
  }

  @Test func `a pilot throws the difference`() throws {
    let window = Window(size: CellSize(width: 10, height: 2))
    let label = Label("mortar")
    window.addSubview(label)
    label.frame = Rect(x: 1, y: 0, width: 6, height: 1)
    let pilot = Pilot(window)
    try pilot.expect(screen: " mortar")
    let difference = try #require(ScreenDifference(expected: "stone", actual: " mortar"))
    #expect(throws: difference) { try pilot.expect(screen: "stone") }
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
}
