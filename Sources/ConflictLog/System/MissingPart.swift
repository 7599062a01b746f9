import ConflictAnalysis
import ConstraintNotation
internal import Cassowary

/// The parts that are missing in a log that does not contradict itself.
struct MissingPart {
  /// A length that is not printed, but for which the lines allow only one number.
  enum Length {
    case margin(StatedItem, LayoutAxis, isNear: Bool)
    /// The sum of both margins along an axis.
    case margins(StatedItem, LayoutAxis)
    /// The size of an outermost view.
    case size(StatedItem, LayoutAxis)
  }

  let fixed: (length: Length, value: Double)?
  /// Whether all required lines are the same.
  let isOneLine: Bool

  init(_ constraints: [LoggedConstraint], _ hierarchy: Hierarchy) {
    let required = constraints.filter(\.isRequired)
    isOneLine =
      required.count > 1
      && required.dropFirst().allSatisfy { $0.statement == required[0].statement }
    let isSmall = constraints.count <= 100
    fixed =
      isSmall
      ? LogSystem(constraints, hierarchy, assuming: .noNegativeMargin).fixedLength(
        constraints, hierarchy) : nil
  }
}

extension LogSystem {
  /// Returns the first length that no line prints and for which the lines allow only one number; nil if there
  /// is none. It is a margin, the sum of both margins of a view, or the size of an outermost view.
  fileprivate func fixedLength(
    _ constraints: [LoggedConstraint], _ hierarchy: Hierarchy
  ) -> (length: MissingPart.Length, value: Double)? {
    var agreed = solver
    for row in implicit + printed {
      do throws(SolverError) { try agreed.add(row.constraint) } catch { return nil }
    }
    let printed = Set(constraints.compactMap { $0.statement.fixedSize?.place })
    for (length, sum) in lengths(hierarchy) {
      if case .size(let item, let axis) = length,
        printed.contains(StatedPlace(item: item, attribute: axis.size))
      {
        continue
      }
      if let value = Self.only(sum, in: agreed) { return (length, value) }
    }
    return nil
  }

  /// Returns the candidates, each as a sum of variables: margins, sums of both margins, then sizes.
  private func lengths(
    _ hierarchy: Hierarchy
  ) -> [(length: MissingPart.Length, sum: LinearExpression)] {
    var margins: [(MissingPart.Length, LinearExpression)] = []
    var pairs: [(MissingPart.Length, LinearExpression)] = []
    var sizes: [(MissingPart.Length, LinearExpression)] = []
    var known: [ImplicitRule: Variable] = [:]
    let superviews = Set(statements.flatMap(\.items).compactMap { hierarchy.superview(of: $0) })
    for row in implicit {
      guard case .implicit(let rule) = row.origin,
        let variable = row.constraint.expression.terms.first?.variable
      else { continue }
      known[rule] = variable
      switch rule {
      case .margin(let item, let axis, let isNear):
        margins.append((.margin(item, axis, isNear: isNear), LinearExpression(variable)))
        if let other = known[.margin(item, axis, isNear: !isNear)] {
          pairs.append((.margins(item, axis), variable + other))
        }
      case .size(let item, let axis):
        guard superviews.contains(item), hierarchy.superview(of: item) == nil else { continue }
        sizes.append((.size(item, axis), LinearExpression(variable)))
      }
    }
    return margins + pairs + sizes
  }

  /// Returns the only possible value of a sum; nil if several are possible.
  private static func only(_ sum: LinearExpression, in agreed: Solver) -> Double? {
    var agreed = agreed
    let length = agreed.makeVariable()
    do throws(SolverError) {
      try agreed.add(LinearExpression(length) == sum)
      try agreed.optimize()
      let range = try agreed.range(of: length)
      return range.upperBound - range.lowerBound < 1e-6 ? range.lowerBound : nil
    } catch {
      return nil
    }
  }

  /// Returns the possible range of a constraint's left side minus its right side, given the other constraints;
  /// nil if unknown.
  func range(of index: Int, beside others: [Int]) -> ClosedRange<Double>? {
    var agreed = solver
    let isWanted = Set(others)
    var wanted: LinearExpression?
    for row in implicit + printed {
      if case .printed(let printed) = row.origin {
        if printed == index { wanted = row.constraint.expression }
        guard isWanted.contains(printed), printed != index else { continue }
      }
      do throws(SolverError) { try agreed.add(row.constraint) } catch { return nil }
    }
    guard let wanted else { return nil }
    let difference = agreed.makeVariable()
    do throws(SolverError) {
      try agreed.add(LinearExpression(difference) == wanted)
      try agreed.optimize()
      return try agreed.range(of: difference)
    } catch {
      return nil
    }
  }
}
