import Ashlar

extension NoSuperviewDemo {
  public static let lesson = Lesson(
    .article2, step: "section 3",
    "A constraint needs a view in the layout that holds both.",
    more: [
      """
      Three views take part: the one that is laid out, the one that it is compared with, and an ancestor of both. The \
      nearest one holds the constraint.
      """,
      """
      Without such an ancestor Masonry ends the program. Here the constraint stays inactive and has an error, which names \
      both views, the way up from each, and the line.
      """,
      """
      A closure that comes late may find no owner. Added to nothing, its views have no superview, so it has to be right \
      for an owner that is gone, too.
      """,
    ],
    see: """
      The frame is a screen. Below it are the constraints that were made, with what holds them or why they were refused. \
      The dotted outline is where a view would be.
      """,
    tries: [
      .init("Center a view that was added nowhere: that is refused.", key: "2"),
      .init("Add it to the screen first: it stands in the middle.", key: "2", .times(2)),
      .init("Let a closure come when its owner is gone.", key: "3"),
      .init("Let it return where there is no owner: no error.", key: "3", .times(2)),
    ],
    leftOut: """
      A network that really answers late: the closure is called when the page is made. And the crash.
      """,
    next: ["batches"], narrowest: 40, source: .noSuperview, chinese: .noSuperview)
}

/// Constraints between views that have an ancestor in common, and between some that have none.
public final class NoSuperviewDemo: View, Demo {
  public static let id = "no-superview"
  public static let title: LocalizedText = "No superview"

  /// The state that the keys change.
  public struct State: Equatable {
    /// The number of the sample.
    fileprivate var sample = 1
    /// Whether the cure of samples 2 and 3 is used.
    fileprivate var isCured = false
    /// Whether the owner of sample 3 is there when its closure is called.
    fileprivate var hasOwner = false

    /// Shows a sample, as it goes wrong; the same once more shows its cure.
    fileprivate mutating func choose(_ number: Int) {
      isCured = number == sample && !isCured
      sample = number
    }
  }

  /// The owner of a screen, as a view controller is one.
  private final class Owner {
    let view: View
    init(_ view: View) { self.view = view }
  }

  public var state = State() { didSet { if state != oldValue { show() } } }
  private let screen = View()
  private let heading = LocalizedLabel()
  private let list = ConstraintList(lines: 4)
  private let reason = LocalizedLabel()
  private let page: ScrollingColumn
  private var made: [LayoutConstraint] = []
  /// The views of the sample. They are held, so that their names can be told.
  private var views: [View] = []

  public init(seed: UInt64) {
    page = ScrollingColumn(
      [heading, screen, list, reason], growing: [screen], minimumWidth: 30)
    super.init()
    screen.identifier = "screen"
    screen.border = .rounded
    screen.setBorderStyle(\.separator)
    screen.clipsToBounds = true
    screen.mas.makeConstraints { $0.height.greaterThanOrEqualTo(7) }
    heading.identifier = "heading"
    reason.identifier = "reason"
    reason.setTextStyle(\.secondaryLabel)
    for label in [heading, reason] { label.numberOfLines = 0 }
    page.fill(self)
    show()
  }

  // MARK: - Constraints

  /// 1: v1 and v2 are in v0, which holds what is said of
  /// both.
  private func relateInOneView() {
    let (v0, v1, v2) = (box("v0"), block("v1"), block("v2"))
    screen.addSubview(v0)
    v0.addSubview(v1)
    v0.addSubview(v2)
    place(v0, v1, v2)
    v1.mas.makeConstraints { make in
      make.size.equalTo(Size(width: 10, height: 3))
    }
    made = v2.mas.makeConstraints { make in
      make.size.equalTo(v1)
    }
  }

  /// 2: a view in the middle of the screen. Unless it is
  /// added first, the two have no ancestor in common.
  private func centerAlone() {
    let lone = block("lone")
    if state.isCured { screen.addSubview(lone) }
    made = lone.mas.makeConstraints { make in
      make.center.equalTo(screen)
      make.size.equalTo(Size(width: 10, height: 3))
    }
  }

  /// 3: the answer to a question that an owner asked. The
  /// owner may be gone: then nothing is added to nothing.
  private func answer(_ owner: Owner?) {
    if state.isCured, owner == nil { return }
    let (v1, v2) = (block("v1"), block("v2"))
    owner?.view.addSubview(v1)
    owner?.view.addSubview(v2)
    if let view = owner?.view { place(view, v1, v2) }
    v1.mas.makeConstraints { make in
      make.size.equalTo(Size(width: 10, height: 3))
    }
    made = v2.mas.makeConstraints { make in
      make.size.equalTo(v1)
    }
  }

