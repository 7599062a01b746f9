import AutoLayout

/// A relation whose constant, multiplier, priority and name can still be set.
@MainActor public struct EditableConstraint: OffsettableConstraint {
  /// The stated constraint. Keep it to change it later.
  public let constraint: Constraint

  /// The same constraint, for statements that read like a sentence.
  public var and: EditableConstraint { self }
  /// The same constraint, for statements that read like a sentence.
  public var with: EditableConstraint { self }

  /// Replaces the constants of the attributes to which `constant` applies.
  public func setConstant(_ constant: ConstraintConstant) { constraint.setConstant(constant) }

  /// Multiplies the attribute on the right side. On an installed constraint this is refused, and
  /// ``Constraint/error`` is set. A factor that is not finite, or 0 on a position, makes the constraint
  /// illegal; it stays inactive.
  @discardableResult public func multipliedBy(_ factor: Double) -> EditableConstraint {
    constraint.setMultiplier(factor)
    return self
  }

  /// Divides the attribute on the right side. A divisor of 0 makes the constraint illegal; it stays inactive.
  @discardableResult public func dividedBy(_ divisor: Double) -> EditableConstraint {
    multipliedBy(1 / divisor)
  }

  /// Sets the priority, which is required by default. A priority out of range makes the constraint illegal;
  /// it stays inactive.
  @discardableResult public func priority(_ priority: LayoutPriority) -> EditableConstraint {
    constraint.priority(priority)
    return self
  }

  /// Sets the priority to a number above 0 and up to 1000, which is required. Another number makes the
  /// constraint illegal; it stays inactive.
  @discardableResult public func priority(_ value: Double) -> EditableConstraint {
    priority(LayoutPriority(value))
  }

  /// Sets the priority to a whole number from 1 to 1000, which is required. Another number makes the
  /// constraint illegal; it stays inactive.
  @discardableResult public func priority(_ value: Int) -> EditableConstraint {
    priority(LayoutPriority(Double(value)))
  }

  /// Sets the priority to 250.
  @discardableResult public func priorityLow() -> EditableConstraint { priority(.low) }
  /// Sets the priority to 500.
  @discardableResult public func priorityMedium() -> EditableConstraint { priority(.medium) }
  /// Sets the priority to 750.
  @discardableResult public func priorityHigh() -> EditableConstraint { priority(.high) }

  /// Sets the constraint's name for logs. In a group each constraint has an index: `edge[0]`, `edge[1]`.
  @discardableResult public func key(_ key: String) -> EditableConstraint {
    constraint.key = key
    return self
  }

  /// Calls ``key(_:)``. SnapKit's name.
  @discardableResult public func labeled(_ label: String) -> EditableConstraint { key(label) }
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

  /// Returns the priority increased by `amount`, which may be negative.
  public func advanced(by amount: Double) -> LayoutPriority { LayoutPriority(rawValue + amount) }
}
