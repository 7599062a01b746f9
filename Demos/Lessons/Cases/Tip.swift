import Ashlar

extension TipDemo {
  public static let lesson = Lesson(
    .cases, number: 5, step: LocalizedText("case 10", chinese: "案例 10"),
    LocalizedText(
      "A wish at 750 yields to edges at 1000: the tip stays inside.",
      chinese: "750 的愿望让位于 1000 的边缘：提示始终可见。"),
    more: [
      LocalizedText(
        "Four required inequalities keep the tip within the container.",
        chinese: "四条必需的不等式让提示留在容器内。"),
      LocalizedText(
        """
        Two constraints at 750 want its centre at the cross. Where they cannot hold, they hold as nearly as \
        the required ones allow.
        """,
        chinese: "两条优先级 750 的约束希望它的中心在十字处。无法满足时，就在必需约束允许的范围内尽量接近。"),
      LocalizedText(
        "With the wish required, too, there is a contradiction as soon as the cross is near an edge.",
        chinese: "如果愿望也是必需的，十字一靠近边缘就产生冲突。"),
    ],
    see: LocalizedText(
      """
      Two dotted lines meet in a cross, moved with the arrows or the mouse. The tip lies over it. At an \
      edge the tip stays behind.
      """,
      chinese: "两条虚线相交处是十字，可用方向键或鼠标移动，上面盖着一个提示。到了边缘，提示会停下。"),
    tries: [
      .init(
        "Move the cross left: the tip stops at the border.", chinese: "把十字左移：提示停在边框旁。",
        key: "<left>", .times(11)),
      .init(
        "Move it up: the tip stops below the border.", chinese: "向上移：提示停在边框下方。", key: "<up>",
        .times(5)),
      .init(
        "Required, at the border: the tip gives up width.", chinese: "移到边框旁再设为必需：提示让出宽度。", key: "o",
        after: .init("<left>", 9)),
    ],
    leftOut: LocalizedText(
      """
      A text in the tip that is longer than the container. Its compression resistance is 999: it yields to \
      the edges, not to the wish.
      """,
      chinese: "提示文字比容器还长的情形：它的抗压缩优先级是 999，让位于边缘，而不让位于愿望。"),
    next: ["binding", "side-by-side"], narrowest: 24, alsoShows: ["TipView.swift"])
}

/// A tip that follows a cross and stays inside of a container.
public final class TipDemo: View, Demo {
  public static let id = "tip"
  public static let title = LocalizedText("A tip inside", chinese: "保证可见")

  /// The state that keys and mouse change.
  public struct State: Equatable {
    fileprivate var wish = Point(x: 12, y: 5)
    fileprivate var isRequired = false

    fileprivate mutating func move(_ x: Double, _ y: Double) {
      wish = Point(x: min(max(0, wish.x + x), 300), y: min(max(0, wish.y + y), 100))
    }
  }

  public var state = State() {
    didSet {
      guard state != oldValue else { return }
      container.wish = state.wish
      container.priority = state.isRequired ? .required : 750
      setNeedsLayout()
    }
  }
  private let container = TipView()

  public init(seed: UInt64) {
    super.init()
    container.wish = state.wish
    container.identifier = "container"
    addSubview(container)
    container.mas.makeConstraints { $0.edges.equalTo(self) }
    container.onMove = { [weak self] in self?.state.wish = $0 }
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
        .character("o"), LocalizedText("The wish at 1000 or at 750", chinese: "愿望的优先级 1000 或 750"),
        hint: LocalizedText("1000, 750", chinese: "1000、750"), importance: 77
      ) { $0.isRequired.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  public override var cursorPosition: CellPoint? {
    CellPoint(x: Int(state.wish.x), y: Int(state.wish.y))
  }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(container.tip, .left) }

  public var readout: LocalizedText {
    let (tip, bounds) = (container.tip.frame, container.bounds)
    // Across, or down where the wish is left out or not met there alone.
    let isDown =
      !container.isWishLeftOut(.horizontal) && tip.midX == state.wish.x
      && (container.isWishLeftOut(.vertical) || tip.midY != state.wish.y)
    let place = isDown ? tip.midY : tip.midX
    let wish = isDown ? state.wish.y : state.wish.x
    let wanted = LayoutUnit.text(of: wish)
    let name = "tip.\(isDown ? "centerY" : "centerX") = \(LayoutUnit.text(of: place))"
    if container.isWishLeftOut(isDown ? .vertical : .horizontal) {
      return LocalizedText(
        "\(name): the wish, \(wanted), is left out.", chinese: "\(name)：愿望 \(wanted) 与边缘冲突，被舍弃。")
    }
    if place == wish {
      let priority = state.isRequired ? "1000" : "750"
      return LocalizedText(
        "\(name): the wish, \(wanted), holds at \(priority).",
        chinese: "\(name)：愿望 \(wanted) 以 \(priority) 得到满足。")
    }
    let (low, high) = isDown ? ("top", "bottom") : ("left", "right")
    let end = LayoutUnit.text(of: (isDown ? bounds.height : bounds.width) - 1)
    return place > wish
      ? LocalizedText(
        "\(name): wanted \(wanted), but \(low) ≥ 1 is required.",
        chinese: "\(name)：希望 \(wanted)，但 \(low) ≥ 1 是必需的。")
      : LocalizedText(
        "\(name): wanted \(wanted), but \(high) ≤ \(end) is required.",
        chinese: "\(name)：希望 \(wanted)，但 \(high) ≤ \(end) 是必需的。")
  }
}
