import Ashlar
import AshlarTesting
import Testing

/// The samples of the page *Animations*.
@MainActor struct AnimationsPageTests {
  private let window = Window(size: CellSize(width: 24, height: 2))
  private let box = Label("stone")

  @Test func `a view moves, and comes back by hand`() {
    window.addSubview(box)
    box.mas.makeConstraints { make in make.left.top.equalTo(window) }
    box.border = .light
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    let pilot = Pilot(window)
    width.constant = 20
    View.animate(duration: .milliseconds(320)) { window.layoutIfNeeded() }
    pilot.advance(by: .milliseconds(160))
    #expect(pilot.frame(of: box).width == 15 && box.frame.width == 20)
    pilot.advance(by: .milliseconds(160))
    #expect(pilot.frame(of: box).width == 20)

    let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
      width.constant = 4
      window.layoutIfNeeded()
    }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.addCompletion { position in
      if position == .start { width.constant = 20 }
    }
    animator.startAnimation()
    #expect(pilot.frame(of: box).width == 12)
    pilot.advance(by: .seconds(1))
    #expect(pilot.frame(of: box).width == 20 && box.frame.width == 20)
  }

  @Test func `a text is scrolled`() {
    let (scroll, text) = (ScrollView(), Label((0..<20).map { "\($0)" }.joined(separator: "\n")))
    text.numberOfLines = 0
    window.addSubview(scroll)
    scroll.addSubview(text)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    text.mas.makeConstraints { $0.edges.equalTo(scroll) }
    let pilot = Pilot(window)
    View.animate(duration: .milliseconds(320)) { scroll.contentOffset.y = 12 }
    pilot.advance(by: .milliseconds(160))
    #expect(scroll.contentOffset.y == 12 && pilot.screen.hasPrefix("6"))
    pilot.advance(by: .milliseconds(320))
    #expect(pilot.screen.hasPrefix("12"))
  }

  @Test func `something is going on`() {
    let indicator = ActivityIndicator()
    indicator.startAnimating()
    window.addSubview(indicator)
    indicator.mas.makeConstraints { make in make.left.top.equalTo(window) }
    #expect(window.render().text.hasPrefix("⠋"))
    indicator.stopAnimating()
    let pilot = Pilot(window)
    indicator.startAnimating()
    pilot.advance(by: .milliseconds(160))
    #expect(pilot.screen.hasPrefix("⠙"))
  }
}
