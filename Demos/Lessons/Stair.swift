import Ashlar

extension StairDemo {
  public static let lesson = Lesson(
    "A view computes its own height and tells Auto Layout.",
    more: [
      """
      Every step has the same share of the width and starts below the one before; the sum of their \
      heights is the stair's intrinsicContentSize.
      """,
      """
      At a new width it adds the heights up again when it is laid out. Only if the sum has changed does it \
      invalidate its intrinsic size, so that Auto Layout asks for it and solves once more.
      """,
      "Without layoutSubviews a new width would go unnoticed, and the steps would stay where they are.",
    ],
    see: """
      A stair at the top, and a table with a stair in each row below. A box is a step: it starts where \
      the one before ends, and is as high as its text. No constraint says how high a stair is.
      """,
    tries: [
      .init("Make the stage narrow: texts wrap, stairs get higher.", key: "[", .untilWidth(30)),
      .init("Add a title: the steps get narrower, the stair higher.", key: "+"),
      .init(
        "Take all titles away: no height, the table gets the room.", key: "-",
        .times(StairDemo.titles.count)),
    ],
    leftOut: """
      An intrinsic width: the stair has the width that constraints give it. And a reload: in UIKit a \
      table keeps the old heights of its rows until it is reloaded, here they follow at once.
      """,
    narrowest: 30,
    source: .stair)
}

/// Labels as stairs, from the top left to the bottom right.
public final class StairView: View {
  private var itemViews: [Label] = []
  /// The height that was told last.
  public private(set) var contentHeight = 0.0

  // MARK: - Constraints, which the layout makes of an intrinsic size

  /// Places the labels: each has its share of the width,
  /// and starts where the one before ends.
  private func updateStairLayout() {
    let steps = Double(max(1, itemViews.count))
    let width = bounds.width / steps
    var x = 0.0
    var y = 0.0
    for label in itemViews {
      label.preferredMaxLayoutWidth = width
      // A height of 0 lets it take as many as it likes.
      let room = Size(width: width, height: 0)
      let height = label.sizeThatFits(room).height
      label.frame = Rect(
        x: x, y: y, width: width, height: height)
      x += width
      y += height
    }
    update(contentHeight: y)
  }

  /// Tells the layout about a new height. Only a real
  /// change is worth it; told every time, each layout
  /// would be solved twice.
  private func update(contentHeight height: Double) {
    guard height != contentHeight else { return }
    count(\.tellings)  // for the line below the stage
    contentHeight = height
    invalidateIntrinsicContentSize()
  }

  /// The layout may ask before the view was laid out:
  /// bring it up to date first. No width is intrinsic.
  public override var intrinsicContentSize: Size {
    count(\.questions)
    updateStairLayout()
    let none = Self.noIntrinsicMetric
    return Size(width: none, height: contentHeight)
  }

