import Ashlar
import AshlarTesting
import Testing

final class Greeting: ViewController {
  let label = Label("Hello")

  override var keyCommands: [KeyCommand] {
    [KeyCommand(.character("?"), title: "Help") { [weak self] in self?.showHelp() }]
  }

  override func viewDidLoad() {
    view.addSubview(label)
    label.mas.makeConstraints { make in make.center.equalTo(view) }
  }

  override func viewWillLayoutSubviews() {
    label.text = traitCollection.horizontalSizeClass == .compact ? "Hi" : "Hello"
  }

  func showHelp() {
    present(Help(), animated: true)
  }
}

final class Help: ViewController {
  override func viewDidLoad() {
    modalPresentationStyle = .formSheet
    let close = Button("Close", role: .cancel) { [weak self] in self?.dismiss(animated: true) }
    view.backgroundColor = .blue
    view.addSubview(close)
    close.mas.makeConstraints { make in make.edges.equalTo(view) }
  }
}

/// The samples of the page *View controllers*.
@MainActor struct ViewControllersPageTests {
  @Test func `a greeting with help`() throws {
    let window = Window(size: CellSize(width: 80, height: 3))
    let page = Greeting()
    window.rootViewController = page
    page.view.becomeFirstResponder()
    let pilot = Pilot(window)
    #expect(pilot.screen.contains("Hello"))
    pilot.resize(to: CellSize(width: 20, height: 3))
    #expect(pilot.screen.contains("Hi") && window.reports.isEmpty)
    #expect(window.availableKeyCommands.map(\.title) == ["Help"])
    try pilot.press("?")
    pilot.advance(by: .seconds(1))
    try pilot.expect(screen: "\n      [ Close ]")
    try pilot.press("esc")
    pilot.advance(by: .seconds(1))
    #expect(page.presentedViewController == nil && page.view.isFirstResponder)
  }

  @Test func `one inside of the other`() {
    let (page, list) = (ViewController(), ViewController())
    page.addChild(list)
    page.view.addSubview(list.view)
    list.didMove(toParent: page)
    #expect(list.view.superview === page.view && page.children.first === list)
  }
}
