import Ashlar

extension NoSuperviewDemo {
  public static let lesson = Lesson(
    .article2, number: 3, step: LocalizedText("section 3", chinese: "第 3 节"),
    LocalizedText(
      "A constraint needs a view in the layout that holds both.", chinese: "布局中的约束需要一个同时包含两者的视图。"),
    more: [
      LocalizedText(
        """
        Three views take part: the one that is laid out, the one that it is compared with, and an ancestor of both. The \
        nearest one holds the constraint.
        """,
        chinese: "参与的视图有三个：被布局的视图、与之比较的视图，以及两者的共同祖先。约束由最近的祖先持有。"),
      LocalizedText(
        """
        Without such an ancestor Masonry ends the program. Here the constraint stays inactive and has an error, which names \
        both views, the way up from each, and the line.
        """,
        chinese: """
          没有共同祖先时，Masonry 会让程序崩溃。在这里约束保持未激活并带有错误，\
          错误写明两个视图、各自的祖先链和代码行。
          """),
      LocalizedText(
        """
        A closure that comes late may find no owner. Added to nothing, its views have no superview, so it has to be right \
        for an owner that is gone, too.
        """,
        chinese: "迟到的闭包可能找不到主人。视图没有加到任何地方，就没有父视图，所以闭包也要考虑主人已经不在的情形。"),
    ],
    see: LocalizedText(
      """
      The frame is a screen. Below it are the constraints that were made, with what holds them or why they were refused. \
      The dotted outline is where a view would be.
      """,
      chinese: "边框代表屏幕。下面列出创建的约束：由谁持有，或为何被拒绝。虚线框是视图本应出现的位置。"),
    tries: [
      .init(
        "Center a view that was added nowhere: that is refused.", chinese: "让一个没有添加的视图居中：被拒绝。",
        key: "2"),
      .init(
        "Add it to the screen first: it stands in the middle.", chinese: "先把它加到屏幕上：它居中了。", key: "2",
        .times(2)),
      .init(
        "Let a closure come when its owner is gone.", chinese: "让闭包在主人消失后才到来。", key: "3"),
      .init(
        "Let it return where there is no owner: no error.", chinese: "没有主人就返回：没有错误。", key: "3",
        .times(2)),
    ],
    leftOut: LocalizedText(
      """
      A network that really answers late: the closure is called when the page is made. And the crash.
      """,
      chinese: "真正迟到的网络应答：这里的闭包在页面创建时就被调用。还有崩溃本身。"),
    next: ["batches"], narrowest: 40)
}

/// Constraints between views that have an ancestor in common, and between some that have none.
public final class NoSuperviewDemo: View, Demo {
  public static let id = "no-superview"
  public static let title = LocalizedText("No superview", chinese: "没有父视图")

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
    case (1, _, _): LocalizedText("1: v1 and v2 are both in v0.", chinese: "1：v1 和 v2 都在 v0 里。")
    case (2, false, _): LocalizedText("2: lone was added to no view.", chinese: "2：lone 没有加到任何视图。")
    case (2, true, _):
      LocalizedText("2: lone was added to the screen first.", chinese: "2：lone 先加到了屏幕上。")
    case (_, _, true):
      LocalizedText("3: the owner is there when the answer comes.", chinese: "3：应答到来时主人还在。")
    case (_, false, false):
      LocalizedText("3: the owner is gone when the answer comes.", chinese: "3：应答到来时主人已经不在。")
    case (_, true, false):
      LocalizedText(
        "3: the owner is gone, and the closure returns at once.", chinese: "3：主人已经不在，闭包立即返回。")
    }
  }

  public override var keyCommands: [KeyCommand] {
    func sample(_ number: Int, _ title: LocalizedText) -> KeyCommand {
      command(
        .character(Character("\(number)")), title, hint: LocalizedText("sample", chinese: "示例"),
        importance: 79
      ) { $0.choose(number) }
    }
    return [
      sample(1, LocalizedText("Two views in one", chinese: "同一视图里的两个视图")),
      sample(
        2,
        LocalizedText("A view without a superview; again: its cure", chinese: "没有父视图的视图；再按一次：解决办法")),
      sample(
        3, LocalizedText("A closure that comes late; again: its cure", chinese: "迟到的闭包；再按一次：解决办法")),
      command(
        .character("o"),
        LocalizedText("The owner of sample 3: there, or gone", chinese: "示例 3 的主人：在或不在"),
        hint: LocalizedText("owner", chinese: "主人")
      ) { $0.hasOwner.toggle() },
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
        LocalizedText(
          "screen \(width) × \(height): \(refused) refused, \(screen.subviews.count) views in it.",
          chinese: "屏幕 \(width) × \(height)：\(refused) 条被拒绝，其中有 \(screen.subviews.count) 个视图。")
    }
    guard let view = views.last, let holder = made.first?.holder else {
      return LocalizedText(
        "screen \(width) × \(height): nothing was made, nothing is in it.",
        chinese: "屏幕 \(width) × \(height)：什么都没创建，里面是空的。")
    }
    if state.sample == 2 {
      let center = "lone.centerX = \(text(view.frame.minX + view.frame.width / 2))"
      return LocalizedText(
        "\(center): screen \(width) × 1/2.", chinese: "\(center)：屏幕 \(width) × 1/2。")
    }
    let edge = "\(holder.identifier ?? "").left = \(text(holder.frame.minX))"
    return LocalizedText(
      "\(edge), and it holds \(made.count) constraints.",
      chinese: "\(edge)，它持有 \(made.count) 条约束。")
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