  /// The width may have changed, and all heights with it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    count(\.layouts)
    updateStairLayout()
  }

  // MARK: - Why

  /// A step's frame follows from the stair's, from the step
  /// before and from its text.
  public override func reasonForFrame(
    of subview: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? {
    guard let index = itemViews.firstIndex(where: { $0 === subview })
    else { return nil }
    func term(
      _ view: LayoutNode, _ attribute: LayoutAttribute, _ value: Double,
      _ factor: Double = 1
    ) -> FrameReason {
      let item = ItemAttribute(view, attribute)
      return .sum(
        LayoutSum(terms: [.attribute(item, value: value, factor: factor)]))
    }
    if attribute == .width {
      return term(self, .width, bounds.width, 1 / Double(itemViews.count))
    }
    if attribute == .height {
      let reason = itemViews[index].intrinsicContentSizeReason(along: .vertical)
      return .words(reason ?? "its text")
    }
    guard index > 0 else { return .words("the corner of the stair") }
    let before = itemViews[index - 1]
    return attribute == .left
      ? term(before, .right, before.frame.maxX)
      : term(before, .bottom, before.frame.maxY)
  }

  // MARK: - Titles

  /// Replaces the stairs; none is fine.
  public func setStairTitles(_ titles: [String]) {
    for label in itemViews { label.removeFromSuperview() }
    itemViews = titles.enumerated().map { index, title in
      let label = Label(title)
      label.identifier = "step\(index + 1)"
      label.numberOfLines = 0
      label.border = .light
      label.setBorderStyle(\.separator)
      addSubview(label)
      return label
    }
    countAnew()
    updateStairLayout()
  }

  // MARK: - Counting

  /// The numbers of layouts and of calls for the present width and titles.
  public struct Passes: Hashable, Sendable {
    /// The number of times that the stair was laid out.
    public fileprivate(set) var layouts = 0
    /// The number of times that it was asked for its size.
    public fileprivate(set) var questions = 0
    /// The number of times that it reported another height.
    public fileprivate(set) var tellings = 0
    /// The height it had told before; 0 where there was none.
    public fileprivate(set) var formerHeight = 0.0
  }

  /// Counted anew when the width or the titles change.
  public private(set) var passes = Passes()
  private var countedWidth = 0.0

  private func count(_ pass: WritableKeyPath<Passes, Int>) {
    if bounds.width != countedWidth { countAnew() }
    passes[keyPath: pass] += 1
  }

  private func countAnew() {
    // Without a width it had no height yet that anybody saw.
    passes = Passes(formerHeight: countedWidth > 0 ? contentHeight : 0)
    countedWidth = bounds.width
  }
}

/// A row that holds a stair.
final class StairCell: TableViewCell {
  let stair = StairView()

  required init() {
    super.init()
    stair.identifier = "stair"
    contentView.addSubview(stair)
    // The stair fills the row between its margins, which are one cell wide. As the stair says how
    // high it is, this says how high the row is.
    stair.mas.makeConstraints { make in
      make.left.equalTo(contentView.mas.leftMargin)
      make.right.equalTo(contentView.mas.rightMargin)
      make.top.equalTo(contentView.mas.topMargin)
      make.bottom.equalTo(contentView.mas.bottomMargin)
    }
  }
}

/// A stair above, and a table of stairs below.
public final class StairDemo: View, Demo, TableViewDataSource {
  public static let id = "stair"
  public static let title = "StairView"

  /// The titles that the upper stair has at most.
  fileprivate static let titles = [
    "Stone on stone", "and every stair finds its height", "step by step", "down to the yard",
  ]

  /// The state that the keys change.
  public struct State: Equatable {
    /// The number of titles of the upper stair.
    fileprivate var titleCount = 2
  }

  public var state = State() { didSet { if state != oldValue { showTitles() } } }
  private let stair = StairView()
  private let table = TableView()
  private var rowTitles: [[String]] = []

  public init(seed: UInt64) {
    super.init()
    var words = SeededWords(seed: seed)
    // Row i has i % 4 + 1 stairs.
    rowTitles = (0..<20).map { row in (0..<(row % 4 + 1)).map { _ in words.text(words: 1...6) } }

    stair.identifier = "stair"
    table.identifier = "table"
    addSubview(stair)
    addSubview(table)
    showTitles()
    constrain()
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
    table.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(stair.mas.bottom)
    }
  }

  // MARK: - Rows and keys

  private func showTitles() { stair.setStairTitles(Array(Self.titles.prefix(state.titleCount))) }

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
    return own
      + ScrollMove.keyCommands(importance: 72, group: Self.group) { [weak table] in
        table?.scroll($0)
      }
  }

  /// The passes of the upper stair since its width or its titles changed.
  public var readout: String {
    let passes = stair.passes
    let former =
      passes.formerHeight > 0 ? " (was \(LayoutUnit.text(of: passes.formerHeight)))" : ""
    if state.titleCount == 0 {
      return passes.tellings > 0
        ? "No titles: the stair told that it is 0 high\(former)."
        : "No titles, no height: nothing told."
    }
    let height = LayoutUnit.text(of: stair.contentHeight)
    let told =
      passes.tellings > 0
      ? "told \(passes.tellings)×: \(height) high\(former)." : "still \(height) high: nothing told."
    return
      "Stair \(LayoutUnit.text(of: stair.bounds.width)) wide: laid out \(passes.layouts)×, \(told)"
  }
}
