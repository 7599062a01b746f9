import Ashlar

extension StairDemo {
  public static let lesson = Lesson(
    .article1, number: 2, step: LocalizedText("example 2", chinese: "示例 2"),
    LocalizedText(
      "A view computes its own height and tells Auto Layout.",
      chinese: "自定义 View 自己算出高度，再告诉 Auto Layout。"),
    more: [
      LocalizedText(
        """
        Every step has the same share of the width and starts below the one before; the sum of their \
        heights is the stair's intrinsicContentSize. The layout asks for it and makes a constraint of it.
        """,
        chinese: """
          每一级台阶平分宽度，从上一级的右下角开始；所有高度之和就是 intrinsicContentSize。\
          布局系统询问它，再把它变成约束。
          """),
      LocalizedText(
        """
        At a new width it adds the heights up again when it is laid out. Only if the sum has changed does it \
        invalidate its intrinsic size, so that Auto Layout asks for it and solves once more.
        """,
        chinese: """
          宽度改变后，布局时重新累加高度。只有总和变了，才调用 invalidateIntrinsicContentSize，\
          让 Auto Layout 再询问、再求解一次。
          """),
      LocalizedText(
        """
        Never to invalidate leaves the old height, always to invalidate solves once more for nothing. Without \
        the sum in layoutSubviews no step gets a new width; without the one in intrinsicContentSize the first \
        answer is out of date.
        """,
        chinese: """
          从不失效，高度就停在旧值；总是失效，就会白白多求解一次。layoutSubviews 里不更新，\
          台阶得不到新的宽度；intrinsicContentSize 里不更新，第一次的回答就是过期的。
          """),
    ],
    see: LocalizedText(
      """
      A stair at the top, and a table with a stair in each row below. A box is a step: it starts where \
      the one before ends, and is as high as its text. No constraint says how high a stair is. The arrow \
      is the height it has; a dotted box is the height its steps need, where that is another one. Below \
      the stage its calls are counted, anew for each width and each key.
      """,
      chinese: """
        上面是一个阶梯，下面的表格每行也有一个。每个方框是一级台阶：从上一级结束的地方开始，\
        高度由文字决定。没有约束规定阶梯的高度。箭头是它现在的高度；如果台阶需要的高度不同，\
        就用虚线框画出来。舞台下方统计各个方法的调用次数，宽度改变或按键后重新计数。
        """),
    tries: [
      .init(
        "Make the stage narrow: texts wrap, stairs get higher.", chinese: "把舞台变窄：文字换行，阶梯变高。",
        key: "[", .untilWidth(30)),
      .init(
        "Never invalidate: the height stays, a step sticks out.", chinese: "从不失效：高度停在最初的值，台阶露在外面。",
        key: "n", widest: 62),
      .init(
        "Always invalidate: there is a solve too many.", chinese: "总是失效：多求解了一次。", key: "a"),
      .init(
        "No sum when it is asked: the right height, one solve more.",
        chinese: "被询问时不更新：高度正确，但多求解了一次。", key: "w"),
      .init(
        "No sum in layoutSubviews: the steps have no width.",
        chinese: "layoutSubviews 里不更新：台阶没有宽度。", key: "o"),
      .init(
        "Take all titles away: no height, the table gets the room.", chinese: "去掉所有标题：高度为零，空间都归表格。",
        key: "-",
        .times(StairDemo.titles.count)),
    ],
    leftOut: LocalizedText(
      """
      An intrinsic width: the stair has the width that constraints give it. Its height depends on that, \
      though an intrinsic size should depend on no frame: a second solve is what it costs. And a reload: in \
      UIKit a table keeps the old heights of its rows until it is reloaded, here they follow at once.
      """,
      chinese: """
        没有固有宽度：阶梯的宽度由约束给出。高度又取决于这个宽度，而固有尺寸本不该依赖 frame，\
        代价就是第二次求解。也没有 reload：UIKit 的表格在 reload 之前会保留旧的行高，\
        这里行高立刻更新。
        """),
    next: ["green-label"], narrowest: 30, alsoShows: ["StairView.swift"])
}

