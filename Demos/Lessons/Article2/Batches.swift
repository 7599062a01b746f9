import Ashlar

extension BatchesDemo {
  public static let lesson = Lesson(
    .article2, number: 4, step: LocalizedText("section 4", chinese: "第 4 节"),
    LocalizedText(
      "Many changes can wait for one updateConstraints in a layout.",
      chinese: "许多改变可以等到一次 updateConstraints 里一起做。"),
    more: [
      LocalizedText(
        """
        On the left each setter changes a constraint at once. On the right it only says setNeedsUpdateConstraints, and \
        updateConstraints changes all of them, once before the next layout.
        """,
        chinese: """
          左边每个 setter 立即修改约束。右边只调用 setNeedsUpdateConstraints，由 updateConstraints \
          在下次布局前一次改完。
          """),
      LocalizedText(
        """
        updateConstraints is called a first time without being asked for. It calls super last, and it is no place to make \
        constraints: they are made with the view.
        """,
        chinese: """
          第一次 updateConstraints 无需请求就会被调用。它最后才调用 super，也不是创建约束的地方：\
          约束随视图一起创建。
          """),
      LocalizedText(
        """
        Both are solved once, before the next picture: what is saved is the setters' own work. Apple's advice today is to \
        change a constraint at once, unless that has been measured to be slow.
        """,
        chinese: """
          两边都只在下一帧之前求解一次：省下的是 setter 自己的工作。Apple 现在的建议是立即修改约束，\
          除非测量表明太慢。
          """),
    ],
    see: LocalizedText(
      """
      Two views with the same three bars. Below each: what was called since the last key.
      """,
      chinese: "两个视图各有同样的三根条。下面写着上次按键以来的调用次数。"),
    tries: [
      .init(
        "Set all three a hundred times: 300 changes, or 3.", chinese: "把三个都设置一百遍：改 300 次，或 3 次。",
        key: "x"),
      .init(
        "Set them once: three changes on either side.", chinese: "只设置一遍：两边都改三次。", key: "<space>"),
      .init(
        "Set them in two seconds: they come without a key.", chinese: "两秒后再设置：不用按键它也会到来。", key: "d"),
    ],
    leftOut: LocalizedText(
      """
      The conditions of the article's pseudo-code: here each factor counts.
      """,
      chinese: "文章伪代码里的条件判断：这里每个 factor 都起作用。"),
    next: ["turn-over"], narrowest: 30)
}

/// Three bars with a factor each. A setter changes its bar's width, at once or in `updateConstraints`.
final class FactorView: View {
  /// The numbers of calls since they were counted anew.
  struct Counts: Hashable {
    fileprivate(set) var setters = 0
    fileprivate(set) var changes = 0
    fileprivate(set) var updates = 0
  }

  private(set) var counts = Counts()
  private let isBatched: Bool
  let bars = (0..<3).map { _ in FilledLabel("") }

  init(isBatched: Bool) {
    self.isBatched = isBatched
    super.init()
    identifier = isBatched ? "batch" : "once"
    border = .light
    setBorderStyle(\.separator)
    clipsToBounds = true
    for (index, bar) in bars.enumerated() {
      bar.identifier = "bar\(index + 1)"
      bar.setTextStyle(\.systemBlue)
      addSubview(bar)
    }
    constrain()
  }

  // MARK: - Constraints

  private var widths: [LayoutConstraint] = []

  /// Constraints are made with the view, and not in
  /// updateConstraints, which is called again and again.
  private func constrain() {
    for (index, bar) in bars.enumerated() {
      bar.mas.makeConstraints { make in
        make.left.equalTo(self.mas.leftMargin)
        make.top.equalTo(self).offset(Double(index + 1))
        make.height.equalTo(1)
        make.right.lessThanOrEqualTo(self.mas.rightMargin)
      }
      widths += bar.mas.makeConstraints { make in
        make.width.equalTo(0).priority(999)
      }
    }
  }

  private var factors = [0, 0, 0]

  /// Sets a factor. Its constraint changes at once, or the
  /// view asks for a call of updateConstraints.
  func set(_ index: Int, to factor: Int) {
    factors[index] = factor
    counts.setters += 1
    if isBatched {
      setNeedsUpdateConstraints()
    } else {
      change(index)
    }
  }

  /// Changes what is not as the factors say, in one call
  /// before the next layout.
  override func updateConstraints() {
    counts.updates += 1
    for (index, factor) in factors.enumerated()
    where widths[index].constant != Double(factor) {
      change(index)
    }
    super.updateConstraints()
  }

  private func change(_ index: Int) {
    widths[index].constant = Double(factors[index])
    counts.changes += 1
  }

  // MARK: - Counting

  func countAnew() { counts = Counts() }
}

/// Setters that change constraints at once, beside setters that let them wait.
public final class BatchesDemo: View, Demo, WaitingDemo {
  public static let id = "batches"
  public static let title = LocalizedText("In batches", chinese: "批量更新")

  /// The state that the keys change.
  public struct State: Equatable {
    /// How many times all factors were set, and how many of these were the last time.
    fileprivate var step = 0
    fileprivate var repeats = 0
    /// Whether a task will set them.
    fileprivate var isWaiting = false

    fileprivate mutating func set(_ repeats: Int) {
      step += repeats
      self.repeats = repeats
    }
  }

  public var state = State() { didSet { if state != oldValue { show(after: oldValue) } } }
  /// How the task waits.
  var later = laterInTasks()
  /// The number of tasks that were begun; the last one counts.
  private var tasks = 0
  private let area = View()
  private var panes: [FactorView] = []
  private let titles = [LocalizedLabel(), LocalizedLabel()]
  private let tallies = [LocalizedLabel(), LocalizedLabel()]
  private let note = LocalizedLabel()
  private let page: ScrollingColumn

