import Ashlar

extension DSLTraceDemo {
  public static let lesson = Lesson(
    .article3, step: "adding and setting constraints",
    "The DSL notes constraints word by word, then installs them.",
    more: [
      """
      make.left is no constraint of the layout yet, but a note with an attribute. Each further word adds \
      to the note and returns it, so that words can be chained: relation, target, constant.
      """,
      """
      One more attribute puts a group of both notes in the place of the first. What is said after that \
      is said to each of them.
      """,
      """
      After the closure each note becomes a layout constraint. A number on a position counts from the \
      superview; the nearest view around both items holds the constraint.
      """,
    ],
    see: """
      Above, the closure with the word that is read. Then the maker's notes: what is said of each, and \
      where it is installed. Below, the box as it is laid out by then.
      """,
    tries: [
      .init("Read on: right joins left, and both are one group.", key: "<right>", .times(3)),
      .init("Go to the last step: the box is where it was told.", key: "<left>"),
      .init(
        "Update it: what is there gets new constants.", key: "<left>", after: .init("u", 1)),
      .init("Remake it: all are taken out, and two come in.", key: "<left>", after: .init("u", 2)),
    ],
    correction: """
      Three slips in the article: a view as target stands for attr1 once more (the comment says view1); \
      in step two of the summary the new object holds view2 and attr2; and the path called "before \
      iOS 7" is that of every first installation.
      """,
    leftOut: """
      Arrays as targets, which make a group of one constraint for each element, and keys for the logs.
      """,
    narrowest: 40, source: .dslTrace, chinese: .dslTrace)
}

/// A box whose constraints are said and installed step by step.
public final class DSLTraceDemo: View, Demo {
  public static let id = "dsl-trace"
  public static let title: LocalizedText = "The DSL inside"

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
      return [ListingView.Line(text: "There is no maker yet.", isSecondary: true)]
    }
    let (said, done) = (replay.steps, state.step + 1)
    let shown = said.trace.steps.indices.filter { said.said(of: $0, after: done).attribute }
    let groups = said.statements.count { $0.constraints.prefix { shown.contains($0) }.count > 1 }
    let count: LocalizedText = groups == 1 ? "1 group" : "\(groups) groups"
    let head = ListingView.Line(
      text: "make: \(shown.count) notes, \(count); installed: \(box.activeConstraints.count)",
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
      text: part.outcome == .adopted ? "\(text)✓ was in \(place)" : "\(text)✓ in \(place)",
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
    let last = max(1, steps.count)
    return [
      command(.right, "One step on; from the last to the first", hint: "step", importance: 77) {
        $0.step = ($0.step + 1) % last
      },
      command(.left, "One step back; from the first to the last", hint: "step", importance: 77) {
        $0.step = ($0.step + last - 1) % last
      },
      command(.character("u"), "Make, update or remake", hint: "make/update") {
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
    return "\(state.step) of \(steps.count - 1): \(story.sentence(step.kind))"
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
