import Ashlar
import SeededNumbers
import Testing

@testable import Demos

/// A stage with its edges, smaller than its room.
@MainActor private final class SmallStage: HeadlessScreen {
  let stage = StageView()

  init(_ id: String, room: CellSize) throws {
    let entry = try #require(DemoEntry.named(id))
    let stage = stage
    stage.show(entry.make(1))
    stage.layer = .none
    super.init(id, size: room, theme: .standard) { window in
      window.addSubview(stage)
      stage.mas.makeConstraints { $0.edges.equalTo(window) }
      stage.focus()
    }
  }

  func resize(_ width: Int, _ height: Int) {
    stage.resize(width: width, height: height)
    send([])
  }

  /// The screen where the stage's edges cut nothing.
  func drawWhole() -> CellBuffer {
    stage.demo?.clipsToBounds = false
    stage.setNeedsDisplay()
    defer { stage.demo?.clipsToBounds = true }
    return draw()
  }

  func drawCut() -> CellBuffer {
    stage.setNeedsDisplay()
    return draw()
  }
}

@MainActor @Suite("What an edge of the stage cuts has a sign") struct StageCutsTests {
  /// The texts of a column, and of a row of the stage.
  private func column(_ x: Int, of screen: CellBuffer) -> [String] {
    (0..<screen.size.height).map { screen[x, $0].text }
  }
  private func row(_ y: Int, of screen: CellBuffer, to width: Int) -> [String] {
    (0..<width).map { screen[$0, y].text }
  }

  @Test(arguments: await allDemos)
  func `whatever a demo draws beyond an edge`(_ id: String) throws {
    var random = SeededGenerator(seed: 24)
    let small = try SmallStage(id, room: CellSize(width: 240, height: 90))
    let (keys, room) = (small.window.availableKeyCommands.compactMap(\.key), small.window.size)
    for round in 0..<12 {
      if round > 4, let key = keys.randomElement(using: &random) { small.send([.key(key)]) }
      let width = Int.random(in: round % 3 == 0 ? 1...24 : 20...100, using: &random)
      let height = Int.random(in: round % 3 == 0 ? 1...8 : 5...40, using: &random)
      small.resize(width, height)
      let (whole, cut) = (small.drawWhole(), small.drawCut())
      let size = small.stage.stage.size
      var (isRight, isBelow) = (false, false)
      for y in 0..<room.height {
        for x in 0..<room.width where whole[x, y] != cut[x, y] {
          if x > size.width, y < size.height { isRight = true }
          if y > size.height, x < size.width { isBelow = true }
        }
      }
      let words = "\(id) \(size) \(round)"
      let beyond = (0..<room.height).flatMap { y in (0..<room.width).map { (x: $0, y: y) } }
        .filter { ($0.x > size.width || $0.y > size.height) && cut[$0.x, $0.y].text != " " }
      #expect(beyond.isEmpty, "\(words): something is drawn outside of the stage")
      if isRight { #expect(column(size.width, of: cut).contains("›"), "\(words)") }
      if isBelow { #expect(row(size.height, of: cut, to: size.width).contains("↓"), "\(words)") }
      // No sign stands where no view goes on.
      let frames = try #require(small.stage.demo).listing.map(\.frame)
      if frames.allSatisfy({ $0.maxX <= size.width }) {
        #expect(!column(size.width, of: cut).contains("›"), "\(words)")
      }
      if frames.allSatisfy({ $0.maxY <= size.height }) {
        #expect(!row(size.height, of: cut, to: size.width).contains("↓"), "\(words)")
      }
    }
  }

  @Test func `a box beyond each edge`() throws {
    let stage = try SmallStage("names", room: CellSize(width: 60, height: 20))
    stage.resize(30, 10)
    let demo = try #require(stage.stage.demo)
    for view in demo.subviews { view.removeFromSuperview() }
    let box = View(frame: Rect(x: -2, y: 3, width: 40, height: 2))
    box.border = .light
    demo.addSubview(box)
    let screen = stage.drawCut()
    #expect(screen[0, 3].text == "‹" && screen[30, 3].text == "›")
    #expect(!row(10, of: screen, to: 30).contains("↓"))
    box.frame = Rect(x: 10, y: -3, width: 4, height: 20)
    let tall = stage.drawCut()
    #expect(tall[11, 0].text == "↑" && tall[11, 10].text == "↓")
    #expect(!column(30, of: tall).contains("›"))
    // One that is out of sight has a sign at the nearest place.
    box.frame = Rect(x: 90, y: 70, width: 4, height: 4)
    let far = stage.drawCut()
    #expect(far[30, 9].text == "›" && far[29, 10].text == "↓")
    // A stage that fills its room has no line at the bottom: its corner has the sign.
    stage.stage.fill()
    box.frame = Rect(x: 10, y: 3, width: 4, height: 90)
    let full = stage.drawCut()
    #expect(full[59, 19].text == "↓" && full[10, 19].text == "│")
    box.isHidden = true
    stage.resize(30, 10)
    #expect(!column(30, of: stage.drawCut()).contains("›"))
  }

  @Test func `a place that a lesson outlines, if its marks are shown`() throws {
    let stage = try SmallStage("names", room: CellSize(width: 90, height: 20))
    // The box ends before it, the text's wanted place does not.
    stage.resize(43, 14)
    #expect(!column(43, of: stage.drawCut()).contains("›"))
    stage.stage.layer = .lesson
    #expect(column(43, of: stage.drawCut()).contains("›"))
    stage.resize(60, 14)
    #expect(!column(60, of: stage.drawCut()).contains("›"))
  }

  @Test func `a label of a table that is beyond a side`() throws {
    let stage = try SmallStage("three-labels", room: CellSize(width: 90, height: 20))
    stage.resize(19, 9)
    let screen = stage.drawCut()
    let labels = try #require(stage.stage.demo).listing.filter { $0.className == "Label" }
    let cut = labels.map(\.frame).filter { $0.minX < 0 && $0.minY < 9 && $0.maxY > 0 }
    #expect(!cut.isEmpty)
    for frame in cut {
      let rows = max(0, frame.minY)..<min(9, frame.maxY)
      #expect(rows.contains { screen[0, $0].text == "‹" }, "\(frame)")
    }
    // Its rows go on below, which its scroll bar says.
    #expect(!row(9, of: screen, to: 19).contains("↓"))
    stage.resize(70, 9)
    #expect(!column(0, of: stage.drawCut()).contains("‹"))
  }
}
