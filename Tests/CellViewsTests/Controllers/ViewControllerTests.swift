import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class ViewControllerTests {
  private let window = Window(20, 4)
  private lazy var pilot = Pilot(window)
  private var log: [String] = []

  private func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name) { [weak self] in self?.log.append($0) }
    controller.title = name
    return controller
  }

  private func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  @Test func `the view is loaded once, when it is first asked for`() {
    let page = controller("page")
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil && takeLog().isEmpty)
    let view = page.view
    page.loadViewIfNeeded()
    #expect(view === page.view && page.isViewLoaded && takeLog() == ["page load", "page loaded"])
    #expect("\(page)" == "<RecordingController: View:page>")
    #expect("\(ViewController())" == "<ViewController: (not loaded)>")
  }

  @Test func `the root's view fills the window and is told of everything in order`() {
    let page = controller("page")
    _ = pilot
    window.rootViewController = page
    #expect(takeLog() == ["page load", "page loaded", "page will appear"])
    pilot.draw()
    #expect(page.view.frame == Rect(x: 0, y: 0, width: 20, height: 4))
    #expect(takeLog() == ["page will lay out", "page laid out", "page appeared"])
    pilot.resize(to: CellSize(width: 10, height: 3))
    #expect(page.view.frame == Rect(x: 0, y: 0, width: 10, height: 3))
    #expect(takeLog() == ["page will lay out", "page laid out"])
    let other = controller("other")
    window.rootViewController = other
    #expect(
      takeLog() == ["page will disappear", "other load", "other loaded", "other will appear"])
    pilot.draw()
    #expect(
      takeLog() == [
        "other will lay out", "other laid out", "page disappeared", "other appeared",
      ])
    window.rootViewController = nil
    pilot.draw()
    #expect(takeLog() == ["other will disappear", "other disappeared"])
    #expect(window.subviews.isEmpty && window.reports.isEmpty)
  }

  @Test func `a view that goes and comes in one turn is told of both`() {
    let page = controller("page")
    window.addSubview(page.view)
    pilot.draw()
    _ = takeLog()
    page.view.removeFromSuperview()
    window.addSubview(page.view)
    #expect(takeLog() == ["page will disappear", "page disappeared", "page will appear"])
    pilot.draw()
    #expect(takeLog().suffix(1) == ["page appeared"])
  }

  @Test func `its own subviews have their frames when the view has been laid out`() {
    let page = controller("page")
    let label = Label("hello")
    page.view.addSubview(label)
    label.mas.makeConstraints { $0.center.equalTo(page.view) }
    var frames: [Rect] = []
    page.onLayout = { frames.append(label.frame) }
    window.rootViewController = page
    pilot.draw()
    #expect(frames.last == label.frame && label.frame.width == 5)
    // What changes inside of it then is laid out in the same turn.
    var isChanged = false
    page.onLayout = {
      if !isChanged { label.text = "good day" }
      isChanged = true
    }
    pilot.resize(to: CellSize(width: 30, height: 4))
    #expect(label.frame.width == 8 && window.reports.isEmpty)
  }

  @Test func `children are held, told and let go`() {
    let page = controller("page")
    window.rootViewController = page
    weak var kept: RecordingController?
    do {
      let list = controller("list")
      kept = list
      page.addChild(list)
      page.view.addSubview(list.view)
      list.didMove(toParent: page)
    }
    #expect(kept != nil && page.children.count == 1 && kept?.parent === page)
    pilot.draw()
    #expect(
      takeLog() == [
        "page load", "page loaded", "page will appear", "list will move to page", "list load",
        "list loaded", "list will appear", "list moved to page", "page will lay out",
        "page laid out", "list will lay out", "list laid out", "page appeared", "list appeared",
      ])
    kept?.addChild(page)
    #expect(window.reports.count == 1 && page.parent == nil)
    do {
      let other = controller("other")
      kept.map { other.addChild($0) }
      #expect(page.children.isEmpty && kept?.parent === other)
      kept.map { page.addChild($0) }
      #expect(other.children.isEmpty)
    }
    kept?.willMove(toParent: nil)
    kept?.view.removeFromSuperview()
    pilot.draw()
    _ = takeLog()
    kept?.removeFromParent()
    #expect(takeLog() == ["list moved to none"] && kept == nil)
  }

  @Test func `keys go from the view to its controller, and on around it`() throws {
    let (page, list) = (controller("page"), controller("list"))
    window.rootViewController = page
    page.addChild(list)
    page.view.addSubview(list.view)
    list.view.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    let probe = Probe("probe")
    list.view.addSubview(probe)
    pilot.draw()
    probe.becomeFirstResponder()
    try pilot.press("x")
    let key = KeyPress(.character("x"))
    #expect(list.keys == [key] && page.keys == [key])
    list.usedKeys = [key]
    try pilot.press("x")
    #expect(list.keys == [key, key] && page.keys == [key])
    #expect(probe.nextResponder === list.view && list.view.nextResponder === list)
    #expect(list.nextResponder === page.view && page.nextResponder === window)
    // A view that takes no events is passed over with its controller.
    list.view.isUserInteractionEnabled = false
    try pilot.press("x")
    #expect(probe.isFirstResponder && list.keys.count == 2 && page.keys.count == 2)
  }

  @Test func `a controller that is gone leaves its view`() {
    weak var gone: RecordingController?
    let view: View
    do {
      let page = controller("page")
      view = page.view
      gone = page
      window.addSubview(page.view)
    }
    pilot.draw()
    #expect(gone == nil && view.window === window && view.nextResponder === window)
  }
}
