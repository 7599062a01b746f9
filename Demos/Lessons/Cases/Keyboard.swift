import Ashlar

extension KeyboardDemo {
  public static let lesson = Lesson(
    .cases, step: "a keyboard",
    "One constant lifts the input; an inset frees the last row.",
    more: [
      """
      The input is pinned to the bottom of the page. When the keyboard comes, the constant of that one \
      constraint becomes minus its height.
      """,
      """
      The list goes on behind the input. Its contentInset at the bottom is as high as all that covers it, so \
      that the last row can be scrolled to above.
      """,
      """
      Both change within an animation that lays out the window: input and keyboard rise together, since both \
      come from one layout.
      """,
    ],
    see: """
      A list, scrolled to its end, an input below it, and a keyboard that comes up. The arrow is the constant. Where \
      the last row is hidden, its place is lit.
      """,
    tries: [
      .init("Show the keyboard: input and last row rise above it.", key: "<space>"),
      .init("A higher one: the same constraint, another number.", key: "+"),
      .init("Leave the constant at 0: the keyboard covers the input.", key: "c"),
      .init("Forget the inset: no scrolling shows the last row.", key: "n"),
    ],
    leftOut: """
      The notification that tells an app of the keyboard's height, and keyboardLayoutGuide, which moves by itself: \
      pinned to its top, the input needs no constant.
      """,
    next: ["guides", "parallax"], narrowest: 30, source: .keyboard, chinese: .keyboard)
}

/// A list with an input below it, and a keyboard that comes up.
public final class KeyboardDemo: View, Demo {
  public static let id = "keyboard"
  public static let title: LocalizedText = "Keyboard"

  /// The state that keys and mouse change.
  public struct State: Equatable {
    fileprivate var isUp = false
    /// The rows of the keyboard, from 4 to 7.
    fileprivate var height = 5.0
    fileprivate var movesInput = true
    fileprivate var setsInset = true
    /// More than the list has: it stays at its end, wherever that is.
    fileprivate static let end = 1000.0
    fileprivate var offset = Self.end
  }

  public var state = State() { didSet { if state != oldValue { showState(after: oldValue) } } }
  private let page = View()
  private let list: LineList
  private let input = View()
  private let prompt = LocalizedLabel()
  private let keyboard = KeyboardView()
  /// How far the keyboard has come up, its height, and how far the input has moved up.
  private var rise: LayoutConstraint?
  private var height: LayoutConstraint?
  private var room: LayoutConstraint?

  public init(seed: UInt64) {
    var words = SeededWords(seed: seed)
    list = LineList((1...120).map { "\($0)  " + words.text(words: 2...9) })
    super.init()
    page.clipsToBounds = true
    for (view, name) in [(page, "page"), (list, "list"), (input, "input"), (keyboard, "keyboard")] {
      view.identifier = name
    }
    addSubview(page)
    for view in [list, input, keyboard] { page.addSubview(view) }
    page.mas.makeConstraints { $0.edges.equalTo(self) }
    list.lines.last?.setTextStyle(\.tint)
    list.onScroll = { [weak self] in self?.keepOffset() }
    input.border = .rounded
    input.backgroundColor = .standard
    prompt.localizedText = "› a new line"
    prompt.identifier = "prompt"
    prompt.setTextStyle(\.secondaryLabel)
    input.addSubview(prompt)
    prompt.mas.makeConstraints { make in
      make.left.equalTo(input).offset(2)
      make.right.lessThanOrEqualTo(input).offset(-2).priority(999)
      make.centerY.equalTo(input)
    }
    constrain()
    list.contentOffset.y = state.offset
    makeRoom()
  }

  // MARK: - Constraints

