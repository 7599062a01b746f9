import Ashlar

extension BindingDemo {
  public static let lesson = Lesson(
    .cases, step: "case 11",
    "What hangs on a view follows it, and has limits of its own.",
    more: [
      "The flag stands two columns right of the tip's left edge and above it, at 740.",
      "It has to stay within the container's top and right: both at 1000.",
      "Nothing tells the flag where the cross is. It follows the tip, and the tip follows the cross.",
    ],
    see: """
      The tip of the demo before, with a flag above. At the top and at the right the flag lets go of its place, not of \
      the container.
      """,
    tries: [
      .init("Move up: the flag stops at the top, and lets go.", key: "<up>", .times(2)),
      .init(
        "Move right: the flag stops at the right edge.", key: "<right>", .times(20), widest: 30),
      .init("Up, then hold it at 1000: it pushes the tip down.", key: "o", after: .init("<up>", 3)),
    ],
    leftOut: """
      A second flag, and a third. A chain of any length is solved at once; no view has to know the others.
      """,
    next: ["tip", "timing"], narrowest: 24, source: .binding, chinese: .binding)
}

/// A tip with a flag that hangs on it.
public final class BindingDemo: View, Demo {
  public static let id = "binding"
  public static let title: LocalizedText = "Bound together"

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
    [
      command(.left, "The cross to the left", hint: "move", importance: 77) { $0.move(-1, 0) },
      command(.right, "The cross to the right", hint: "move", importance: 77) { $0.move(1, 0) },
      command(.up, "The cross up", hint: "move", importance: 77) { $0.move(0, -1) },
      command(.down, "The cross down", hint: "move", importance: 77) { $0.move(0, 1) },
      command(
        .character("o"), "The flag hangs at 1000 or at 740", hint: "1000, 740", importance: 77
      ) {
        $0.isRequired.toggle()
      },
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
        "\(left): tip.left + 2 would be \(LayoutUnit.text(of: tip.minX + 2)), past the right edge."
    }
    if flag.maxY != tip.minY {
      return
        "\(left): tip.left \(LayoutUnit.text(of: tip.minX)) + 2, at \(priority); the top holds it down."
    }
    return "\(left): tip.left \(LayoutUnit.text(of: tip.minX)) + 2, at \(priority)."
  }
}
