import AutoLayout

/// A relation whose constant, multiplier, priority and name can still be said.
@MainActor public struct EditableConstraint: OffsettableConstraint {
  /// The constraint that was stated, to be kept: its constant can be changed at any time.
  public let constraint: Constraint

  /// Reads well, does nothing.
  public var and: EditableConstraint { self }
  /// Reads well, does nothing.
  public var with: EditableConstraint { self }

  /// Replaces the constants of the attributes that `constant` speaks of.
  public func setConstant(_ constant: ConstraintConstant) { constraint.setConstant(constant) }

  /// Multiplies the right side's attribute. Said of an installed constraint it is refused, and
  /// ``Constraint/error`` is set. A factor that is not finite makes an illegal constraint, which stays
  /// inactive, as does 0 on a position.
  @discardableResult public func multipliedBy(_ factor: Double) -> EditableConstraint {
    constraint.setMultiplier(factor)
    return self
  }

  /// Divides the right side's attribute. A divisor of 0 makes an illegal constraint, which stays
  /// inactive.
  @discardableResult public func dividedBy(_ divisor: Double) -> EditableConstraint {
    multipliedBy(1 / divisor)
  }

  /// Says how important the constraint is; required unless said. One that is out of range makes an
  /// illegal constraint, which stays inactive.
  @discardableResult public func priority(_ priority: LayoutPriority) -> EditableConstraint {
    constraint.priority(priority)
    return self
  }

  /// Says by a number how important the constraint is: above 0 and up to 1000, which is required. Another
  /// number makes an illegal constraint, which stays inactive.
  @discardableResult public func priority(_ value: Double) -> EditableConstraint {
    priority(LayoutPriority(value))
  }

  /// Says by a whole number how important the constraint is: from 1 up to 1000, which is required. Another
  /// number makes an illegal constraint, which stays inactive.
  @discardableResult public func priority(_ value: Int) -> EditableConstraint {
    priority(LayoutPriority(Double(value)))
  }

  /// The priority 250.
  @discardableResult public func priorityLow() -> EditableConstraint { priority(.low) }
  /// The priority 500.
  @discardableResult public func priorityMedium() -> EditableConstraint { priority(.medium) }
  /// The priority 750.
  @discardableResult public func priorityHigh() -> EditableConstraint { priority(.high) }

  /// Names the constraint for logs. Of several each has its number: `edge[0]`, `edge[1]`.
  @discardableResult public func key(_ key: String) -> EditableConstraint {
    constraint.key = key
    return self
  }
}

extension EditableConstraint: @MainActor CustomStringConvertible {
  /// The constraint's equations; see ``Constraint/description``.
  public var description: String { constraint.description }
}

extension LayoutPriority {
  /// 250. Masonry's name: `MASLayoutPriorityDefaultLow`.
  public static var low: LayoutPriority { .defaultLow }
  /// 500. Masonry's name: `MASLayoutPriorityDefaultMedium`.
  public static var medium: LayoutPriority { .defaultMedium }
  /// 750. Masonry's name: `MASLayoutPriorityDefaultHigh`.
  public static var high: LayoutPriority { .defaultHigh }

  /// The priority so much above this one; below it where `amount` is negative.
  public func advanced(by amount: Double) -> LayoutPriority { LayoutPriority(rawValue + amount) }
}
