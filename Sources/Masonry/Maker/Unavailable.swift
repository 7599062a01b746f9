import AutoLayout

// What is said in the wrong place, each with its cure; see RelatableConstraint+Unavailable.swift.

extension RelatableConstraint {
  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func offset(_ amount: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func inset(_ amount: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func insets(_ insets: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func multipliedBy(_ factor: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func priority(_ priority: LayoutPriority) -> EditableConstraint {
    nothing
  }

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
    _ one: Double, _ two: Double, _ three: Double, _ four: Double
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
}

extension ViewAttribute {
  @available(
    *, unavailable, message: "say it after the relation: equalTo(other.mas.right).offset(1)"
  )
  public static func + (attribute: ViewAttribute, amount: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other.mas.right).offset(-1)"
  )
  public static func - (attribute: ViewAttribute, amount: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other).multipliedBy(2)"
  )
  public static func * (attribute: ViewAttribute, factor: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other).dividedBy(2)"
  )
  public static func / (attribute: ViewAttribute, divisor: Any) -> ViewAttribute { attribute }
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
}

extension LayoutItem {
  @available(*, unavailable, message: "say view.mas.makeConstraints { make in ... }")
  public func makeConstraints(_ describe: (ConstraintMaker) -> Void) {}

  @available(*, unavailable, message: "say view.mas.updateConstraints { make in ... }")
  public func updateConstraints(_ describe: (ConstraintMaker) -> Void) {}

  @available(*, unavailable, message: "say view.mas.remakeConstraints { make in ... }")
  public func remakeConstraints(_ describe: (ConstraintMaker) -> Void) {}
}
