import Ashlar
import AshlarTesting
import Testing

final class Stars: View {
  let count: Int
  private(set) var rating = 0 {
    didSet { if rating != oldValue { setNeedsDisplay() } }
  }

  init(of count: Int) {
    self.count = count
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  override var intrinsicContentSize: Size { Size(width: Double(count), height: 1) }
  override var drawsItself: Bool { true }
  override var canBecomeFocused: Bool { true }
  override var cursorPosition: CellPoint? { CellPoint(x: max(0, rating - 1), y: 0) }

  override func draw(in context: DrawingContext) {
    let stars =
      String(repeating: "*", count: rating) + String(repeating: ".", count: count - rating)
    let style = isFirstResponder ? context.theme.selection : context.theme.tint
    context.canvas.draw(text: stars, at: .zero, style: style)
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.character("+"), title: "Better") { [weak self] in self?.rate(by: 1) },
      KeyCommand(.character("-"), title: "Worse") { [weak self] in self?.rate(by: -1) },
    ]
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard event.action == .press(.left) else { return false }
    rating = min(point.x + 1, count)
    return true
  }

  override var accessibilityValue: String? {
    get { "\(rating) of \(count)" }
    set {}
  }

  private func rate(by step: Int) { rating = min(max(0, rating + step), count) }
}

final class Target: View {
  private(set) var openings = 0

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard event.action == .press(.left) else { return false }
    if event.clickCount == 2 { openings += 1 }
    return true
  }

  override func mouseEntered() { backgroundColor = .blue }
  override func mouseExited() { backgroundColor = nil }
}

/// The samples of the page *Your own view*.
@MainActor struct YourOwnViewPageTests {
  private let window = Window(size: CellSize(width: 20, height: 2))

  private func print(_ value: Any) { Swift.print(value, to: &Self.printed) }
  private static var printed = ""

  @Test func `stars are given with keys and clicks`() throws {
    Self.printed = ""
    let stars = Stars(of: 5)
    stars.accessibilityLabel = "Rating"
    window.addSubview(stars)
    stars.mas.makeConstraints { $0.left.top.equalTo(window) }

    let pilot = Pilot(window)
    try pilot.press("+", "+", "+", "-")
    try pilot.expect(screen: "**...")
    try pilot.click(try pilot.view(.adjustable, "Rating"), at: CellPoint(x: 3, y: 0))
    print(pilot.accessibilityText)
    // adjustable "Rating": "4 of 5" [focused]
    #expect(Self.printed == "adjustable \"Rating\": \"4 of 5\" [focused]\n")
    #expect(window.availableKeyCommands.map(\.title) == ["Better", "Worse"])
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `at no size is anything outside of it`() {
    let stars = Stars(of: 5)
    window.addSubview(stars)
    for width in 0...7 {
      stars.frame = Rect(x: 1, y: 0, width: Double(width), height: 1)
      #expect(
        window.render().text.split(separator: "\n").first ?? ""
          == (width > 0 ? " " + String(repeating: ".", count: min(width, 5)) : ""))
    }
  }

  @Test func `clicks, and the mouse over a view`() throws {
    let target = Target(frame: Rect(x: 2, y: 0, width: 4, height: 2))
    window.addSubview(target)
    let pilot = Pilot(window)
    try pilot.hover(over: target)
    #expect(target.backgroundColor == .blue)
    try pilot.click(target)
    try pilot.doubleClick(target)
    #expect(target.openings == 1)
    window.send(.focus(false))
    #expect(target.backgroundColor == nil)
  }
}
