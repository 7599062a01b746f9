import Ashlar

/// Labels and fields side by side in a large window, in one of which is typed.
@MainActor final class Keystrokes {
  private let window = Window(size: CellSize(width: 400, height: 250))
  /// The views that have drawn since the last key.
  private let drawn = DrawnViews()
  /// The most views that drew for a key, the window left out.
  private(set) var mostDrawn = 0

  init(views count: Int) {
    var fields: [CountedField] = []
    for index in 0..<count / 2 {
      let (label, field) = (CountedLabel("field \(index)"), CountedField())
      let (x, y) = (Double(index % 10 * 40), Double(index / 10))
      label.frame = Rect(x: x, y: y, width: 16, height: 1)
      field.frame = Rect(x: x + 17, y: y, width: 22, height: 1)
      (label.drawn, field.drawn) = (drawn, drawn)
      window.addSubview(label)
      window.addSubview(field)
      fields.append(field)
    }
    fields[fields.count / 2].becomeFirstResponder()
    _ = window.render()
  }

  /// Types a letter, or deletes one, and draws the screen.
  func press(_ step: Int) {
    drawn.count = 0
    window.send(.key(step % 2 == 0 ? KeyPress(.character("x")) : KeyPress(.backspace)))
    _ = window.render()
    mostDrawn = max(mostDrawn, drawn.count)
  }
}

/// Counts the views that draw.
@MainActor private final class DrawnViews {
  var count = 0
}

@MainActor private final class CountedLabel: Label {
  var drawn: DrawnViews?

  override func draw(in context: DrawingContext) {
    drawn?.count += 1
    super.draw(in: context)
  }
}

@MainActor private final class CountedField: TextField {
  var drawn: DrawnViews?

  override func draw(in context: DrawingContext) {
    drawn?.count += 1
    super.draw(in: context)
  }
}
