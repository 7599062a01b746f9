import AutoLayout

/// One sentence of the DSL, as far as it has been said.
@MainActor final class ConstraintStatement {
  let node: LayoutNode
  let attributes: [LayoutAttribute]
  let relation: LayoutRelation
  let operand: ConstraintOperand?
  let source: SourceLocation
  var multiplier = 1.0
  var priority = LayoutPriority.required
  /// What is added to an attribute's constant.
  var offset: (LayoutAttribute) -> Double = { _ in 0 }

  init(
    node: LayoutNode, attributes: [LayoutAttribute], relation: LayoutRelation,
    operand: ConstraintOperand?, source: SourceLocation
  ) {
    self.node = node
    self.attributes = attributes
    self.relation = relation
    self.operand = operand
    self.source = source
  }

  /// The constraints it stands for, one an attribute, inactive.
  func build() -> [LayoutConstraint] {
    guard let operand else { return [] }
    return attributes.map { attribute in
      var second: (item: LayoutNode?, attribute: LayoutAttribute?)
      var constant = offset(attribute)
      switch operand.value(attribute) {
      case .view(let view): second = (view, attribute)
      case .attribute(let item, let other): second = (item, other)
      case .constant(let number):
        constant += number
        // Masonry's way: a number on a position counts from the superview's same attribute.
        let isSize = attribute == .width || attribute == .height
        second = isSize || node.parent == nil ? (nil, nil) : (node.parent, attribute)
      }
      let constraint = LayoutConstraint(
        flawed: node, attribute, relation, second.item, second.attribute, multiplier, constant,
        priority, source)
      constraint.form = .masonry
      return constraint
    }
  }
}

/// A relation whose constant, multiplier and priority can still be said.
@MainActor public struct EditableConstraint {
  let statement: ConstraintStatement

  /// Adds `amount` layout units to the right side; a later one replaces an earlier.
  @discardableResult public func offset(_ amount: Double) -> EditableConstraint {
    statement.offset = { _ in amount }
    return self
  }

  /// Moves edges inward: left and top by their inset, right and bottom against it. What is no edge
  /// stays.
  @discardableResult public func insets(_ insets: EdgeInsets) -> EditableConstraint {
    statement.offset = { insets.offset(for: $0) }
    return self
  }

  /// Multiplies the right side's attribute.
  @discardableResult public func multipliedBy(_ factor: Double) -> EditableConstraint {
    statement.multiplier = factor
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
    statement.priority = priority
    return self
  }
}
