import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TerminalInterface
import Testing

/// A window of random panes, driven by a random user and changed by a random program.
@MainActor private final class RandomWindow {
  let window = Window(40, 14)
  private(set) var stops: [Stop] = []
  private var boxes: [View] = []
  private var random: SeededGenerator
  private let pilot: Pilot
  /// The views that a key came to more than once.
  private(set) var repeated: [String] = []
  private var shownModal: View?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for index in 0..<4 {
      let box: View = index == 3 ? ScrollView() : View()
      box.clipsToBounds = index == 2 || index == 3
      if index == 1 { box.focusGroupIdentifier = "group" }
      box.frame = Rect(x: Double(index % 2 * 20), y: Double(index / 2 * 7), width: 20, height: 7)
      window.addSubview(box)
      boxes.append(box)
    }
    pilot = Pilot(window, input: seed % 2 == 0 ? .events : .bytes)
    for _ in 0..<5 { addStop() }
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private func addStop() {
    let stop = Stop(
      "\(stops.count)", (number(-2..<18), number(-1..<8), number(0..<7), number(0..<3)))
    stops.append(stop)
    boxes[number(0..<boxes.count)].addSubview(stop)
  }

  /// Something that a program does.
  func change() {
    let stop = stops[number(0..<stops.count)]
    switch number(0..<12) {
    case 0: addStop()
    case 1: stop.removeFromSuperview()
    case 2: boxes[number(0..<boxes.count)].addSubview(stop)
    case 3: stop.isHidden.toggle()
    case 4: stop.isUserInteractionEnabled.toggle()
    case 5: boxes[number(0..<boxes.count)].isHidden.toggle()
    case 6: stop.frame.origin.x += Double(number(-6..<7))
    case 7: stop.becomeFirstResponder()
    case 8:
      if let modal = shownModal {
        window.focusSystem.endModalSession(for: modal)
        shownModal = nil
      } else {
        shownModal = boxes[number(0..<boxes.count)]
        shownModal.map(window.focusSystem.beginModalSession(for:))
      }
    case 9: stop.takesFocus.toggle()
    case 10: window.focusSystem.requestFocusUpdate(to: boxes[number(0..<boxes.count)])
    default: stop.setNeedsLayout()
    }
  }

  /// Something that a user does.
  func act() throws {
    let before = stops.map(\.keys.count)
    switch number(0..<8) {
    case 0: pilot.click(at: CellPoint(x: number(0..<40), y: number(0..<14)))
    case 1: pilot.drag(from: .zero, to: CellPoint(x: number(0..<40), y: number(0..<14)))
    case 2: pilot.resize(to: CellSize(width: number(0..<60), height: number(0..<20)))
    case 3: pilot.send([.mouse(MouseEvent(.scrollDown, at: CellPoint(x: 25, y: 9)))])
    default:
      let keys = ["tab", "shift-tab", "f6", "shift-f6", "down", "a"]
      try pilot.press(keys[number(0..<keys.count)])
    }
    for (stop, count) in zip(stops, before) where stop.keys.count > count + 1 {
      repeated.append(stop.identifier ?? "")
    }
  }

  /// The views that can have the focus.
  var focusable: [View] {
    stops.filter { window.focusSystem.focusability(of: $0).isFocusable }
  }

  var screen: String { pilot.screen }
}

@MainActor struct RandomFocusTests {
  /// Whether the focus may stay where it is: the view is shown, and takes events.
  private func isShown(_ view: View) -> Bool {
    var next: View? = view
    while let current = next {
      if current.isHidden || !current.isUserInteractionEnabled { return false }
      next = current.superview
    }
    return view.window != nil
  }

  @Test(arguments: 0..<60)
  func `whatever happens, the focus is somewhere, and a key comes to each view once`(
    seed: UInt64
  ) throws {
    let scene = RandomWindow(seed: seed)
    let window = scene.window
    for step in 0..<120 {
      if step % 3 == 0 { scene.change() }
      try scene.act()
      if window.needsRendering { _ = window.render() }
      let focused = window.firstResponder
      #expect(focused != nil || scene.focusable.isEmpty, "seed \(seed), step \(step)")
      if let focused {
        #expect(isShown(focused) || !focused.canBecomeFocused, "seed \(seed), step \(step)")
        if let modal = window.focusSystem.modalView { #expect(focused.isDescendant(of: modal)) }
      }
      // Who was told last that it has the focus has it, and nobody else.
      let believers = scene.stops.filter { stop in
        stop.told.last { $0 == "become" || $0 == "resign" } == "become"
      }
      #expect(believers.allSatisfy { $0 === focused } && believers.count <= 1)
      if focused is Stop { #expect(believers.count == 1) }
    }
    #expect(scene.repeated.isEmpty)
  }

  @Test(arguments: 0..<40)
  func `Tab comes to every view that can have the focus, and back`(seed: UInt64) throws {
    let scene = RandomWindow(seed: seed)
    for _ in 0..<30 { scene.change() }
    let window = scene.window
    if let modal = window.focusSystem.modalView { window.focusSystem.endModalSession(for: modal) }
    _ = window.render()
    let focusable = scene.focusable
    // The scroll view is one where its content is larger.
    let count = focusable.count + 1
    var (met, back): ([ObjectIdentifier], [ObjectIdentifier]) = ([], [])
    for _ in 0..<count {
      window.key(.tab)
      window.firstResponder.map { met.append(ObjectIdentifier($0)) }
    }
    #expect(Set(focusable.map { ObjectIdentifier($0) }).isSubset(of: met))
    for _ in 0..<count {
      window.firstResponder.map { back.append(ObjectIdentifier($0)) }
      window.send(.key(KeyPress(.tab, modifiers: .shift)))
    }
    #expect(back == met.reversed())
  }

  @Test(arguments: 0..<100)
  func `rectangles have one order, which is that of rows where they do not overlap`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let window = Window(40, 20)
    // A grid of rows of any heights, in which each rectangle is somewhere within its place.
    var expected: [String] = []
    var frames: [(String, (Int, Int, Int, Int))] = []
    var y = 0
    for row in 0..<4 {
      let height = Int.random(in: 1...4, using: &random)
      for column in 0..<3 {
        let name = "\(row)\(column)"
        let top = Int.random(in: 0..<height, using: &random)
        frames.append((name, (13 * column, y + top, 10, height - top)))
        expected.append(name)
      }
      y += height
    }
    for (name, frame) in frames.shuffled(using: &random) { window.addSubview(Stop(name, frame)) }
    window.resize(40, 20)
    _ = window.render()
    var order: [String] = []
    for _ in expected {
      window.firstResponder?.identifier.map { order.append($0) }
      window.key(.tab)
    }
    #expect(order == expected, "seed \(seed)")
  }
}
