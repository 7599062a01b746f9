import Ashlar

extension GreenLabelDemo {
  public static let lesson = Lesson(
    .article1, number: 3, step: LocalizedText("example 3", chinese: "示例 3"),
    LocalizedText(
      "One edge can have many constraints; the strictest decides.",
      chinese: "同一个属性可以有多个约束，最严格的那个起决定作用。"),
    more: [
      LocalizedText(
        """
        The green label's left edge has four lower bounds: a third of the container, and a column right \
        of each blue label.
        """,
        chinese: "绿色 Label 的左边有四个下限：容器宽度的 1/3，以及每个蓝色 Label 的右边再加一列。"),
      LocalizedText(
        "The greatest of them decides where it is, and the others hold with room to spare.",
        chinese: "其中最大的一个决定它的位置，其余的都满足，而且还有余量。"),
      LocalizedText(
        """
        Where there is no room for all texts the blue ones are cut, for they resist compression with a \
        priority of 750 and the green one with 1000. What is required cannot give way; at 999 it can.
        """,
        chinese: """
          空间不够时，被截断的是蓝色 Label：它们的内容抗压缩优先级是 750，绿色的是 1000。\
          1000 是必须满足的，不会让步；999 就可以让步。
          """),
    ],
    see: LocalizedText(
      """
      The dotted line is at a third of the container's width. The green label starts there, or a column \
      right of the blue label that reaches farthest; an arrow is the constraint that holds it. A dotted \
      trail behind it leads to all the other places that it could have as well. The underlined blue \
      label is the chosen one.
      """,
      chinese: """
        虚线在容器宽度的 1/3 处。绿色 Label 从那里开始，或者从最长的蓝色 Label 右边一列开始；\
        箭头是正在起作用的约束。它后面的点线表示其余同样可行的位置。带下划线的是选中的蓝色 Label。
        """),
    tries: [
      .init(
        "Let blue1 grow: at last it pushes the green label.", chinese: "让 blue1 变长：最后它会推动绿色 Label。",
        key: "1", .times(4),
        widest: 62),
      .init(
        "Let blue1 grow until it is cut (750); green is not (1000).",
        chinese: "让 blue1 长到被截断（750），绿色不会（1000）。", key: "1", .times(12),
        widest: 62),
      .init(
        "Switch “≥ a third” off: now a blue label decides.", chinese: "关掉“≥ 1/3”：现在由蓝色 Label 决定。",
        key: "4"),
      .init(
        "Pull it to the right (250): no place is left to choose.", chinese: "把它往右拉（250）：位置不再有选择余地。",
        key: "u", .times(2)),
      .init(
        "Make the stage too narrow: one constraint is left out.", chinese: "把舞台变得太窄：有一个约束被舍弃。",
        key: "[", .untilWidth(26)),
      .init(
        "Indent the container: the third moves along with it.", chinese: "让容器缩进：1/3 的位置跟着移动。",
        key: "d", widest: 62),
    ],
    correction: LocalizedText(
      """
      The article's code for frames asks for x > (superview.x + superview.width) / 3. But a frame counts in \
      its superview, whose own x has no place there: the further right the container stands, the further \
      off is that bound. An arrow shows it while the container is indented. The constraint's multiplier \
      counts in the container, as it should. And it says ≥: edges may touch.
      """,
      chinese: """
        文章用 frame 写的伪代码是 x > (superview.x + superview.width) / 3。\
        但 frame 以父视图为坐标系，父视图自己的 x 不该出现在这里：容器越靠右，这个界限就偏得越远。\
        容器缩进时用箭头画出了它。约束的 multiplier 正是在容器的坐标系里计算的。另外约束是 ≥，\
        边可以正好相接。
        """),
    leftOut: LocalizedText(
      """
      Anything that pulls the green label to the left. Its constraints only push it to the right; of \
      the places that they leave, the leftmost is taken, the one nearest to 0. The key u settles it.
      """,
      chinese: """
        没有任何约束把绿色 Label 往左拉，它们都只会往右推；在剩下的位置里取最靠左、离 0 \
        最近的那个。按 u 可以消除这种歧义。
        """),
    next: ["address-row"], narrowest: 26)
}

