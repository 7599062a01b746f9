import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TableFixtures
import TerminalInterface
import Testing

/// Which views were asked for something.
@MainActor private final class Visitors {
  var views: Set<ObjectIdentifier> = []
}

@MainActor private final class VisitedStack: StackView {
  var visitors: Visitors?
  private func note() { visitors?.views.insert(ObjectIdentifier(self)) }

  override var intrinsicContentSize: Size { note(); return super.intrinsicContentSize }
  override var keyCommands: [KeyCommand] { note(); return super.keyCommands }
  override var nextResponder: (any Responder)? { note(); return super.nextResponder }
  override var canBecomeFocused: Bool { note(); return super.canBecomeFocused }
  override func updateConstraints() { note(); super.updateConstraints() }
  override func layoutSubviews() { note(); super.layoutSubviews() }
  override func keyDown(_ key: KeyPress) -> Bool { note(); return super.keyDown(key) }
  override func draw(in context: DrawingContext) { note(); super.draw(in: context) }
}

@MainActor private final class VisitedLabel: Label {
  var visitors: Visitors?
  private func note() { visitors?.views.insert(ObjectIdentifier(self)) }

  override var intrinsicContentSize: Size { note(); return super.intrinsicContentSize }
  override var canBecomeFocused: Bool { note(); return super.canBecomeFocused }
  override func updateConstraints() { note(); super.updateConstraints() }
  override func layoutSubviews() { note(); super.layoutSubviews() }
  override func draw(in context: DrawingContext) { note(); super.draw(in: context) }
}

@MainActor private final class VisitedField: CellViews.TextField {
  var visitors: Visitors?
  private func note() { visitors?.views.insert(ObjectIdentifier(self)) }

  override var intrinsicContentSize: Size { note(); return super.intrinsicContentSize }
  override var canBecomeFocused: Bool { note(); return super.canBecomeFocused }
  override func updateConstraints() { note(); super.updateConstraints() }
  override func layoutSubviews() { note(); super.layoutSubviews() }
  override func keyDown(_ key: KeyPress) -> Bool { note(); return super.keyDown(key) }
  override func draw(in context: DrawingContext) { note(); super.draw(in: context) }
}

/// Counts the layouts of a window.
@MainActor private final class LayoutCounter: WindowDelegate {
  var count = 0
  func windowDidLayout(_ window: Window) { count += 1 }
}

/// How many of a window's views a key comes by.
@MainActor struct KeystrokeVisitTests {
  private let visitors = Visitors()
  private let layouts = LayoutCounter()

  private func label(_ text: String) -> VisitedLabel {
    let label = VisitedLabel(text)
    label.visitors = visitors
    return label
  }

  private func field() -> VisitedField {
    let field = VisitedField()
    field.preferredColumns = 12
    field.visitors = visitors
    return field
  }

  private func stack(_ views: [View], _ axis: LayoutAxis, spacing: Double) -> VisitedStack {
    let stack = VisitedStack()
    stack.visitors = visitors
    stack.axis = axis
    stack.spacing = spacing
    views.forEach(stack.addArrangedSubview)
    return stack
  }

  /// Types in a field of a window, and checks what each key comes by.
  private func type(in field: VisitedField, of window: Window) throws {
    window.delegate = layouts
    let pilot = Pilot(window)
    field.becomeFirstResponder()
    pilot.draw()
    for key in [
      "a", "早", "b", "left", "x", "backspace", "home", "delete", "shift-right", "c", "end",
      "ctrl-w",
      "ctrl-_",
    ] {
      (visitors.views, layouts.count) = ([], 0)
      try pilot.press(key)
      // The window, and those that were asked.
      #expect(1 + visitors.views.count <= 8, "\(key)")
      #expect(window.drawnViews <= 8 && layouts.count == 0, "\(key)")
      #expect(visitors.views.contains(ObjectIdentifier(field)), "\(key)")
    }
    #expect(pilot.frame == window.render())
    #expect(window.drawnViews > 8)
  }

  @Test(arguments: [0, 82, 164])
  func `in stacks of 500 views it is eight`(index: Int) throws {
    let window = Window(200, 40)
    let fields = (0..<165).map { _ in field() }
    let rows = fields.enumerated().map {
      stack([label("name \($0)"), $1], .horizontal, spacing: 1)
    }
    let columns = (0..<5).map { column in
      stack(Array(rows[column * 33..<(column + 1) * 33]), .vertical, spacing: 0)
    }
    let all = stack(columns, .horizontal, spacing: 1)
    all.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    window.addSubview(all)
    try type(in: fields[index], of: window)
  }

  @Test(arguments: [0, 103, 249])
  func `side by side in a window of 500 views it is eight`(index: Int) throws {
    let window = Window(200, 50)
    let fields = (0..<250).map { _ in field() }
    for (index, field) in fields.enumerated() {
      let label = label("name")
      let (x, y) = (Double(index / 50 * 40), Double(index % 50))
      label.frame = Rect(x: x, y: y, width: 16, height: 1)
      field.frame = Rect(x: x + 16, y: y, width: 24, height: 1)
      window.addSubview(label)
      window.addSubview(field)
    }
    try type(in: fields[index], of: window)
  }
}
