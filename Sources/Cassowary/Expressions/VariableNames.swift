/// The names of variables at the time when a solver refused a call.
///
/// A variable itself has a number only. An error and a conflict carry the names of the variables that they
/// mention, so that their texts can be read without the solver. They are for people: all names are equal, and
/// so are errors that differ in nothing else.
public struct VariableNames: Sendable {
  private var names: [Variable: String] = [:]

  /// Creates a collection of no names.
  public init() {}

  /// Names variables.
  /// - Parameters:
  ///   - variables: The variables. Those that share a name show their numbers, too: `width(v7)`.
  ///   - name: The name of a variable; nil or empty if it has none.
  init(of variables: some Sequence<Variable>, name: (Variable) -> String?) {
    var owners: [String: Variable] = [:]
    var shared: Set<String> = []
    for variable in variables where names[variable] == nil {
      guard let name = name(variable), !name.isEmpty else { continue }
      names[variable] = name
      if owners.updateValue(variable, forKey: name) != nil { shared.insert(name) }
    }
    if shared.isEmpty { return }
    names = Dictionary(
      uniqueKeysWithValues: names.map { ($0, shared.contains($1) ? "\($1)(\($0))" : $1) })
  }

  /// The name of a variable, with its number if several of these have it; nil for one without a name, or that
  /// was not mentioned.
  public subscript(variable: Variable) -> String? { names[variable] }

  /// Returns the text of a variable: its name, or `v` and its number.
  func text(of variable: Variable) -> String { names[variable] ?? variable.description }

  /// Returns the text of a constraint. Of a side with many terms the first ones are shown.
  /// - Parameters:
  ///   - constant: The constant that the expression has now; by default its own.
  ///   - priority: The priority that it has now; by default its own.
  func text(
    of constraint: Constraint, constant: Double? = nil, priority: Priority? = nil
  ) -> String {
    ConstraintText(
      constraint, constant: constant, priority: priority, longest: 8, name: text(of:)
    ).text
  }
}

extension VariableNames: Equatable {
  /// Returns true: names do not make a difference between two errors.
  public static func == (left: VariableNames, right: VariableNames) -> Bool { true }
}

extension VariableNames: CustomStringConvertible {
  /// The names, in order of the variables: `v0: left, v1: right`.
  public var description: String {
    names.sorted { $0.key.number < $1.key.number }
      .map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
