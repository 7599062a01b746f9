import Ashlar
import SeededNumbers
import Testing

@testable import Demos

/// A key goes from the view that has the focus up to the window, and to each on the way once, whoever takes it.
@MainActor @Suite struct KeyPathTests {
  /// Who was asked, and for which key.
  private struct Call: Hashable {
    let responder: String
    let key: KeyPress
  }

  @MainActor private static var calls: [Call] = []

  /// A view that notes what it is asked, and takes some keys.
  private class Listener: View {
    var taken: Set<KeyPress> = []

    override func keyDown(_ key: KeyPress) -> Bool {
      KeyPathTests.calls.append(Call(responder: identifier ?? "demo", key: key))
      return taken.contains(key)
    }
  }

  /// A demo with views inside that can have the focus.
  private final class Boxes: Listener, Demo {
    static let id = "boxes"
    static let title: LocalizedText = "Boxes"
    static let lesson = Lesson(.cases, "A lesson for tests.")
    let inner = Listener()
    let innermost = Listener()

    init(seed: UInt64) {
      super.init()
      inner.identifier = "inner"
      innermost.identifier = "innermost"
      addSubview(inner)
      inner.addSubview(innermost)
      inner.frame = Rect(x: 0, y: 0, width: 8, height: 4)
    }
  }

  private let window = Window(size: CellSize(width: 120, height: 30))
  private let gallery: GalleryView

  init() {
    Self.calls = []
    gallery = GalleryView([DemoEntry(Boxes.self), DemoEntry(Boxes.self)], seed: 1)
    gallery.fill(window)
    window.layoutIfNeeded()
  }

  private func find<Found: View>(_ type: Found.Type, in view: View? = nil) -> [Found] {
    let view = view ?? window
    return [view].compactMap { $0 as? Found } + view.subviews.flatMap { find(type, in: $0) }
  }

  /// The table of a page's paragraphs.
  private func text(of page: PageView) throws -> TableView {
    try #require(find(TableView.self, in: page).first)
  }

  private static let keys: [KeyPress] =
    [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .backspace].map {
      KeyPress($0)
    }
    + "jkgGabx123 []{}r+-".map { KeyPress(.character($0)) }
    + [KeyPress(.character("a"), modifiers: .control), KeyPress(.down, modifiers: .shift)]

