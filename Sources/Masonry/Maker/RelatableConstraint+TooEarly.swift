import AutoLayout

// Methods that belong after a relation, called before it; see RelatableConstraint+Unavailable.swift.

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

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func dividedBy(_ divisor: Any) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func priorityLow() -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func priorityMedium() -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func priorityHigh() -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func key(_ key: String) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func labeled(_ label: String) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func sizeOffset(_ size: Size) -> EditableConstraint { nothing }

  @available(
    *, unavailable,
    message:
      "say first what it is related to: equalTo(other), lessThanOrEqualTo(10), equalToSuperview()"
  )
  @discardableResult public func centerOffset(_ offset: Point) -> EditableConstraint { nothing }
}
