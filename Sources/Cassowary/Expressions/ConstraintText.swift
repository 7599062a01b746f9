/// The text of a sum for people: `2 x - y + 3`.
struct ExpressionText {
  private(set) var text = ""

  init() {}

  /// - Parameters:
  ///   - sign: A factor of the coefficients: 1 or -1.
  ///   - longest: The maximal number of terms that are shown; the rest is counted.
  init(
    _ terms: some Collection<Term>, times sign: Double = 1, constant: Double,
    longest: Int = .max, name: (Variable) -> String = \.description
  ) {
    for term in terms.prefix(longest) { append(sign * term.coefficient, name(term.variable)) }
    if terms.count > longest { text += " and \(terms.count - longest) more" }
    if constant != 0 || text.isEmpty { append(constant) }
  }

  /// Appends a term.
  /// - Parameters:
  ///   - name: The name of the variable; empty for a constant.
  ///   - format: Returns the text of a number.
  mutating func append(
    _ number: Double, _ name: String = "", format: (Double) -> String = legible
  ) {
    text += text.isEmpty ? (number < 0 ? "-" : "") : (number < 0 ? " - " : " + ")
    let size = abs(number)
    if name.isEmpty || size != 1 { text += format(size) + (name.isEmpty ? "" : " ") }
    text += name
  }
}

/// The text of a constraint as it was written: `2 x - y >= z + 3 @750`.
struct ConstraintText {
  let text: String

  /// - Parameters:
  ///   - constant: The present constant of the expression; by default its own.
  ///   - priority: The present priority; by default its own.
  ///   - longest: The maximal number of terms of each side that are shown; the rest is counted.
  init(
    _ constraint: Constraint, constant: Double? = nil, priority: Priority? = nil,
    longest: Int = .max, name: (Variable) -> String = \.description
  ) {
    let (terms, sides) = (constraint.expression.terms, constraint.sides)
    let changed = constant.flatMap { $0 == constraint.expression.constant ? nil : $0 }
    let number = changed.map { sides.number(for: $0) } ?? sides.number
    let left = ExpressionText(
      terms.prefix(Int(sides.leftTerms)), constant: sides.isTurned ? number : sides.left,
      longest: longest, name: name)
    let right = ExpressionText(
      terms.dropFirst(Int(sides.leftTerms)), times: -1,
      constant: sides.isTurned ? sides.right : number, longest: longest, name: name)
    let priority = priority ?? constraint.priority
    text =
      "\(left.text) \(constraint.relation) \(right.text)"
      + (priority == .required ? "" : " @\(priority)")
  }
}

/// The names of variables at the time when a solver refused a call.
///
/// A variable itself has only a number. Errors and conflicts carry the names of the variables that they mention, for
/// people who read their texts without the solver. Two collections of names are always equal, so errors that differ
/// only in names are equal, too.
public struct VariableNames: Equatable, Sendable, CustomStringConvertible {
  private var names: [Variable: String] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Names variables.
  /// - Parameters:
  ///   - variables: The variables. Those that share a name show their numbers, too: `width(v7)`.
  ///   - name: The name of a variable; nil or empty if it has none.
  init(of variables: some Sequence<Variable>, name: (Variable) -> String?) {
    var uses: [String: Int] = [:]
    for variable in variables where names[variable] == nil {
      guard let name = name(variable), !name.isEmpty else { continue }
      names[variable] = name
      uses[name, default: 0] += 1
    }
    for (variable, name) in names where uses[name, default: 0] > 1 {
      names[variable] = "\(name)(\(variable))"
    }
  }

  /// The name of a variable, with its number if several variables share the name; nil for a variable that has no name
  /// or was not mentioned.
  public subscript(variable: Variable) -> String? { names[variable] }

  /// Returns the text of a variable: its name, or `v` and its number.
  func text(of variable: Variable) -> String { names[variable] ?? variable.description }

  /// Returns the text of a constraint, like `ConstraintText`. If a side has many terms, only the first ones are shown.
  func text(
    of constraint: Constraint, constant: Double? = nil, priority: Priority? = nil
  ) -> String {
    ConstraintText(
      constraint, constant: constant, priority: priority, longest: 8, name: text(of:)
    ).text
  }

  /// Returns true: names do not make a difference between two errors.
  public static func == (left: VariableNames, right: VariableNames) -> Bool { true }

  /// The names, in order of the variables: `v0: left, v1: right`.
  public var description: String {
    names.sorted { $0.key.number < $1.key.number }
      .map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

/// Returns a number without ".0" if it is whole.
func decimal(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a number for people: at most six decimals after leading zeros. An ellipsis marks omitted digits, unless
/// these are a rounding error.
func legible(_ number: Double) -> String {
  let rounded = (number * 1e6).rounded() / 1e6
  if abs(rounded - number) <= 1e-12 * abs(number) { return decimal(rounded) }
  let text = decimal(number)
  guard let point = text.firstIndex(of: ".") else { return text }
  let places = text[text.index(after: point)...].prefix { $0 != "e" }
  let isBelowOne = text[..<point].allSatisfy { $0 == "0" || $0 == "-" }
  let zeros = isBelowOne ? places.prefix { $0 == "0" }.count : 0
  guard places.count > zeros + 6 else { return text }
  return text[...point] + places.prefix(zeros + 6) + "…" + text[places.endIndex...]
}
