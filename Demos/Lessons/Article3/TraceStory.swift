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
        ? "box has its frame, \(size); nothing is said."
        : "box has \(before) constraints and is \(size)."
    case .maker:
      before == 0
        ? "the frame counts no more: box is \(size), its text."
        : "an empty maker beside the \(before) constraints."
    case .attribute(let index, let isFirst): attribute(index, isFirst: isFirst)
    case .relation(let range): relation(range)
    case .constant(let range): constant(range)
    case .removal: "first all \(before) are taken out: box is \(size)."
    case .installation(let index): installation(trace.steps[index])
    }
  }

  private func attribute(_ index: Int, isFirst: Bool) -> LocalizedText {
    let attribute = trace.steps[index].attribute
    let edge = "box.\(attribute) \(value(box, attribute))"
    return isFirst
      ? "a note on \(edge), without a relation." : "\(edge) joins: both notes are one group."
  }

  private func relation(_ range: Range<Int>) -> LocalizedText {
    let parts = trace.steps[range]
    guard let first = parts.first else { return .empty }
    let relation = "\(first.relation)"
    switch first.target {
    case .number:
      return first.attribute.isPosition
        ? "\(relation) \(LayoutUnit.text(of: first.constant)), kept as a constant: from where, is open."
        : "\(relation) \(LayoutUnit.text(of: first.constant)), a length: it needs no second view."
    case .attribute:
      return "\(relation) \(second(first)), an attribute as it is written."
    case .item, .superview:
      let name = DSLTraceDemo.name(first.secondItem)
      let values = parts.compactMap { part in
        part.secondAttribute.map { "\($0) \(value(page, $0))" }
      }
      return "\(relation) \(name), that is the same: \(values.joined(separator: ", "))."
    }
  }

  private func constant(_ range: Range<Int>) -> LocalizedText {
    let constants = trace.steps[range].map { LayoutUnit.text(of: $0.constant) }
    return constants.count == 1
      ? "the constant is \(constants[0])."
      : "the constants \(constants.joined(separator: ", ")): inwards at both edges."
  }

  private func installation(_ part: ConstraintTrace.Step) -> LocalizedText {
    let edge = "box.\(part.attribute) = \(value(box, part.attribute))"
    let holder = DSLTraceDemo.name(part.commonAncestor)
    if part.outcome == .adopted {
      return "\(edge): it was there, its constant is \(LayoutUnit.text(of: part.constant)) now."
    }
    guard part.secondAttribute != nil else { return "\(edge), a length alone, held by \(holder)." }
    if part.relation != .equal {
      return "\(edge) \(part.relation) \(second(part)), held by \(holder)."
    }
    var sum = second(part)
    if part.constant != 0 {
      sum += " \(part.constant < 0 ? "-" : "+") \(LayoutUnit.text(of: abs(part.constant)))"
    }
    return part.target == .number
      ? "\(edge), from the superview: \(sum)." : "\(edge): \(sum), held by \(holder)."
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
