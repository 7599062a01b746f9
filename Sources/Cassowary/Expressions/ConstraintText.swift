/// The text of a constraint as it was written: `2 x - y >= z + 3 @750`.
struct ConstraintText {
  let text: String

  /// - Parameters:
  ///   - constant: The constant that the expression has now; by default its own.
  ///   - priority: The priority that it has now; by default its own.
  ///   - longest: The number of terms that are shown of each side; the rest is counted.
  ///   - name: The text of a variable.
  init(
    _ constraint: Constraint, constant: Double? = nil, priority: Priority? = nil,
    longest: Int = .max, name: (Variable) -> String = \.description
  ) {
    let (terms, sides) = (constraint.expression.terms, constraint.sides)
    let changed = constant.flatMap { $0 == constraint.expression.constant ? nil : $0 }
    let number = changed.map { sides.number(for: $0) } ?? sides.number
    let leftTerms = Int(sides.leftTerms)
    let left = Self.side(
      terms.prefix(leftTerms), sign: 1, sides.isTurned ? number : sides.left, longest, name)
    let right = Self.side(
      terms.dropFirst(leftTerms), sign: -1, sides.isTurned ? sides.right : number, longest, name)
    let priority = priority ?? constraint.priority
    text =
      "\(left) \(constraint.relation) \(right)" + (priority == .required ? "" : " @\(priority)")
  }

  private static func side(
    _ terms: ArraySlice<Term>, sign: Double, _ number: Double, _ longest: Int,
    _ name: (Variable) -> String
  ) -> String {
    var sum = ExpressionText()
    for term in terms.prefix(longest) { sum.append(sign * term.coefficient, name(term.variable)) }
    if terms.count > longest { sum.leaveOut(terms.count - longest) }
    if number != 0 || sum.text.isEmpty { sum.append(number) }
    return sum.text
  }
}
