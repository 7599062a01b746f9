import Ashlar

extension FourMeasuresDemo {
  public static let lesson = Lesson(
    .article4, step: "the height of a label with several lines",
    "Four ways to measure a text before the layout needs it.",
    more: [
      """
      A text is measured at the width that it will really have, and at an unbounded height. A width or \
      height of 0 counts as unbounded, so a width that was forgotten gives one long line.
      """,
      """
      boundingRect measures a text without a view. sizeThatFits asks a view and changes nothing, \
      sizeToFit sets the answer as its size; a view that overrides neither answers with its present size.
      """,
      """
      systemLayoutSizeFitting solves the constraints inside of a view. They have to reach all four \
      sides, and the text needs a preferredMaxLayoutWidth. Margins are part of the answer.
      """,
    ],
    see: """
      Each column measures the same text at its own real width, in its own way, and shows the text at the \
      answer. A dotted box is the room that there really is; an arrow points to what is beyond.
      """,
    tries: [
      .init("Measure at a width of 0: unbounded, so one line.", key: "0"),
      .init("Measure 4 columns narrower: more lines.", key: "-", .times(4)),
      .init("Do as the article's pseudo-code: as high as wide.", key: "e"),
      .init("Make the stage narrow: the real width changes.", key: "[", .untilWidth(44)),
    ],
    correction: """
      The article's pseudo-code of sizeToFit says bounds.size.height = size.width. It has to be \
      size.height; on request this page does as it is printed.
      """,
    leftOut: """
      Fractions: the article rounds the bounding box up. A terminal has whole cells, and so have its texts.
      """,
    next: ["preferred-width"], narrowest: 36, source: .fourMeasures, chinese: .fourMeasures)
}

/// A text that is measured in four ways.
public final class FourMeasuresDemo: View, Demo {
  public static let id = "four-measures"
  public static let title: LocalizedText = "Four measures"

  /// The state that the keys change.
  public struct State: Equatable {
    /// The width to measure at; `nil` for the real one, 0 for none.
    fileprivate var width: Int?
    /// The height to measure at; 0 for none.
    fileprivate var height = 0
    /// Whether `sizeToFit` does as the article has it.
    fileprivate var isAsPrinted = false
  }

  public var state = State() { didSet { if state != oldValue { measureAnew() } } }
  private var columns: [MeasureColumn] = []

  public init(seed: UInt64) {
    super.init()
    columns = Measure.Way.allCases.map { MeasureColumn($0) }
    for column in columns {
      column.identifier = column.way.rawValue
      addSubview(column)
    }
    constrain()
    measureAnew()
  }

  // MARK: - Constraints

  private func constrain() {
    // Four columns side by side, all as wide, with gaps.
    columns[0].mas.makeConstraints { make in
      make.left.equalTo(self)
    }
    for (left, right) in zip(columns, columns.dropFirst()) {
      right.mas.makeConstraints { make in
        make.left.equalTo(left.mas.right).offset(1)
        make.width.equalTo(left)
      }
    }
    columns[3].mas.makeConstraints { make in
      make.right.equalTo(self)
    }
    for column in columns {
      column.mas.makeConstraints { make in
        make.top.bottom.equalTo(self)
      }
    }
  }

  // MARK: - Measuring

  private func measureAnew() {
    for column in columns {
      column.measure = Measure(
        width: state.width, height: state.height, isAsPrinted: state.isAsPrinted)
    }
    setNeedsLayout()
  }

  /// The width of the first column's text, if it is measured at what is really there.
  private var realWidth: Int { columns[0].realWidth }

  /// Changes the width to measure at; without one it begins at the real width.
  private func widen(_ state: inout State, by columns: Int) {
    let present = state.width.flatMap { $0 > 0 ? $0 : nil } ?? realWidth
    state.width = min(max(1, present + columns), 200)
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(.character("+"), "Measure a column wider", hint: "width", importance: 77) {
        [weak self] in
        self?.widen(&$0, by: 1)
      },
      command(.character("-"), "Measure a column narrower", hint: "width", importance: 77) {
        [weak self] in
        self?.widen(&$0, by: -1)
      },
      command(.character("0"), "Measure at a width of 0, or at the real one", hint: "unbounded") {
        $0.width = $0.width == 0 ? nil : 0
      },
      command(.character("w"), "Measure at the real width", hint: "real width") { $0.width = nil },
      command(.character("h"), "At most 0 (any), 1, 2 or 3 rows", hint: "height") {
        $0.height = ($0.height + 1) % 4
      },
      command(.character("e"), "sizeToFit as it is printed, or as it is", hint: "as printed") {
        $0.isAsPrinted.toggle()
      },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What was measured

  public var readout: LocalizedText {
    func size(_ index: Int) -> String { Measure.text(of: columns[index].measured) }
    let asked = "(\(state.width ?? realWidth), \(state.height))"
    if state.isAsPrinted {
      return "sizeToFit \(asked) as printed: \(size(2)), not \(size(1))."
    }
    if state.width == 0 {
      return "sizeThatFits \(asked) = \(size(1)): 0 is no bound; room \(realWidth)."
    }
    return "sizeThatFits \(asked) = \(size(1)); with margins of 1: \(size(3))."
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(columns[1], .width) }
}
