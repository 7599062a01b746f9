import AutoLayout

// Two labelled numbers where a single value is required; see RelatableConstraint+Unavailable.swift.

extension RelatableConstraint {
  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func equalTo(width: Any, height: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func equalTo(x: Any, y: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func lessThanOrEqualTo(width: Any, height: Any) -> EditableConstraint {
    nothing
  }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func lessThanOrEqualTo(x: Any, y: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func greaterThanOrEqualTo(width: Any, height: Any) -> EditableConstraint
  { nothing }

  @available(
    *, unavailable,
    message: """
      it takes one value: Size(width: 20, height: 3) or Point(x: 1, y: 2) for two numbers, an array \
      for several views; .offset(2) adds and .multipliedBy(2) multiplies
      """
  )
  @discardableResult public func greaterThanOrEqualTo(x: Any, y: Any) -> EditableConstraint {
    nothing
  }
}
