import Localization

/// A reading in words.
extension ConstraintReading {
  /// The right side in numbers, with its relation and origin: `>= container.right 60 × 1/3`. If the right side is
  /// a number alone, only its meaning: the row shows the number before it. Examples: `the constant`,
  /// `at least its intrinsic width: ...`.
  var words: LocalizedText { "\(briefWords)\(note)" }

  /// The same without the priority.
  var briefWords: LocalizedText {
    guard !terms.isEmpty else { return number }
    var text = relation == .equal ? "" : "\(relation) "
    for (index, term) in terms.enumerated() {
      if index > 0 { text += term.multiplier < 0 ? " - " : " + " }
      text += "\(term.attribute) \(term.value.brief)"
      let factor = index > 0 ? abs(term.multiplier) : term.multiplier
      if factor != 1 { text += " × \(Fraction.text(factor))" }
    }
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).brief)" }
    guard let origin = origin.words else { return LocalizedText(verbatim: text) }
    return LocalizedText("\(text), \(origin)", chinese: "\(text)，\(origin)")
  }

  /// The meaning of a right side that is a number alone.
  private var number: LocalizedText {
    if origin == .nonNegativeSize {
      return LocalizedText("the rule that no length is below 0", chinese: "“长度不小于 0”的规则")
    }
    let meaning =
      origin.isOfContent
      ? contentWords : origin.words ?? LocalizedText("the constant", chinese: "常数")
    return switch relation {
    case .lessThanOrEqual: LocalizedText("at most \(meaning)", chinese: "至多\(meaning)")
    case .equal: meaning
    case .greaterThanOrEqual: LocalizedText("at least \(meaning)", chinese: "至少\(meaning)")
    }
  }

  /// The intrinsic length in words, with its reason: `its intrinsic height: the text has 3 lines`.
  var contentWords: LocalizedText {
    let length: LocalizedText =
      subject.attribute.axis == .horizontal
      ? LocalizedText("its intrinsic width", chinese: "固有宽度")
      : LocalizedText("its intrinsic height", chinese: "固有高度")
    return switch contentReason {
    case .sum(let sum): .said(sum.text, of: length)
    case .words(let words): .said(words, of: length)
    case nil: length
    }
  }

  /// The reason for an intrinsic length; nil where the view gives none.
  var contentReason: FrameReason? {
    guard origin.isOfContent, let view = subject.item as? LayoutNode else { return nil }
    return view.intrinsicContentSizeReason(along: subject.attribute.axis)
  }

  /// Whether one reading is the hugging and the other the compression resistance of the same intrinsic length.
  func isCounterpart(of other: ConstraintReading) -> Bool {
    origin.isOfContent && other.origin.isOfContent && origin != other.origin
      && subject == other.subject
  }

  /// The priority, in brackets; empty for a required constraint of the program.
  private var note: LocalizedText {
    let level: LocalizedText =
      priority == .required
      ? LocalizedText("required", chinese: "必需")
      : LocalizedText(
        "priority \(priority.rawValue.short)", chinese: "优先级 \(priority.rawValue.short)")
    return switch origin {
    case .hugging: LocalizedText(" (content hugging, \(level))", chinese: "（抗拉伸，\(level)）")
    case .compressionResistance:
      LocalizedText(" (compression resistance, \(level))", chinese: "（抗压缩，\(level)）")
    default: .inParentheses(priority == .required ? nil : level)
    }
  }

  /// The constraint in short, without numbers: `right <= container.right ^750`.
  var equation: LocalizedText {
    if let constraint { return LocalizedText(verbatim: constraint.shortEquation) }
    if origin.isOfContent {
      let name = subject.item.shortName
      return subject.attribute.axis == .horizontal
        ? LocalizedText("the intrinsic width of \(name)", chinese: "\(name) 的固有宽度")
        : LocalizedText("the intrinsic height of \(name)", chinese: "\(name) 的固有高度")
    }
    if origin == .nonNegativeSize { return "\(subject.description) >= 0" }
    let value = terms.isEmpty ? rightSide.brief + ", " : ""
    return "\(subject.description) \(relation.description) \(value)\(words)"
  }
}

extension ConstraintReading.Origin {
  /// The origin in words; nil for a constraint that the program wrote.
  fileprivate var words: LocalizedText? {
    switch self {
    case .written: nil
    case .stack: LocalizedText("by its stack", chinese: "由所在的 stack view 给定")
    case .hugging, .compressionResistance: LocalizedText("its intrinsic size", chinese: "固有尺寸")
    case .explicitFrame: LocalizedText("its frame, which was set", chinese: "设置过的 frame")
    case .given: LocalizedText("given from outside", chinese: "由外部给定")
    case .nonNegativeSize: LocalizedText("no length is below 0", chinese: "长度不小于 0")
    case .scrolledContent: LocalizedText("where scrolled content begins", chinese: "滚动内容的起点")
    case .inset: LocalizedText("a margin", chinese: "边距")
    }
  }
}
