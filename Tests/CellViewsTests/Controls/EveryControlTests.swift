import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

extension EveryControl {
  /// Returns what has the focus: the control itself, or the line of a split view.
  @MainActor static func control(of view: View) -> Control? {
    view as? Control ?? (view as? SplitView)?.divider
  }
}

/// What holds for every control of the library.
@MainActor struct EveryControlTests {
  /// Returns the first cell outside of a view that is not blank.
  private func spill(of view: View, in frame: CellBuffer) -> CellPoint? {
    let cells = view.cellFrame
    for y in 0..<frame.size.height {
      let row = Array(frame.row(y))
      let isBeside = y < cells.minY || y >= cells.maxY
      let outside = isBeside ? [0..<row.count] : [0..<cells.minX, cells.maxX..<row.count]
      for x in outside.joined() where row[x] != .blank { return CellPoint(x: x, y: y) }
    }
    return nil
  }

  @Test(arguments: EveryControl.all)
  func `it says of each key whether it uses it`(entry: EveryControl) {
    let plain: [KeyPress.Key] = [
      .enter, .tab, .escape, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .backspace,
      .delete, .insert, .function(1),
    ]
    var keys: [KeyPress] = plain.map { KeyPress($0) }
    for character in " a?+-早" { keys.append(KeyPress(.character(character))) }
    for letter in "acwkz" { keys.append(KeyPress(.character(letter), modifiers: .control)) }
    keys += [KeyPress(.left, modifiers: .shift), KeyPress(.right, modifiers: .alternate)]
    for key in keys {
      let window = Window(44, 6)
      let view = entry.make()
      window.addSubview(view)
      view.mas.makeConstraints { $0.edges.equalTo(window) }
      _ = window.render()
      let says = view.usesKey(key)
      #expect(view.keyDown(key) == says, "\(key)")
    }
  }

  @Test(arguments: EveryControl.all)
  func `it shows this screen at its own size, wherever constraints put it`(entry: EveryControl) {
    let window = Window(44, 6)
    let view = entry.make()
    window.addSubview(view)
    view.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      if let size = entry.size {
        make.width.equalTo(Double(size.width))
        make.height.equalTo(Double(size.height))
      }
    }
    let count = entry.screen.count
    #expect(Array(window.screen.prefix(count)) == entry.screen)
    #expect(Int(view.frame.height) == count)
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
    guard entry.addsBorder else { return }
    // A border takes a cell on each side of the same.
    view.border = .light
    view.mas.updateConstraints { make in
      if let size = entry.size {
        make.width.equalTo(Double(size.width + 2))
        make.height.equalTo(Double(size.height + 2))
      }
    }
    for (row, expected) in zip(window.screen.dropFirst(), entry.screen) {
      #expect(row.hasPrefix("│" + expected), "\(row)")
    }
    #expect(window.reports.isEmpty)
  }

  @Test(arguments: EveryControl.all, [false, true])
  func `at every size nothing is drawn outside of it, and what has room is shown`(
    entry: EveryControl, isMirrored: Bool
  ) {
    let window = Window(43, 9)
    if isMirrored { window.semanticContentAttribute = .forceRightToLeft }
    let view = entry.make()
    window.addSubview(view)
    let natural = view.intrinsicContentSize
    for width in 0...40 {
      for height in 0...6 {
        view.frame = Rect(x: 1, y: 1, width: Double(width), height: Double(height))
        let frame = window.render()
        let size = "\(entry.name) \(width)x\(height)"
        let spilled = spill(of: view, in: frame)
        #expect(spilled == nil, "\(size) at \(spilled ?? .zero)")
        if let cursor = frame.cursor { #expect(view.cellFrame.contains(cursor), "\(size)") }
        guard Double(width) >= natural.width, Double(height) >= natural.height, height > 0 else {
          continue
        }
        for text in entry.texts where !isMirrored || !text.contains(where: "[━".contains) {
          #expect(frame.text.contains(text), "\(size): \(frame.text)")
        }
      }
    }
    #expect(window.reports.isEmpty)
  }

  @Test(arguments: EveryControl.all)
  func `where it can have the focus, that is seen in every theme and without colours`(
    entry: EveryControl
  ) {
    let window = Window(44, 6)
    let view = entry.make()
    guard let control = EveryControl.control(of: view) else { return }
    window.addSubview(view)
    let size = entry.size ?? CellSize(width: 30, height: 1)
    view.frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      var looks: [[String]] = []
      for state in 0..<3 {
        control.isEnabled = state > 0
        window.firstResponder = state == 2 ? control : nil
        let (frame, cells) = (window.render(), control.cellFrame)
        #expect((frame.cursor != nil) == (state == 2))
        looks.append(
          (cells.minX..<cells.maxX).map { x in
            let cell = frame[x, cells.minY]
            return "\(cell.text) \(cell.style.attributes)"
          })
      }
      #expect(looks[1] != looks[2], "\(entry.name): \(looks)")
      // A line that cannot be moved is a separator, as is one that waits for the mouse.
      if control === view { #expect(Set(looks).count == 3, "\(entry.name): \(looks)") }
    }
  }

  @Test(arguments: EveryControl.all)
  func `one that is disabled has no focus and changes nothing`(entry: EveryControl) throws {
    let window = Window(44, 6)
    let view = entry.make()
    guard let control = EveryControl.control(of: view) else { return }
    window.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 30, height: 3)
    var sent = 0
    control.addAction(for: Control.Event(rawValue: .max)) { sent += 1 }
    control.isEnabled = false
    let pilot = Pilot(window)
    let screen = pilot.screen
    for y in 0..<3 {
      for x in 0..<30 { pilot.drag(from: CellPoint(x: x, y: y), to: CellPoint(x: 0, y: 0)) }
    }
    for key in ["enter", "space", "left", "right", "up", "down", "home", "end", "x", "+"] {
      try pilot.press(key)
      #expect(!control.keyDown(try KeyPress(notation: key)))
    }
    control.performPrimaryAction()
    #expect(sent == 0 && !control.isFirstResponder && pilot.screen == screen)
  }
}
