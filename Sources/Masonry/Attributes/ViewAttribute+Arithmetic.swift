import AutoLayout

// Sums and products of attributes. They have to be stated after the relation; see
// RelatableConstraint+Unavailable.swift.

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

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other.mas.right).offset(1)"
  )
  public static func + (amount: Any, attribute: ViewAttribute) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other).multipliedBy(2)"
  )
  public static func * (factor: Any, attribute: ViewAttribute) -> ViewAttribute { attribute }

  @available(
    *, unavailable,
    message: """
      a constraint has one attribute on each side: for a distance, constrain a LayoutGuide to both and \
      use its width or height
      """
  )
  public static func + <Other>(
    one: ViewAttribute, other: ViewAttribute<Other>
  ) -> ViewAttribute { one }

  @available(
    *, unavailable,
    message: """
      a constraint has one attribute on each side: for a distance, constrain a LayoutGuide to both and \
      use its width or height
      """
  )
  public static func - <Other>(
    one: ViewAttribute, other: ViewAttribute<Other>
  ) -> ViewAttribute { one }
}
