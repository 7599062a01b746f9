import Ashlar

extension TimingDemo {
  public static let lesson = Lesson(
    .cases, step: "case 12",
    "layoutIfNeeded says when changed constraints move views.",
    more: [
      "A constant that changes moves nothing yet: views move in the next layout.",
      """
      To let a view come in, put it outside, lay out, then change the constant back and lay out again \
      within an animation. The two layouts give the animation its two ends.
      """,
      "Without the first layout both changes meet in one, the frame stays, and nothing moves.",
    ],
    see: """
      A label in the middle that comes in from the left. The line below says from where to where the last \
      animation went.
      """,
    tries: [
      .init("Let the label come in: from outside to the middle.", key: "a"),
      .init("Leave out the first layout: it stays in its place.", key: "n"),
      .init("Move it by a constant: ten columns to the right.", key: "d"),
    ],
    leftOut: """
      Springs and key frames. The curve is eased at both ends, as in UIKit unless something else is \
      asked for.
      """,
    next: ["centring", "binding"], narrowest: 40, source: .timing, chinese: .timing)
}

/// A label that comes in from the left.
public final class TimingDemo: View, Demo {
  public static let id = "timing"
  public static let title: LocalizedText = "In two layouts"

  /// The state that the keys change.
  public struct State: Equatable {
    /// The number of times that the label has come in.
    fileprivate var runs = 0
    fileprivate var startsWithLayout = true
    /// The distance of the label's centre from the middle.
    fileprivate var offset = 0.0
  }

  public var state = State() { didSet { if state != oldValue { showState(after: oldValue) } } }
  private let label = Label(" here I am ")
  private var centre: LayoutConstraint?
  /// The places of the label's left edge where the last change's animation began and ended; `nil` where there was
  /// none.
  private var way: (start: Double, end: Double)?

  public init(seed: UInt64) {
    super.init()
    clipsToBounds = true
    border = .rounded
    setBorderStyle(\.separator)
    label.identifier = "label"
    label.border = .light
    label.setTextStyle(\.systemBlue)
    addSubview(label)
    constrain()
  }

  // MARK: - Constraints

  private func constrain() {
    // In the middle of the stage. The constant of the
    // horizontal one is what changes.
    centre =
      label.mas.makeConstraints { make in
        make.centerX.equalTo(self).offset(0)
      }.first
    label.mas.makeConstraints { make in
      make.centerY.equalTo(self)
    }
  }

  private func comeIn() {
    // Outside, at the left: where the animation begins.
    centre?.constant = -bounds.width
    if state.startsWithLayout {
      window?.layoutIfNeeded()
    }
    let start = label.frame.minX
    // Where it ends: laid out within the animation.
    centre?.constant = state.offset
    View.animate(duration: .milliseconds(600)) {
      [weak self] in self?.window?.layoutIfNeeded()
    }
    way = (start, label.frame.minX)
  }

  // MARK: - State

  private func showState(after former: State) {
    if state.runs > former.runs {
      comeIn()
    } else {
      centre?.constant = state.offset
      way = nil
    }
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(.character("a"), "Let the label come in", hint: "animate", importance: 78) {
        $0.runs += 1
      },
      command(
        .character("n"), "With the first layout, or without", hint: "first layout", importance: 77
      ) {
        $0.startsWithLayout.toggle()
        $0.runs += 1
      },
      command(.character("d"), "Ten columns to the right, or back", hint: "move") {
        $0.offset = $0.offset == 0 ? 10 : 0
      },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(label, .centerX) }

  public var readout: LocalizedText {
    let place = LayoutUnit.text(of: label.frame.minX)
    guard let way else { return "label.left = \(place): laid out once, not animated." }
    let (start, end) = (LayoutUnit.text(of: way.start), LayoutUnit.text(of: way.end))
    return way.start == way.end
      ? "label.left = \(place): one layout, from \(start) to \(end)."
      : "label.left = \(place): two layouts, from \(start) to \(end)."
  }
}
