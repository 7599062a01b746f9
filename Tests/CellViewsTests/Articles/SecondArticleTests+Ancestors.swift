import AutoLayout
import CellViews
import Masonry
import Testing

/// The second article, section 3: views that are constrained to each other have an ancestor in common.
extension SecondArticleTests {
  @Test func `a view as large as its sibling`() {
    let v0 = View()
    add(v0)
    let v1 = View()
    v0.addSubview(v1)
    v1.mas.makeConstraints { $0.size.equalTo(Size(width: 10, height: 10)) }
    let v2 = View()
    v0.addSubview(v2)
    let made = v2.mas.makeConstraints { $0.size.equalTo(v1) }
    root.layoutIfNeeded()
    #expect(v2.frame.size == Size(width: 10, height: 10))
    #expect(v0.constraints.count == 2 && v0.constraints[0] === made[0])
    #expect(v1.mas.closestCommonSuperview(v2) === v0)
  }

  /// A controller's view that fills its window.
  private func makePage() -> (window: Window, view: View) {
    let window = Window(414, 736)
    let view = View()
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  @Test func `a view without a superview has nothing in common with another one`() {
    let (window, page) = makePage()
    let masView = View()
    let line = #line + 1
    let made = masView.mas.makeConstraints { $0.center.equalTo(page) }
    func error(_ attribute: String) -> LayoutError {
      .noCommonAncestor(
        constraint: "<LayoutConstraint View.\(attribute) == View[0].\(attribute)>", first: "View",
        firstChain: "View", second: "View[0]", secondChain: "View[0] < Window:window",
        cure: "View has no superview: call addSubview(_:) first.",
        source: SourceLocation(file: #fileID, line: line))
    }
    let errors = [error("centerX"), error("centerY")]
    #expect(made.compactMap(\.error).map(\.description) == errors.map(\.description))
    // The article's words, both views with what they stand in, and the line.
    for words in [
      "couldn't find a common superview for View and View[0]", "View[0] < Window:window",
      "SecondArticleTests+Ancestors.swift:\(line)",
    ] {
      #expect("\(errors[0])".contains(words))
    }
    // Nothing is half there, nobody ends, and whoever shows one of the two is told.
    #expect(made.allSatisfy { !$0.isActive })
    #expect(page.constraints.isEmpty && masView.constraints.isEmpty)
    func told(_ tree: View) -> [String] {
      tree.reports.compactMap {
        if case .refused(_, let error, _) = $0 { error.description } else { nil }
      }
    }
    #expect(told(window) == errors.map(\.description))
    #expect(told(masView) == errors.map(\.description))
    // The form in which the article's message has the two.
    #expect(masView.debugDescription == "<View: 0x1; frame = (0 0; 0 0)>")
    #expect(page.debugDescription == "<View: 0x1; frame = (0 0; 414 736); autoresize = W+H>")
  }

  @Test func `added before, the view stands in the middle`() {
    let (window, page) = makePage()
    let masView = View()
    page.addSubview(masView)
    let made = masView.mas.makeConstraints { $0.center.equalTo(page) }
    window.layoutIfNeeded()
    #expect(made.allSatisfy { $0.isActive && $0.error == nil })
    #expect(masView.frame == Rect(x: 207, y: 368, width: 0, height: 0))
  }

  // MARK: - An answer that comes when the screen is gone

  /// Keeps what is to be done when data arrives.
  @MainActor private final class Network {
    private var waiting: [() -> Void] = []
    func fetchData(_ done: @escaping () -> Void) { waiting.append(done) }
    func answer() { for done in waiting { done() } }
  }

  @MainActor private final class Controller {
    let view = View(points: 414, 736)
    private let guards: Bool
    private let note: (Shown) -> Void

    struct Shown {
      let v1: View
      let v2: View
      let made: [LayoutConstraint]
    }

    init(guards: Bool = false, _ note: @escaping (Shown) -> Void) {
      self.guards = guards
      self.note = note
    }

    func fetch(_ network: Network) {
      network.fetchData { [weak self, guards, note] in
        if guards, self == nil { return }
        note(Self.showSampleView(at: self?.view))
      }
    }

    static func showSampleView(at view: View?) -> Shown {
      let v1 = View()
      view?.addSubview(v1)
      v1.mas.makeConstraints { $0.size.equalTo(Size(width: 10, height: 10)) }
      let v2 = View()
      view?.addSubview(v2)
      return Shown(v1: v1, v2: v2, made: v2.mas.makeConstraints { $0.size.equalTo(v1) })
    }
  }

  @Test func `while the screen is there, both views are in it`() throws {
    let network = Network()
    var shown: Controller.Shown?
    let controller = Controller { shown = $0 }
    controller.fetch(network)
    network.answer()
    controller.view.layoutIfNeeded()
    let views = try #require(shown)
    #expect(views.v2.frame.size == Size(width: 10, height: 10))
    #expect(views.v1.mas.closestCommonSuperview(views.v2) === controller.view)
    #expect(controller.view.reports.isEmpty)
  }

  @Test func `when the screen is gone, the views have no ancestor in common`() throws {
    let network = Network()
    var shown: Controller.Shown?
    Controller { shown = $0 }.fetch(network)
    network.answer()
    let views = try #require(shown)
    #expect(views.v1.superview == nil && views.v2.superview == nil)
    // The first one's own size needs nobody.
    #expect(views.v1.mas.installedConstraints.count == 2)
    for constraint in views.made {
      guard case .noCommonAncestor(_, "View", "View", "View", "View", _, _) = constraint.error
      else {
        Issue.record("\(String(describing: constraint.error))")
        continue
      }
      #expect(!constraint.isActive)
    }
    #expect(views.made.count == 2)
    #expect(views.v2.mas.installedConstraints.isEmpty)
  }

  @Test func `who looks whether the screen is there does nothing for one that is gone`() {
    let network = Network()
    var shown: Controller.Shown?
    Controller(guards: true) { shown = $0 }.fetch(network)
    network.answer()
    #expect(shown == nil)
  }
}
