import Ashlar

extension GreenLabelDemo {
  public static let lesson = Lesson(
    .article1, step: "example 3",
    "One edge can have many constraints; the strictest decides.",
    more: [
      """
      The green label's left edge has four lower bounds: a third of the container, and a column right \
      of each blue label.
      """,
      "The greatest of them decides where it is, and the others hold with room to spare.",
      """
      Where there is no room for all texts the blue ones are cut, for they resist compression with a \
      priority of 750 and the green one with 1000. What is required cannot give way; at 999 it can.
      """,
    ],
    see: """
      The dotted line is at a third of the container's width. The green label starts there, or a column \
      right of the blue label that reaches farthest; an arrow is the constraint that holds it. A dotted \
      trail behind it leads to all the other places that it could have as well. The underlined blue \
      label is the chosen one.
      """,
    tries: [
      .init(
        "Let blue1 grow: at last it pushes the green label.", key: "1", .times(4),
        widest: 62),
      .init(
        "Let blue1 grow until it is cut (750); green is not (1000).", key: "1", .times(12),
        widest: 62),
      .init("Switch “≥ a third” off: now a blue label decides.", key: "4"),
      .init("Pull it to the right (250): no place is left to choose.", key: "u", .times(2)),
      .init("Make the stage too narrow: one constraint is left out.", key: "[", .untilWidth(26)),
      .init("Indent the container: the third moves along with it.", key: "d", widest: 62),
    ],
    correction: """
      The article's code for frames asks for x > (superview.x + superview.width) / 3. But a frame counts in \
      its superview, whose own x has no place there: the further right the container stands, the further \
      off is that bound. An arrow shows it while the container is indented. The constraint's multiplier \
      counts in the container, as it should. And it says ≥: edges may touch.
      """,
    leftOut: """
      Anything that pulls the green label to the left. Its constraints only push it to the right; of \
      the places that they leave, the leftmost is taken, the one nearest to 0. The key u settles it.
      """,
    next: ["address-row"], narrowest: 26, source: .greenLabel, chinese: .greenLabel)
}

/// A green label right of three blue ones that grow.
public final class GreenLabelDemo: View, Demo {
  public static let id = "green-label"
  public static let title: LocalizedText = "Green label"

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
    func change(_ keys: String, by words: Int, _ title: LocalizedText, hint: LocalizedText)
      -> [KeyCommand]
    {
      zip(keys, blues.indices).map { key, index in
        command(
          .character(key), "Let blue\(index + 1) \(title)", hint: hint,
          importance: hint == "grow" ? 77 : 72
        ) { $0.change(index, by: words) }
      }
    }
    let switches = GreenRule.allCases.sorted { $0.key < $1.key }.map { rule in
      command(.character(rule.key), "“\(rule.words)” off or on", hint: "on/off") {
        $0.rules.off.formSymmetricDifference([rule])
      }
    }
    return change("123", by: 1, "grow", hint: "grow")
      + change("!@#", by: -1, "shrink", hint: "shrink") + switches + [
        command(.character("9"), "Green resists at 999, or at 1000", hint: "999") {
          $0.rules.isGreenSoft.toggle()
        },
        command(.character("$"), "“≥ a third” at 999, or at 1000", hint: "999") {
          $0.rules.isThirdSoft.toggle()
        },
        command(.character("u"), "Pull it to the left, to the right, or not", hint: "pull") {
          $0.rules.pull = $0.rules.pull.next
        },
        command(.character("d"), "Indent the container, or not", hint: "indent") {
          $0.isIndented.toggle()
        },
        command(.left, "The blue label above", hint: "label") {
          $0.change(($0.chosen + 2) % 3, by: 0)
        },
        command(.right, "The blue label below", hint: "label") {
          $0.change(($0.chosen + 1) % 3, by: 0)
        },
        command(.up, "Let the chosen one grow", hint: "change") { $0.change($0.chosen, by: 1) },
        command(.down, "Let the chosen one shrink", hint: "change") {
          $0.change($0.chosen, by: -1)
        },
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
