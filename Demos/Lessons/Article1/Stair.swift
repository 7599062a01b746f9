import Ashlar

extension StairDemo {
  public static let lesson = Lesson(
    .article1, step: "example 2",
    "A view computes its own height and tells Auto Layout.",
    more: [
      """
      Every step has the same share of the width and starts below the one before; the sum of their \
      heights is the stair's intrinsicContentSize. The layout asks for it and makes a constraint of it.
      """,
      """
      At a new width it adds the heights up again when it is laid out. Only if the sum has changed does it \
      invalidate its intrinsic size, so that Auto Layout asks for it and solves once more.
      """,
      """
      Never to invalidate leaves the old height, always to invalidate solves once more for nothing. Without \
      the sum in layoutSubviews no step gets a new width; without the one in intrinsicContentSize the first \
      answer is out of date.
      """,
    ],
    see: """
      A stair at the top, and a table with a stair in each row below. A box is a step: it starts where \
      the one before ends, and is as high as its text. No constraint says how high a stair is. The arrow \
      is the height it has; a dotted box is the height its steps need, where that is another one. Below \
      the stage its calls are counted, anew for each width and each key.
      """,
    tries: [
      .init("Make the stage narrow: texts wrap, stairs get higher.", key: "[", .untilWidth(30)),
      .init("Never invalidate: the height stays, a step sticks out.", key: "n", widest: 62),
      .init("Always invalidate: there is a solve too many.", key: "a"),
      .init("No sum when it is asked: the right height, one solve more.", key: "w"),
      .init("No sum in layoutSubviews: the steps have no width.", key: "o"),
      .init(
        "Take all titles away: no height, the table gets the room.", key: "-",
        .times(StairDemo.titles.count)),
    ],
    leftOut: """
      An intrinsic width: the stair has the width that constraints give it. Its height depends on that, \
      though an intrinsic size should depend on no frame: a second solve is what it costs. And a reload: in \
      UIKit a table keeps the old heights of its rows until it is reloaded, here they follow at once.
      """,
    next: ["green-label"], narrowest: 30, source: .stair, chinese: .stair)
}

/// A stair above, and a table of stairs below.
public final class StairDemo: View, Demo, TableViewDataSource {
  public static let id = "stair"
  public static let title: LocalizedText = "StairView"

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
    let own = [
      command(.character("+"), "A title more", hint: "titles", importance: 77) {
        $0.titleCount = min($0.titleCount + 1, Self.titles.count)
      },
      command(.character("-"), "A title less", hint: "titles", importance: 77) {
        $0.titleCount = max($0.titleCount - 1, 0)
      },
    ]
    let mistakes = StairView.Mistake.allCases.map { mistake in
      command(.character(mistake.key), mistake.title, hint: "mistakes") {
        $0.mistake = $0.mistake == mistake ? nil : mistake
      }
    }
    return own + mistakes
      + ScrollMove.keyCommands(importance: 72, group: Self.keyGroup) { [weak table] in
        table?.scroll($0)
      }
  }
}
