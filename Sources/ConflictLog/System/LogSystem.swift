import ConflictAnalysis
import ConstraintNotation
internal import Cassowary

/// The required constraints of a conflict, as linear constraints of the solver.
struct LogSystem {
  /// A constraint of the solver, with its origin.
  struct Row {
    let constraint: Constraint
    let origin: Requirement
  }

  /// The origin of a row.
  enum Requirement: Hashable, Sendable {
    /// A line of the log: its index in the conflict.
    case printed(Int)
    case implicit(ImplicitRule)
  }

  private(set) var solver = Solver()
  /// The statements of the lines, with known superviews, by index.
  private(set) var statements: [ConstraintStatement] = []
  private(set) var printed: [Row] = []
  private(set) var implicit: [Row] = []
  private var variables: [Key: Variable] = [:]
  private let hierarchy: Hierarchy
  private let assumption: Assumption

  private struct Key: Hashable {
    let item: String
    let part: String
  }

  init(_ constraints: [LoggedConstraint], _ hierarchy: Hierarchy, assuming assumption: Assumption) {
    self.hierarchy = hierarchy
    self.assumption = assumption
    for (index, constraint) in constraints.enumerated() {
      let statement = constraint.statement.replacing { item in
        hierarchy.resolved(
          item, in: constraint.statement, guessing: assumption >= .guessedSuperview)
      }
      statements.append(statement)
      guard constraint.isRequired else { continue }
      for row in rows(of: statement, constraint) {
        printed.append(Row(constraint: row, origin: .printed(index)))
      }
    }
  }

  // MARK: - Rows

  private mutating func rows(
    of statement: ConstraintStatement, _ constraint: LoggedConstraint
  ) -> [Constraint] {
    let expression = difference(statement, constraint)
    let tolerance = Self.tolerance(statement)
    func row(_ relation: Relation, _ slack: Double) -> Constraint {
      var moved = expression
      moved.constant += slack
      return Constraint(moved, relation)
    }
    switch Self.relation(of: statement, constraint) {
    case .lessThanOrEqual: return [row(.lessThanOrEqual, -tolerance)]
    case .greaterThanOrEqual: return [row(.greaterThanOrEqual, tolerance)]
    case .equal where tolerance == 0: return [row(.equal, 0)]
    case .equal: return [row(.lessThanOrEqual, -tolerance), row(.greaterThanOrEqual, tolerance)]
    }
  }

  /// Returns the relation. That of an intrinsic size depends on which of its two priorities are required.
  static func relation(
    of statement: ConstraintStatement, _ constraint: LoggedConstraint
  ) -> LayoutRelation {
    guard let priorities = constraint.contentPriorities, statement.relation == .equal else {
      return statement.relation
    }
    let isMost = priorities.hugging ?? 0 >= 1000
    let isLeast = priorities.resistance ?? 0 >= 1000
    return isMost && isLeast ? .equal : isMost ? .lessThanOrEqual : .greaterThanOrEqual
  }

  /// Returns the distance by which the two sides may differ because printed numbers are rounded to six digits.
  private static func tolerance(_ statement: ConstraintStatement) -> Double {
    let hasFactor = (statement.left.parts + statement.right.parts).contains {
      $0.factor != $0.factor.rounded()
    }
    let size = abs(statement.constant)
    switch statement.decimals {
    case 3... where hasFactor: return 0.02
    case 3...: return size >= 100 ? 0.0006 : 0.0001
    case 2 where size >= 1000: return 0.006
    case 1 where size >= 10_000: return 0.06
    default: return 0
    }
  }

  /// Returns the left side minus the right side.
  private mutating func difference(
    _ statement: ConstraintStatement, _ constraint: LoggedConstraint
  ) -> LinearExpression {
    let sum = statement.left + statement.right * -1
    var expression = LinearExpression(sum.constant)
    var positions = 0.0
    for part in sum.parts {
      for (variable, factor) in terms(of: part.place) {
        expression.terms.append(Term(variable, coefficient: factor * part.factor))
      }
      if part.place.attribute.role != .size { positions += part.factor }
    }
    if abs(positions) > 1e-9,
      let first = sum.parts.first(where: { $0.place.attribute.role != .size })
    {
      // A multiple of a position is measured in the coordinates of the common superview.
      let origin = origin(of: statement, first.place)
      expression.terms.append(Term(origin, coefficient: -positions))
    }
    return expression
  }

