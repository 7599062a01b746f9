import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// A view that draws a text, and counts how often.
@MainActor private final class Drawn: View {
  var text: String
  private(set) var count = 0

  init(_ text: String, _ frame: Rect) {
    self.text = text
    super.init()
    self.frame = frame
  }

  override func draw(in context: DrawingContext) {
    count += 1
    context.canvas.draw(text: text, at: .zero)
  }
}

/// What is drawn where a part of a window has changed.
@MainActor struct PartialDrawingTests {
  private let window = Window(24, 6)

  @Test func `a part that has changed is drawn alone`() throws {
    let (first, second) = (
      Drawn("one", Rect(x: 0, y: 0, width: 8, height: 1)),
      Drawn("two", Rect(x: 12, y: 0, width: 8, height: 1))
    )
    window.addSubview(first)
    window.addSubview(second)
    let pilot = Pilot(window)
    try pilot.expect(screen: "one         two")
    #expect((first.count, second.count) == (1, 1))
    (first.text, second.text) = ("three", "four")
    first.setNeedsDisplay(first.bounds)
    pilot.draw()
    try pilot.expect(screen: "three       two")
    #expect((first.count, second.count) == (2, 1))
    // A part that is not seen.
    first.setNeedsDisplay(Rect(x: 9, y: 0, width: 2, height: 1))
    first.setNeedsDisplay(Rect(x: 0, y: 4, width: 1, height: 1))
    let frames = pilot.frameCount
    pilot.draw()
    #expect(pilot.frameCount == frames)
    // Both at once, and then everything.
    (first.text, second.text) = ("five", "six")
    first.setNeedsDisplay(first.bounds)
    second.setNeedsDisplay(second.bounds)
    pilot.draw()
    try pilot.expect(screen: "five        six")
    #expect((first.count, second.count) == (3, 2))
    (first.text, second.text) = ("seven", "eight")
    first.setNeedsDisplay()
    pilot.draw()
    try pilot.expect(screen: "seven       eight")
    #expect((first.count, second.count) == (4, 3))
  }

  @Test func `views in front and behind are drawn with it`() throws {
    let back = Drawn("aaaaaaaaaaaa", Rect(x: 0, y: 0, width: 12, height: 1))
    let middle = Drawn("bbb", Rect(x: 3, y: 0, width: 6, height: 1))
    let front = Drawn("cc", Rect(x: 5, y: 0, width: 2, height: 1))
    for view in [back, middle, front] { window.addSubview(view) }
    let pilot = Pilot(window)
    try pilot.expect(screen: "aaabbccaaaaa")
    middle.text = "d"
    middle.setNeedsDisplay(middle.bounds)
    pilot.draw()
    try pilot.expect(screen: "aaadaccaaaaa")
  }

  @Test func `a hint line follows what a field makes of its commands`() throws {
    final class Page: View {
      let field = CellViews.TextField()
      override var keyCommands: [KeyCommand] {
        [KeyCommand(KeyPress(.function(2)), title: field.text.isEmpty ? "new" : "save") {}]
      }
    }
    let (page, hints) = (Page(), HintLine())
    page.frame = Rect(x: 0, y: 0, width: 24, height: 2)
    page.field.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    hints.frame = Rect(x: 0, y: 1, width: 24, height: 1)
    page.addSubview(page.field)
    page.addSubview(hints)
    window.addSubview(page)
    page.field.becomeFirstResponder()
    let pilot = Pilot(window)
    try pilot.expect(screen: "\n F2 new")
    try pilot.type("a")
    try pilot.expect(screen: "a\n F2 save")
    try pilot.press("backspace")
    try pilot.expect(screen: "\n F2 new")
  }

  @Test(arguments: 0..<60)
  func `what is drawn by parts is what is drawn as a whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = ["早上好早上好早上好早上好", "a早b上c好d早", "plain words here", "早", "", "x"]
    var box: View = window
    let views = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      let view = Drawn(
        texts.randomElement(using: &random) ?? "",
        Rect(
          x: Double.random(in: -3...20, using: &random),
          y: Double.random(in: -1...5, using: &random),
          width: Double.random(in: 0...14, using: &random),
          height: Double.random(in: 0...3, using: &random)))
      view.clipsToBounds = Bool.random(using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 { view.border = .light }
      if Int.random(in: 0..<4, using: &random) == 0 { view.backgroundColor = .blue }
      box.addSubview(view)
      if Int.random(in: 0..<3, using: &random) == 0 { box = view }
      return view
    }
    let pilot = Pilot(window)
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let view = views.randomElement(using: &random) ?? views[0]
        view.text = texts.randomElement(using: &random) ?? ""
        view.setNeedsDisplay(view.bounds)
      }
      pilot.draw()
      #expect(pilot.frame == window.render(), "seed \(seed), step \(step)")
    }
  }
}
