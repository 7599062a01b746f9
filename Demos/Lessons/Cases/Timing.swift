import Ashlar

extension TimingDemo {
  public static let lesson = Lesson(
    .cases, number: 12, step: LocalizedText("case 12", chinese: "案例 12"),
    LocalizedText(
      "layoutIfNeeded says when changed constraints move views.",
      chinese: "layoutIfNeeded 决定约束的改变何时生效。"),
    more: [
      LocalizedText(
        "A constant that changes moves nothing yet: views move in the next layout.",
        chinese: "改变 constant 时什么都还没动：视图在下一次布局时才移动。"),
      LocalizedText(
        """
        To let a view come in, put it outside, lay out, then change the constant back and lay out again \
        within an animation. The two layouts give the animation its two ends.
        """,
        chinese: """
          要让视图飞入：先把它放到外面并布局一次，再改回 constant，在动画里布局第二次。\
          两次布局给出动画的起点和终点。
          """),
      LocalizedText(
        "Without the first layout both changes meet in one, the frame stays, and nothing moves.",
        chinese: "没有第一次布局，两次改变合在一起，frame 不变，什么都不会动。"),
    ],
    see: LocalizedText(
      """
      A label in the middle that comes in from the left. The line below says from where to where the last \
      animation went.
      """,
      chinese: "中间有一个从左边飞入的标签。下面一行说明上一次动画从哪里到哪里。"),
    tries: [
      .init(
        "Let the label come in: from outside to the middle.", chinese: "让标签飞入：从外面到中间。", key: "a"),
      .init(
        "Leave out the first layout: it stays in its place.", chinese: "省去第一次布局：它原地不动。", key: "n"
      ),
      .init(
        "Move it by a constant: ten columns to the right.", chinese: "用 constant 移动它：向右十列。",
        key: "d"),
    ],
    leftOut: LocalizedText(
      """
      Springs and key frames. The curve is eased at both ends, as in UIKit unless something else is \
      asked for.
      """,
      chinese: "弹簧动画和关键帧。曲线两端缓动，与 UIKit 的默认值相同。"),
    next: ["centring", "binding"], narrowest: 40)
}

/// A label that comes in from the left.
public final class TimingDemo: View, Demo {
  public static let id = "timing"
  public static let title = LocalizedText("In two layouts", chinese: "生效时机")

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
      command(
        .character("a"), LocalizedText("Let the label come in", chinese: "让标签飞入"),
        hint: LocalizedText("animate", chinese: "动画"), importance: 78
      ) { $0.runs += 1 },
      command(
        .character("n"), LocalizedText("With the first layout, or without", chinese: "有或没有第一次布局"),
        hint: LocalizedText("first layout", chinese: "第一次布局"), importance: 77
      ) {
        $0.startsWithLayout.toggle()
        $0.runs += 1
      },
      command(
        .character("d"), LocalizedText("Ten columns to the right, or back", chinese: "向右十列，或回来"),
        hint: LocalizedText("move", chinese: "移动")
      ) { $0.offset = $0.offset == 0 ? 10 : 0 },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(label, .centerX) }

  public var readout: LocalizedText {
    let place = LayoutUnit.text(of: label.frame.minX)
    guard let way else {
      return LocalizedText(
        "label.left = \(place): laid out once, not animated.",
        chinese: "label.left = \(place)：布局一次，没有动画。")
    }
    let (start, end) = (LayoutUnit.text(of: way.start), LayoutUnit.text(of: way.end))
    return way.start == way.end
      ? LocalizedText(
        "label.left = \(place): one layout, from \(start) to \(end).",
        chinese: "label.left = \(place)：一次布局，从 \(start) 到 \(end)。")
      : LocalizedText(
        "label.left = \(place): two layouts, from \(start) to \(end).",
        chinese: "label.left = \(place)：两次布局，从 \(start) 到 \(end)。")
  }
}
