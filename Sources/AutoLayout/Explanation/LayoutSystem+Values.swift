internal import Cassowary

/// The values of attributes in a solved system.
extension LayoutSystem {
  /// Returns an attribute in the coordinates of an ancestor, or of the item itself; nil if an item between
  /// them does not take part. A length is the same in all coordinates.
  func expression(of attribute: ItemAttribute, in ancestor: LayoutNode) -> PlaceExpression? {
    expression(
      of: AttributePlace(
        attribute.attribute, of: attribute.item, direction: .leftToRight, other: nil), in: ancestor)
  }

  /// Returns a place in the coordinates of an ancestor.
  func expression(of place: AttributePlace, in ancestor: LayoutNode) -> PlaceExpression? {
    var sum = PlaceExpression()
    return add(place, in: ancestor, scale: 1, to: &sum) ? sum : nil
  }

  /// Returns the value of an expression in the shown solution, rounded like frames.
  func value(of expression: PlaceExpression) -> Double {
    Snap.value(
      expression.terms.reduce(expression.constant) {
        $0 + $1.coefficient * value(of: $1.variable)
      })
  }
}

extension Solver {
  /// Returns the value of a constraint's expression, with its present constant, at given values of its variables; nil
  /// if the constraint is unknown.
  func expressionValue(of constraint: Constraint, at value: (Variable) -> Double) -> Double? {
    guard let constant = constant(of: constraint) else { return nil }
    return constraint.expression.terms.reduce(constant) {
      $0 + $1.coefficient * value($1.variable)
    }
  }
}
