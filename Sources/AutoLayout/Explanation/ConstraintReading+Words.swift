/// A reading in words.
extension ConstraintReading {
  /// The right side in numbers, with its relation and origin: `>= container.right 60 × 1/3`. A number alone is not
  /// repeated, since it stands before the words: `the constant`, `at least its intrinsic width: ...`.
  var words: String {
    guard !terms.isEmpty else { return number + note }
    var text = relation == .equal ? "" : "\(relation) "
    for (index, term) in terms.enumerated() {
      if index > 0 { text += term.multiplier < 0 ? " - " : " + " }
      text += "\(term.attribute) \(term.value.short)"
      let factor = index > 0 ? abs(term.multiplier) : term.multiplier
      if factor != 1 { text += " × \(Fraction.text(factor))" }
    }
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).short)" }
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
    let axis = subject.attribute.axis
    let reason = (subject.item as? LayoutNode)?.intrinsicContentSizeReason(along: axis)
    return "\(limit)its intrinsic \(axis == .horizontal ? "width" : "height")"
      + (reason.map { ": \($0)" } ?? "")
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
    return "\(subject) \(relation) \(terms.isEmpty ? rightSide.short + ", " : "")\(words)"
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
