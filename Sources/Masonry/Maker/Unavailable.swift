import AutoLayout

// Methods that are called in the wrong place; see RelatableConstraint+Unavailable.swift.

extension RelatableConstraint {
  @available(*, unavailable, message: "it takes nothing; what is added follows: .offset(2)")
  @discardableResult public func equalToSuperview(_ value: Any) -> EditableConstraint { nothing }

  @available(*, unavailable, message: "it takes nothing; what is added follows: .offset(2)")
  @discardableResult public func lessThanOrEqualToSuperview(_ value: Any) -> EditableConstraint {
    nothing
  }

  @available(*, unavailable, message: "it takes nothing; what is added follows: .offset(2)")
  @discardableResult public func greaterThanOrEqualToSuperview(_ value: Any) -> EditableConstraint {
    nothing
  }
}

extension OffsettableConstraint {
  @available(
    *, unavailable,
    message: "say which is which: insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))"
  )
  @discardableResult public func insets(
    _ one: Double, _ two: Double, _ more: Double...
  ) -> Self { self }

  @available(
    *, unavailable,
    message: "say which is which: insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))"
  )
  @discardableResult public func inset(
    _ one: Double, _ two: Double, _ more: Double...
  ) -> Self { self }
}

extension EditableConstraint {
  @available(*, unavailable, message: "say .priority(.high), or a number up to 1000")
  @discardableResult public func priority(_ name: String) -> EditableConstraint { self }
}

extension ViewAttribute {
  @available(
    *, unavailable,
    message: """
      this is for the right side; constraints are stated in view.mas.makeConstraints { make in \
      make.left.equalTo(other) }
      """
  )
  public func equalTo(_ target: Any) {}

  @available(
    *, unavailable,
    message: """
      this is for the right side; constraints are stated in view.mas.makeConstraints { make in \
      make.left.lessThanOrEqualTo(other) }
      """
  )
  public func lessThanOrEqualTo(_ target: Any) {}

  @available(
    *, unavailable,
    message: """
      this is for the right side; constraints are stated in view.mas.makeConstraints { make in \
      make.left.greaterThanOrEqualTo(other) }
      """
  )
  public func greaterThanOrEqualTo(_ target: Any) {}
}

extension CompositeAttribute {
  @available(
    *, unavailable,
    message: """
      this is for the right side; constraints are stated in view.mas.makeConstraints { make in \
      make.edges.equalTo(other) }
      """
  )
  public func equalTo(_ target: Any) {}

  @available(
    *, unavailable,
    message: """
      this is for the right side; constraints are stated in view.mas.makeConstraints { make in \
      make.edges.lessThanOrEqualTo(other) }
      """
  )
  public func lessThanOrEqualTo(_ target: Any) {}

  @available(
    *, unavailable,
    message: """
      this is for the right side; constraints are stated in view.mas.makeConstraints { make in \
      make.edges.greaterThanOrEqualTo(other) }
      """
  )
  public func greaterThanOrEqualTo(_ target: Any) {}
}

extension LayoutItem {
  @available(*, unavailable, message: "say view.mas.makeConstraints { make in ... }")
  public func makeConstraints(_ describe: (ConstraintMaker) -> Void) {}

  @available(*, unavailable, message: "say view.mas.updateConstraints { make in ... }")
  public func updateConstraints(_ describe: (ConstraintMaker) -> Void) {}

  @available(*, unavailable, message: "say view.mas.remakeConstraints { make in ... }")
  public func remakeConstraints(_ describe: (ConstraintMaker) -> Void) {}
}
