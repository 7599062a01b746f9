import Ashlar

extension DSLTraceDemo {
  public static let lesson = Lesson(
    .article3, number: 2,
    step: LocalizedText("adding and setting constraints", chinese: "添加约束与设置约束"),
    LocalizedText(
      "The DSL notes constraints word by word, then installs them.", chinese: "DSL 先逐词记下约束，再一次性安装。"),
    more: [
      LocalizedText(
        """
        make.left is no constraint of the layout yet, but a note with an attribute. Each further word adds \
        to the note and returns it, so that words can be chained: relation, target, constant.
        """,
        chinese: """
          make.left 还不是布局里的约束，只是一条带属性的记录。之后每个词都往记录里添一项并返回它自己，\
          所以可以链式书写：关系、目标、常数。
          """),
      LocalizedText(
        """
        One more attribute puts a group of both notes in the place of the first. What is said after that \
        is said to each of them.
        """,
        chinese: "再写一个属性，就用包含两条记录的组合替换原来的那一条；之后说的每个词都作用于组合里的每一条。"),
      LocalizedText(
        """
        After the closure each note becomes a layout constraint. A number on a position counts from the \
        superview; the nearest view around both items holds the constraint.
        """,
        chinese: """
          闭包结束后，每条记录变成一条布局约束。位置属性后面只写数字时，以父视图为参照；\
          约束由两个视图最近的公共父视图持有。
          """),
    ],
    see: LocalizedText(
      """
      Above, the closure with the word that is read. Then the maker's notes: what is said of each, and \
      where it is installed. Below, the box as it is laid out by then.
      """,
      chinese: """
        上方是闭包和正在读的词；中间是 make 的记录：每条说了什么、安装在哪个视图上；\
        下方是此时布局出来的 box。
        """),
    tries: [
      .init(
        "Read on: right joins left, and both are one group.",
        chinese: "往下读：right 加入 left，两者成为一个组合。", key: "<right>", .times(3)),
      .init(
        "Go to the last step: the box is where it was told.", chinese: "跳到最后一步：box 到达指定的位置。",
        key: "<left>"),
      .init(
        "Update it: what is there gets new constants.", chinese: "改用 update：已有的约束得到新常数。",
        key: "<left>", after: .init("u", 1)),
      .init(
        "Remake it: all are taken out, and two come in.", chinese: "改用 remake：先全部移除，再装上两条。",
        key: "<left>", after: .init("u", 2)),
    ],
    correction: LocalizedText(
      """
      Three slips in the article: a view as target stands for attr1 once more (the comment says view1); \
      in step two of the summary the new object holds view2 and attr2; and the path called "before \
      iOS 7" is that of every first installation.
      """,
      chinese: """
        文章有三处笔误：目标是视图时，attr2 与 attr1 相同（注释写成了 view1）；总结的第二步里，新对象封装的是 view2 和 \
        attr2；注释所说的“iOS7 之前版本的设置方式”，其实是每条约束第一次安装都走的路径。
        """),
    leftOut: LocalizedText(
      """
      Arrays as targets, which make a group of one constraint for each element, and keys for the logs.
      """,
      chinese: "以数组为目标（每个元素一条约束，组成一个组合），以及日志里用的 key。"),
    narrowest: 40)
}

