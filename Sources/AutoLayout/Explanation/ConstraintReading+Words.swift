/// A reading in words.
extension ConstraintReading {
  /// The right side in numbers, with its relation and origin: `>= container.right 60 × 1/3`. A number alone is not
  /// repeated, since it stands before the words: `the constant`, `at least its intrinsic width: ...`.
  var words: String {
    guard !terms.isEmpty else { return number + note }
    var text = relation == .equal ? "" : "\(relation) "
    for (index, term) in terms.enumerated() {
      if index > 0 { text += term.multiplier < 0 ? " - " : " + " }
      text += "\(term.attribute) \(term.value.brief)"
      let factor = index > 0 ? abs(term.multiplier) : term.multiplier
      if factor != 1 { text += " × \(Fraction.text(factor))" }
    }
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).brief)" }
    return text + (origin.words.map { ", \($0)" } ?? "") + note
  }

  /// The meaning of a number alone.
  private var number: String {
    let limit =
      switch relation {
      case .lessThanOrEqual: "at most "
      case .equal: ""
      case .greaterThanOrEqual: "at least "
      }
    guard origin.isOfContent else { return limit + (origin.words ?? "the constant") }
    return limit + contentWords
  }

  /// The intrinsic length in words, with its reason: `its intrinsic height: the text has 3 lines`.
  var contentWords: String {
    let name = subject.attribute.axis == .horizontal ? "width" : "height"
    return "its intrinsic \(name)" + (contentReason.map { ": \($0)" } ?? "")
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
  private var note: String {
    let level = priority == .required ? "required" : "priority \(priority.rawValue.short)"
    return switch origin {
    case .hugging: " (content hugging, \(level))"
    case .compressionResistance: " (compression resistance, \(level))"
    default: priority == .required ? "" : " (\(level))"
    }
  }

  /// The constraint in short, without numbers: `right <= container.right ^750`.
  var equation: String {
    if let constraint { return constraint.shortEquation }
    if origin.isOfContent {
      let name = subject.attribute.axis == .horizontal ? "width" : "height"
      return "the intrinsic \(name) of \(subject.item.shownIdentifier ?? subject.item.debugName)"
    }
    if origin == .nonNegativeSize { return "\(subject) >= 0" }
    return "\(subject) \(relation) \(terms.isEmpty ? rightSide.brief + ", " : "")\(words)"
  }
}

extension ConstraintReading.Origin {
  /// The origin in words; nil for a constraint that the program wrote.
  fileprivate var words: String? {
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
