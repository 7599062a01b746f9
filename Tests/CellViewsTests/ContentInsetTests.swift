import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// What is scrolled to stands between the insets, in scroll views and in tables.
@MainActor struct ContentInsetTests {
  /// Nineteen rows, of which some are fields, in a scroll view that fills a window.
  @MainActor private struct Form {
    let window: Window
    let scroll: ScrollView
    let fields: [CellViews.TextField]

    init(height: Int, fieldsAt places: [Double] = [8]) {
      let (window, scroll) = (Window(20, height), ScrollView())
      self.window = window
      self.scroll = scroll
      window.addSubview(scroll)
      scroll.mas.makeConstraints { $0.edges.equalTo(window) }
      let content = View()
      scroll.addSubview(content)
      content.mas.makeConstraints { make in
        make.edges.equalTo(scroll)
        make.width.equalTo(scroll)
        make.height.equalTo(19)
      }
      fields = places.map { y in
        let field = CellViews.TextField()
        field.frame = Rect(x: 0, y: y, width: 10, height: 1)
        content.addSubview(field)
        return field
      }
      _ = window.render()
    }
  }

  @Test func `the field of a form is above the keyboard, as in UIKit`() {
    let form = Form(height: 10)
    form.scroll.contentInset.bottom = 5
    form.scroll.scrollRectToVisible(form.fields[0].frame)
    #expect(form.scroll.contentOffset.y == 4)
    _ = form.window.render()
    #expect(form.scroll.contentOffset.y == 4 && form.fields[0].cellFrame.minY == 4)
  }

  @Test
  func
    `a row that is scrolled to stands between the insets, wherever it was and whatever the size`()
  {
    for height in 1...12 {
      for (top, bottom) in [(0, 0), (0, 5), (3, 0), (2, 4), (6, 6), (20, 1), (1, 20)] {
        let form = Form(height: height)
        form.scroll.contentInset = EdgeInsets(
          top: Double(top), left: 0, bottom: Double(bottom), right: 0)
        for (y, from) in [(0, 18), (5, 0), (8, 0), (8, 8), (18, 0), (18, 18), (9, 3)] {
          form.scroll.contentOffset.y = Double(from)
          _ = form.window.render()
          let before = form.scroll.contentOffset.y
          form.scroll.scrollRectToVisible(Rect(x: 0, y: Double(y), width: 1, height: 1))
          _ = form.window.render()
          let place = Double(y) - form.scroll.contentOffset.y
          let comment = "\(height) rows, insets \(top) and \(bottom), \(y) from \(from): \(place)"
          #expect(place >= 0 && place < Double(height), "\(comment)")
          guard top + bottom < height else { continue }
          #expect(place >= Double(top) && place < Double(height - bottom), "\(comment)")
          let former = Double(y) - before
          if former >= Double(top), former < Double(height - bottom) {
            #expect(place == former, "\(comment)")
          } else {
            #expect(place == Double(former < place ? top : height - bottom - 1), "\(comment)")
          }
        }
      }
    }
  }

  @Test(arguments: [(10, 0, 5), (8, 2, 3), (6, 1, 1), (4, 0, 9)])
  func `the view with the focus stands between them, too`(
    height: Int, top: Int, bottom: Int
  ) throws {
    let form = Form(height: height, fieldsAt: [1, 4, 8, 12, 18])
    form.scroll.contentInset = EdgeInsets(
      top: Double(top), left: 0, bottom: Double(bottom), right: 0)
    let pilot = Pilot(form.window)
    let last = max(top, height - bottom - 1)
    for key in Array(repeating: "tab", count: 6) + Array(repeating: "shift-tab", count: 6) {
      try pilot.press(key)
      let field = try #require(form.fields.first { $0.isFirstResponder })
      let rows = min(top, height - 1)...min(last, height - 1)
      #expect(rows.contains(field.cellFrame.minY), "\(key): \(field.cellFrame)")
    }
  }

  // MARK: - Tables

  private func table(
    rows: Int = 19, height: Int, top: Double, bottom: Double
  ) -> TableScene {
    let scene = TableScene(Blocks(count: rows), 12, height)
    scene.table.estimatedRowHeight = 1
    scene.table.contentInset = EdgeInsets(top: top, left: 9, bottom: bottom, right: 9)
    scene.layOut()
    return scene
  }

  /// The top of a row in the window; `nil` where it is not seen.
  private func place(of row: Int, in scene: TableScene) -> Double? {
    scene.table.cellForRow(at: row)?.frame.minY
  }

