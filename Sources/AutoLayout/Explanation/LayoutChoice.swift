/// The choice of one value among several that satisfy all constraints equally well.
@MainActor public struct LayoutChoice {
  /// The rule that made the choice.
  public enum Rule {
    /// No constraint prefers a value. The solver made this attribute as close to 0 as possible, in the superview's
    /// coordinates. It is an attribute of the explained view, or one of another view that was decided first.
    case nearestToZero(ItemAttribute)
    /// Constraints of one priority contradict each other. This one yields, by the order of activation.
    case yields(ConstraintReading)
  }

  /// A constraint or priority with which only one value remains.
  public enum Settlement {
    /// The attribute is constrained to the near edge of a view, or to 0, at the lowest priority.
    case pin(ItemAttribute, to: LayoutNode?)
    /// The constraint that yields gets a lower priority, this one.
    case priority(ConstraintReading, LayoutPriority)
  }

  /// The possible values, in the superview's coordinates.
  public let range: ClosedRange<Double>
  /// The attributes of other views that would move with the value.
  public let companions: [ItemAttribute]
  /// The rule that made the choice.
  public let rule: Rule
  /// A constraint or priority that makes the value unique and keeps all frames; nil if no such simple one exists.
  public let settlement: Settlement?

  /// The settlement as code; nil if there is none, and for a priority that cannot be written in code.
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
  /// Returns the constraint with another priority, as code; nil if its priority cannot be changed.
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
