import Ashlar

extension TurnOverDemo {
  public static let lesson = Lesson(
    .article2, number: 5, step: LocalizedText("section 4", chinese: "第 4 节"),
    LocalizedText(
      "To turn a layout over, remake constraints; do not update.",
      chinese: "切换布局方向要用 remake，不要用 update。"),
    more: [
      LocalizedText(
        """
        In a row the address is right of the name, in a column below it. The two need other attributes, and an update \
        changes constants only.
        """,
        chinese: "横排时地址在名字右边，竖排时在下面。两者用的属性不同，而 update 只能改 constant。"),
      LocalizedText(
        """
        So an update finds nothing alike and adds what a column needs beside what a row needed. Both together would make \
        the name narrower and lower than nothing.
        """,
        chinese: "所以 update 找不到相似的约束，把竖排的约束加在横排的旁边。两者同时成立，名字的宽和高就得小于零。"),
      LocalizedText(
        """
        updateConstraints, the view's method, and updateConstraints of the DSL only share a name: either is used without \
        the other. What is right in both is remakeConstraints.
        """,
        chinese: """
          视图的 updateConstraints 方法和 DSL 的 updateConstraints 只是同名，互不依赖。在两者中，\
          正确的做法都是 remakeConstraints。
          """),
    ],
    see: LocalizedText(
      """
      A name and an address, and the constraints of the address. The dotted outline is where the address would be in a \
      column.
      """,
      chinese: "一个名字、一个地址，以及地址的约束。虚线框是竖排时地址的位置。"),
    tries: [
      .init(
        "Turn it over with an update: nothing moves, two left out.",
        chinese: "用 update 切换：什么都没动，两条被舍弃。", key: "u"),
      .init(
        "Turn it over with a remake: the address goes below.", chinese: "用 remake 切换：地址到了下面。",
        key: "e"),
      .init(
        "Turn it over and back with an update: all four stay.", chinese: "用 update 切换再切回：四条都留着。",
        key: "u", .times(2)),
    ],
    correction: LocalizedText(
      """
      The article advises against making first constraints in updateConstraints, and its example does that for the \
      address. Here they are made with the view, and updateConstraints only changes them.
      """,
      chinese: """
        文章不建议在 updateConstraints 里创建初始约束，它的例子却为 address 这样做了。\
        这里约束随视图创建，updateConstraints 只修改它们。
        """),
    leftOut: LocalizedText(
      """
      The two seconds after which the article's example turns over: a key does it. The demo of batches has the timer.
      """,
      chinese: "文章的例子在两秒后切换：这里用按键。带定时器的是“批量更新”那个示例。"),
    next: [], narrowest: 30)
}

/// A name and an address, side by side or one below the other.
final class NameAndAddressView: View {
  /// The way from a row to a column.
  enum Way: Hashable { case update, remake }

  let name = Label("Ada Marsh")
  let address = Label("12 Quarry Lane")
  private let way: Way

  init(_ way: Way) {
    self.way = way
    super.init()
    identifier = "card"
    border = .rounded
    setBorderStyle(\.separator)
    clipsToBounds = true
    for (label, identifier) in [(name, "name"), (address, "address")] {
      label.identifier = identifier
      addSubview(label)
    }
    name.setTextStyle(\.systemBlue)
    address.setTextStyle(\.systemGreen)
    constrain()
  }

  // MARK: - Constraints

  /// The first constraints are made with the view.
  private func constrain() {
    name.mas.makeConstraints { make in
      make.left.top.equalTo(self).offset(2)
    }
    address.mas.makeConstraints(inARow)
  }

  private func inARow(_ make: ConstraintMaker) {
    make.top.equalTo(name)
    make.left.equalTo(name.mas.right).offset(2)
  }

  private func inAColumn(_ make: ConstraintMaker) {
    make.left.equalTo(name)
    make.top.equalTo(name.mas.bottom).offset(2)
  }

  /// A setter asks, updateConstraints changes.
  var isColumn = false {
    didSet { setNeedsUpdateConstraints() }
  }

  override func updateConstraints() {
    let place = isColumn ? inAColumn : inARow
    switch way {
    // Wrong: what was there before stays.
    case .update: address.mas.updateConstraints(place)
    // Right: what was there before goes.
    case .remake: address.mas.remakeConstraints(place)
    }
    super.updateConstraints()
  }

