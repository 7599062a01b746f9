import Ashlar
import Testing

@testable import AutoLayout
@testable import Masonry

/// Values of the public types of `AutoLayout` and `Masonry`.
@MainActor struct LayoutSamples {
  let window = Window(size: CellSize(width: 80, height: 24))
  let title = Label("Stone on\nstone")
  let text = Label("A text")
  let guide = LayoutGuide()

  init() {
    title.identifier = "title"
    text.identifier = "text"
    window.addSubview(title)
    window.addSubview(text)
    window.addLayoutGuide(guide)
  }

  var geometry: [Sample] {
    [
      Sample(Point(x: 0.1 + 0.2, y: -2)), Sample(Size(width: 80.39999389648438, height: 3)),
      Sample(Rect(x: 1.0 / 3, y: 0, width: .infinity, height: .greatestFiniteMagnitude)),
      Sample(EdgeInsets(top: 1, left: 80.39999389648438, bottom: 3, right: 4)),
      Sample(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 1.0 / 3, trailing: 4)),
      Sample(LayoutAxis.horizontal), Sample(LayoutUnit.points), Sample(LayoutDirection.rightToLeft),
      Sample(SemanticContentAttribute.unspecified), Sample(Baseline(below: .center, by: -0.5)),
      Sample(Baseline.Origin.top), Sample(AutoresizingMask([.flexibleWidth, .flexibleHeight])),
      Sample(StackDistribution.fillEqually), Sample(StackAlignment.center),
      Sample(VisualFormatOptions([.alignAllCenterY, .directionLeftToRight])),
    ]
  }

  var constraints: [Sample] {
    let width = title.widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 1.0 / 3)
    width.priority = .defaultHigh
    return [
      Sample(LayoutPriority.defaultHigh), Sample(LayoutPriority(1000.0 / 3)),
      Sample(LayoutAttribute.left), Sample(LayoutRelation.equal), Sample(title.leftAnchor),
      Sample(width, .sentences), Sample(LayoutConstraint.DescriptionForm.native),
      Sample(SourceLocation(file: "Hello/main.swift", line: 3)), Sample(title.link),
      Sample(guide, .sentences),
      Sample(
        LayoutConstraint.Distance(
          axis: .horizontal, start: 1.0 / 3, end: 8, across: 2, text: "× 1/3")),
      Sample(LayoutNode()),
    ]
  }

  /// What a layout has to tell.
  func reports() throws -> [Sample] {
    title.mas.makeConstraints { make in
      make.left.equalTo(80.4)
      make.width.equalTo(20)
      make.width.equalTo(30)
      make.height.greaterThanOrEqualTo(1)
    }
    window.layoutIfNeeded()
    let conflict = try #require(
      window.reports.lazy.compactMap { report in
        if case .conflict(let conflict) = report { conflict } else { nil }
      }.first)
    let sum = try #require(conflict.sum)
    let alternatives = window.alternatives(to: conflict)
    let alternative = try #require(alternatives.first { !$0.moves.isEmpty })
    let ambiguity = try #require(title.ambiguities.first)
    let holding = try #require(title.constraintsAffectingLayout(for: .horizontal).first)
    let error = LayoutError.illegalPair(first: .left, second: .top)
    let place = SourceLocation(file: "Hello/main.swift", line: 3)
    let format = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "V|", views: [:])
    }
    let diagnostic = LayoutDiagnostic(
      name: "size-tie", sentence: "Two tie.", source: place, cure: "Say which.")
    let reports: [LayoutReport] = [
      .refused(view: "Label:title", error: error, source: place),
      .invalidFrame(view: "Label:title", frame: Rect(x: .nan, y: 0, width: 1, height: 1.0 / 3)),
      .didNotSettle(island: "Window:window", solves: 5),
      .sizeDependsOnItself(view: "Label:title", axis: .vertical),
      .mistake(.updateWithinUpdate(view: "Label:title")),
      .solverGaveUp(island: "Window:window", reason: "It takes too long."),
      .remark(view: "TableView:posts", sentence: "Rows are missing."), .diagnostic(diagnostic),
    ]
    return reports.map { Sample($0, .sentences) } + [
      Sample(LayoutReport.conflict(conflict), .page), Sample(conflict, .page),
      Sample(conflict.broken, .sentences), Sample(sum), Sample(try #require(sum.needed.first)),
      Sample(try #require(conflict.culprits.first), .page), Sample(alternative, .sentences),
      Sample(alternative.change), Sample(try #require(alternative.moves.first)), Sample(ambiguity),
      Sample(holding, .sentences),
      Sample(error, .sentences), Sample(try #require(format), .page),
      Sample(diagnostic, .sentences),
      Sample(LayoutMistake.noSuper(view: "Label:title", method: "layoutSubviews"), .sentences),
      Sample(window.lastLayout),
    ]
  }

  /// What a layout says of itself when it is asked.
  func explanations() throws -> [Sample] {
    title.mas.makeConstraints { make in
      make.left.equalTo(window).offset(80.39999389648438)
      make.width.greaterThanOrEqualTo(window).multipliedBy(1.0 / 3)
      make.width.equalTo(20).priority(.high)
      make.width.lessThanOrEqualTo(60)
    }
    window.layoutIfNeeded()
    let explanation = try #require(title.explanation(of: .width))
    let reading = try #require(explanation.holders.first)
    let top = try #require(title.explanation(of: .top))
    let right = try #require(title.explanation(of: .right))
    let sum = try #require(right.sum)
    let ledger = Ledger(explanation)
    let row = try #require(ledger.rows.dropFirst().first)
    let mover = try #require(explanation.movers.first)
    let sweep = LayoutSweep(of: window, over: 20...40, along: .horizontal)
    let interval = try #require(sweep.intervals.first)
    return [
      Sample(explanation, .sentences), Sample(LayoutExplanation.Ending.rootSize), Sample(reading),
      Sample(reading.origin), Sample(try #require(reading.terms.first)),
      Sample(try #require(explanation.losses.first), .sentences),
      Sample(try #require(top.choice)), Sample(try #require(top.choice?.rule)),
      Sample(try #require(top.choice?.settlement)),
      Sample(LayoutMover.End.contradiction), Sample(try #require(explanation.rounding)),
      Sample(sum),
      Sample(try #require(sum.terms.first)), Sample(FrameReason.sum(sum)),
      Sample(WhyChain(from: explanation), .sentences), Sample(ledger, .page),
      Sample(row, .sentences), Sample(row.part), Sample(try #require(row.links.first)),
      Sample(mover, .sentences), Sample(mover.quantity), Sample(mover.upward),
      Sample(sweep, .sentences), Sample(interval),
      Sample(try #require(interval.formulas.first?.formula)),
      Sample(try #require(interval.formulas.first?.attribute)),
      Sample(try #require(sweep.idle.first)), Sample(try #require(interval.findings.first)),
      Sample(try #require(interval.findings.first?.kind)),
    ]
  }

  func sentences() throws -> [Sample] {
    var samples: [Sample] = []
    title.mas.makeConstraints { make in
      let relation = make.left.right
      let said = relation.equalTo(text).offset(80.39999389648438).priority(.high)
      samples += [Sample(make), Sample(relation), Sample(said, .sentences)]
      samples += [Sample(make.superview), Sample(said.constraint, .sentences)]
    }
    let prepared = try #require(title.mas.prepareConstraints { $0.width.equalTo(1.0 / 3) }.first)
    let trace = title.mas.trace(.update) { $0.left.equalTo(text).offset(1.0 / 3) }
    let operands: [any ConstraintTarget] = [
      text, text.mas.right, text.mas.size, SuperviewTarget(), 80.39999389648438,
      Size(width: 20, height: 1.0 / 3),
    ]
    return samples + operands.map { Sample($0.operand) } + [
      Sample(prepared), Sample(trace, .page), Sample(try #require(trace.steps.first)),
      Sample(ConstraintTrace.Operation.make), Sample(ConstraintTrace.Target.item),
      Sample(ConstraintTrace.Outcome.refused("It cannot be.")), Sample(title.mas),
      Sample([title, text].mas), Sample(title.mas.left), Sample(title.mas.edges),
      Sample(80.39999389648438.constant), Sample(EdgeInsets(1.0 / 3).constant, .sentences),
      Sample(MasonryError.noAttributes(source: SourceLocation(file: "a", line: 1)), .sentences),
    ]
  }
}
