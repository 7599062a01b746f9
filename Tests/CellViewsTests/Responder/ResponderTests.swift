import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import ChineseTexts
import SeededNumbers
import TerminalInterface
import Testing

/// Who is first responder, who is told, and which way a key takes.
@MainActor struct ResponderTests {
  private let window = Window(20, 6)
  private let outer = Stop("outer", (0, 0, 10, 4))
  private let inner = Stop("inner", (1, 1, 4, 1))

  init() {
    for stop in [outer, inner] { stop.takesFocus = false }
    window.addSubview(outer)
    outer.addSubview(inner)
    _ = window.render()
  }

  @Test func `the chain goes from the view to the application`() {
    let application = Application(terminal: MemoryTerminal(size: window.size), window: window)
    var chain: [String] = []
    var next: (any Responder)? = inner
    while let responder = next {
      chain.append("\(Swift.type(of: responder))")
      next = responder.nextResponder
    }
    #expect(chain == ["Stop", "Stop", "Window", "Application"])
    #expect(application.nextResponder == nil)
  }

  @Test func `views are told once, the former first`() {
    var told: [String] = []
    for stop in [outer, inner] {
      let name = stop.identifier ?? ""
      stop.onBecome = { told.append("\(name) has it: \(stop.isFirstResponder)") }
      stop.onResign = { told.append("\(name) has it: \(stop.isFirstResponder)") }
    }
    #expect(outer.becomeFirstResponder() && outer.becomeFirstResponder())
    #expect(inner.becomeFirstResponder())
    #expect(
      told == ["outer has it: true", "outer has it: false", "inner has it: true"])
    #expect(outer.resignFirstResponder() && inner.isFirstResponder)
    #expect(inner.resignFirstResponder() && window.firstResponder == nil)
    #expect(inner.told == ["become", "resign"] && outer.told == ["become", "resign"])
  }

  @Test func `a view that does not want it, or does not give it away, is not changed`() {
    inner.mayBecome = false
    #expect(!inner.becomeFirstResponder() && window.firstResponder == nil)
    window.firstResponder = inner
    #expect(window.firstResponder == nil)
    outer.becomeFirstResponder()
    outer.mayResign = false
    inner.mayBecome = true
    #expect(!inner.becomeFirstResponder() && !outer.resignFirstResponder())
    window.firstResponder = nil
    #expect(outer.isFirstResponder && outer.told == ["become"] && inner.told.isEmpty)
    // Who leaves is not asked.
    outer.removeFromSuperview()
    _ = window.render()
    #expect(window.firstResponder == nil && outer.told == ["become", "resign"])
  }

  @Test func `a view may hand it on while it is told`() {
    inner.onBecome = { [outer] in outer.becomeFirstResponder() }
    #expect(!inner.becomeFirstResponder())
    #expect(outer.isFirstResponder)
    #expect(inner.told == ["become", "resign"] && outer.told == ["become"])
  }

  @Test func `views that hand it to each other are told so, and come to an end`() {
    inner.onBecome = { [outer] in outer.becomeFirstResponder() }
    outer.onBecome = { [inner] in inner.becomeFirstResponder() }
    inner.becomeFirstResponder()
    #expect(window.firstResponder != nil)
    #expect(window.reports.contains { "\($0)".contains("again and again") })
    #expect(window.reports.flatMap(\.text.chineseFaults) == [])
  }

  @Test func `text goes the same way, to each once`() {
    final class Reader: View {
      var texts: [String] = []
      override func paste(_ text: String) -> Bool {
        texts.append(text)
        return false
      }
    }
    let readers = [Reader(), Reader()]
    window.addSubview(readers[0])
    readers[0].addSubview(readers[1])
    readers[1].becomeFirstResponder()
    window.send(.paste("text"))
    #expect(readers.allSatisfy { $0.texts == ["text"] })
  }

  /// A view that sends on to whoever it is told to.
  private final class Bent: Stop {
    var next: (any Responder)?
    override var nextResponder: (any Responder)? { next }
  }

  @Test func `a chain that bites its tail ends`() {
    let bent = Bent("bent")
    outer.addSubview(bent)
    bent.next = inner
    window.addSubview(bent)
    let loop = Bent("loop")
    inner.addSubview(loop)
    loop.next = loop
    for (start, count) in [(bent, 1), (loop, 0)] {
      start.becomeFirstResponder()
      window.key(.enter)
      #expect(start.keys.count == 1 && inner.keys.count == 1 && outer.keys.count == 1, "\(count)")
    }
    bent.next = outer
    loop.next = bent
    bent.next = loop
    loop.becomeFirstResponder()
    window.key(.enter)
    #expect(loop.keys.count == 2 && bent.keys.count == 2)
  }

  @Test func `a key comes to each once, whatever views do with the tree meanwhile`() {
    final class Shuffler: Stop {
      var act: () -> Void = {}
      override func keyDown(_ key: KeyPress) -> Bool {
        act()
        return super.keyDown(key)
      }
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let window = Window(20, 6)
      let views = (0..<6).map { Shuffler("\($0)", ($0, 0, 12 - $0, 4)) }
      for (index, view) in views.enumerated() {
        (index == 0 ? window : views[Int.random(in: 0..<index, using: &random)]).addSubview(view)
      }
      for view in views {
        let (first, second) = (
          Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random)
        )
        let what = Int.random(in: 0..<5, using: &random)
        view.act = {
          switch what {
          case 0: views[first].removeFromSuperview()
          case 1 where !views[first].isDescendant(of: views[second]):
            views[first].addSubview(views[second])
          case 2: views[first].becomeFirstResponder()
          case 3: views[first].isHidden.toggle()
          case 4: window.addSubview(views[first])
          default: break
          }
        }
      }
      views[Int.random(in: 0..<6, using: &random)].becomeFirstResponder()
      for _ in 0..<4 {
        let before = views.map(\.keys.count)
        window.key(.enter)
        #expect(zip(before, views).allSatisfy { $1.keys.count <= $0 + 1 })
        _ = window.render()
      }
    }
  }
}