/// A stair above, and a table of stairs below.
public final class StairDemo: View, Demo, TableViewDataSource {
  public static let id = "stair"
  public static let title = LocalizedText(verbatim: "StairView")

  /// The titles that the upper stair has at most.
  fileprivate static let titles = [
    "Stone on stone", "and every stair finds its height", "step by step", "down to the yard",
  ]

  /// The state that the keys change.
  public struct State: Equatable {
    /// The number of titles of the upper stair.
    fileprivate(set) var titleCount = 2
    /// The mistake that the upper stair makes.
    fileprivate(set) var mistake: StairView.Mistake?
  }

  public var state = State() { didSet { if state != oldValue { show(after: oldValue) } } }
  private(set) var stair = StairView()
  private let table = TableView()
  private let note = LocalizedLabel()
  private var rowTitles: [[String]] = []

  public init(seed: UInt64) {
    super.init()
    var words = SeededWords(seed: seed)
    // Row i has i % 4 + 1 stairs.
    rowTitles = (0..<20).map { row in (0..<(row % 4 + 1)).map { _ in words.text(words: 1...6) } }

    table.identifier = "table"
    note.identifier = "note"
    note.setTextStyle(\.warning)
    // Where rows are few, the stair has them.
    note.setContentCompressionResistancePriority(700, for: .vertical)
    addSubview(table)
    addSubview(note)
    note.mas.makeConstraints { $0.left.right.bottom.equalTo(self) }
    showStair()
    table.dataSource = self
  }

  // MARK: - Constraints

  private func constrain() {
    // The stair hangs from the top, between the margins.
    // No constraint says how high it is.
    stair.mas.makeConstraints { make in
      make.top.equalTo(self)
      make.left.equalTo(self.mas.leftMargin)
      make.right.equalTo(self.mas.rightMargin)
    }
    // The table fills what is left of the stage below.
    table.mas.remakeConstraints { make in
      make.left.right.equalTo(self)
      make.top.equalTo(stair.mas.bottom)
      make.bottom.equalTo(note.mas.top)
    }
  }

  // MARK: - The stair

  /// A stair that makes a mistake begins anew with each key, so that what is seen does not depend on what was before.
  private func show(after former: State) {
    if state.mistake == nil, former.mistake == nil { return showTitles() }
    stair.removeFromSuperview()
    showStair()
  }

  private func showStair() {
    stair = StairView(mistake: state.mistake)
    stair.identifier = "stair"
    insertSubview(stair, at: 0)
    constrain()
    showTitles()
    note.localizedText = state.mistake.map(\.words) ?? .empty
    // An empty text that may wrap is measured at each width, in a solve of its own, which would be counted.
    note.numberOfLines = state.mistake == nil ? 1 : 0
  }

  private func showTitles() { stair.setStairTitles(Array(Self.titles.prefix(state.titleCount))) }

  // MARK: - Rows and keys

  public func numberOfRows(in tableView: TableView) -> Int { rowTitles.count }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(StairCell.self)
    cell.stair.setStairTitles(rowTitles[row])
    return cell
  }

  /// The table scrolls.
  public var initialFirstResponder: View { table }

  public override var keyCommands: [KeyCommand] {
    let titlesHint = LocalizedText("titles", chinese: "标题")
    let own = [
      command(
        .character("+"), LocalizedText("A title more", chinese: "加一个标题"),
        hint: titlesHint, importance: 77
      ) { $0.titleCount = min($0.titleCount + 1, Self.titles.count) },
      command(
        .character("-"), LocalizedText("A title less", chinese: "减一个标题"),
        hint: titlesHint, importance: 77
      ) { $0.titleCount = max($0.titleCount - 1, 0) },
    ]
    let mistakes = StairView.Mistake.allCases.map { mistake in
      command(
        .character(mistake.key), mistake.title, hint: LocalizedText("mistakes", chinese: "错误做法")
      ) { $0.mistake = $0.mistake == mistake ? nil : mistake }
    }
    return own + mistakes
      + ScrollMove.keyCommands(importance: 72, group: Self.keyGroup) { [weak table] in
        table?.scroll($0)
      }
  }
}