  @Test(arguments: ["list", "stage", "demo", "inner", "innermost", "lesson", "page"])
  func `each responder is asked at most once`(focus: String) throws {
    var random = SeededGenerator(seed: 3)
    let demo = try #require(find(Boxes.self).first)
    let listeners = [demo, demo.inner, demo.innermost]
    for round in 0..<200 {
      for listener in listeners {
        listener.taken = Set(Self.keys.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      }
      switch focus {
      case "demo": demo.becomeFirstResponder()
      case "inner": demo.inner.becomeFirstResponder()
      case "innermost": demo.innermost.becomeFirstResponder()
      case "stage": try #require(find(StageView.self).first).focus()
      case "list": find(DemoList.self).first?.focus()
      case "lesson": find(PageView.self).first { $0.identifier == "lesson" }?.focus()
      default:
        if round == 0 { window.send(.key(KeyPress(.character("?")))) }
        find(PageView.self).first { $0.identifier == "page" }?.focus()
      }
      let key = try #require(Self.keys.randomElement(using: &random))
      // The list would show another demo.
      if focus == "list",
        [.up, .down, .left, .right, .home, .end].contains((key.motion ?? key).key)
      {
        continue
      }
      Self.calls = []
      window.send(.key(key))
      #expect(Set(Self.calls).count == Self.calls.count, "\(key): \(Self.calls)")
      // What begins anew as a motion is another key.
      #expect(Set(Self.calls.map(\.key)).isSubset(of: [key, key.motion ?? key]))
      let takers = Self.calls.filter { call in
        listeners.contains {
          ($0.identifier ?? "demo") == call.responder && $0.taken.contains(call.key)
        }
      }
      #expect(takers.count <= 1, "taken once")
    }
  }

  @Test func `what has the focus is asked first, then what is around it`() throws {
    let demo = try #require(find(Boxes.self).first)
    demo.innermost.becomeFirstResponder()
    Self.calls = []
    window.send(.key(KeyPress(.character("x"))))
    #expect(Self.calls.map(\.responder) == ["innermost", "inner", "demo"])
    Self.calls = []
    demo.inner.taken = [KeyPress(.character("x"))]
    window.send(.key(KeyPress(.character("x"))))
    #expect(Self.calls.map(\.responder) == ["innermost", "inner"])
    // From the list the demo is asked, not what is inside.
    Self.calls = []
    find(DemoList.self).first?.focus()
    window.send(.key(KeyPress(.character("x"))))
    #expect(Self.calls.map(\.responder) == ["demo"])
  }

  @Test func `what the edges mean moves them, wherever the focus is in the stage`() throws {
    let demo = try #require(find(Boxes.self).first)
    let stage = try #require(find(StageView.self).first)
    let width = stage.stage.size.width
    for (index, view) in [demo, demo.inner, demo.innermost].enumerated() {
      view.becomeFirstResponder()
      window.send(.key(KeyPress(.character("["))))
      #expect(stage.stage.size.width == width - index - 1)
    }
  }

  @Test func `a page gives the keys back to what had them inside of the stage`() throws {
    let demo = try #require(find(Boxes.self).first)
    for key in ["?", "s", "m"] {
      demo.innermost.becomeFirstResponder()
      for event in try KeyNotation.events(key + "<esc>") { window.send(event) }
      #expect(demo.innermost.isFirstResponder, "after \(key)")
    }
  }

  /// A view of the gallery that got a key twice would show the effect twice, or not at all.
  @Test(arguments: ["list", "demo", "inner", "innermost", "lesson", "page"])
  func `a key has its effect once, wherever the focus is`(focus: String) throws {
    let demo = try #require(find(Boxes.self).first)
    let stage = try #require(find(StageView.self).first)
    let pages = find(PageView.self)
    let page = try #require(pages.first { $0.identifier == "page" })
    let list = try #require(find(DemoList.self).first)
    let table = try #require(find(TableView.self, in: list).first)
    let views: [String: View] = [
      "list": table, "demo": demo, "inner": demo.inner, "innermost": demo.innermost,
      "lesson": try text(of: #require(pages.first { $0.identifier == "lesson" })),
      "page": try text(of: page),
    ]
    if focus == "page" { window.send(.key(KeyPress(.character("?")))) }
    let view = try #require(views[focus])
    for (key, width, height) in [("[", -1, 0), ("{", 0, -1), ("]", 1, 0), ("}", 0, 1)] {
      view.becomeFirstResponder()
      let before = stage.stage.size
      for event in try KeyNotation.events(key) { window.send(event) }
      let size = stage.stage.size
      #expect(size.width - before.width == width && size.height - before.height == height, "\(key)")
    }
    for (key, title) in [("s", "Source"), ("m", "Reports"), ("?", "Keys")] {
      if focus == "page", key == "?" { continue }
      view.becomeFirstResponder()
      for event in try KeyNotation.events(key) { window.send(event) }
      #expect(!page.isHidden && page.title.english == title, "\(key) opens")
      for event in try KeyNotation.events(key) { window.send(event) }
      #expect(page.isHidden == (focus != "page"), "\(key) closes")
    }
    if focus == "list" {
      window.send(.key(KeyPress(.down)))
      #expect(list.chosen == 1)
      // A motion is another key, not another one more.
      list.focus()
      window.send(.key(KeyPress(.character("k"))))
      #expect(list.chosen == 0)
    }
  }

  @Test func `a page scrolls once for each key, also with the one that opens it`() throws {
    window.send(.resize(CellSize(width: 60, height: 10)))
    _ = window.render()
    let page = try #require(find(PageView.self).first { $0.identifier == "page" })
    let scroll = try text(of: page)
    // Four lines are seen, one of which is seen after a page, too.
    for (keys, offset) in [("?<down>", 1), ("j<down>", 3), ("k", 2), ("<pgdn>", 5), ("<home>", 0)] {
      for event in try KeyNotation.events(keys) { window.send(event) }
      _ = window.render()
      #expect(scroll.contentOffset.y == Double(offset), "after \(keys)")
    }
    window.send(.key(KeyPress(.end)))
    _ = window.render()
    #expect(scroll.contentOffset.y == scroll.contentSize.height - 4)
  }
}
