import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Testing

@MainActor struct PropertyAnimatorTests {
  private let scene = MovingBoxes()

  private func animator(_ duration: Duration = .milliseconds(800)) -> ViewPropertyAnimator {
    ViewPropertyAnimator(duration: duration, curve: .linear) { [scene] in
      scene.width.constant = 10
      scene.window.layoutIfNeeded()
    }
  }

  @Test func `it can be moved by hand, both ways`() {
    let animator = animator()
    #expect(animator.state == .inactive && scene.width.constant == 2)
    for (fraction, row) in [
      (0.5, "aaaaaabb"), (0.25, "aaaabb"), (1, "aaaaaaaaaabb"), (0, "aabb"), (7, "aaaaaaaaaabb"),
      (-1, "aabb"),
    ] {
      animator.fractionComplete = fraction
      scene.pilot.advance(by: .seconds(1))
      #expect(scene.row == row, "\(fraction)")
    }
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0)
    #expect(animator.state == .active && !animator.isRunning)
    #expect("\(animator)" == "<ViewPropertyAnimator: active, 0 %>")
  }

  @Test func `it pauses, goes on with the rest of the time, and ends`() {
    let animator = animator()
    var ends: [ViewPropertyAnimator.Position] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(400))
    animator.pauseAnimation()
    scene.pilot.advance(by: .seconds(9))
    #expect(scene.row == "aaaaaabb" && abs(animator.fractionComplete - 0.5) < 0.03)
    animator.startAnimation()
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(200))
    #expect(scene.row == "aaaaaaaabb" && animator.isRunning && ends.isEmpty)
    scene.pilot.advance(by: .milliseconds(230))
    #expect(scene.row == "aaaaaaaaaabb" && ends == [.end] && animator.state == .inactive)
  }

  @Test func `reversed, it goes back, and its completion sets back the constraints`() {
    let animator = animator()
    animator.addCompletion { [scene] position in
      guard position == .start else { return }
      scene.width.constant = 2
      scene.window.layoutIfNeeded()
    }
    animator.startAnimation()
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(416))
    animator.isReversed = true
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(208))
    #expect(scene.row == "aaaabb" || scene.row == "aaaaabb")
    scene.pilot.advance(by: .milliseconds(300))
    #expect(scene.row == "aabb" && scene.box.frame.width == 2 && animator.state == .inactive)
  }

  @Test func `it ends where it is told to`() {
    var ends: [ViewPropertyAnimator.Position] = []
    for position in ViewPropertyAnimator.Position.allCases {
      let scene = MovingBoxes()
      let animator = ViewPropertyAnimator(duration: .seconds(1)) {
        scene.width.constant = 10
        scene.window.layoutIfNeeded()
      }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      scene.pilot.advance(by: .milliseconds(200))
      animator.finishAnimation(at: position)
      scene.pilot.draw()
      #expect(scene.row == "aaaaaaaaaabb" && animator.state == .inactive)
    }
    #expect(ends == ViewPropertyAnimator.Position.allCases)
  }

  @Test func `changes that are added on the way have the rest of it`() {
    let free = Filled("d")
    free.frame = Rect(x: 0, y: 1, width: 1, height: 1)
    scene.window.addSubview(free)
    scene.pilot.draw()
    let animator = animator(.milliseconds(160))
    animator.startAnimation()
    scene.pilot.draw()
    scene.pilot.advance(by: .milliseconds(80))
    animator.addAnimations { free.frame.origin.x = 8 }
    scene.pilot.draw()
    #expect(scene.pilot.screen == "aaaaaabb\nd")
    scene.pilot.advance(by: .milliseconds(32))
    #expect(free.presentationFrame.minX > 3 && free.presentationFrame.minX < 3.4)
    scene.pilot.advance(by: .milliseconds(80))
    #expect(scene.pilot.screen == "aaaaaaaaaabb\n        d")
  }

  @Test func `one that nobody holds while it is paused lets its views go`() {
    var animator: ViewPropertyAnimator? = animator()
    animator?.fractionComplete = 0.5
    scene.pilot.draw()
    #expect(scene.row == "aaaaaabb")
    animator = nil
    scene.pilot.draw()
    #expect(scene.row == "aaaaaaaaaabb")
    _ = animator
  }

  @Test func `the window holds one that runs, and lets it go`() {
    weak var held: ViewPropertyAnimator?
    do {
      let animator = animator()
      animator.startAnimation()
      held = animator
    }
    scene.pilot.draw()
    #expect(held != nil)
    scene.pilot.advance(by: .seconds(1))
    #expect(held == nil && scene.row == "aaaaaaaaaabb")
  }
}
