import Ashlar

extension SideBySideDemo {
  public static let lesson = Lesson(
    .cases, step: "case 1",
    "Of two labels in a row, the one that resists less is cut.",
    more: [
      "Both hug their texts at 1000: where there is room, neither is wider than its words.",
      """
      Where there is none, one has to give way. The first resists compression at 1000 and the second at \
      250, so that the second is cut.
      """,
    ],
    see: """
      Two labels at the top of a box. A spring says at which priority a label resists being shorter than \
      its text; one without a number is as long as its text.
      """,
    tries: [
      .init(
        "Let the first grow: the second is cut at last.", key: "1", .times(5), widest: 62),
      .init("Let the second grow: it is cut, too.", key: "2", .times(9), widest: 62),
      .init("Change who resists: now the first is cut.", key: "c", widest: 24),
      .init("Make the stage narrow: the second is cut.", key: "[", .untilWidth(24)),
    ],
    leftOut: """
      A first label that is too long for the whole row: its resistance is required, the right edge of the \
      box is not, and the box gets wider than the stage.
      """,
    next: ["address-row", "tip"], narrowest: 24, source: .sideBySide, chinese: .sideBySide)
}

/// Two labels side by side, of which one yields.
public final class SideBySideDemo: View, Demo {
  public static let id = "side-by-side"
  public static let title: LocalizedText = "Side by side"

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
    [
      command(.character("1"), "Let the first label grow", hint: "grow", importance: 77) {
        $0.change(0, by: 1)
      },
      command(.character("2"), "Let the second label grow", hint: "grow", importance: 77) {
        $0.change(1, by: 1)
      },
      command(.character("!"), "Let the first label shrink", hint: "shrink") {
        $0.change(0, by: -1)
      },
      command(.character("@"), "Let the second label shrink", hint: "shrink") {
        $0.change(1, by: -1)
      },
      command(.character("c"), "Change who resists", hint: "resistance") {
        $0.isSwapped.toggle()
      },
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
      return "Both have their widths, \(widths[0]) and \(widths[1])."
    }
    let (width, natural) = (cut.frame.width, cut.intrinsicContentSize.width)
    let (own, strongest) = (
      cut.contentCompressionResistancePriority(for: .horizontal),
      other.contentCompressionResistancePriority(for: .horizontal)
    )
    return """
      \(cut.identifier ?? "").width = \(LayoutUnit.text(of: width)) of \
      \(LayoutUnit.text(of: natural)): it resists at \(own), the other \(strongest).
      """
  }
}
