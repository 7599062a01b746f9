import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

extension EveryControl {
  /// Those that have rows of their own to line up with.
  static let linedUp = all.filter(\.hasOwnRows)
}

/// A label on the baseline of a control stands in the row in which the control has its text.
@MainActor struct ControlBaselineTests {
  private let window = Window(60, 16)
  private let mark = Label("#")

  /// Adds a label on a baseline of a view, beside it.
  private func follow(_ view: View, _ attribute: LayoutAttribute = .firstBaseline) {
    window.addSubview(mark)
    mark.mas.remakeConstraints { make in
      make.left.equalTo(50)
      if attribute == .firstBaseline {
        make.firstBaseline.equalTo(view)
      } else {
        make.lastBaseline.equalTo(view)
      }
    }
  }

  /// The rows in which something stands inside of a view's border.
  private func drawnRows(of view: View) -> [Int] {
    let screen = window.render()
    let inside = view.cellFrame.inset(by: view.borderWidth)
    return (inside.minY..<inside.maxY).filter { y in
      (inside.minX..<inside.maxX).contains { ![" ", ""].contains(screen[$0, y].text) }
    }
  }

  private func place(_ view: View, _ entry: EveryControl, border: Int = 0) {
    view.mas.makeConstraints { make in
      make.left.equalTo(3)
      make.top.equalTo(4)
      if let size = entry.size {
        make.size.equalTo(
          Size(width: Double(size.width + border), height: Double(size.height + border)))
      }
    }
  }

  @Test(arguments: EveryControl.linedUp, [false, true])
  func `at its own size`(entry: EveryControl, hasBorder: Bool) {
    let view = entry.make()
    window.addSubview(view)
    if hasBorder { view.border = .light }
    place(view, entry, border: hasBorder ? 2 : 0)
    follow(view)
    let rows = drawnRows(of: view)
    #expect(mark.cellFrame.minY == rows.first, "\(entry.name): \(window.screen)")
    follow(view, .lastBaseline)
    #expect(drawnRows(of: view) == rows && mark.cellFrame.minY == rows.last, "\(entry.name)")
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test(arguments: EveryControl.linedUp)
  func `at other heights, and where its border comes and goes`(entry: EveryControl) {
    let view = entry.make()
    window.addSubview(view)
    place(view, entry)
    follow(view)
    for height in 3...7 {
      for border in [nil, BoxStyle.rounded, nil] {
        view.border = border
        view.mas.remakeConstraints { make in
          make.left.equalTo(3)
          make.top.equalTo(4)
          make.width.equalTo(30)
          make.height.equalTo(Double(height))
        }
        let first = drawnRows(of: view).first
        #expect(mark.cellFrame.minY == first, "\(entry.name), \(height) high: \(window.screen)")
      }
    }
  }

  @Test(arguments: EveryControl.linedUp, [LayoutAxis.horizontal, .vertical])
  func `in a stack, which has its baseline`(entry: EveryControl, axis: LayoutAxis) {
    let view = entry.make()
    view.border = .light
    let stack = StackView(arrangedSubviews: [view], axis: axis)
    window.addSubview(stack)
    place(stack, entry, border: 2)
    follow(stack)
    _ = window.render()
    #expect(mark.cellFrame.minY == drawnRows(of: view).first, "\(entry.name)")
  }

  @Test(arguments: EveryControl.linedUp)
  func `captions in rows that are aligned by their first lines`(entry: EveryControl) {
    let (view, caption) = (entry.make(), Label("Caption"))
    if let size = entry.size {
      view.mas.makeConstraints { make in
        make.size.equalTo(Size(width: Double(size.width + 2), height: Double(size.height + 2)))
      }
    }
    view.border = .light
    let row = StackView(arrangedSubviews: [caption, view])
    row.alignment = .firstBaseline
    window.addSubview(row)
    row.mas.makeConstraints { $0.left.top.equalTo(window) }
    #expect(drawnRows(of: caption) == Array(drawnRows(of: view).prefix(1)), "\(window.screen)")
    #expect(window.reports.isEmpty)
  }

  @Test func `a title of several lines, or of none`() {
    let (button, wraps) = (CellViews.Button("one"), CellViews.Switch("one"))
    for view in [button, wraps] {
      window.addSubview(view)
      view.mas.makeConstraints { make in
        make.left.equalTo(3)
        make.top.equalTo(2)
      }
    }
    for (label, view) in [(button.titleLabel, button as View), (wraps.titleLabel, wraps)] {
      label.numberOfLines = 0
      for (text, rows) in [("one\ntwo\nsix", 3), ("", 1), ("a\nb", 2), ("a", 1), ("", 1)] {
        label.text = text
        follow(view)
        window.layoutIfNeeded()
        #expect(view.cellFrame.height == rows && mark.cellFrame.minY == 2, "\(text)")
        follow(view, .lastBaseline)
        window.layoutIfNeeded()
        #expect(mark.cellFrame.minY == 1 + rows, "\(text)")
      }
    }
  }

  @Test func `a control of one's own has its text in the middle`() {
    final class Check: Control {
      override var intrinsicContentSize: Size { Size(width: 3, height: 1) }
      override func draw(in context: DrawingContext) {
        context.canvas.draw(text: "[x]", at: .zero)
      }
    }
    let check = Check()
    window.addSubview(check)
    check.mas.makeConstraints { make in
      make.left.equalTo(3)
      make.top.equalTo(4)
    }
    follow(check)
    #expect(drawnRows(of: check) == [4] && mark.cellFrame.minY == 4)
  }
}
