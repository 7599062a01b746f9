import Ashlar

extension EqualWidthsDemo {
  public static let lesson = Lesson(
    .cases, number: 13, step: LocalizedText("equal widths", chinese: "等宽与比例"),
    LocalizedText(
      "Equal widths share a row, and a new view gets its share.", chinese: "等宽的视图平分一行，新加入的也有一份。"),
    more: [
      LocalizedText(
        "Each column is as wide as the first, and they fill the row: that is all that is said.",
        chinese: "每一列都与第一列等宽，并且填满整行：约束只说了这些。"),
      LocalizedText(
        "A column that is inserted is one more link of the chain. The others are told nothing.",
        chinese: "插入的列只是链上多出的一环，其他列什么都不用知道。"),
      LocalizedText(
        "With a ratio the first is twice as wide as each of the others: one multiplier.",
        chinese: "按比例时第一列是其他列的两倍宽：只是一个 multiplier。"),
    ],
    see: LocalizedText(
      """
      Columns with their widths in numbers. Where the row does not divide evenly, exact widths have \
      fractions, and the cells on the screen differ by one.
      """,
      chinese: "各列写着自己的宽度。除不尽时，精确宽度带小数，屏幕上的单元格数会相差一格。"),
    tries: [
      .init(
        "Insert a column: all get narrower.", chinese: "插入一列：所有列变窄。", key: "+"),
      .init(
        "Give the first twice the width.", chinese: "让第一列加倍。", key: "x"),
      .init(
        "Make the stage narrow: they keep their ratio.", chinese: "把舞台变窄：比例不变。", key: "[",
        .untilWidth(33)),
    ],
    leftOut: LocalizedText(
      "A stack view that fills equally. It makes the same constraints itself.",
      chinese: "fillEqually 的 stack view：它自己会创建同样的约束。"),
    next: ["percent", "spacing"], narrowest: 30)
}

/// Columns of equal width, or in a ratio.
public final class EqualWidthsDemo: View, Demo {
  public static let id = "equal-widths"
  public static let title = LocalizedText("Equal widths", chinese: "等宽")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var count = 3
    /// Whether the first column is twice as wide as the others.
    fileprivate var isDouble = false
  }

  public var state = State() { didSet { if state != oldValue { makeColumns() } } }
  private var columns: [Label] = []

  public init(seed: UInt64) {
    super.init()
    clipsToBounds = true
    makeColumns()
  }

  // MARK: - Constraints

  private func constrain() {
    var end = self.mas.left
    for column in columns {
      column.mas.makeConstraints { make in
        make.top.equalTo(self).offset(1)
        make.height.equalTo(5)
        // It begins where the one before ends.
        make.left.equalTo(end)
      }
      end = column.mas.right
    }
    // The last one ends where the row ends.
    columns[columns.count - 1].mas.makeConstraints { make in
      make.right.equalTo(self)
    }
    // The others are as wide as the first, or half.
    for column in columns.dropFirst() {
      column.mas.makeConstraints { make in
        make.width.equalTo(columns[0])
          .multipliedBy(state.isDouble ? 1.0 / 2 : 1)
      }
    }
  }

  // MARK: - Columns

  private func makeColumns() {
    for column in columns { column.removeFromSuperview() }
    columns = (0..<state.count).map { index in
      let column = Label()
      column.identifier = "column\(index + 1)"
      column.border = .light
      column.textAlignment = .center
      column.setTextStyle(index % 2 == 0 ? \.systemBlue : \.systemGreen)
      // Their texts are numbers that follow from the widths: they have no say in them.
      column.setContentHuggingPriority(1, for: .horizontal)
      column.setContentCompressionResistancePriority(1, for: .horizontal)
      addSubview(column)
      return column
    }
    constrain()
    setNeedsLayout()
  }

  /// Writes the widths into the columns.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for column in columns { column.text = Self.text(column.frame.width) }
  }

  public override var keyCommands: [KeyCommand] {
    let columnsHint = LocalizedText("columns", chinese: "列数")
    return [
      command(
        .character("+"), LocalizedText("Insert a column", chinese: "插入一列"),
        hint: columnsHint, importance: 78
      ) { $0.count = min(8, $0.count + 1) },
      command(
        .character("-"), LocalizedText("Remove a column", chinese: "去掉一列"),
        hint: columnsHint, importance: 78
      ) { $0.count = max(1, $0.count - 1) },
      command(
        .character("x"), LocalizedText("The first twice as wide, or as wide", chinese: "第一列加倍或恢复"),
        hint: LocalizedText("ratio", chinese: "比例"), importance: 77
      ) { $0.isDouble.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(columns[0], .width) }

  public var readout: LocalizedText {
    let (width, first) = (Self.text(bounds.width), Self.text(columns[0].frame.width))
    let parts = state.isDouble ? state.count + 1 : state.count
    return state.isDouble
      ? LocalizedText(
        "column1.width = \(first) = 2 × \(width) / \(parts).",
        chinese: "column1.width = \(first) = 2 × \(width) / \(parts)。")
      : LocalizedText(
        "column1.width = \(first) = \(width) / \(parts).",
        chinese: "column1.width = \(first) = \(width) / \(parts)。")
  }

  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }
}