  private mutating func origin(of statement: ConstraintStatement, _ place: StatedPlace) -> Variable
  {
    let axis = place.attribute.axis ?? .horizontal
    let superviews = statement.items.map {
      hierarchy.superview(of: $0, guessing: assumption >= .guessedSuperview)
    }
    if let second = statement.second?.item, superviews.first == .some(second) {
      return variable(second, axis == .horizontal ? "x" : "y")
    }
    if let common = superviews.first ?? nil, superviews.allSatisfy({ $0 == common }) {
      return variable(common, axis == .horizontal ? "x" : "y")
    }
    return solver.makeVariable()
  }

  // MARK: - Variables

  private mutating func variable(_ item: StatedItem, _ part: String) -> Variable {
    let key = Key(item: item.identity, part: part)
    if let known = variables[key] { return known }
    let variable = solver.makeVariable()
    variables[key] = variable
    if part == "width" || part == "height", assumption >= .noNegativeSize {
      let axis: LayoutAxis = part == "width" ? .horizontal : .vertical
      implicit.append(
        Row(constraint: variable >= 0, origin: .implicit(.size(item, axis))))
    }
    return variable
  }

  private mutating func margin(
    _ item: StatedItem, _ axis: LayoutAxis, isNear: Bool
  ) -> Variable {
    let part = (isNear ? "near" : "far") + "\(axis)"
    let isNew = variables[Key(item: item.identity, part: part)] == nil
    let variable = variable(item, part)
    if isNew, assumption >= .noNegativeMargin {
      implicit.append(
        Row(constraint: variable >= 0, origin: .implicit(.margin(item, axis, isNear: isNear))))
    }
    return variable
  }

  /// Returns the variables of a place, with their factors.
  private mutating func terms(of place: StatedPlace) -> [(Variable, Double)] {
    let (item, attribute) = (place.item, place.attribute)
    guard let axis = attribute.axis else { return [(variable(item, attribute.name), 1)] }
    let position = axis == .horizontal ? "x" : "y"
    let size = axis == .horizontal ? "width" : "height"
    func edge(_ share: Double) -> [(Variable, Double)] {
      share == 0
        ? [(variable(item, position), 1)]
        : [(variable(item, position), 1), (variable(item, size), share)]
    }
    switch attribute.role {
    case .size: return [(variable(item, size), 1)]
    case .near where attribute.isMargin: return edge(0) + [(margin(item, axis, isNear: true), 1)]
    case .near: return edge(0)
    case .far where attribute.isMargin: return edge(1) + [(margin(item, axis, isNear: false), -1)]
    case .far: return edge(1)
    case .center where attribute.isMargin:
      return edge(0.5) + [
        (margin(item, axis, isNear: true), 0.5), (margin(item, axis, isNear: false), -0.5),
      ]
    case .center: return edge(0.5)
    case .other:
      // A baseline is at an unknown place in the item.
      return edge(0) + [(variable(item, attribute.name), 1)]
    }
  }

  // MARK: - Solving

  /// Returns the proof that the given printed rows and all implicit ones contradict each other; nil if they do not.
  ///
  /// - Parameters:
  ///   - last: The index of the printed constraint that is added last, so that it is in the proof if the others agree.
  ///   - leftOut: The rows that are ignored.
  func proof(
    of indices: [Int], last: Int?, without leftOut: Set<Requirement> = []
  ) -> Proof? {
    let isWanted = Set(indices)
    // Rules on items that no line mentions cannot contradict anything.
    let mentioned = Set(indices.flatMap { statements[$0].items })
    var ordered = implicit.filter { row in
      guard case .implicit(let rule) = row.origin else { return true }
      return mentioned.contains(rule.item)
    }
    var ending: [Row] = []
    for row in printed {
      guard case .printed(let index) = row.origin, isWanted.contains(index) else { continue }
      if index == last { ending.append(row) } else { ordered.append(row) }
    }
    ordered += ending
    if !leftOut.isEmpty { ordered.removeAll { leftOut.contains($0.origin) } }
    var attempt = solver
    for row in ordered {
      do throws(SolverError) {
        try attempt.add(row.constraint)
      } catch .unsatisfiable(let conflict) {
        return Proof(conflict, rows: ordered)
      } catch {
        // A number is out of range; the constraint is ignored.
      }
    }
    return nil
  }
}
