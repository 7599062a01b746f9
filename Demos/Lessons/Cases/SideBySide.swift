import Ashlar

extension SideBySideDemo {
  public static let lesson = Lesson(
    .cases, number: 1, step: LocalizedText("case 1", chinese: "案例 1"),
    LocalizedText(
      "Of two labels in a row, the one that resists less is cut.", chinese: "两个并排的标签，抗压缩优先级低的那个被截断。"
    ),
    more: [
      LocalizedText(
        "Both hug their texts at 1000: where there is room, neither is wider than its words.",
        chinese: "两者的抗拉伸优先级都是 1000：空间足够时，都不会比文字更宽。"),
      LocalizedText(
        """
        Where there is none, one has to give way. The first resists compression at 1000 and the second at \
        250, so that the second is cut.
        """,
        chinese: "空间不够时必须有一个让步。第一个的抗压缩优先级是 1000，第二个是 250，所以被截断的是第二个。"),
    ],
    see: LocalizedText(
      """
      Two labels at the top of a box. A spring says at which priority a label resists being shorter than \
      its text; one without a number is as long as its text.
      """,
      chinese: "方框上方有两个标签。弹簧上的数字是标签抵抗压缩的优先级；没有数字的弹簧表示标签恰好与文字一样长。"),
    tries: [
      .init(
        "Let the first grow: the second is cut at last.", chinese: "让第一个变长：最后第二个被截断。", key: "1",
        .times(5), widest: 62),
      .init(
        "Let the second grow: it is cut, too.", chinese: "让第二个变长：它同样被截断。", key: "2",
        .times(9), widest: 62),
      .init(
        "Change who resists: now the first is cut.", chinese: "交换优先级：现在被截断的是第一个。", key: "c",
        widest: 24),
      .init(
        "Make the stage narrow: the second is cut.", chinese: "把舞台变窄：第二个被截断。", key: "[",
        .untilWidth(24)),
    ],
    leftOut: LocalizedText(
      """
      A first label that is too long for the whole row: its resistance is required, the right edge of the \
      box is not, and the box gets wider than the stage.
      """,
      chinese: "第一个标签比整行还长的情形：它的抗压缩约束是必需的，而方框的右边缘不是，于是方框比舞台还宽。"),
    next: ["address-row", "tip"], narrowest: 24)
}

/// Two labels side by side, of which one yields.
public final class SideBySideDemo: View, Demo {
  public static let id = "side-by-side"
  public static let title = LocalizedText("Side by side", chinese: "并排标签")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The numbers of words.
    fileprivate var lengths = [2, 2]
    /// Whether the second label resists at 1000 and the first at 250, not the other way round.
    fileprivate var isSwapped = false

    /// Changes a number of words, which stays from 0 to 20.
    fileprivate mutating func change(_ index: Int, by words: Int) {
      lengths[index] = min(max(0, lengths[index] + words), 20)
    }
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let box = View()
  private let labels = [Label(), Label()]

  public init(seed: UInt64) {
    super.init()
    box.identifier = "box"
    box.border = .rounded
    box.setBorderStyle(\.separator)
    addSubview(box)
    for (index, label) in labels.enumerated() {
      label.identifier = "label\(index + 1)"
      label.setTextStyle(index == 0 ? \.systemBlue : \.systemGreen)
      box.addSubview(label)
    }
    constrain()
    showState()
  }

  // MARK: - Constraints

  private func constrain() {
    // The box is as wide as the stage, less a margin,
    // and as high as a label and what is around it.
    box.mas.makeConstraints { make in
      make.top.equalTo(self).offset(1)
      make.left.equalTo(self).offset(1)
      make.right.equalTo(self).offset(-1).priority(999)
      make.height.equalTo(5)
    }
    // The first label begins at the left. No width is
    // given: it is as wide as its text.
    labels[0].mas.makeConstraints { make in
      make.top.equalTo(box).offset(2)
      make.left.equalTo(box).offset(2)
    }
    // The second one begins a column right of the first
    // and ends within the box.
    labels[1].mas.makeConstraints { make in
      make.top.equalTo(labels[0])
      make.left.equalTo(labels[0].mas.right).offset(1)
      make.right.lessThanOrEqualTo(box).offset(-2)
    }
    for label in labels {
      label.setContentHuggingPriority(
        .required, for: .horizontal)
    }
  }

  /// The priorities at which the labels resist.
  private var resistances: [LayoutPriority] {
    state.isSwapped ? [250, .required] : [.required, 250]
  }

  // MARK: - State

  private func showState() {
    for (label, (length, resistance)) in zip(labels, zip(state.lengths, resistances)) {
      label.text = Array(repeating: "label,", count: length).joined(separator: " ")
      label.setContentCompressionResistancePriority(resistance, for: .horizontal)
    }
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    let shrinkHint = LocalizedText("shrink", chinese: "变短")
    let growHint = LocalizedText("grow", chinese: "变长")
    return [
      command(
        .character("1"), LocalizedText("Let the first label grow", chinese: "让第一个标签变长"),
        hint: growHint, importance: 77
      ) { $0.change(0, by: 1) },
      command(
        .character("2"), LocalizedText("Let the second label grow", chinese: "让第二个标签变长"),
        hint: growHint, importance: 77
      ) { $0.change(1, by: 1) },
      command(
        .character("!"), LocalizedText("Let the first label shrink", chinese: "让第一个标签变短"),
        hint: shrinkHint
      ) { $0.change(0, by: -1) },
      command(
        .character("@"), LocalizedText("Let the second label shrink", chinese: "让第二个标签变短"),
        hint: shrinkHint
      ) { $0.change(1, by: -1) },
      command(
        .character("c"), LocalizedText("Change who resists", chinese: "交换抗压缩优先级"),
        hint: LocalizedText("resistance", chinese: "抗压缩")
      ) { $0.isSwapped.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(labels[1], .right) }

  public func marks(in stage: View) -> [LayoutMark] {
    labels.compactMap { .spring(of: $0, .horizontal, in: stage) }
  }

  public var readout: LocalizedText {
    let cut = labels.first { $0.frame.width < $0.intrinsicContentSize.width - 0.01 }
    guard let cut, let other = labels.first(where: { $0 !== cut }) else {
      let widths = labels.map { LayoutUnit.text(of: $0.frame.width) }
      return LocalizedText(
        "Both have their widths, \(widths[0]) and \(widths[1]).",
        chinese: "两者都是固有宽度：\(widths[0]) 和 \(widths[1])。")
    }
    let (width, natural) = (cut.frame.width, cut.intrinsicContentSize.width)
    let (own, strongest) = (
      cut.contentCompressionResistancePriority(for: .horizontal),
      other.contentCompressionResistancePriority(for: .horizontal)
    )
    let name = "\(cut.identifier ?? "").width = \(LayoutUnit.text(of: width))"
    let wanted = LayoutUnit.text(of: natural)
    return LocalizedText(
      "\(name) of \(wanted): it resists at \(own), the other \(strongest).",
      chinese: "\(name)（固有 \(wanted)）：它抗压缩 \(own)，另一个 \(strongest)。")
  }
}
