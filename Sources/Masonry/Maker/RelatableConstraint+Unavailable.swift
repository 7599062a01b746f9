import AutoLayout

// Overloads for frequent mistakes. Each is unavailable and has the cure as its message, which the
// compiler shows instead of its own error. None of them is ever chosen for a correct statement.

extension RelatableConstraint {
  @available(
    *, unavailable,
    message: """
      left and right go with left, right and centerX; leading and trailing with leading, trailing \
      and centerX; top, bottom, centerY and baselines with each other; width with height; edges, size \
      and center with their like; a view or a number with all
      """
  )
  @discardableResult public func equalTo(_ target: any ConstraintTarget) -> EditableConstraint {
    nothing
  }

  @available(
    *, unavailable,
    message: """
      this may be nil: unwrap it with 'if let' or 'guard let'; the superview is make.superview
      """
  )
  @discardableResult public func equalTo(_ target: (any ConstraintTarget)?) -> EditableConstraint {
    nothing
  }

  @available(
    *, unavailable,
    message: """
      it takes a view or guide, an attribute of the same kind such as other.mas.left, a number (an \
      Int or a Double), or an array of these
      """
  )
  @discardableResult public func equalTo(_ value: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func equalTo(_ first: Any, _ second: Any, _ more: Any...)
    -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      left and right go with left, right and centerX; leading and trailing with leading, trailing \
      and centerX; top, bottom, centerY and baselines with each other; width with height; edges, size \
      and center with their like; a view or a number with all
      """
  )
  @discardableResult public func lessThanOrEqualTo(_ target: any ConstraintTarget)
    -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      this may be nil: unwrap it with 'if let' or 'guard let'; the superview is make.superview
      """
  )
  @discardableResult public func lessThanOrEqualTo(_ target: (any ConstraintTarget)?)
    -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      it takes a view or guide, an attribute of the same kind such as other.mas.left, a number (an \
      Int or a Double), or an array of these
      """
  )
  @discardableResult public func lessThanOrEqualTo(_ value: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func lessThanOrEqualTo(_ first: Any, _ second: Any, _ more: Any...)
    -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      left and right go with left, right and centerX; leading and trailing with leading, trailing \
      and centerX; top, bottom, centerY and baselines with each other; width with height; edges, size \
      and center with their like; a view or a number with all
      """
  )
  @discardableResult public func greaterThanOrEqualTo(_ target: any ConstraintTarget)
    -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      this may be nil: unwrap it with 'if let' or 'guard let'; the superview is make.superview
      """
  )
  @discardableResult public func greaterThanOrEqualTo(_ target: (any ConstraintTarget)?)
    -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      it takes a view or guide, an attribute of the same kind such as other.mas.left, a number (an \
      Int or a Double), or an array of these
      """
  )
  @discardableResult public func greaterThanOrEqualTo(_ value: Any) -> EditableConstraint {
    nothing
  }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func greaterThanOrEqualTo(_ first: Any, _ second: Any, _ more: Any...)
    -> EditableConstraint
  { nothing }

  /// The result of methods that never run.
  var nothing: EditableConstraint { EditableConstraint(constraint: Constraint([])) }
}
