import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TerminalInterface
import Testing

/// A row that is as high as the text that is written in it.
@MainActor private final class NoteCell: TableViewCell {
  let note = CellViews.TextView()

  required init() {
    super.init()
    note.isScrollEnabled = false
    contentView.addSubview(note)
    note.mas.makeConstraints { $0.edges.equalTo(contentView) }
  }
}

@MainActor private final class Notes: TableViewDataSource {
  let cells = [NoteCell(), NoteCell()]

  func numberOfRows(in tableView: TableView) -> Int { cells.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell { cells[row] }
}

/// Texts in views that are measured by fitting, which tries sizes that are never seen.
@MainActor struct FittedTextTests {
  @Test(arguments: [4, 5, 7, 10, 16])
  func `a note in a row grows with each key, and is seen as a whole`(width: Int) throws {
    let window = Window(width, 20)
    let (table, notes) = (TableView(), Notes())
    table.dataSource = notes
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    let pilot = Pilot(window)
    notes.cells[0].note.becomeFirstResponder()
    // The same text in a view that no fitting measures.
    let plain = Window(width, 20)
    let model = CellViews.TextView()
    model.isScrollEnabled = false
    plain.addSubview(model)
    model.mas.makeConstraints { $0.left.right.top.equalTo(plain) }
    let beside = Pilot(plain)
    model.becomeFirstResponder()
    for key in "it\ngrows by a row\n\nand 早上好".map({ $0 }) + ["-", "-", "-"] {
      if key == "-" {
        for pilot in [pilot, beside] { try pilot.press("backspace") }
      } else {
        for pilot in [pilot, beside] { try pilot.type(String(key)) }
      }
      let height = model.frame.height
      #expect(notes.cells[0].note.frame.height == height && notes.cells[1].frame.minY == height)
      #expect(pilot.screen == beside.screen, "after \(key.debugDescription)")
      #expect(pilot.frame.cursor == beside.frame.cursor)
      #expect(!pilot.screen.contains("▐"))
    }
    #expect(window.reports.isEmpty)
  }

  @Test(arguments: 0..<10)
  func `measuring moves nothing that is seen`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let window = Window(12, 6)
    let (field, note, box) = (CellViews.TextField(), CellViews.TextView(), View())
    note.isScrollEnabled = seed % 2 == 0
    window.addSubview(box)
    box.mas.makeConstraints { $0.edges.equalTo(window) }
    for view in [field, note] as [View] {
      box.addSubview(view)
      view.mas.makeConstraints { $0.left.right.equalTo(box) }
    }
    field.mas.makeConstraints { $0.top.equalTo(box) }
    note.mas.makeConstraints { make in
      make.top.equalTo(field.mas.bottom)
      make.bottom.lessThanOrEqualTo(box)
      make.height.equalTo(3).priority(.high)
    }
    let pilot = Pilot(window)
    for view in [field, note] as [View] {
      view.becomeFirstResponder()
      try pilot.type("one two three four five six seven")
      for _ in 0..<20 {
        let key = ["left", "right", "up", "home", "end"].randomElement(using: &random) ?? "left"
        try pilot.press(key)
        let screen = pilot.screen
        let width = Double(Int.random(in: 1...40, using: &random))
        _ = box.systemLayoutSizeFitting(
          Size(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        window.setNeedsLayout()
        pilot.draw()
        #expect(pilot.screen == screen, "seed \(seed), \(key)")
      }
    }
  }
}
