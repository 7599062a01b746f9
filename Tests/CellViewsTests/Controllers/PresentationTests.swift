import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class PresentationTests {
  private let window = Window(20, 6)
  private let page = RecordingController("page") { _ in }
  private let field = CellViews.TextField("text")
  private let pilot: Pilot
  private var log: [String] = []

  init() {
    window.rootViewController = page
    page.view.addSubview(field)
    field.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    pilot = Pilot(window)
    field.becomeFirstResponder()
  }

  private func panel(_ style: ModalPresentationStyle) -> RecordingController {
    let panel = RecordingController("panel") { [weak self] in self?.log.append($0) }
    panel.modalPresentationStyle = style
    let ok = CellViews.Button("OK", role: .primary)
    ok.identifier = "ok"
    panel.view.backgroundColor = .blue
    panel.view.addSubview(ok)
    ok.mas.makeConstraints { make in
      make.top.equalTo(1)
      make.bottom.equalTo(-1)
      make.left.equalTo(2)
      make.right.lessThanOrEqualTo(-2)
    }
    return panel
  }

  @Test func `a panel is in front, has the focus, and gives it back`() throws {
    let panel = panel(.fullScreen)
    var done: [String] = []
    page.present(panel, animated: false) { done.append("there") }
    pilot.draw()
    #expect(panel.view.frame == window.bounds && done == ["there"])
    #expect(page.presentedViewController === panel && panel.presentingViewController === page)
    #expect(try pilot.view("ok").isFirstResponder && window.focusSystem.modalView === panel.view)
    #expect(!field.becomeFirstResponder() && panel.nextResponder === window)
    #expect(
      log == [
        "panel load", "panel loaded", "panel will appear", "panel will lay out", "panel laid out",
        "panel appeared",
      ])
    log = []
    panel.dismiss(animated: false) { done.append("gone") }
    pilot.draw()
    #expect(done == ["there", "gone"] && field.isFirstResponder && panel.view.superview == nil)
    #expect(page.presentedViewController == nil && panel.presentingViewController == nil)
    #expect(log == ["panel will disappear", "panel disappeared"] && window.reports.isEmpty)
  }

  @Test func `a form sheet is as large as its content, in the middle`() {
    let panel = panel(.formSheet)
    panel.view.mas.makeConstraints { $0.width.equalTo(12).priority(.high) }
    page.present(panel, animated: false)
    pilot.draw()
    #expect(panel.view.frame == Rect(x: 4, y: 1.5, width: 12, height: 3))
    // What has no room is scrolled to: the button with the focus is seen.
    pilot.resize(to: CellSize(width: 6, height: 2))
    #expect(panel.view.frame.width == 6 && panel.view.frame.height == 3)
    page.dismiss(animated: false)
    panel.preferredContentSize = Size(width: 10, height: 5)
    pilot.resize(to: CellSize(width: 20, height: 9))
    let other = self.panel(.formSheet)
    other.preferredContentSize = Size(width: 10, height: 5)
    page.present(other, animated: false)
    pilot.draw()
    #expect(other.view.frame == Rect(x: 5, y: 2, width: 10, height: 5))
  }

  @Test func `with an animation it moves in from below, and out again`() {
    let panel = panel(.fullScreen)
    var done: [String] = []
    page.present(panel, animated: true) { done.append("there") }
    pilot.draw()
    #expect(panel.view.frame == window.bounds && panel.view.presentationFrame.minY == 6)
    var tops: [Int] = []
    for _ in 0..<10 {
      pilot.advance(by: .milliseconds(20))
      tops.append(pilot.frame(of: panel.view).minY)
    }
    #expect(tops == tops.sorted(by: >) && Set(tops).count >= 5, "\(tops)")
    pilot.advance(by: .milliseconds(20))
    #expect(pilot.frame(of: panel.view).minY == 0 && done == ["there"])
    #expect(log.contains("panel appeared animated"))
    log = []
    page.dismiss(animated: true) { done.append("gone") }
    pilot.draw()
    #expect(field.isFirstResponder && panel.view.window === window && done == ["there"])
    #expect(log.first == "panel will disappear animated")
    pilot.advance(by: .milliseconds(300))
    #expect(panel.view.window == nil && done == ["there", "gone"])
    #expect(log.last == "panel disappeared animated" && window.reports.isEmpty)
  }

  @Test func `a panel may present another one, and they go together`() {
    let (first, second) = (panel(.fullScreen), panel(.formSheet))
    page.present(first, animated: false)
    pilot.draw()
    first.present(second, animated: false)
    pilot.draw()
    #expect(window.focusSystem.modalView === second.view)
    page.dismiss(animated: false)
    pilot.draw()
    #expect(window.focusSystem.modalView == nil && window.subviews.count == 1)
    #expect(field.isFirstResponder && first.presentedViewController == nil)
  }

  @Test func `what cannot be presented is told`() {
    let panel = panel(.fullScreen)
    ViewController().present(panel, animated: false)
    page.present(panel, animated: false)
    page.present(self.panel(.fullScreen), animated: false)
    page.present(page, animated: false)
    panel.present(panel, animated: false)
    pilot.draw()
    #expect(window.reports.count == 3, "\(window.reports)")
    #expect("\(window.reports)".contains("one of them is shown already"))
    page.dismiss(animated: false)
    // Nothing is presented any more.
    page.dismiss(animated: false)
    pilot.draw()
    #expect(window.subviews.count == 1)
  }

  @Test(arguments: [false, true])
  func `completions come after the view has appeared and disappeared`(isAnimated: Bool) {
    let panel = panel(.fullScreen)
    page.present(panel, animated: isAnimated) { [unowned self] in
      #expect(panel.view.frame == window.bounds && panel.view.presentationFrame == window.bounds)
      log.append("there")
    }
    #expect(!log.contains("there"))
    pilot.draw()
    #expect(log.contains("there") != isAnimated)
    pilot.advance(by: .milliseconds(300))
    let mark = isAnimated ? " animated" : ""
    #expect(log.suffix(2) == ["panel appeared\(mark)", "there"])
    page.dismiss(animated: isAnimated) { [unowned self] in log.append("gone") }
    pilot.draw()
    pilot.advance(by: .milliseconds(300))
    #expect(
      log.suffix(3) == ["panel will disappear\(mark)", "panel disappeared\(mark)", "gone"])
  }

  @Test func `what a root presents goes with it`() throws {
    let panel = panel(.fullScreen)
    page.present(panel, animated: false)
    pilot.draw()
    let next = RecordingController("next") { _ in }
    let other = CellViews.TextField("other")
    other.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    next.view.addSubview(other)
    window.rootViewController = next
    pilot.draw()
    #expect(panel.view.window == nil && window.focusSystem.modalView == nil)
    #expect(other.isFirstResponder && window.subviews.count == 1)
    #expect(log.last == "panel disappeared")
  }

  @Test func `what nobody could dismiss any more goes`() {
    var child: ViewController? = ViewController()
    if let child {
      page.addChild(child)
      page.view.addSubview(child.view)
      child.present(panel(.fullScreen), animated: false)
      pilot.draw()
      #expect(window.focusSystem.modalView != nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    child = nil
    pilot.draw()
    #expect(window.focusSystem.modalView == nil && window.subviews.count == 1)
    #expect(field.isFirstResponder)
  }

  @Test func `a panel whose view was taken out by hand is presented no more`() {
    let panel = panel(.formSheet)
    page.present(panel, animated: false)
    pilot.draw()
    panel.view.removeFromSuperview()
    pilot.draw()
    #expect(page.presentedViewController == nil && panel.presentingViewController == nil)
    #expect(log.last == "panel disappeared" && field.isFirstResponder)
    page.present(panel, animated: false)
    pilot.draw()
    #expect(page.presentedViewController === panel && window.reports.isEmpty)
  }
}
