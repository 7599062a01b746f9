import Ashlar

extension FourMeasuresDemo {
  public static let lesson = Lesson(
    .article4, number: 3,
    step: LocalizedText("the height of a label with several lines", chinese: "多行 label 的高度"),
    LocalizedText(
      "Four ways to measure a text before the layout needs it.", chinese: "布局之前就知道文字尺寸的四种方法。"),
    more: [
      LocalizedText(
        """
        A text is measured at the width that it will really have, and at an unbounded height. A width or \
        height of 0 counts as unbounded, so a width that was forgotten gives one long line.
        """,
        chinese: "测量时传入文字真正的宽度和无限的高度。宽或高传 0 就被当作无穷大，忘了宽度就会得到一整行。"),
      LocalizedText(
        """
        boundingRect measures a text without a view. sizeThatFits asks a view and changes nothing, \
        sizeToFit sets the answer as its size; a view that overrides neither answers with its present size.
        """,
        chinese: """
          boundingRect 只测文字，不需要视图。sizeThatFits 询问视图但不改变它，sizeToFit 会把结果设为它的尺寸；\
          没有重写它们的视图返回当前尺寸。
          """),
      LocalizedText(
        """
        systemLayoutSizeFitting solves the constraints inside of a view. They have to reach all four \
        sides, and the text needs a preferredMaxLayoutWidth. Margins are part of the answer.
        """,
        chinese: """
          systemLayoutSizeFitting 按视图内部的约束求解。上下左右的约束都要写好，文字要设置 \
          preferredMaxLayoutWidth；结果包含边距。
          """),
    ],
    see: LocalizedText(
      """
      Each column measures the same text at its own real width, in its own way, and shows the text at the \
      answer. A dotted box is the room that there really is; an arrow points to what is beyond.
      """,
      chinese: """
        每一列用自己的方法、按真实的宽度测量同一段文字，并按结果显示出来。虚线框是真正的空间，\
        箭头指向超出的部分。
        """),
    tries: [
      .init(
        "Measure at a width of 0: unbounded, so one line.", chinese: "宽度传 0：当作无穷大，只有一行。", key: "0"),
      .init(
        "Measure 4 columns narrower: more lines.", chinese: "测量宽度减 4 列：行数变多。", key: "-", .times(4)),
      .init(
        "Do as the article's pseudo-code: as high as wide.", chinese: "照文章的伪代码做：高度等于宽度。", key: "e"),
      .init(
        "Make the stage narrow: the real width changes.", chinese: "把舞台变窄：真实的宽度随之变化。", key: "[",
        .untilWidth(44)),
    ],
    correction: LocalizedText(
      """
      The article's pseudo-code of sizeToFit says bounds.size.height = size.width. It has to be \
      size.height; on request this page does as it is printed.
      """,
      chinese: """
        文章中 sizeToFit 的伪代码写的是 bounds.size.height = size.width，应为 size.height；\
        按键可以照原文的写法试一试。
        """),
    leftOut: LocalizedText(
      """
      Fractions: the article rounds the bounding box up. A terminal has whole cells, and so have its texts.
      """,
      chinese: "小数：文章用 ceil 把 boundingRect 的结果取整。终端里的文字本来就占整格。"),
    next: ["preferred-width"], narrowest: 36)
}

/// A text that is measured in four ways.
public final class FourMeasuresDemo: View, Demo {
  public static let id = "four-measures"
  public static let title = LocalizedText("Four measures", chinese: "四种测量")

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
    let widthHint = LocalizedText("width", chinese: "宽度")
    return [
      command(
        .character("+"), LocalizedText("Measure a column wider", chinese: "测量宽度加一列"),
        hint: widthHint, importance: 77
      ) {
        [weak self] in
        self?.widen(&$0, by: 1)
      },
      command(
        .character("-"), LocalizedText("Measure a column narrower", chinese: "测量宽度减一列"),
        hint: widthHint, importance: 77
      ) {
        [weak self] in
        self?.widen(&$0, by: -1)
      },
      command(
        .character("0"),
        LocalizedText("Measure at a width of 0, or at the real one", chinese: "宽度传 0，或真实宽度"),
        hint: LocalizedText("unbounded", chinese: "无穷大")
      ) { $0.width = $0.width == 0 ? nil : 0 },
      command(
        .character("w"), LocalizedText("Measure at the real width", chinese: "按真实宽度测量"),
        hint: LocalizedText("real width", chinese: "真实宽度")
      ) { $0.width = nil },
      command(
        .character("h"),
        LocalizedText("At most 0 (any), 1, 2 or 3 rows", chinese: "最高 0（不限）、1、2、3 行"),
        hint: LocalizedText("height", chinese: "高度")
      ) { $0.height = ($0.height + 1) % 4 },
      command(
        .character("e"),
        LocalizedText("sizeToFit as it is printed, or as it is", chinese: "sizeToFit 照原文，或正确的写法"),
        hint: LocalizedText("as printed", chinese: "照原文")
      ) { $0.isAsPrinted.toggle() },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What was measured

  public var readout: LocalizedText {
    func size(_ index: Int) -> String { Measure.text(of: columns[index].measured) }
    let asked = "(\(state.width ?? realWidth), \(state.height))"
    if state.isAsPrinted {
      return LocalizedText(
        "sizeToFit \(asked) as printed: \(size(2)), not \(size(1)).",
        chinese: "sizeToFit \(asked) 照原文：\(size(2))，而不是 \(size(1))。")
    }
    if state.width == 0 {
      return LocalizedText(
        "sizeThatFits \(asked) = \(size(1)): 0 is no bound; room \(realWidth).",
        chinese: "sizeThatFits \(asked) = \(size(1))：0 即无穷大，其实只有 \(realWidth) 列。")
    }
    return LocalizedText(
      "sizeThatFits \(asked) = \(size(1)); with margins of 1: \(size(3)).",
      chinese: "sizeThatFits \(asked) = \(size(1))；加上边距 1：\(size(3))。")
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(columns[1], .width) }
}
