import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry

/// A window with a box whose width is a constraint, and a box beside it.
@MainActor final class MovingBoxes {
  let window: Window
  let box = Filled("a")
  let neighbour = Filled("b")
  let width: LayoutConstraint
  let pilot: Pilot

  init(reducesMotion: Bool = false) {
    let window = Window(30, 2)
    self.window = window
    let (box, neighbour) = (box, neighbour)
    window.prefersReducedMotion = reducesMotion
    box.identifier = "box"
    neighbour.identifier = "neighbour"
    for view in [box, neighbour] {
      window.addSubview(view)
      view.mas.makeConstraints { make in
        make.top.equalTo(window)
        make.height.equalTo(1)
      }
    }
    box.mas.makeConstraints { $0.left.equalTo(window) }
    neighbour.mas.makeConstraints { make in
      make.left.equalTo(box.mas.right)
      make.width.equalTo(2)
    }
    width = box.widthAnchor.constraint(equalToConstant: 2)
    width.isActive = true
    pilot = Pilot(window)
  }

  var row: String { pilot.screen.split(separator: "\n").first.map(String.init) ?? "" }

  /// Widens the box to 10 in thirty frames of even pace.
  func widen(
    to columns: Double = 10, delay: Duration = .zero, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    width.constant = columns
    View.animate(
      duration: .milliseconds(480), delay: delay, options: .curveLinear,
      animations: { self.window.layoutIfNeeded() }, completion: completion)
    pilot.draw()
  }
}
