import Localization

/// A reading in words.
extension ConstraintReading {
  /// The right side in numbers, with its relation and origin: `>= container.right 60 × 1/3`. A number alone is not
  /// repeated, since it stands before the words: `the constant`, `at least its intrinsic width: ...`.
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
    return "\(text), \(origin)"
  }

  /// The meaning of a number alone.
  private var number: LocalizedText {
    if origin == .nonNegativeSize { return "the rule that no length is below 0" }
    let meaning = origin.isOfContent ? contentWords : origin.words ?? "the constant"
    return switch relation {
    case .lessThanOrEqual: "at most \(meaning)"
    case .equal: meaning
    case .greaterThanOrEqual: "at least \(meaning)"
    }
  }

  /// The intrinsic length in words, with its reason: `its intrinsic height: the text has 3 lines`.
  var contentWords: LocalizedText {
    let length: LocalizedText =
      subject.attribute.axis == .horizontal ? "its intrinsic width" : "its intrinsic height"
    return switch contentReason {
    case .sum(let sum): "\(length): \(sum.text)"
    case .words(let words): "\(length): \(words)"
    case nil: length
    }
  }

  /// The reason for an intrinsic length; nil where the view gives none.
  var contentReason: FrameReason? {
    guard origin.isOfContent, let view = subject.item as? LayoutNode else { return nil }
    return view.intrinsicContentSizeReason(along: subject.attribute.axis)
  }

  /// Whether the reading and another one are about one intrinsic length, from both sides.
  func isCounterpart(of other: ConstraintReading) -> Bool {
    origin.isOfContent && other.origin.isOfContent && origin != other.origin
      && subject == other.subject
  }

  /// The priority, in brackets; empty for a required constraint of the program.
  private var note: LocalizedText {
    let level: LocalizedText =
      priority == .required ? "required" : "priority \(priority.rawValue.short)"
    return switch origin {
    case .hugging: " (content hugging, \(level))"
    case .compressionResistance: " (compression resistance, \(level))"
    default: priority == .required ? .empty : " (\(level))"
    }
  }

  /// The constraint in short, without numbers: `right <= container.right ^750`.
  var equation: LocalizedText {
    if let constraint { return LocalizedText(verbatim: constraint.shortEquation) }
    if origin.isOfContent {
      let name = subject.item.shownIdentifier ?? subject.item.debugName
      return subject.attribute.axis == .horizontal
        ? "the intrinsic width of \(name)" : "the intrinsic height of \(name)"
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
    case .stack: "by its stack"
    case .hugging, .compressionResistance: "its intrinsic size"
    case .explicitFrame: "its frame, which was set"
    case .given: "given from outside"
    case .nonNegativeSize: "no length is below 0"
    case .scrolledContent: "where scrolled content begins"
    case .inset: "a margin"
    }
  }
}