  @Test func `a table has room above and below its rows`() throws {
    let scene = table(height: 6, top: 2, bottom: 3)
    #expect(scene.table.contentOffset.y == -2 && place(of: 0, in: scene) == 2)
    #expect(scene.table.contentSize.height == 19)
    let pilot = Pilot(scene.window)
    #expect(!scene.table.keyDown(KeyPress(.up)))
    try pilot.press("down", "down")
    #expect(scene.table.contentOffset.y == 0)
    try pilot.press("end")
    #expect(scene.table.contentOffset.y == 16 && scene.names == ["16", "17", "18"])
    #expect(!scene.table.keyDown(KeyPress(.down)))
    try pilot.press("up", "home")
    #expect(scene.table.contentOffset.y == -2)
    // The bar leads to both ends.
    pilot.drag(from: CellPoint(x: 11, y: 0), to: CellPoint(x: 11, y: 5))
    #expect(scene.table.contentOffset.y == 16)
    pilot.drag(from: CellPoint(x: 11, y: 5), to: CellPoint(x: 11, y: 0))
    #expect(scene.table.contentOffset.y == -2)
    scene.table.contentInset = .zero
    scene.layOut()
    #expect(scene.table.contentOffset.y == 0)
    scene.table.contentInset = EdgeInsets(top: .nan, left: 0, bottom: -3, right: 0)
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.table.contentOffset.y == 13 && scene.window.reports.isEmpty)
  }

  @Test(arguments: [0, 1, 3, 19])
  func `a row that is scrolled to stands where it was asked for, between the insets`(rows: Int) {
    for height in [3, 6, 10] {
      for (top, bottom) in [(0.0, 0.0), (0, 2), (1, 0), (1, 1), (7, 9)] {
        let scene = table(rows: rows, height: height, top: top, bottom: bottom)
        let room = top + bottom < Double(height) ? Double(height) - top - bottom : 1
        let first = min(top, Double(height - 1))
        let limit = max(-top, Double(rows) + min(bottom, Double(height - 1)) - Double(height))
        for row in 0..<rows {
          for position in TableView.ScrollPosition.allCases {
            let before = scene.table.contentOffset.y
            scene.table.scrollToRow(at: row, at: position)
            scene.layOut()
            let offset = scene.table.contentOffset.y
            let wanted =
              switch position {
              case .top: Double(row) - first
              case .middle: Double(row) - first - ((room - 1) / 2).rounded(.down)
              case .bottom: Double(row) - first - room + 1
              case .none: min(max(before, Double(row) + 1 - first - room), Double(row) - first)
              }
            let expected = max(-first, min(wanted, limit))
            #expect(
              offset == expected,
              "row \(row) of \(rows) at \(position), \(height) high, insets \(top), \(bottom)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<12)
  func `a table scrolls as a scroll view with the same insets does`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let height = Int.random(in: 2...9, using: &random)
    let top = Double(Int.random(in: 0..<height, using: &random))
    let bottom = Double(Int.random(in: 0..<height, using: &random))
    let count = Int.random(in: 1...19, using: &random)
    let scene = table(rows: count, height: height, top: top, bottom: bottom)
    let window = Window(12, height)
    let (scroll, text) = (ScrollView(), Label((0..<count).map { "\($0)" }.joined(separator: "\n")))
    scroll.show(text, filling: window)
    scroll.contentInset = scene.table.contentInset
    scroll.contentInset.left = 0
    scroll.contentInset.right = 0
    _ = window.render()
    scroll.scroll(.start)
    for step in 0..<40 {
      let move: ScrollMove =
        switch Int.random(in: 0...4, using: &random) {
        case 0: .start
        case 1: .end
        case 2: .pages(Bool.random(using: &random) ? 1 : -1)
        default: .lines(Int.random(in: -4...4, using: &random))
        }
      _ = window.render()
      #expect(
        scene.table.keyDown(KeyPress(.down)) == scroll.keyDown(KeyPress(.down)),
        "seed \(seed), step \(step)")
      scene.table.scroll(move)
      scene.layOut()
      _ = window.render()
      scroll.scroll(move)
      _ = window.render()
      #expect(
        scene.table.contentOffset.y == scroll.contentOffset.y,
        "seed \(seed), step \(step): \(move) in \(height) rows of \(count)")
    }
  }

  @Test func `arrows take the focused row along between the insets`() throws {
    let scene = table(height: 8, top: 1, bottom: 4)
    scene.table.allowsSelection = true
    let pilot = Pilot(scene.window)
    for key in Array(repeating: "down", count: 20) + Array(repeating: "up", count: 20) {
      try pilot.press(key)
      let row = try #require(scene.table.focusedRow)
      let y = try #require(place(of: row, in: scene))
      #expect((1...3).contains(y), "\(key): row \(row) at \(y)")
    }
  }

  /// A row with a field.
  private final class FieldCell: TableViewCell {
    let field = CellViews.TextField()

    required init() {
      super.init()
      contentView.addSubview(field)
      field.mas.makeConstraints { $0.edges.equalTo(contentView) }
    }
  }

  private final class Fields: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 12 }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      tableView.dequeueReusableCell(FieldCell.self)
    }
  }

  @Test func `the focus in a row of a table is above the keyboard`() throws {
    let (window, table, fields) = (Window(20, 10), TableView(), Fields())
    table.dataSource = fields
    table.contentInset.bottom = 5
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    let pilot = Pilot(window)
    for _ in 0..<9 {
      try pilot.press("tab")
      guard let field = window.firstResponder as? CellViews.TextField else { continue }
      #expect((0..<5).contains(field.cellFrame.minY))
    }
    #expect(table.contentOffset.y > 2)
  }
}
