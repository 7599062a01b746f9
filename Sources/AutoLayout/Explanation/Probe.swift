internal import Cassowary

/// A copy of an island's solver, in which an expression has a variable of its own and numbers that several
/// constraints share are variables, too.
///
/// What the numbers of the original do to the expression is read off the copy.
@MainActor struct Probe {
  /// A number that several constraints share, with its variable.
  private struct SharedNumber {
    let quantity: LayoutMover.Quantity
    let amount: Double
    let definition: Constraint
  }

  private(set) var solver: Solver
  /// The variable whose value is explained.
  let variable: Variable
  private let system: LayoutSystem
  /// The definition of ``variable``; nil where it is one of the system's.
  private let definition: Constraint?
  private var shared: [SharedNumber] = []

  /// Creates a probe of an expression; nil if the solver cannot solve it.
  init?(_ expression: PlaceExpression, in system: LayoutSystem) {
    self.system = system
    solver = system.solver
    if expression.constant == 0, expression.terms.count == 1, expression.terms[0].coefficient == 1 {
      variable = expression.terms[0].variable
      definition = nil
      return
    }
    variable = solver.makeVariable("explained", rank: Rank.explained)
    let rest = expression.terms.map { Term($0.variable, coefficient: -$0.coefficient) }
    let made = Constraint(
      LinearExpression(terms: [Term(variable)] + rest, constant: -expression.constant), .equal)
    definition = made
    guard (try? solver.add(made)) != nil, (try? solver.optimize()) != nil else { return nil }
  }

  /// The constraints that hold the value, in the solver's order.
  func holders() -> [Constraint] {
    influences.map(\.constraint).filter { $0 != definition }
  }

  private var influences: [Influence] { (try? solver.explanation(of: variable)) ?? [] }

  // MARK: - Moving numbers

  /// Returns the numbers that move the value. `holders` are the constraints that hold it.
  func movers(among holders: [Constraint]) -> [LayoutMover] {
    var probe = self
    for holder in holders {
      guard case .system(let origin) = system.currentOrigin(of: holder), origin.kind.isOfContent
      else { continue }
      probe.shareIntrinsicLength(of: origin)
    }
    return probe.influences.compactMap { influence in
      probe.mover(influence)
    }
  }

  private func mover(_ influence: Influence) -> LayoutMover? {
    guard influence.constraint != definition else { return nil }
    if let known = shared.first(where: { $0.definition == influence.constraint }) {
      return LayoutMover(
        quantity: known.quantity, amount: known.amount, upward: .init(influence.downward),
        downward: .init(influence.upward))
    }
    guard let origin = system.currentOrigin(of: influence.constraint) else { return nil }
    switch origin {
    case .user(let constraint):
      // A mirrored constraint counts from the right, but its constant stands on the same side.
      return LayoutMover(
        quantity: .constant(constraint), amount: constraint.constant,
        upward: .init(influence.downward), downward: .init(influence.upward))
    case .system(let constraint):
      guard let item = constraint.item else { return nil }
      let attribute = ItemAttribute(item, absolute: constraint.attribute)
      let quantity: LayoutMover.Quantity
      switch constraint.kind {
      case .encapsulatedSize: quantity = .given(attribute)
      case .autoresizing: quantity = .explicitFrame(attribute)
      case .hugging, .compressionResistance: quantity = .intrinsicLength(attribute)
      // Nobody can move these numbers.
      case .nonNegativeSize, .guide: return nil
      }
      return LayoutMover(
        quantity: quantity, amount: constraint.constant, upward: .init(influence.downward),
        downward: .init(influence.upward))
    }
  }

  /// Makes the intrinsic length of a view, with which two constraints count, a variable.
  private mutating func shareIntrinsicLength(of origin: SystemConstraint) {
    guard let item = origin.item, let record = system.records.record(of: item) else { return }
    let axis = origin.attribute.axis
    let attribute = ItemAttribute(item, absolute: origin.attribute)
    let quantity = LayoutMover.Quantity.intrinsicLength(attribute)
    guard
      !shared.contains(where: {
        if case .intrinsicLength(attribute) = $0.quantity { true } else { false }
      })
    else { return }
    var copy = solver
    let length = copy.makeVariable("length", rank: Rank.explained + 1 + shared.count)
    let definition = Constraint(
      LinearExpression(terms: [Term(length)], constant: -origin.constant), .equal)
    guard (try? copy.add(definition)) != nil else { return }
    for (known, kind) in [
      (record.constraints[axis].hugging, SystemConstraint.Kind.hugging),
      (record.constraints[axis].compressionResistance, .compressionResistance),
    ] {
      guard let known, copy.contains(known), let priority = copy.priority(of: known),
        let place = system.records.place(of: item)
      else { continue }
      let made = Constraint(
        LinearExpression(
          terms: known.expression.terms + [Term(length, coefficient: -1)], constant: 0),
        known.relation, priority: priority)
      guard (try? copy.remove(known)) != nil,
        (try? copy.add(made, rank: Rank.system(place, kind, axis))) != nil
      else { return }
    }
    guard (try? copy.optimize()) != nil else { return }
    solver = copy
    shared.append(
      SharedNumber(quantity: quantity, amount: origin.constant, definition: definition))
  }
}

extension SystemConstraint.Kind {
  /// Whether the constraint is about an intrinsic length.
  var isOfContent: Bool { self == .hugging || self == .compressionResistance }
}

extension LayoutRate {
  init(_ sensitivity: Sensitivity) {
    factor = sensitivity.factor
    reach = sensitivity.reach
  }
}

extension Rank {
  /// The first rank of variables that are not in the system itself: after all others.
  static let explained = 1 << 52
}