  // MARK: - The column

  /// Where the address is in a column.
  var placeInColumn: Rect {
    Rect(
      x: name.frame.minX, y: name.frame.maxY + 2, width: address.frame.width,
      height: address.frame.height)
  }
}

/// Turns a layout over, with an update and with a remake.
public final class TurnOverDemo: View, Demo {
  public static let id = "turn-over"
  public static let title = LocalizedText("Turn it over", chinese: "横竖切换")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var way = NameAndAddressView.Way.remake
    /// How many times it was turned over, this way.
    fileprivate var turns = 0

    fileprivate mutating func turn(_ way: NameAndAddressView.Way) {
      turns = way == self.way ? turns + 1 : 1
      self.way = way
    }
  }

  public var state = State() { didSet { if state != oldValue { show(after: oldValue) } } }
  private let area = View()
  private var card = NameAndAddressView(.remake)
  private let list = ConstraintList(lines: 4)
  private let page: ScrollingColumn

  public init(seed: UInt64) {
    page = ScrollingColumn([area, list], growing: [area], minimumWidth: 32)
    super.init()
    area.identifier = "area"
    area.mas.makeConstraints { $0.height.greaterThanOrEqualTo(8) }
    page.fill(self)
    renew()
  }

  /// Puts a new view on the stage, in a row.
  private func renew() {
    card.removeFromSuperview()
    card = NameAndAddressView(state.way)
    area.addSubview(card)
    card.mas.makeConstraints { $0.edges.equalTo(area) }
  }

  // MARK: - Keys

  private func show(after old: State) {
    if state.way != old.way || state.turns != old.turns + 1 { renew() }
    // A layout has no history: a new view is turned as often as the one before.
    let isTurned = !state.turns.isMultiple(of: 2)
    if card.isColumn == isTurned, state.turns > 0 {
      card.isColumn.toggle()
      card.updateConstraintsIfNeeded()
    }
    if card.isColumn != isTurned { card.isColumn = isTurned }
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(
        .character("u"),
        LocalizedText(
          "Turn over with updateConstraints, or back", chinese: "用 updateConstraints 切换方向"),
        hint: LocalizedText("update", chinese: "更新"), importance: 79
      ) { $0.turn(.update) },
      command(
        .character("e"),
        LocalizedText(
          "Turn over with remakeConstraints, or back", chinese: "用 remakeConstraints 切换方向"),
        hint: LocalizedText(verbatim: "remake"), importance: 78
      ) { $0.turn(.remake) },
    ] + page.scrollCommands(Self.keyGroup)
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }
  public override var cursorPosition: CellPoint? { .zero }

  // MARK: - What holds

  private var places: [LayoutConstraint] { card.address.activeConstraints }

  /// What is left out is known by now.
  public func stageDidLayout() { list.show(places) }

  public var readout: LocalizedText {
    let text = LayoutUnit.text(of:)
    let (name, address) = (card.name.frame, card.address.frame)
    let out = places.count(where: \.isBroken)
    if out > 0 {
      return LocalizedText(
        """
        address.left = \(text(address.minX)): name \(text(name.maxX)) + 2; \(out) left out, \
        \(GalleryKey.reports.keycap) says why.
        """,
        chinese: """
          address.left = \(text(address.minX))：name \(text(name.maxX)) + 2；舍弃 \(out) 条，\
          按 \(GalleryKey.reports.keycap) 看原因。
          """)
    }
    return address.minY > name.minY
      ? LocalizedText(
        "address.top = \(text(address.minY)): name \(text(name.maxY)) + 2, left = \(text(address.minX)).",
        chinese:
          "address.top = \(text(address.minY))：name \(text(name.maxY)) + 2，left = \(text(address.minX))。"
      )
      : LocalizedText(
        "address.left = \(text(address.minX)): name \(text(name.maxX)) + 2, top = \(text(address.minY)).",
        chinese:
          "address.left = \(text(address.minX))：name \(text(name.maxX)) + 2，top = \(text(address.minY))。"
      )
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(card.address, .left) }

  public func marks(in stage: View) -> [LayoutMark] {
    guard state.way == .update, card.isColumn else { return [] }
    return [.outline(stage.convert(card.placeInColumn, from: card), .ghost, title: "")]
  }
}