/// A box whose constraints are said and installed step by step.
public final class DSLTraceDemo: View, Demo {
  public static let id = "dsl-trace"
  public static let title = LocalizedText("The DSL inside", chinese: "DSL 的内部")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var step = 0
    fileprivate var operation = ConstraintTrace.Operation.make
  }

  public var state = State() {
    didSet {
      guard state != oldValue else { return }
      if state.operation != oldValue.operation { record() }
      replay?.show(state.step)
      setNeedsLayout()
    }
  }
  private let code = ListingView()
  private let notes = ListingView()
  private let page = BoundsView()
  private var box = Label()
  private var replay: TraceReplay?

  public init(seed: UInt64) {
    super.init()
    for (view, name) in [(code, "code"), (notes, "notes"), (page, "page")] as [(View, String)] {
      view.identifier = name
      addSubview(view)
    }
    code.content = { [weak self] in self?.codeLines ?? [] }
    notes.content = { [weak self] in self?.noteLines ?? [] }
    constrain()
    record()
    replay?.show(0)
  }

  /// Makes a box, and records what the operation does to it.
  private func record() {
    box.removeFromSuperview()
    box = Label(" box ")
    box.identifier = "box"
    box.setTextStyle(\.systemBlue)
    page.addSubview(box)
    let replay = TraceReplay(
      state.operation, on: box, existing: first, source: Self.lesson.source,
      state.operation == .make ? first : second)
    code.numberOfLines = replay.steps.statements.count + 2
    notes.numberOfLines = replay.steps.trace.steps.count + 1
    self.replay = replay
  }

  // MARK: - Constraints

  /// What box.mas.makeConstraints is given: a note for
  /// each attribute, and what is said of it.
  private func first(_ make: ConstraintMaker) {
    make.left.right.equalTo(page).inset(4)
    make.top.equalTo(1)
    make.height.equalTo(2)
    make.bottom.lessThanOrEqualTo(page.mas.bottom)
  }

  /// What updateConstraints or remakeConstraints is
  /// given when the first ones are installed.
  private func second(_ make: ConstraintMaker) {
    make.left.equalTo(page).offset(8)
    make.height.equalTo(3)
  }

  // MARK: - The stage

  private func constrain() {
    // The listings stand above each other, as high as their lines; where rows are few they yield to the page.
    code.setContentCompressionResistancePriority(740, for: .vertical)
    notes.setContentCompressionResistancePriority(730, for: .vertical)
    code.mas.makeConstraints { $0.left.right.top.equalTo(self) }
    notes.mas.makeConstraints { make in
      make.left.right.equalTo(self)
      make.top.equalTo(code.mas.bottom)
    }
    // The page is never too small for what is said of the box; the stage cuts it then.
    page.mas.makeConstraints { make in
      make.left.equalTo(self)
      make.right.bottom.equalTo(self).priority(999)
      make.top.equalTo(notes.mas.bottom)
      make.width.greaterThanOrEqualTo(12)
      make.height.greaterThanOrEqualTo(4)
      make.height.greaterThanOrEqualTo(6).priority(.high)
    }
  }

  // MARK: - Listings

  private var steps: [TraceStep] { replay?.steps.steps ?? [] }
  private var trace: ConstraintTrace? { replay?.steps.trace }
  private var step: TraceStep {
    steps.indices.contains(state.step) ? steps[state.step] : TraceStep(kind: .start)
  }

  /// The closure, with the word that is read.
  private var codeLines: [ListingView.Line] {
    let method = "box.mas.\(state.operation.method) { make in"
    let first = ListingView.Line(
      text: LocalizedText(verbatim: method), isLit: step.kind == .maker, isSecondary: true)
    let statements = (replay?.steps.statements ?? []).enumerated().map { index, statement in
      let isLit = step.statement == index
      return ListingView.Line(
        text: LocalizedText(verbatim: "  " + statement.text), isLit: isLit,
        marked: isLit ? step.token.map { $0.lowerBound + 2..<$0.upperBound + 2 } : nil)
    }
    let last = ListingView.Line(text: "}", isLit: step.kind == .removal, isSecondary: true)
    return [first] + statements + [last]
  }

  /// The maker's notes, and where they are installed.
  private var noteLines: [ListingView.Line] {
    guard let replay, state.step > 0 else {
      return [
        ListingView.Line(
          text: LocalizedText("There is no maker yet.", chinese: "还没有 make。"), isSecondary: true)
      ]
    }
    let (said, done) = (replay.steps, state.step + 1)
    let shown = said.trace.steps.indices.filter { said.said(of: $0, after: done).attribute }
    let groups = said.statements.count { $0.constraints.prefix { shown.contains($0) }.count > 1 }
    let count: LocalizedText =
      groups == 1
      ? LocalizedText("1 group", chinese: "1 个组合")
      : LocalizedText("\(groups) groups", chinese: "\(groups) 个组合")
    let head = ListingView.Line(
      text: LocalizedText(
        "make: \(shown.count) notes, \(count); installed: \(box.activeConstraints.count)",
        chinese: "make：\(shown.count) 条记录，\(count)；已安装：\(box.activeConstraints.count)"),
      isSecondary: true)
    return [head] + shown.map { noteLine($0, in: shown, after: done) }
  }

  private func noteLine(
    _ index: Int, in shown: [Int], after done: Int
  ) -> ListingView.Line {
    guard let said = replay?.steps,
      let group = said.statements.first(where: { $0.constraints.contains(index) })
    else { return ListingView.Line(text: .empty) }
    let members = group.constraints.filter(shown.contains)
    let sign = members.count == 1 ? " " : index == members.first ? "┌" : "└"
    let part = said.trace.steps[index]
    let attribute = "\(sign) \(part.attribute)".padded(to: 10)
    let isInstalled = said.installed(after: done) > index
    let isLit = isAbout(index)
    let sum = rightSide(part, said.said(of: index, after: done), isInstalled: isInstalled)
    guard isInstalled else {
      return ListingView.Line(text: LocalizedText(verbatim: attribute + sum), isLit: isLit)
    }
    let text = attribute + sum.padded(to: 18)
    let place = Self.name(part.commonAncestor)
    return ListingView.Line(
      text: part.outcome == .adopted
        ? LocalizedText("\(text)✓ was in \(place)", chinese: "\(text)✓ 原在 \(place) 中")
        : LocalizedText("\(text)✓ in \(place)", chinese: "\(text)✓ 在 \(place) 中"),
      isLit: isLit)
  }

  /// Whether the present step is about a constraint.
  private func isAbout(_ index: Int) -> Bool {
    switch step.kind {
    case .attribute(let own, _), .installation(let own): own == index
    case .relation(let own), .constant(let own): own.contains(index)
    case .start, .maker, .removal: false
    }
  }

  /// What is said of a constraint by now. A number waits for the superview until it is installed.
  private func rightSide(
    _ part: ConstraintTrace.Step, _ said: (attribute: Bool, relation: Bool, constant: Bool),
    isInstalled: Bool
  ) -> String {
    guard said.relation else { return "?" }
    let constant = LayoutUnit.text(of: abs(part.constant))
    guard let second = part.secondAttribute, part.target != .number || isInstalled else {
      return "\(part.relation) \(constant)"
    }
    let place = "\(part.relation) \(Self.name(part.secondItem)).\(second)"
    guard said.constant, part.constant != 0 else { return place }
    return "\(place) \(part.constant < 0 ? "-" : "+") \(constant)"
  }

  /// The identifier in a view's name in logs: `page` of `BoundsView:page`.
  static func name(_ logged: String?) -> String {
    (logged ?? "").split(separator: ":").last.map(String.init) ?? ""
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let stepHint = LocalizedText("step", chinese: "步骤")
    let last = max(1, steps.count)
    return [
      command(
        .right,
        LocalizedText("One step on; from the last to the first", chinese: "前进一步（末步之后回到第一步）"),
        hint: stepHint, importance: 77
      ) { $0.step = ($0.step + 1) % last },
      command(
        .left,
        LocalizedText("One step back; from the first to the last", chinese: "后退一步（第一步之前是末步）"),
        hint: stepHint, importance: 77
      ) { $0.step = ($0.step + last - 1) % last },
      command(
        .character("u"), LocalizedText("Make, update or remake", chinese: "make、update 或 remake"),
        hint: LocalizedText(verbatim: "make/update")
      ) {
        $0.operation = $0.operation == .make ? .update : $0.operation == .update ? .remake : .make
        $0.step = 0
      },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What is said

  public var readout: LocalizedText {
    guard let replay, let trace else { return .empty }
    let story = TraceStory(trace, box: box.frame, page: page.bounds, before: replay.countBefore)
    return LocalizedText(
      "\(state.step) of \(steps.count - 1): \(story.sentence(step.kind))",
      chinese: "第 \(state.step)/\(steps.count - 1) 步：\(story.sentence(step.kind))")
  }

  public var watchedEdge: ItemAttribute? {
    guard case .installation(let index) = step.kind, let trace else {
      return ItemAttribute(box, .left)
    }
    return ItemAttribute(box, trace.steps[index].attribute)
  }

  /// What the installed constraints demand.
  public func marks(in stage: View) -> [LayoutMark] {
    box.activeConstraints.compactMap { .distance(of: $0, in: stage) }
  }
}

extension String {
  /// The text with spaces up to a number of columns.
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(1, columns - count))
  }
}
