import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor struct AnimationTests {
  private let scene = MovingBoxes()

  @Test func `views are drawn on the way to the frames that they have already`() {
    var finished: [Bool] = []
    scene.widen { finished.append($0) }
    #expect(scene.box.frame.width == 10 && scene.neighbour.frame.minX == 10)
    #expect(scene.row == "aabb")
    let rows = (0..<5).map { _ in
      scene.pilot.advance(by: .milliseconds(100))
      return scene.row
    }
    #expect(
      rows == ["aaaabb", "aaaaabb", "aaaaaaabb", "aaaaaaaaabb", "aaaaaaaaaabb"], "\(rows)")
    #expect(finished == [true] && scene.box.presentationFrame == scene.box.frame)
  }

  @Test(arguments: [(0.48, 0.0), (0.48, 0.1), (-1, 0), (.infinity, 0), (0, .nan), (1e300, 1e300)])
  func `seconds are a duration, as far as they make sense`(seconds: Double, delay: Double) {
    /// Returns the widths while the box is drawn on its way.
    func widths(_ begin: (MovingBoxes, @escaping @MainActor () -> Void) -> Void) -> [Double] {
      let scene = MovingBoxes()
      scene.width.constant = 10
      begin(scene) { scene.window.layoutIfNeeded() }
      scene.pilot.draw()
      return (0..<8).map { _ in
        scene.pilot.advance(by: .milliseconds(80))
        return scene.box.presentationFrame.width
      }
    }
    func duration(_ seconds: Double) -> Duration {
      .seconds(seconds.isFinite ? min(max(0, seconds), 1000) : 0)
    }
    let expected = widths {
      View.animate(duration: duration(seconds), delay: duration(delay), animations: $1)
    }
    #expect(
      widths { View.animate(withDuration: seconds, delay: delay, animations: $1) } == expected)
    var animators: [ViewPropertyAnimator] = []
    let animated = widths {
      let animator = ViewPropertyAnimator(duration: seconds, animations: $1)
      animator.startAnimation(afterDelay: delay)
      animators.append(animator)
    }
    #expect(animated == expected)
  }

  @Test func `hits and constraints know the frames only`() throws {
    scene.widen()
    #expect(scene.window.hitTest(Point(x: 8, y: 0)) === scene.box)
    #expect(scene.box.presentationFrame.width == 2)
    #expect(scene.pilot.frame(of: scene.neighbour).minX == 2)
    #expect(scene.neighbour.cellFrame.minX == 10)
  }

  @Test func `a curve changes the pace and nothing else`() {
    for curve in View.AnimationCurve.allCases {
      #expect(curve.name.isEmpty == false)
      let scene = MovingBoxes()
      let animator = ViewPropertyAnimator(duration: .seconds(1), curve: curve) {
        scene.width.constant = 10
        scene.window.layoutIfNeeded()
      }
      animator.startAnimation()
      scene.pilot.draw()
      var widths: [Double] = []
      for _ in 0..<8 {
        scene.pilot.advance(by: .milliseconds(128))
        widths.append(scene.box.presentationFrame.width)
      }
      #expect(widths == widths.sorted() && widths.last == 10, "\(curve): \(widths)")
      let early = (widths[1] - 2) / 8
      switch curve {
      case .linear: #expect(abs(early - 0.256) < 1e-9)
      case .easeIn, .easeInOut: #expect(early < 0.2)
      case .easeOut: #expect(early > 0.4)
      }
    }
  }

  @Test func `frames come at most every 16 milliseconds, and only where a cell moves`() {
    // Eight columns in four seconds: eight changes of the screen, for 250 steps of time.
    scene.width.constant = 10
    View.animate(duration: .seconds(4), options: .curveLinear) { scene.window.layoutIfNeeded() }
    scene.pilot.draw()
    let before = scene.pilot.frameCount
    scene.pilot.advance(by: .seconds(5))
    #expect(scene.pilot.frameCount - before <= 9 && scene.row == "aaaaaaaaaabb")
    // A hundred columns in a tenth of a second: as many frames as there is time for.
    let fast = MovingBoxes()
    fast.pilot.resize(to: CellSize(width: 200, height: 1))
    fast.width.constant = 150
    View.animate(duration: .milliseconds(160)) { fast.window.layoutIfNeeded() }
    fast.pilot.draw()
    let start = fast.pilot.frameCount
    fast.pilot.advance(by: .milliseconds(160))
    #expect((8...10).contains(fast.pilot.frameCount - start))
    // Turns between two frames draw nothing of the animation.
    fast.widen(to: 2)
    fast.pilot.advance(by: .milliseconds(16))
    let between = fast.pilot.frameCount
    for _ in 0..<15 { fast.pilot.advance(by: .milliseconds(1)) }
    #expect(fast.pilot.frameCount == between)
  }

  @Test func `what is hidden or outside of the window moves without frames`() {
    for size in [CellSize(width: 30, height: 2), .zero] {
      let scene = MovingBoxes()
      scene.pilot.resize(to: size)
      scene.box.isHidden = size != .zero
      scene.neighbour.isHidden = true
      scene.widen()
      let before = scene.pilot.frameCount
      scene.pilot.advance(by: .seconds(1))
      #expect(scene.pilot.frameCount - before <= 1, "\(size)")
    }
  }

  @Test func `nothing is drawn and nobody is woken where nothing moves`() {
    let terminal = MemoryTerminal(size: CellSize(width: 30, height: 2), recordsFrames: true)
    let window = scene.window
    let application = Application(terminal: terminal, window: window)
    _ = application.turn([.resize(CellSize(width: 30, height: 2))])
    #expect(application.nextFrameTime == nil)
    scene.width.constant = 5
    View.animate(duration: .milliseconds(100)) { window.layoutIfNeeded() }
    let start = terminal.now
    _ = application.turn([], at: start)
    #expect(application.nextFrameTime == start + .milliseconds(16))
    _ = application.turn([], at: start + .seconds(1))
    #expect(application.nextFrameTime == nil && !window.needsRendering)
  }

  @Test func `an application draws an animation while nothing comes from the terminal`() {
    let scene = MovingBoxes()
    let terminal = MemoryTerminal(size: CellSize(width: 30, height: 1), recordsFrames: true)
    let application = Application(terminal: terminal, window: scene.window)
    application.keyCommands = [
      KeyCommand(KeyPress(.enter), title: "Widen") {
        scene.width.constant = 10
        View.animate(duration: .milliseconds(200), options: .curveLinear) {
          scene.window.layoutIfNeeded()
        }
      }
    ]
    terminal.sendTurn([.key(KeyPress(.enter))])
    terminal.sendPause(.seconds(1))
    let begin = terminal.now
    application.run()
    let rows = terminal.frames.map { String($0.text.prefix { $0 != "\n" }) }
    #expect(rows.first == "aabb" && rows.last == "aaaaaaaaaabb")
    #expect(Set(rows).count == 9 && rows.count <= 11, "\(rows)")
    #expect(terminal.now - begin == .seconds(1))
  }

  @Test func `an animation that a slow handler begins is seen`() {
    let scene = MovingBoxes()
    let terminal = SlowTerminal()
    let application = Application(terminal: terminal, window: scene.window)
    application.keyCommands = [
      KeyCommand(KeyPress(.enter), title: "Widen") {
        terminal.now += .seconds(3)
        scene.width.constant = 10
        View.animate(duration: .milliseconds(200), options: .curveLinear) {
          scene.window.layoutIfNeeded()
        }
      }
    ]
    _ = application.turn([.resize(terminal.size)])
    _ = application.turn([.key(KeyPress(.enter))])
    terminal.now += .milliseconds(100)
    let frame = application.turn([])
    #expect(frame?.text.prefix { $0 != "\n" } == "aaaaaabb")
  }

  @Test func `a delay comes before the first frame`() {
    scene.widen(delay: .milliseconds(200))
    scene.pilot.advance(by: .milliseconds(199))
    #expect(scene.row == "aabb")
    let before = scene.pilot.frameCount
    #expect(before == scene.pilot.frameCount)
    scene.pilot.advance(by: .milliseconds(260))
    #expect(scene.row == "aaaaaabb")
    scene.pilot.advance(by: .milliseconds(300))
    #expect(scene.row == "aaaaaaaaaabb")
  }

  @Test func `a second animation begins where the first one is`() {
    var ends: [String] = []
    scene.widen { ends.append("first \($0)") }
    scene.pilot.advance(by: .milliseconds(250))
    #expect(scene.row == "aaaaaabb")
    scene.widen(to: 2) { ends.append("second \($0)") }
    #expect(scene.row == "aaaaaabb")
    scene.pilot.advance(by: .milliseconds(16))
    #expect(ends == ["first false"])
    scene.pilot.advance(by: .milliseconds(250))
    #expect(scene.row == "aaaabb")
    scene.pilot.advance(by: .milliseconds(300))
    #expect(scene.row == "aabb" && ends == ["first false", "second true"])
  }

  @Test func `a completion may begin the next animation`() {
    scene.widen { [scene] _ in
      scene.width.constant = 4
      View.animate(duration: .milliseconds(100), options: .curveLinear) {
        scene.window.layoutIfNeeded()
      }
    }
    scene.pilot.advance(by: .milliseconds(500))
    #expect(scene.row == "aaaaaaaaaabb" && scene.box.frame.width == 4)
    scene.pilot.advance(by: .milliseconds(200))
    #expect(scene.row == "aaaabb")
  }

  @Test func `a resize in the middle moves the goal`() {
    scene.width.isActive = false
    scene.box.mas.makeConstraints { $0.width.equalTo(scene.window).multipliedBy(0.5) }
    View.animate(duration: .milliseconds(160), options: .curveLinear) {
      scene.window.layoutIfNeeded()
    }
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(80))
    #expect(scene.box.frame.width == 15 && scene.box.presentationFrame.width == 8.5)
    scene.pilot.resize(to: CellSize(width: 20, height: 2))
    #expect(scene.box.frame.width == 10 && scene.box.presentationFrame.width == 6)
    scene.pilot.advance(by: .milliseconds(80))
    #expect(scene.row == "aaaaaaaaaabb")
  }

  @Test func `frames that are set move, and the views inside go along`() {
    let inside = Filled("c")
    scene.neighbour.addSubview(inside)
    inside.frame = Rect(x: 1, y: 0, width: 1, height: 1)
    let free = Filled("d")
    free.frame = Rect(x: 0, y: 1, width: 1, height: 1)
    scene.window.addSubview(free)
    scene.pilot.draw()
    View.animate(duration: .milliseconds(160), options: .curveLinear) {
      free.frame.origin.x = 10
    }
    scene.widen()
    scene.pilot.advance(by: .milliseconds(250))
    #expect(scene.pilot.screen == "aaaaaabc\n          d")
    #expect(inside.presentationFrame == inside.frame)
  }

  @Test func `a view that was never laid out appears in its place`() {
    let new = Filled("n")
    scene.window.addSubview(new)
    new.mas.makeConstraints { make in
      make.left.equalTo(scene.neighbour.mas.right)
      make.top.equalTo(scene.window)
      make.size.equalTo(Size(width: 3, height: 1))
    }
    scene.widen()
    #expect(scene.row == "aabb        nnn")
  }

  @Test func `what moves in from outside is drawn as soon as it is seen`() {
    let free = Filled("d")
    free.frame = Rect(x: 0, y: -5, width: 3, height: 1)
    scene.window.addSubview(free)
    scene.pilot.draw()
    View.animate(duration: .milliseconds(160), options: .curveLinear) {
      free.frame.origin.y = -20
    }
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(200))
    View.animate(duration: .milliseconds(160), options: .curveLinear) {
      free.frame.origin.y = 20
    }
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(80))
    #expect(scene.row == "dddb")
  }

  @Test func `without an application, and with reduced motion, views are at their frames`() {
    let window = Window(10, 1)
    let view = Filled("a")
    view.frame = Rect(x: 0, y: 0, width: 1, height: 1)
    window.addSubview(view)
    _ = window.render()
    var finished: [Bool] = []
    View.animate(duration: .seconds(1)) {
      view.frame.origin.x = 5
    } completion: {
      finished.append($0)
    }
    #expect(window.screen == ["     a"] && finished == [true])
    let reduced = MovingBoxes(reducesMotion: true)
    reduced.widen { finished.append($0) }
    #expect(reduced.row == "aaaaaaaaaabb" && finished == [true, true])
    reduced.pilot.advance(by: .seconds(1))
  }

  @Test func `a view that leaves the window leaves its animation`() {
    scene.widen()
    scene.pilot.advance(by: .milliseconds(100))
    scene.box.removeFromSuperview()
    scene.pilot.advance(by: .milliseconds(100))
    #expect(scene.box.presentationFrame == scene.box.frame)
    scene.pilot.advance(by: .seconds(1))
    #expect(scene.window.displayLinkIsIdle(scene.pilot))
  }

  @Test func `the cursor stands where the view with the focus is drawn`() {
    let button = CellViews.Button("OK")
    scene.window.addSubview(button)
    button.frame = Rect(x: 0, y: 1, width: 6, height: 1)
    scene.pilot.draw()
    View.animate(duration: .milliseconds(160), options: .curveLinear) { button.frame.origin.x = 10 }
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(80))
    #expect(scene.pilot.frame.cursor == CellPoint(x: 5, y: 1))
  }
}

extension View.AnimationCurve {
  fileprivate var name: String { "\(self)" }
}

extension Window {
  /// Whether a turn much later draws nothing.
  fileprivate func displayLinkIsIdle(_ pilot: Pilot) -> Bool {
    let frames = pilot.frameCount
    pilot.advance(by: .seconds(1))
    return pilot.frameCount == frames
  }
}

/// A terminal whose time goes on when a test says so.
@MainActor private final class SlowTerminal: Terminal {
  let size = CellSize(width: 30, height: 2)
  var now = ContinuousClock.now

  func waitForEvents() -> [Event] { [] }
  func present(_ buffer: CellBuffer) {}
}
