import Ashlar

extension EqualWidthsDemo {
  public static let lesson = Lesson(
    .cases, step: "equal widths",
    "Equal widths share a row, and a new view gets its share.",
    more: [
      "Each column is as wide as the first, and they fill the row: that is all that is said.",
      "A column that is inserted is one more link of the chain. The others are told nothing.",
      "With a ratio the first is twice as wide as each of the others: one multiplier.",
    ],
    see: """
      Columns with their widths in numbers. Where the row does not divide evenly, exact widths have \
      fractions, and the cells on the screen differ by one.
      """,
    tries: [
      .init("Insert a column: all get narrower.", key: "+"),
      .init("Give the first twice the width.", key: "x"),
      .init("Make the stage narrow: they keep their ratio.", key: "[", .untilWidth(33)),
    ],
    leftOut: "A stack view that fills equally. It makes the same constraints itself.",
    next: ["percent", "spacing"], narrowest: 30, source: .equalWidths, chinese: .equalWidths)
}

/// Columns of equal width, or in a ratio.
public final class EqualWidthsDemo: View, Demo {
  public static let id = "equal-widths"
  public static let title: LocalizedText = "Equal widths"

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
    [
      command(.character("+"), "Insert a column", hint: "columns", importance: 78) {
        $0.count = min(8, $0.count + 1)
      },
      command(.character("-"), "Remove a column", hint: "columns", importance: 78) {
        $0.count = max(1, $0.count - 1)
      },
      command(.character("x"), "The first twice as wide, or as wide", hint: "ratio", importance: 77)
      {
        $0.isDouble.toggle()
      },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(columns[0], .width) }

  public var readout: LocalizedText {
    let (width, first) = (Self.text(bounds.width), Self.text(columns[0].frame.width))
    let parts = state.isDouble ? state.count + 1 : state.count
    return state.isDouble
      ? "column1.width = \(first) = 2 × \(width) / \(parts)."
      : "column1.width = \(first) = \(width) / \(parts)."
  }

  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }
}
