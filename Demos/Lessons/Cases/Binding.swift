import Ashlar

extension BindingDemo {
  public static let lesson = Lesson(
    .cases, number: 6, step: LocalizedText("case 11", chinese: "案例 11"),
    LocalizedText(
      "What hangs on a view follows it, and has limits of its own.",
      chinese: "挂在视图上的东西跟着它走，但有自己的界限。"),
    more: [
      LocalizedText(
        "The flag stands two columns right of the tip's left edge and above it, at 740.",
        chinese: "旗子位于提示左边缘右侧两列、提示的上方：两条约束都是 740，低于提示的 750。"),
      LocalizedText(
        "It has to stay within the container's top and right: both at 1000.",
        chinese: "它不能超出容器的上边和右边：两条都是 1000。"),
      LocalizedText(
        "Nothing tells the flag where the cross is. It follows the tip, and the tip follows the cross.",
        chinese: "没有人告诉旗子十字在哪里。它跟着提示，提示跟着十字。"),
    ],
    see: LocalizedText(
      """
      The tip of the demo before, with a flag above. At the top and at the right the flag lets go of its place, not of \
      the container.
      """,
      chinese: "与上一个示例相同的提示，上方多了一面旗子。到了顶部和右侧，旗子放弃的是自己的位置，而不是离开容器。"),
    tries: [
      .init(
        "Move up: the flag stops at the top, and lets go.", chinese: "上移：旗子停在顶部，不再跟随。", key: "<up>",
        .times(2)),
      .init(
        "Move right: the flag stops at the right edge.", chinese: "右移：旗子停在右边缘。", key: "<right>",
        .times(20), widest: 30),
      .init(
        "Up, then hold it at 1000: it pushes the tip down.", chinese: "上移，再以 1000 挂住：旗子把提示向下推。",
        key: "o", after: .init("<up>", 3)),
    ],
    leftOut: LocalizedText(
      """
      A second flag, and a third. A chain of any length is solved at once; no view has to know the others.
      """,
      chinese: "第二面、第三面旗子。多长的链都能一次求解，任何视图都不必认识其他视图。"),
    next: ["tip", "timing"], narrowest: 24, alsoShows: ["TipView.swift"])
}

/// A tip with a flag that hangs on it.
public final class BindingDemo: View, Demo {
  public static let id = "binding"
  public static let title = LocalizedText("Bound together", chinese: "动态绑定")

  /// The state that keys and mouse change.
  public struct State: Equatable {
    fileprivate var wish = Point(x: 12, y: 4)
    fileprivate var isRequired = false

    fileprivate mutating func move(_ x: Double, _ y: Double) {
      wish = Point(x: min(max(0, wish.x + x), 300), y: min(max(0, wish.y + y), 100))
    }
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let container = TipView()
  private let flag = Label(" flag ")

  public init(seed: UInt64) {
    super.init()
    container.identifier = "container"
    addSubview(container)
    container.mas.makeConstraints { $0.edges.equalTo(self) }
    container.onMove = { [weak self] in self?.state.wish = $0 }
    flag.identifier = "flag"
    flag.setTextStyle(\.systemGreen)
    TipView.keepWhole(flag)
    container.addSubview(flag)
    showState()
  }

  // MARK: - Constraints

  private func constrain(_ priority: LayoutPriority) {
    let tip = container.tip
    flag.mas.remakeConstraints { make in
      // It hangs on the tip.
      make.left.equalTo(tip).offset(2).priority(priority)
      make.bottom.equalTo(tip.mas.top).priority(priority)
      // It stays within the container's border.
      make.top.greaterThanOrEqualTo(container).offset(1)
      make.right.lessThanOrEqualTo(container).offset(-1)
    }
  }

  // MARK: - State

  private func showState() {
    container.wish = state.wish
    constrain(state.isRequired ? .required : 740)
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    let moveHint = LocalizedText("move", chinese: "移动")
    return [
      command(
        .left, LocalizedText("The cross to the left", chinese: "十字左移"),
        hint: moveHint, importance: 77
      ) { $0.move(-1, 0) },
      command(
        .right, LocalizedText("The cross to the right", chinese: "十字右移"),
        hint: moveHint, importance: 77
      ) { $0.move(1, 0) },
      command(
        .up, LocalizedText("The cross up", chinese: "十字上移"), hint: moveHint, importance: 77
      ) { $0.move(0, -1) },
      command(
        .down, LocalizedText("The cross down", chinese: "十字下移"), hint: moveHint, importance: 77
      ) { $0.move(0, 1) },
      command(
        .character("o"),
        LocalizedText("The flag hangs at 1000 or at 740", chinese: "旗子的优先级 1000 或 740"),
        hint: LocalizedText("1000, 740", chinese: "1000、740"), importance: 77
      ) { $0.isRequired.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  public override var cursorPosition: CellPoint? {
    CellPoint(x: Int(state.wish.x), y: Int(state.wish.y))
  }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(flag, .left) }

  public var readout: LocalizedText {
    let (tip, flag) = (container.tip.frame, flag.frame)
    let left = "flag.left = \(LayoutUnit.text(of: flag.minX))"
    let priority = state.isRequired ? 1000 : 740
    if flag.minX != tip.minX + 2 {
      return
        LocalizedText(
          "\(left): tip.left + 2 would be \(LayoutUnit.text(of: tip.minX + 2)), past the right edge.",
          chinese: "\(left)：tip.left + 2 等于 \(LayoutUnit.text(of: tip.minX + 2))，会超出右边缘。")
    }
    if flag.maxY != tip.minY {
      return
        LocalizedText(
          "\(left): tip.left \(LayoutUnit.text(of: tip.minX)) + 2, at \(priority); the top holds it down.",
          chinese: "\(left)：tip.left \(LayoutUnit.text(of: tip.minX)) + 2（\(priority)）；上边缘挡住了它。")
    }
    return LocalizedText(
      "\(left): tip.left \(LayoutUnit.text(of: tip.minX)) + 2, at \(priority).",
      chinese: "\(left)：tip.left \(LayoutUnit.text(of: tip.minX)) + 2（\(priority)）。")
  }
}
