import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor struct ActivityIndicatorTests {
  private let window = Window(10, 2)
  private let indicator = ActivityIndicator()
  private let pilot: Pilot

  init() {
    let window = window
    window.addSubview(indicator)
    indicator.mas.makeConstraints { $0.left.top.equalTo(window) }
    pilot = Pilot(window)
  }

  private func steps(_ count: Int) -> String {
    (0..<count).map { _ in
      pilot.advance(by: .milliseconds(100))
      return pilot.screen.split(separator: "\n").first ?? "-"
    }.joined()
  }

  @Test func `it turns while something is going on, ten frames a second`() {
    #expect(pilot.screen.split(separator: "\n").isEmpty && indicator.isHidden)
    indicator.startAnimating()
    indicator.startAnimating()
    pilot.draw()
    #expect(indicator.frame == Rect(x: 0, y: 0, width: 1, height: 1))
    let frames = pilot.frameCount
    pilot.advance(by: .milliseconds(20))
    #expect(steps(11) == "⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋⠙")
    #expect(pilot.frameCount - frames == 11)
    indicator.stopAnimating()
    pilot.advance(by: .seconds(1))
    let end = pilot.frameCount
    pilot.advance(by: .seconds(10))
    #expect(pilot.frameCount == end && pilot.screen.split(separator: "\n").isEmpty)
  }

  @Test func `it is a line where the terminal has no dots`() {
    indicator.shape = .line
    indicator.hidesWhenStopped = false
    indicator.startAnimating()
    pilot.draw()
    pilot.advance(by: .milliseconds(20))
    #expect(steps(5) == "/-\\|/")
    indicator.stopAnimating()
    pilot.draw()
    #expect(pilot.screen.hasPrefix("*"))
  }

  @Test func `it costs nothing while it is not seen, and goes on when it is`() {
    indicator.startAnimating()
    pilot.advance(by: .milliseconds(300))
    for hide in [
      { (view: View, isHidden: Bool) in view.isHidden = isHidden },
      { view, isHidden in
        if isHidden { view.removeFromSuperview() } else { self.window.addSubview(view) }
        view.frame = Rect(x: 0, y: 0, width: 1, height: 1)
      },
      { view, isHidden in
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(x: isHidden ? 50 : 0, y: 0, width: 1, height: 1)
      },
    ] {
      hide(indicator, true)
      pilot.advance(by: .milliseconds(500))
      let frames = pilot.frameCount
      pilot.advance(by: .seconds(10))
      #expect(pilot.frameCount == frames)
      hide(indicator, false)
      pilot.advance(by: .milliseconds(500))
      #expect(pilot.frameCount >= frames + 4)
    }
  }

  @Test func `with reduced motion it stands still`() {
    window.prefersReducedMotion = true
    indicator.startAnimating()
    pilot.draw()
    let frames = pilot.frameCount
    #expect(steps(3) == "⠿⠿⠿" && pilot.frameCount == frames)
    window.prefersReducedMotion = false
    pilot.advance(by: .milliseconds(20))
    #expect(Set(steps(3)).count == 3)
  }

  @Test func `at every size nothing is drawn outside, and the sign is in the middle`() {
    for border in [nil, BoxStyle.light] {
      for shape in ActivityIndicator.Shape.allCases {
        let window = Window(44, 10)
        let indicator = ActivityIndicator(shape)
        indicator.border = border
        indicator.startAnimating()
        window.addSubview(indicator)
        for width in 0...40 {
          for height in 0...6 {
            indicator.frame = Rect(x: 2, y: 2, width: Double(width), height: Double(height))
            let frame = window.render()
            let cells = indicator.cellFrame
            for y in 0..<10 {
              for x in 0..<44 where !cells.contains(CellPoint(x: x, y: y)) {
                #expect(frame[x, y] == .blank, "\(shape) \(width)x\(height) at \(x),\(y)")
              }
            }
            let least = Int(indicator.intrinsicContentSize.width)
            if width >= least, height >= least {
              let sign = shape == .dots ? "⠋" : "|"
              #expect(frame.text.contains(sign), "\(shape) \(width)x\(height)")
            }
          }
        }
        #expect(window.reports.isEmpty)
      }
    }
  }

  @Test func `in a layout from right to left, and in every theme, it stands as it is`() {
    window.semanticContentAttribute = .forceRightToLeft
    indicator.startAnimating()
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      pilot.draw()
      #expect(pilot.screen.hasPrefix("⠋") && pilot.frame[0, 0].style == theme.tint)
    }
  }
}
