import Ashlar

/// Tells the steps of a trace in words, with the numbers of the last layout.
@MainActor struct TraceStory {
  private let trace: ConstraintTrace
  private let box: Rect
  private let page: Rect
  /// The number of constraints that there were before.
  private let before: Int

  init(_ trace: ConstraintTrace, box: Rect, page: Rect, before: Int) {
    self.trace = trace
    self.box = box
    self.page = page
    self.before = before
  }

  private var size: String { "\(LayoutUnit.brief(box.width)) × \(LayoutUnit.brief(box.height))" }

  /// Returns what a step does, in at most 48 columns.
  func sentence(_ kind: TraceStep.Kind) -> LocalizedText {
    switch kind {
    case .start:
      before == 0
        ? LocalizedText(
          "box has its frame, \(size); nothing is said.", chinese: "box 用自己的 frame，\(size)；还什么都没说。")
        : LocalizedText(
          "box has \(before) constraints and is \(size).",
          chinese: "box 已有 \(before) 条约束，大小 \(size)。")
    case .maker:
      before == 0
        ? LocalizedText(
          "the frame counts no more: box is \(size), its text.",
          chinese: "frame 不再算数：box 按文字大小，\(size)。")
        : LocalizedText(
          "an empty maker beside the \(before) constraints.",
          chinese: "空的 make，旁边是已有的 \(before) 条约束。")
    case .attribute(let index, let isFirst): attribute(index, isFirst: isFirst)
    case .relation(let range): relation(range)
    case .constant(let range): constant(range)
    case .removal:
      LocalizedText(
        "first all \(before) are taken out: box is \(size).",
        chinese: "先移除全部 \(before) 条：box 为 \(size)。")
    case .installation(let index): installation(trace.steps[index])
    }
  }

  private func attribute(_ index: Int, isFirst: Bool) -> LocalizedText {
    let attribute = trace.steps[index].attribute
    let edge = "box.\(attribute) \(value(box, attribute))"
    return isFirst
      ? LocalizedText("a note on \(edge), without a relation.", chinese: "记下 \(edge)，还没有关系。")
      : LocalizedText("\(edge) joins: both notes are one group.", chinese: "\(edge) 加入：两条记录成为一个组合。")
  }

  private func relation(_ range: Range<Int>) -> LocalizedText {
    let parts = trace.steps[range]
    guard let first = parts.first else { return .empty }
    let relation = "\(first.relation)"
    let constant = LayoutUnit.text(of: first.constant)
    switch first.target {
    case .number:
      return first.attribute.isPosition
        ? LocalizedText(
          "\(relation) \(constant), kept as a constant: from where, is open.",
          chinese: "\(relation) \(constant)，先存为常数；以谁为参照还没定。")
        : LocalizedText(
          "\(relation) \(constant), a length: it needs no second view.",
          chinese: "\(relation) \(constant)，是长度，不需要第二个视图。")
    case .attribute:
      return LocalizedText(
        "\(relation) \(second(first)), an attribute as it is written.",
        chinese: "\(relation) \(second(first))，照写的属性。")
    case .item, .superview:
      let name = DSLTraceDemo.name(first.secondItem)
      let values = parts.compactMap { part in
        part.secondAttribute.map { "\($0) \(value(page, $0))" }
      }.joined(separator: ", ")
      return LocalizedText(
        "\(relation) \(name), that is the same: \(values).",
        chinese: "\(relation) \(name)，即它的同名属性：\(values)。")
    }
  }

  private func constant(_ range: Range<Int>) -> LocalizedText {
    let constants = trace.steps[range].map { LayoutUnit.text(of: $0.constant) }
    let all = constants.joined(separator: ", ")
    return constants.count == 1
      ? LocalizedText("the constant is \(constants[0]).", chinese: "常数是 \(constants[0])。")
      : LocalizedText(
        "the constants \(all): inwards at both edges.", chinese: "常数 \(all)：两边都向内。")
  }

  private func installation(_ part: ConstraintTrace.Step) -> LocalizedText {
    let edge = "box.\(part.attribute) = \(value(box, part.attribute))"
    let holder = DSLTraceDemo.name(part.commonAncestor)
    if part.outcome == .adopted {
      return LocalizedText(
        "\(edge): it was there, its constant is \(LayoutUnit.text(of: part.constant)) now.",
        chinese: "\(edge)：约束已在，常数改为 \(LayoutUnit.text(of: part.constant))。")
    }
    guard part.secondAttribute != nil else {
      return LocalizedText(
        "\(edge), a length alone, held by \(holder).", chinese: "\(edge)，单独的长度，由 \(holder) 持有。")
    }
    if part.relation != .equal {
      return LocalizedText(
        "\(edge) \(part.relation) \(second(part)), held by \(holder).",
        chinese: "\(edge) \(part.relation) \(second(part))，由 \(holder) 持有。")
    }
    var sum = second(part)
    if part.constant != 0 {
      sum += " \(part.constant < 0 ? "-" : "+") \(LayoutUnit.text(of: abs(part.constant)))"
    }
    return part.target == .number
      ? LocalizedText("\(edge), from the superview: \(sum).", chinese: "\(edge)，以父视图为参照：\(sum)。")
      : LocalizedText(
        "\(edge): \(sum), held by \(holder).", chinese: "\(edge)：\(sum)，由 \(holder) 持有。")
  }

  /// The second attribute with its value: `page.left 0`.
  private func second(_ part: ConstraintTrace.Step) -> String {
    guard let attribute = part.secondAttribute else { return "" }
    return "\(DSLTraceDemo.name(part.secondItem)).\(attribute) \(value(page, attribute))"
  }

  private func value(_ rect: Rect, _ attribute: LayoutAttribute) -> String {
    rect.value(of: attribute).map(LayoutUnit.brief) ?? ""
  }
}
