internal import Cassowary

/// What the lines of a log that does not contradict itself leave open.
struct MissingPart {
  /// A margin that the lines fix, though none prints it: only with this number do they agree.
  let margin: (item: LoggedItem, axis: LoggedAttribute.Axis, isNear: Bool, value: Double)?
  /// Whether all required lines are one and the same.
  let isOneLine: Bool

  init(_ constraints: [LoggedConstraint], _ hierarchy: Hierarchy) {
    let required = constraints.filter(\.isRequired)
    isOneLine =
      required.count > 1
      && required.dropFirst().allSatisfy { $0.statement == required[0].statement }
    let isSmall = constraints.count <= 100
    margin =
      isSmall ? LogSystem(constraints, hierarchy, assuming: .noNegativeMargin).fixedMargin() : nil
  }
}

extension LogSystem {
  /// Returns the first margin for which the lines leave one number only.
  func fixedMargin() -> (
    item: LoggedItem, axis: LoggedAttribute.Axis, isNear: Bool, value: Double
  )? {
    var agreed = solver
    for row in implicit + printed {
      do throws(SolverError) { try agreed.add(row.constraint) } catch { return nil }
    }
    for row in implicit {
      guard case .implicit(.margin(let item, let axis, let isNear)) = row.origin,
        let variable = row.constraint.expression.terms.first?.variable
      else { continue }
      do throws(SolverError) {
        try agreed.optimize()
        let range = try agreed.range(of: variable)
        if range.upperBound - range.lowerBound < 1e-6 {
          return (item, axis, isNear, range.lowerBound)
        }
      } catch {
        return nil
      }
    }
    return nil
  }

  /// Returns the range that a constraint's left side less its right side may have beside the other constraints.
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