  public init(seed: UInt64) {
    page = ScrollingColumn([area, note], growing: [area], minimumWidth: 16)
    super.init()
    area.identifier = "area"
    note.identifier = "note"
    note.setTextStyle(\.secondaryLabel)
    note.numberOfLines = 0
    for (index, name) in ["once", "batch"].enumerated() {
      titles[index].identifier = "\(name)-title"
      titles[index].setTextStyle(\.tint)
      tallies[index].identifier = "\(name)-tally"
      tallies[index].numberOfLines = 0
      for view in [titles[index], tallies[index]] { area.addSubview(view) }
    }
    titles[0].localizedText = LocalizedText("At once", chinese: "立即修改")
    titles[1].localizedText = LocalizedText("In one update", chinese: "一次更新")
    page.fill(self)
    renew()
  }

  /// Puts new views on the stage, which were told nothing.
  private func renew() {
    for pane in panes { pane.removeFromSuperview() }
    panes = [FactorView(isBatched: false), FactorView(isBatched: true)]
    for (index, pane) in panes.enumerated() {
      area.addSubview(pane)
      let isLeft = index == 0
      for view in [titles[index], pane, tallies[index]] {
        // The left and the right half, a column apart.
        view.mas.remakeConstraints { make in
          make.left.equalTo(isLeft ? area.mas.left : area.mas.centerX).offset(isLeft ? 0 : 1)
          make.right.equalTo(isLeft ? area.mas.centerX : area.mas.right).offset(isLeft ? -1 : 0)
        }
      }
      titles[index].mas.makeConstraints { $0.top.equalTo(area) }
      pane.mas.makeConstraints { make in
        make.top.equalTo(titles[index].mas.bottom)
        make.height.equalTo(5)
      }
      tallies[index].mas.makeConstraints { make in
        make.top.equalTo(pane.mas.bottom)
        make.bottom.lessThanOrEqualTo(area)
      }
    }
  }

  // MARK: - Keys

  private func show(after old: State) {
    if state.step != old.step {
      if state.step == 0 { renew() }
      for pane in panes {
        if state.step > 0 { pane.countAnew() }
        for step in state.step - state.repeats..<state.step {
          for index in 0..<3 { pane.set(index, to: (7 * step + 5 * index) % 16 + 3) }
        }
      }
    }
    if state.isWaiting != old.isWaiting { wait() }
    setNeedsLayout()
  }

  /// The program waits for keys meanwhile; what a task changes is shown all the same.
  private func wait() {
    tasks += 1
    guard state.isWaiting else { return }
    later(.seconds(2)) { [weak self, tasks] in
      guard let self, tasks == self.tasks else { return }
      var next = self.state
      next.isWaiting = false
      next.set(1)
      self.state = next
    }
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(
        .character("x"),
        LocalizedText("Set all three factors a hundred times", chinese: "把三个 factor 设置一百遍"),
        hint: "100×", importance: 79
      ) { $0.set(100) },
      command(
        .character(" "), LocalizedText("Set them once", chinese: "设置一遍"),
        hint: LocalizedText("set", chinese: "设置"), importance: 78
      ) { $0.set(1) },
      command(
        .character("d"), LocalizedText("Set them in two seconds, or not", chinese: "两秒后设置，或取消"),
        hint: LocalizedText("later", chinese: "稍后"), importance: 77
      ) { $0.isWaiting.toggle() },
    ] + page.scrollCommands(Self.keyGroup)
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }
  public override var cursorPosition: CellPoint? { .zero }

  // MARK: - What is counted

  /// The constraints are up to date by now.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for (pane, tally) in zip(panes, tallies) {
      let counts = pane.counts
      tally.localizedText = .joined(
        [
          LocalizedText(
            "\(counts.setters) setters called", chinese: "调用了 \(counts.setters) 个 setter"),
          LocalizedText(
            "\(counts.changes) constraints changed", chinese: "修改了 \(counts.changes) 条约束"),
          LocalizedText(
            "\(counts.updates)× updateConstraints", chinese: "\(counts.updates) 次 updateConstraints"
          ),
        ], separator: "\n")
    }
    if state.isWaiting {
      note.localizedText = LocalizedText(
        "Waiting: in two seconds a task calls the setters.", chinese: "等待中：两秒后由一个任务调用 setter。")
    } else if state.step == 0 {
      note.localizedText = LocalizedText(
        "updateConstraints was called once, and nobody had asked for it.",
        chinese: "updateConstraints 已被调用一次，没有人请求过它。")
    } else {
      note.localizedText = LocalizedText("Counted since the last change.", chinese: "自上次改变以来的计数。")
    }
  }

  public var readout: LocalizedText {
    let text = LayoutUnit.text(of:)
    let (once, batch) = (panes[0].counts, panes[1].counts)
    let bar = panes[1].bars[0]
    return LocalizedText(
      """
      bar1.width = \(text(bar.frame.width)) of \(text(max(0, panes[1].frame.width - 2))): \
      \(once.changes) changes at once, \(batch.changes) in \(batch.updates) update.
      """,
      chinese: """
        bar1.width = \(text(bar.frame.width))／\(text(max(0, panes[1].frame.width - 2)))：\
        立即修改 \(once.changes) 次，\(batch.changes) 次在 \(batch.updates) 次更新里。
        """)
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(panes[1].bars[0], .width) }
}
