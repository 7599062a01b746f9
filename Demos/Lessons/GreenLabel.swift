import Ashlar

extension GreenLabelDemo {
  public static let lesson = Lesson(
    "One edge can have many constraints; the strictest decides.",
    more: [
      """
      The green label's left edge has four lower bounds: a third of the container, and a column right \
      of each blue label.
      """,
      "The greatest of them decides where it is, and the others hold with room to spare.",
      """
      Where there is no room for all texts the blue ones are cut, for they resist compression with a \
      priority of 750 and the green one with 1000.
      """,
    ],
    see: """
      The dotted line is at a third of the container's width. The green label starts there, or a column \
      right of the blue label that reaches farthest. The underlined blue label is the chosen one.
      """,
    tries: [
      .init(
        "Let blue1 grow: at last it pushes the green label.", key: "1", .times(4),
        widest: 62),
      .init(
        "Let blue1 grow until it is cut (750); green is not (1000).", key: "1", .times(12),
        widest: 62),
      .init(
        "Let blue2 grow: the one that reaches farthest decides.", key: "2", .times(6),
        widest: 62),
      .init(
        "Make the stage too narrow: one constraint is left out.", key: "[", .untilWidth(26)),
    ],
    leftOut: """
      Anything that pulls the green label to the left. Its constraints only push it to the right; of \
      the places that they leave, the leftmost is taken, the one nearest to 0.
      """,
    narrowest: 26,
    source: .greenLabel)
}

/// The place of the labels; shows where a third of its width is.
final class ThirdsView: View {
  override func draw(in context: DrawingContext) {
    let third = Int((bounds.width / 3 + 0.5).rounded(.down))
    for y in 0..<context.canvas.bounds.height {
      context.canvas.draw(text: "┊", at: CellPoint(x: third, y: y), style: context.theme.separator)
    }
  }
}

/// A green label right of three blue ones that grow.
public final class GreenLabelDemo: View, Demo {
  public static let id = "green-label"
  public static let title = "Green label"

  /// The state that the keys change.
  public struct State: Equatable {
    /// The numbers of words of the blue labels.
    fileprivate var lengths = [1, 1, 1]
    fileprivate var chosen = 0

    /// Chooses a label and changes its number of words, which stays from 1 to 20.
    fileprivate mutating func change(_ index: Int, by words: Int) {
      chosen = index
      lengths[index] = min(max(1, lengths[index] + words), 20)
    }
  }

  public var state = State() { didSet { if state != oldValue { showTexts() } } }
  private let container = ThirdsView()
  private let blues = [Label(), Label(), Label()]
  private let green = Label(" green stays whole ")
  /// The constraints that hold the green label's left edge, as of the last layout.
  private var holding: [LayoutConstraint] = []

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
    green.mas.makeConstraints { make in
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
  }

  // MARK: - Texts

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
    func change(_ keys: String, by words: Int, _ title: String, hint: String) -> [KeyCommand] {
      zip(keys, blues.indices).map { key, index in
        command(
          .character(key), "Let blue\(index + 1) \(title)", hint: hint,
          importance: hint == "grow" ? 77 : 72
        ) { $0.change(index, by: words) }
      }
    }
    return change("123", by: 1, "grow", hint: "grow")
      + change("!@#", by: -1, "shrink", hint: "shrink") + [
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
  public override func layoutSubviews() {
    super.layoutSubviews()
    holding = green.constraintsAffectingLayout(for: .horizontal).compactMap(\.constraint)
      .filter { $0.firstItem === green }
  }

  /// Which constraints hold the green label's left edge, with the numbers that they have now.
  public var readout: String {
    let edge = "green.left = \(Self.text(green.frame.minX))"
    let leftOut = container.constraints.filter { $0.firstItem === green && $0.isBroken }
    let reports = GalleryKey.reports.keycap
    if let first = leftOut.first {
      return leftOut.count == 1
        ? "\(edge): no room for “≥ \(name(of: first))”, \(reports) says why."
        : "\(edge): no room for \(leftOut.count) constraints, \(reports) says why."
    }
    guard !holding.isEmpty else { return edge + ": nothing pushes it, the place nearest to 0." }
    // As many as there is room for.
    let sums = holding.map(sum)
    let lines = (1...sums.count).map { count in
      let rest = count < sums.count ? ", and \(sums.count - count) more" : ""
      return "\(edge): \(sums.prefix(count).joined(separator: ", "))\(rest)."
    }
    return lines.last { $0.count <= 60 } ?? lines[0]
  }

  /// The edge that a constraint counts from.
  private func name(of constraint: LayoutConstraint) -> String {
    constraint.multiplier == 1 ? constraint.secondItem?.identifier ?? "" : "a third"
  }

  /// The right side of a constraint in numbers: `blue1.right 24 + 1`.
  private func sum(_ constraint: LayoutConstraint) -> String {
    let (other, right) =
      blues.first { $0 === constraint.secondItem }.map { ($0, $0.frame.maxX) }
      ?? (container, container.bounds.maxX)
    var sum = "\(other.identifier ?? "").right \(Self.text(right))"
    if constraint.multiplier != 1 { sum += " × 1/3" }
    if constraint.constant != 0 { sum += " + \(Self.text(constraint.constant))" }
    // Where the right edge is held, the left one is as far from there as the label is wide.
    if constraint.firstAttribute == .right {
      sum += " - \(Self.text(green.frame.width))\(yielding)"
    }
    return sum
  }

  /// Which blue labels are narrower than their text, if any is.
  private var yielding: String {
    let short = blues.filter { $0.frame.width < $0.intrinsicContentSize.width }
    guard let first = short.first else { return "" }
    return short.count == 1 ? "; \(first.identifier ?? "") is cut" : "; blues are cut"
  }

  /// A number with two decimals at most.
  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }
}
