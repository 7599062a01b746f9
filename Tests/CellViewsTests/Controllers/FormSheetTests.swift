import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Form sheets in windows that have too few rows for them.
@MainActor struct FormSheetTests {
  /// A form of fields, one below the other, with a title and a button.
  private final class Form: ViewController {
    let fields = (0..<10).map { index in
      let field = CellViews.TextField()
      field.accessibilityLabel = "field \(index)"
      return field
    }
    let save = CellViews.Button("Save", role: .primary)

    override func viewDidLoad() {
      modalPresentationStyle = .formSheet
      let column = StackView()
      column.axis = .vertical
      for row in [Label("Form")] + fields + [save] as [View] { column.addArrangedSubview(row) }
      view.addSubview(column)
      column.mas.makeConstraints { $0.edges.equalTo(view) }
    }
  }

  private let window = Window(30, 24)
  private let page = ViewController()
  private let form = Form()
  private let pilot: Pilot

  init() {
    window.rootViewController = page
    pilot = Pilot(window)
    page.present(form, animated: false)
    pilot.draw()
  }

  @Test func `in a window with enough rows it stands in the middle`() {
    #expect(form.view.frame.height == 12 && form.view.absoluteFrame.minY == 6)
    #expect(pilot.screen.contains("Form") && pilot.screen.contains("Save"))
    #expect(!pilot.screen.contains("▐"))
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test(arguments: 1...11)
  func `in a lower one no row is squashed, and each is seen when it has the focus`(
    height: Int
  ) throws {
    pilot.resize(to: CellSize(width: 30, height: height))
    #expect(form.view.frame.height == 12)
    for field in form.fields { #expect(field.frame.height == 1) }
    for field in [form.fields[1], form.fields[0]] {
      #expect(window.focusSystem.requestFocusUpdate(to: field))
      pilot.draw()
    }
    pilot.draw()
    for (index, field) in form.fields.enumerated() {
      #expect(field.isFirstResponder)
      #expect((0..<height).contains(field.cellFrame.minY), "field \(index)")
      try pilot.type("\(index)")
      #expect(pilot.screen.contains("\(index)"))
      try pilot.press("tab")
    }
    #expect(form.save.isFirstResponder && pilot.screen.contains("Save"))
    try pilot.press("shift-tab")
    #expect(form.fields[9].isFirstResponder)
    // Keys that the button has no use for, and the wheel, scroll.
    form.save.becomeFirstResponder()
    for _ in 0..<12 { try pilot.press("up") }
    #expect(pilot.screen.contains("Form"))
    pilot.send([.mouse(MouseEvent(.scrollDown, at: CellPoint(x: 5, y: 0)))])
    #expect(!pilot.screen.contains("Form"))
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test(arguments: [12, 20, 31, 60])
  func `its bar stands in its last column, and scrolls`(width: Int) {
    pilot.resize(to: CellSize(width: width, height: 6))
    let column = form.view.cellFrame.maxX - 1
    func bar() -> [CellPoint] {
      (0..<6).flatMap { y in (0..<width).map { x in CellPoint(x: x, y: y) } }
        .filter { pilot.frame[$0.x, $0.y].text == "▐" }
    }
    #expect(!bar().isEmpty && bar().allSatisfy { $0.x == column })
    let top = form.view.cellFrame.minY
    pilot.drag(from: CellPoint(x: column, y: bar()[0].y), to: CellPoint(x: column, y: 5))
    #expect(form.view.cellFrame.minY < top)
    #expect(!bar().isEmpty && bar().allSatisfy { $0.x == column })
  }

  @Test(arguments: [24, 6])
  func `a click beside it is not its own`(height: Int) throws {
    let hints = HintLine()
    var helped = 0
    window.keyCommands = [
      KeyCommand(.function(1), title: "Help", hint: "help", importance: 99) { helped += 1 }
    ]
    page.view.addSubview(hints)
    hints.mas.makeConstraints { $0.left.right.bottom.equalTo(page.view) }
    pilot.resize(to: CellSize(width: 60, height: height))
    #expect(window.hitTest(Point(x: 1, y: 0))?.isDescendant(of: page.view) == true)
    #expect(window.hitTest(Point(x: 1, y: Double(height - 1))) === hints)
    let row = try #require(
      pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).last)
    let place = try #require(row.firstRange(of: "F1 help"), "\(row)")
    let cell = CellPoint(
      x: row.distance(from: row.startIndex, to: place.lowerBound), y: height - 1)
    pilot.send([
      .mouse(MouseEvent(.press(.left), at: cell)), .mouse(MouseEvent(.release(.left), at: cell)),
    ])
    #expect(helped == 1)
  }

  @Test
  func
    `a menu in front of it goes at a click beside it, and the wheel scrolls nothing behind an alert`()
    throws
  {
    pilot.resize(to: CellSize(width: 60, height: 6))
    let menu = Menu([KeyCommand(title: "Open") {}])
    menu.present(in: window)
    pilot.draw()
    pilot.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: 0, y: 0)))])
    #expect(!menu.isPresented)
    let alert = Alert("Keep?")
    alert.addButton("OK", role: .primary)
    alert.present(in: window)
    pilot.draw()
    let place = form.view.absoluteFrame
    pilot.send([.mouse(MouseEvent(.scrollDown, at: CellPoint(x: 30, y: 0)))])
    #expect(form.view.absoluteFrame == place)
  }

  @Test func `its preferred size is one that it has where there is room`() {
    page.dismiss(animated: false)
    for height in [4, 8, 10, 24] {
      pilot.resize(to: CellSize(width: 30, height: height))
      let sheet = ViewController()
      sheet.modalPresentationStyle = .formSheet
      sheet.preferredContentSize = Size(width: 20, height: 9)
      page.present(sheet, animated: false)
      pilot.draw()
      #expect(sheet.view.frame.height == Double(min(9, height)) && sheet.view.frame.width == 20)
      sheet.dismiss(animated: false)
      pilot.draw()
      #expect(window.subviews.count == 1)
    }
  }

  @Test func `whatever takes it away, nothing of it stays`() {
    form.view.removeFromSuperview()
    pilot.draw()
    #expect(window.subviews.count == 1 && window.focusSystem.modalView == nil)
    page.present(form, animated: true)
    pilot.advance(by: .seconds(1))
    #expect(window.subviews.count == 2 && form.view.window === window)
    form.dismiss(animated: true)
    pilot.advance(by: .seconds(1))
    #expect(window.subviews.count == 1 && form.view.superview == nil)
  }
}