  private func constrain() {
    // The list fills the page: it goes on behind input
    // and keyboard.
    list.mas.makeConstraints { make in
      make.edges.equalTo(page)
    }
    // The input is at the bottom of the page. This is the
    // constraint whose constant changes.
    room =
      input.mas.makeConstraints { make in
        make.bottom.equalTo(page).offset(0)
      }.first
    input.mas.makeConstraints { make in
      make.left.right.equalTo(page)
      make.height.equalTo(3)
    }
    // The keyboard waits just below the page.
    rise =
      keyboard.mas.makeConstraints { make in
        make.top.equalTo(page.mas.bottom).offset(0)
      }.first
    height =
      keyboard.mas.makeConstraints { make in
        make.height.equalTo(5)
      }.first
    keyboard.mas.makeConstraints { make in
      make.left.right.equalTo(page)
    }
  }

  private func makeRoom() {
    let covered = state.isUp ? state.height : 0
    height?.constant = state.height
    rise?.constant = -covered
    // The input moves by as much as is covered.
    room?.constant = state.movesInput ? -covered : 0
    // So does the end of what the list can show.
    list.contentInset.bottom =
      3 + (state.setsInset ? covered : 0)
  }

  // MARK: - State

  private func showState(after former: State) {
    makeRoom()
    if state.offset != former.offset { list.contentOffset.y = state.offset }
    guard state.isUp != former.isUp || state.height != former.height else {
      return setNeedsLayout()
    }
    View.animate(duration: .milliseconds(300)) { [weak self] in self?.window?.layoutIfNeeded() }
  }

  private func keepOffset() {
    state.offset = list.isAtEnd ? State.end : list.contentOffset.y
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(.character(" "), "Show the keyboard, or hide it", hint: "keyboard", importance: 78) {
        $0.isUp.toggle()
      },
      command(.character("c"), "The constant follows, or stays 0", hint: "constant", importance: 77)
      {
        $0.isUp = true
        $0.movesInput.toggle()
      },
      command(.character("n"), "The inset follows, or is forgotten", hint: "inset", importance: 77)
      {
        $0.isUp = true
        $0.setsInset.toggle()
      },
      command(.character("+"), "The keyboard a row higher", hint: "height") {
        $0.height = min($0.height + 1, 7)
        $0.isUp = true
      },
      command(.character("-"), "The keyboard a row lower", hint: "height") {
        $0.height = max($0.height - 1, 4)
        $0.isUp = true
      },
    ]
      + ScrollMove.keyCommands(importance: 60, group: Self.keyGroup) { [weak self] move in
        guard let self else { return }
        list.scroll(move)
        keepOffset()
      }
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(input, .bottom) }

  /// The rows that are left above the input where it has made room.
  private var free: Double { page.bounds.height - (state.isUp ? state.height : 0) - 3 }

  /// The constant, and the place of the last row where input or keyboard hides it.
  public func marks(in stage: View) -> [LayoutMark] {
    let (bottom, height) = (input.frame.maxY, page.bounds.height)
    let start = stage.convert(Point(x: 2, y: height), from: page)
    let arrow = LayoutMark.distance(
      LayoutSpan(.vertical, from: start.y, to: start.y + bottom - height, across: start.x),
      LayoutUnit.text(of: height - bottom))
    let last = list.lines.last.map { page.convert($0.frame, from: $0.superview) } ?? .zero
    let isHidden = last.maxY > free && last.maxY <= height
    return (bottom < height ? [arrow] : [])
      + (isHidden ? [.highlight(stage.convert(last, from: page))] : [])
  }

  public var readout: LocalizedText {
    func text(_ value: Double) -> String { LayoutUnit.text(of: value) }
    let (bottom, height) = (text(input.frame.maxY), text(page.bounds.height))
    let covered = state.isUp ? state.height : 0
    // The place of the last row's lower edge where the list is scrolled as far as it goes.
    let reach = min(list.contentSize.height, page.bounds.height - list.contentInset.bottom)
    let number = "\(list.lines.count)"
    if covered > 0, !state.movesInput {
      let edge = text(page.bounds.height - covered)
      return "input.bottom = \(height) - 0, but the keyboard begins at \(edge)."
    }
    if reach > free {
      return
        "input.bottom = \(bottom); row \(number) rises to \(text(reach)) at most, not to \(text(free))."
    }
    return
      "input.bottom = \(bottom) = \(height) - \(text(covered)); row \(number) rises to \(text(reach))."
  }
}