  // MARK: - Views

  private func box(_ name: String) -> View {
    let view = View()
    view.identifier = name
    view.border = .light
    view.setBorderStyle(\.separator)
    views.append(view)
    return view
  }

  private func block(_ name: String) -> View {
    let label = FilledLabel(name)
    label.identifier = name
    label.textAlignment = .center
    label.setTextStyle(\.systemBlue)
    views.append(label)
    return label
  }

  /// Says where a box stands in the screen, and two views in it.
  private func place(_ box: View, _ v1: View, _ v2: View) {
    box.mas.makeConstraints { make in
      make.center.equalTo(screen)
      make.width.equalTo(26)
      make.height.equalTo(5)
    }
    v1.mas.makeConstraints { $0.left.top.equalTo(box).offset(1) }
    v2.mas.makeConstraints { make in
      make.top.equalTo(v1)
      make.left.equalTo(v1.mas.right).offset(4)
    }
  }

  // MARK: - The samples

  private func show() {
    for view in screen.subviews { view.removeFromSuperview() }
    (views, made) = ([], [])
    switch state.sample {
    case 1: relateInOneView()
    case 2: centerAlone()
    default: askAndAnswer()
    }
    heading.localizedText = title
    setNeedsLayout()
  }

  /// An owner asks, and the closure that gets the answer holds it weakly.
  private func askAndAnswer() {
    var owner: Owner? = Owner(box("page"))
    if let view = owner?.view { screen.addSubview(view) }
    let deliver = { [weak owner] in self.answer(owner) }
    if !state.hasOwner {
      owner?.view.removeFromSuperview()
      owner = nil
    }
    withExtendedLifetime(owner) { deliver() }
  }

  private var title: LocalizedText {
    switch (state.sample, state.isCured, state.hasOwner) {
    case (1, _, _): "1: v1 and v2 are both in v0."
    case (2, false, _): "2: lone was added to no view."
    case (2, true, _): "2: lone was added to the screen first."
    case (_, _, true): "3: the owner is there when the answer comes."
    case (_, false, false): "3: the owner is gone when the answer comes."
    case (_, true, false): "3: the owner is gone, and the closure returns at once."
    }
  }

  public override var keyCommands: [KeyCommand] {
    func sample(_ number: Int, _ title: LocalizedText) -> KeyCommand {
      command(.character(Character("\(number)")), title, hint: "sample", importance: 79) {
        $0.choose(number)
      }
    }
    return [
      sample(1, "Two views in one"), sample(2, "A view without a superview; again: its cure"),
      sample(3, "A closure that comes late; again: its cure"),
      command(.character("o"), "The owner of sample 3: there, or gone", hint: "owner") {
        $0.hasOwner.toggle()
      },
    ] + page.scrollCommands(Self.keyGroup)
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }
  public override var cursorPosition: CellPoint? { .zero }

  // MARK: - What is told

  public func stageDidLayout() {
    list.show(made)
    reason.localizedText =
      made.lazy.compactMap(\.error).first?.text ?? .empty
  }

  public var watchedEdge: ItemAttribute? {
    guard let view = views.first, view.superview != nil else {
      return ItemAttribute(screen, .height)
    }
    return ItemAttribute(view, state.sample == 2 ? .centerX : .left)
  }

  public var readout: LocalizedText {
    let text = LayoutUnit.text(of:)
    let refused = made.count { $0.error != nil }
    let (width, height) = (text(screen.frame.width), text(screen.frame.height))
    if refused > 0 {
      return
        "screen \(width) × \(height): \(refused) refused, \(screen.subviews.count) views in it."
    }
    guard let view = views.last, let holder = made.first?.holder else {
      return "screen \(width) × \(height): nothing was made, nothing is in it."
    }
    if state.sample == 2 {
      return
        "lone.centerX = \(text(view.frame.minX + view.frame.width / 2)): screen \(width) × 1/2."
    }
    return """
      \(holder.identifier ?? "").left = \(text(holder.frame.minX)), and it holds \(made.count) constraints.
      """
  }

  /// The views of a sample that were added nowhere.
  public var viewsElsewhere: [View] { views.filter { $0.window == nil } }

  public func marks(in stage: View) -> [LayoutMark] {
    guard state.sample == 2, !state.isCured else { return [] }
    // Where it would be.
    let middle = Point(x: screen.frame.width / 2, y: screen.frame.height / 2)
    let wanted = Rect(x: middle.x - 5, y: middle.y - 1.5, width: 10, height: 3)
    return [.outline(stage.convert(wanted, from: screen), .ghost, title: "lone")]
  }
}