/// A green label right of three blue ones that grow.
public final class GreenLabelDemo: View, Demo {
  public static let id = "green-label"
  public static let title = LocalizedText("Green label", chinese: "绿色 Label")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The numbers of words of the blue labels.
    fileprivate var lengths = [1, 1, 1]
    fileprivate var chosen = 0
    fileprivate(set) var rules = GreenRules()
    /// Whether the container stands further to the right.
    fileprivate(set) var isIndented = false

    /// Chooses a label and changes its number of words, which stays from 1 to 20.
    fileprivate mutating func change(_ index: Int, by words: Int) {
      chosen = index
      lengths[index] = min(max(1, lengths[index] + words), 20)
    }
  }

  public var state = State() { didSet { if state != oldValue { show(after: oldValue) } } }
  let container = ThirdsView()
  let blues = [Label(), Label(), Label()]
  let green = Label(" green stays whole ")
  /// The constraints of the green label, in the order of ``GreenRule``.
  private(set) var ruled: [LayoutConstraint] = []
  /// The constraints that can pull the green label to the left and to the right.
  private(set) var pulls: [LayoutConstraint] = []
  /// The constraints that hold the green label's left edge, as of the last layout.
  private(set) var holding: [LayoutConstraint] = []
  /// The values that are left open to the green label's frame, as of the last layout.
  private(set) var open: [LayoutAmbiguity] = []

  public init(seed: UInt64) {
    super.init()
    border = .rounded
    setBorderStyle(\.separator)
    container.identifier = "container"
    container.clipsToBounds = true
    addSubview(container)
    for (index, blue) in blues.enumerated() {
      blue.identifier = "blue\(index + 1)"
      container.addSubview(blue)
    }
    green.identifier = "green"
    green.setTextStyle(\.systemGreen)
    container.addSubview(green)
    constrain()
    switchRules()
    showTexts()
  }

  // MARK: - Constraints

  private func constrain() {
    // The container is the stage without its border: the
    // margins are one cell wide, and where the stage is
    // too small for them, they give way.
    container.mas.makeConstraints { make in
      make.left.equalTo(self.mas.leftMargin)
      make.right.equalTo(self.mas.rightMargin)
      make.top.equalTo(self.mas.topMargin)
      make.bottom.equalTo(self.mas.bottomMargin)
    }
    for (index, blue) in blues.enumerated() {
      blue.mas.makeConstraints { make in
        // Every blue label stands at the left edge. No
        // width is given: it is as wide as its text.
        make.left.equalTo(container)
        // The middle of the height times 1/2, 1 and 3/2.
        make.centerY.equalTo(container)
          .multipliedBy(Double(index + 1) / 2)
      }
    }
    // The green label is never narrower than its text,
    // whatever happens to the others.
    green.setContentCompressionResistancePriority(
      .required, for: .horizontal)
    ruled = green.mas.makeConstraints { make in
      // It stands in the middle of the height.
      make.centerY.equalTo(container)
      // It does not leave the container on the right.
      make.right.lessThanOrEqualTo(container)
      // It starts at a third of the container or further
      // right. The right edge times 1/3 is a place,
      // counted from the container's left.
      make.left.greaterThanOrEqualTo(container.mas.right)
        .multipliedBy(1.0 / 3)
      // And it starts at least a column right of every
      // blue label: the same attribute, again.
      for blue in blues {
        make.left.greaterThanOrEqualTo(blue.mas.right)
          .offset(1)
      }
    }
    // One of these pulls it where a key says so; they are
    // weaker than all the others.
    pulls = green.mas.makeConstraints { make in
      make.left.equalTo(container).priority(250)
      make.right.equalTo(container).priority(250)
    }
  }

  // MARK: - Texts and switches

  private func show(after former: State) {
    if state.rules != former.rules { switchRules() }
    if state.isIndented != former.isIndented {
      layoutMargins.left = state.isIndented ? 13 : 1
    }
    showTexts()
  }

  /// All are activated anew, for equals count in the order in which they were.
  private func switchRules() {
    let rules = state.rules
    for constraint in ruled + pulls { constraint.isActive = false }
    ruled[GreenRule.third.rawValue].priority = rules.isThirdSoft ? 999 : .required
    for rule in GreenRule.allCases where !rules.off.contains(rule) {
      ruled[rule.rawValue].isActive = true
    }
    switch rules.pull {
    case .none: break
    case .left: pulls[0].isActive = true
    case .right: pulls[1].isActive = true
    }
    green.setContentCompressionResistancePriority(
      rules.isGreenSoft ? 999 : .required, for: .horizontal)
    container.showsThird = !rules.off.contains(.third)
  }

  private func showTexts() {
    for (index, blue) in blues.enumerated() {
      blue.text = Array(repeating: "blue", count: state.lengths[index]).joined(separator: " ")
      blue.setTextStyle { [chosen = state.chosen] theme in
        var style = theme.systemBlue
        if index == chosen { style.attributes.formUnion([.bold, .underline]) }
        return style
      }
    }
    // Another constraint may hold the green label, even where all frames stay.
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    let changeHint = LocalizedText("change", chinese: "变化")
    let labelHint = LocalizedText("label", chinese: "Label")
    func change(_ keys: String, by words: Int, hint: LocalizedText) -> [KeyCommand] {
      zip(keys, blues.indices).map { key, index in
        let blue = "blue\(index + 1)"
        return command(
          .character(key),
          words > 0
            ? LocalizedText("Let \(blue) grow", chinese: "让 \(blue) 变长")
            : LocalizedText("Let \(blue) shrink", chinese: "让 \(blue) 变短"),
          hint: hint, importance: words > 0 ? 77 : 72
        ) { $0.change(index, by: words) }
      }
    }
    let switches = GreenRule.allCases.sorted { $0.key < $1.key }.map { rule in
      command(
        .character(rule.key),
        LocalizedText("“\(rule.words)” off or on", chinese: "关闭或打开“\(rule.words)”"),
        hint: LocalizedText("on/off", chinese: "开关")
      ) { $0.rules.off.formSymmetricDifference([rule]) }
    }
    return change("123", by: 1, hint: LocalizedText("grow", chinese: "变长"))
      + change("!@#", by: -1, hint: LocalizedText("shrink", chinese: "变短")) + switches + [
        command(
          .character("9"),
          LocalizedText("Green resists at 999, or at 1000", chinese: "绿色的抗压缩优先级 999 或 1000"),
          hint: "999"
        ) { $0.rules.isGreenSoft.toggle() },
        command(
          .character("$"),
          LocalizedText("“≥ a third” at 999, or at 1000", chinese: "“≥ 1/3”的优先级 999 或 1000"),
          hint: "999"
        ) { $0.rules.isThirdSoft.toggle() },
        command(
          .character("u"),
          LocalizedText("Pull it to the left, to the right, or not", chinese: "往左拉、往右拉，或者不拉"),
          hint: LocalizedText("pull", chinese: "拉")
        ) { $0.rules.pull = $0.rules.pull.next },
        command(
          .character("d"), LocalizedText("Indent the container, or not", chinese: "容器缩进或不缩进"),
          hint: LocalizedText("indent", chinese: "缩进")
        ) { $0.isIndented.toggle() },
        command(
          .left, LocalizedText("The blue label above", chinese: "上一个蓝色 Label"), hint: labelHint
        ) { $0.change(($0.chosen + 2) % 3, by: 0) },
        command(
          .right, LocalizedText("The blue label below", chinese: "下一个蓝色 Label"), hint: labelHint
        ) { $0.change(($0.chosen + 1) % 3, by: 0) },
        command(
          .up, LocalizedText("Let the chosen one grow", chinese: "让选中的变长"), hint: changeHint
        ) { $0.change($0.chosen, by: 1) },
        command(
          .down, LocalizedText("Let the chosen one shrink", chinese: "让选中的变短"), hint: changeHint
        ) { $0.change($0.chosen, by: -1) },
      ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  /// At the chosen label.
  public override var cursorPosition: CellPoint? {
    let (own, label) = (cellFrame, blues[state.chosen].cellFrame)
    return CellPoint(x: label.minX - own.minX, y: label.minY - own.minY)
  }

  // MARK: - What holds the green label

  /// The layout is solved by now. It costs some solves to ask, so it is done once a layout.
  public func stageDidLayout() {
    let found = green.constraintsAffectingLayout(for: .horizontal).compactMap(\.constraint)
    holding = (ruled + pulls).filter { known in found.contains { $0 === known } }
    open = green.ambiguities
  }
}
