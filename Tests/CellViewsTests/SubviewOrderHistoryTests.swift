import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import Testing

/// Frames follow from the order of views as it is, not from how it came about.
@MainActor struct SubviewOrderHistoryTests {
  /// Views in a window whose constraints leave it to the order of the tree who gives way, and where what
  /// nothing fixes stands.
  @MainActor private final class Scene {
    let window = Window(size: CellSize(width: 20, height: 8))
    /// By their numbers, whatever their order is.
    var views: [View] = []
    /// What was activated, in order: the kind and the numbers of two views.
    var stated: [(kind: Int, first: Int, second: Int)] = []

    func makeView(_ number: Int) -> View {
      let view = number % 3 == 0 ? Label("text \(number)") : View()
      view.identifier = "\(number)"
      view.frame = Rect(x: Double(number), y: 1, width: 2, height: 1)
      let guide = LayoutGuide()
      guide.identifier = "guide"
      view.addLayoutGuide(guide)
      views.append(view)
      return view
    }

    /// Makes a constraint between views that are in the window.
    func state(_ kind: Int, _ first: Int, _ second: Int) {
      stated.append((kind, first, second))
      let (one, other) = (views[first], views[second])
      switch kind {
      case 0: one.mas.makeConstraints { $0.width.equalTo(other).offset(2).priority(500) }
      case 1: one.mas.makeConstraints { $0.left.equalTo(other.mas.right).priority(500) }
      case 2: one.mas.makeConstraints { $0.left.right.equalTo(window).priority(250) }
      case 3: one.mas.makeConstraints { $0.width.greaterThanOrEqualTo(3) }
      case 4:
        // Of a view whose frame is set by hand, too.
        let guides = (one.layoutGuides[0], other.layoutGuides[0])
        guides.0.mas.makeConstraints { $0.left.equalTo(guides.1.mas.right).offset(4) }
      default:
        one.mas.makeConstraints { make in
          make.left.equalTo(other.mas.right)
          make.right.lessThanOrEqualTo(window)
        }
      }
    }

    /// The frames, and those of the guides, by the numbers of views.
    var frames: [Rect] {
      window.layoutIfNeeded()
      return views.flatMap { [$0.frame, $0.layoutGuides[0].layoutFrame] }
    }

    /// The same made at once, in the order that there is now.
    func madeAfresh() -> Scene {
      let fresh = Scene()
      for number in views.indices { _ = fresh.makeView(number) }
      for view in window.subviews {
        if let number = views.firstIndex(where: { $0 === view }) {
          fresh.window.addSubview(fresh.views[number])
        }
      }
      for (kind, first, second) in stated { fresh.state(kind, first, second) }
      return fresh
    }
  }

  @Test(arguments: 0..<40) func `any way to an order leads to the same frames`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = Scene()
    let window = scene.window
    for step in 0..<30 {
      let count = scene.views.count
      func number() -> Int { Int.random(in: 0..<count, using: &random) }
      switch count < 3 ? 0 : Int.random(in: 0..<9, using: &random) {
      case 0 where count < 7:
        let view = scene.makeView(count)
        if count == 0 {
          window.addSubview(view)
        } else if Bool.random(using: &random) {
          window.insertSubview(view, aboveSubview: scene.views[number()])
        } else {
          window.insertSubview(view, belowSubview: scene.views[number()])
        }
      case 1: window.bringSubviewToFront(scene.views[number()])
      case 2: window.sendSubviewToBack(scene.views[number()])
      case 3: window.exchangeSubview(at: number(), withSubviewAt: number())
      case 4: window.insertSubview(scene.views[number()], belowSubview: scene.views[number()])
      case 5:
        window.insertSubview(scene.views[number()], at: Int.random(in: -1...9, using: &random))
      default:
        let (first, second) = (number(), number())
        if first != second, scene.stated.count < 9 {
          scene.state(Int.random(in: 0..<6, using: &random), first, second)
        }
      }
      if Bool.random(using: &random) { window.layoutIfNeeded() }
      if step % 5 == 4 {
        #expect(scene.frames == scene.madeAfresh().frames, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `who is further back gives way first`() {
    let window = Window(size: CellSize(width: 6, height: 1))
    let labels = [Label("aaaa"), Label("bbbb")]
    for label in labels { window.addSubview(label) }
    labels[0].mas.makeConstraints { $0.left.top.equalTo(window) }
    labels[1].mas.makeConstraints { make in
      make.left.equalTo(labels[0].mas.right)
      make.right.top.equalTo(window)
    }
    func widths() -> [Double] {
      window.layoutIfNeeded()
      return labels.map(\.frame.width)
    }
    #expect(widths() == [2, 4])
    window.bringSubviewToFront(labels[0])
    #expect(widths() == [4, 2])
    window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(widths() == [2, 4])
    #expect(labels[0].hasAmbiguousLayout)
  }

  @Test func `arranged views stay arranged in their own order`() {
    let labels = ["a", "b", "c"].map { Label($0) }
    let stack = StackView(arrangedSubviews: labels)
    let window = Window(size: CellSize(width: 9, height: 1))
    window.addSubview(stack)
    stack.mas.makeConstraints { $0.left.top.equalTo(window) }
    window.layoutIfNeeded()
    let frames = labels.map(\.frame)
    stack.bringSubviewToFront(labels[0])
    stack.exchangeSubview(at: 0, withSubviewAt: 1)
    window.layoutIfNeeded()
    #expect(labels.map(\.frame) == frames)
    #expect(stack.arrangedSubviews.map(ObjectIdentifier.init) == labels.map(ObjectIdentifier.init))
    #expect(window.reports.isEmpty)
  }
}
