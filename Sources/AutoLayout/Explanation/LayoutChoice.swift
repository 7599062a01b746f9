/// A choice among values that satisfy all constraints equally well.
@MainActor public struct LayoutChoice {
  /// The rule that chose.
  public enum Rule {
    /// Nothing says which value is better: this attribute, of the explained view or of another one that is settled
    /// first, is as near to 0 in its superview as it can be.
    case nearestToZero(ItemAttribute)
    /// Constraints of one priority want different values, and this one yields, by the order in which they were
    /// activated.
    case yields(ConstraintReading)
  }

  /// A constraint or priority that leaves no choice.
  public enum Settlement {
    /// The attribute is made equal to the near edge of a view, or to 0, at the lowest priority.
    case pin(ItemAttribute, to: LayoutNode?)
    /// The constraint that yields gets a lower priority.
    case priority(ConstraintReading, LayoutPriority)
  }

  /// The values to choose from, in the superview's coordinates.
  public let range: ClosedRange<Double>
  /// The attributes of other views that would move with the value.
  public let companions: [ItemAttribute]
  /// The rule that chose.
  public let rule: Rule
  /// A constraint or priority with which all values stay, and this one is no choice; nil if there is none so simple.
  public let settlement: Settlement?

  /// The settlement as code; nil if there is none, and for a priority that cannot be written.
  public var settledBy: String? {
    switch settlement {
    case .pin(let attribute, let view):
      guard let view else { return "make.\(attribute.attribute).equalTo(0).priority(1)" }
      return "make.\(attribute.attribute).equalTo(\(view.codeName)).priority(1)"
    case .priority(let reading, let priority): return reading.code(with: priority)
    case nil: return nil
    }
  }
}

extension ConstraintReading {
  /// Returns the constraint with another priority, as code; nil for one that cannot have another.
  fileprivate func code(with priority: LayoutPriority) -> String? {
    if let constraint { return constraint.isArranged ? nil : constraint.code(priority: priority) }
    guard origin.isOfContent else { return nil }
    let kind = origin == .hugging ? "Hugging" : "CompressionResistance"
    let axis = subject.attribute.axis == .horizontal ? "horizontal" : "vertical"
    return """
      \(subject.item.codeName).setContent\(kind)Priority(\(priority.rawValue.short), for: .\(axis))
      """
  }
}
