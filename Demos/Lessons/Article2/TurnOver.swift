import Ashlar

extension TurnOverDemo {
  public static let lesson = Lesson(
    .article2, step: "section 4",
    "To turn a layout over, remake constraints; do not update.",
    more: [
      """
      In a row the address is right of the name, in a column below it. The two need other attributes, and an update \
      changes constants only.
      """,
      """
      So an update finds nothing alike and adds what a column needs beside what a row needed. Both together would make \
      the name narrower and lower than nothing.
      """,
      """
      updateConstraints, the view's method, and updateConstraints of the DSL only share a name: either is used without \
      the other. What is right in both is remakeConstraints.
      """,
    ],
    see: """
      A name and an address, and the constraints of the address. The dotted outline is where the address would be in a \
      column.
      """,
    tries: [
      .init("Turn it over with an update: nothing moves, two left out.", key: "u"),
      .init("Turn it over with a remake: the address goes below.", key: "e"),
      .init("Turn it over and back with an update: all four stay.", key: "u", .times(2)),
    ],
    correction: """
      The article advises against making first constraints in updateConstraints, and its example does that for the \
      address. Here they are made with the view, and updateConstraints only changes them.
      """,
    leftOut: """
      The two seconds after which the article's example turns over: a key does it. The demo of batches has the timer.
      """,
    next: [], narrowest: 30, source: .turnOver, chinese: .turnOver)
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
  public static let title: LocalizedText = "Turn it over"

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
        .character("u"), "Turn over with updateConstraints, or back", hint: "update", importance: 79
      ) {
        $0.turn(.update)
      },
      command(
        .character("e"), "Turn over with remakeConstraints, or back", hint: "remake", importance: 78
      ) {
        $0.turn(.remake)
      },
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
      return """
        address.left = \(text(address.minX)): name \(text(name.maxX)) + 2; \(out) left out, \
        \(GalleryKey.reports.keycap) says why.
        """
    }
    return address.minY > name.minY
      ? "address.top = \(text(address.minY)): name \(text(name.maxY)) + 2, left = \(text(address.minX))."
      : "address.left = \(text(address.minX)): name \(text(name.maxX)) + 2, top = \(text(address.minY))."
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(card.address, .left) }

  public func marks(in stage: View) -> [LayoutMark] {
    guard state.way == .update, card.isColumn else { return [] }
    return [.outline(stage.convert(card.placeInColumn, from: card), .ghost, title: "")]
  }
}
