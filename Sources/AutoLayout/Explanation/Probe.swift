internal import Cassowary
import Localization

/// The part of a system that decides an expression. In it the expression is a variable, and each number that several
/// constraints share is a variable too.
///
/// The part's solver can then tell how each number of the system affects the expression.
@MainActor struct Probe {
  /// A number that several constraints share, and its variable.
  private struct SharedNumber {
    let quantity: LayoutMover.Quantity
    let amount: Double
    let definition: Constraint
  }

  let part: DecidingPart
  /// The part's solver, with the variables of the probe.
  private(set) var solver: Solver
  /// The variable whose value is explained.
  let variable: Variable
  private let system: LayoutSystem
  /// The definition of ``variable``; nil if ``variable`` is one of the part's own.
  private let definition: Constraint?
  private var shared: [SharedNumber] = []
  private var lengths: [ItemAttribute] = []
  private var insets: [InsetSide] = []
  /// The constraints that use a variable instead of a shared number, each with the system's constraint.
  private var replaced: [(original: Constraint, made: Constraint)] = []

  /// Creates a probe of an expression; nil if the solver cannot solve it.
  init?(_ expression: PlaceExpression, in system: LayoutSystem) {
    let subjects = expression.terms.map(\.variable)
    guard let part = DecidingPart(of: subjects + system.leftOutVariables, in: system) else {
      return nil
    }
    let terms = expression.terms.compactMap { term in
      part[term.variable].map { Term($0, coefficient: term.coefficient) }
    }
    self.part = part
    self.system = system
    solver = part.solver
    if expression.constant == 0, terms.count == 1, terms[0].coefficient == 1 {
      variable = terms[0].variable
      definition = nil
      return
    }
    variable = solver.makeVariable("explained", rank: Rank.explained)
    let rest = terms.map { Term($0.variable, coefficient: -$0.coefficient) }
    let made = Constraint(
      LinearExpression(terms: [Term(variable)] + rest, constant: -expression.constant), .equal)
    definition = made
    guard (try? solver.add(made)) != nil, (try? solver.optimize()) != nil else { return nil }
  }

  /// The system's constraints that hold the value, in the solver's order.
  func holders() -> [Constraint] {
    ((try? solver.holders(of: variable)) ?? []).compactMap(part.original)
  }

  // MARK: - Moving numbers

  /// Returns the numbers that move the value.
  ///
  /// - Parameter holders: The constraints that hold the value, from `holders()`.
  func movers(among holders: [Constraint]) -> [LayoutMover] {
    var probe = self
    for holder in holders {
      switch system.currentOrigin(of: holder) {
      case .system(let origin) where origin.kind.isOfContent: probe.shareIntrinsicLength(of: origin)
      case .user(let constraint): probe.shareInsets(of: constraint)
      case .system, nil: break
      }
    }
    let influences = (try? probe.solver.explanation(of: variable)) ?? []
    let ends = MoverEnds(in: probe.solver, probe.part, of: system)
    return influences.compactMap { influence in
      guard var mover = probe.mover(influence) else { return nil }
      // The constant in the solver has the opposite sign of the number.
      (mover.upward, mover.upwardEnd) = ends.end(
        of: mover.upward, in: influence.downward, moving: influence.constraint, by: -1)
      (mover.downward, mover.downwardEnd) = ends.end(
        of: mover.downward, in: influence.upward, moving: influence.constraint, by: 1)
      return mover
    }
  }

  private func mover(_ influence: Influence) -> LayoutMover? {
    guard influence.constraint != definition else { return nil }
    if let known = shared.first(where: { $0.definition == influence.constraint }) {
      // Intrinsic lengths and insets are never negative.
      let down = LayoutRate(influence.upward)
      return LayoutMover(
        quantity: known.quantity, amount: known.amount, upward: .init(influence.downward),
        downward: LayoutRate(factor: down.factor, upTo: min(down.reach, max(0, known.amount))))
    }
    let replaced = replaced.first { $0.made == influence.constraint }?.original
    guard let original = replaced ?? part.original(of: influence.constraint),
      let origin = system.currentOrigin(of: original)
    else { return nil }
    switch origin {
    case .user(let constraint):
      // In a mirrored constraint positions are measured from the right, but its constant has the same sign.
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
      case .hugging, .compressionResistance:
        // Hugging and compression resistance share the length, so it has one mover.
        if lengths.contains(attribute) { return nil }
        quantity = .intrinsicLength(attribute)
      // These numbers cannot be changed.
      case .nonNegativeSize, .guide: return nil
      }
      return LayoutMover(
        quantity: quantity, amount: constraint.constant, upward: .init(influence.downward),
        downward: .init(influence.upward))
    }
  }

  // MARK: - Shared numbers

  /// Replaces a number that several constraints share by a variable.
  ///
  /// - Parameter constraints: The constraints, each with the coefficient of the number in its expression and its rank.
  private mutating func share(
    _ quantity: LayoutMover.Quantity, _ amount: Double,
    by constraints: [(constraint: Constraint, coefficient: Double, rank: Int)]
  ) {
    var copy = solver
    let number = copy.makeVariable("number", rank: Rank.explained + 1 + shared.count)
    let definition = Constraint(LinearExpression(terms: [Term(number)], constant: -amount), .equal)
    guard (try? copy.add(definition)) != nil else { return }
    var replaced = replaced
    for (known, coefficient, rank) in constraints {
      let index = replaced.firstIndex { $0.original == known }
      guard let present = index.map({ replaced[$0].made }) ?? part[known],
        copy.contains(present), let priority = copy.priority(of: present),
        let constant = copy.constant(of: present)
      else { continue }
      let made = Constraint(
        LinearExpression(
          terms: present.expression.terms + [Term(number, coefficient: coefficient)],
          constant: constant - coefficient * amount), present.relation, priority: priority)
      guard (try? copy.remove(present)) != nil, (try? copy.add(made, rank: rank)) != nil else {
        return
      }
      if let index {
        replaced[index].made = made
      } else {
        replaced.append((known, made))
      }
    }
    guard (try? copy.optimize()) != nil else { return }
    solver = copy
    self.replaced = replaced
    shared.append(SharedNumber(quantity: quantity, amount: amount, definition: definition))
  }

  private mutating func shareIntrinsicLength(of origin: SystemConstraint) {
    guard let item = origin.item, let place = system.records.place(of: item) else { return }
    let axis = origin.attribute.axis
    let attribute = ItemAttribute(item, absolute: origin.attribute)
    guard !lengths.contains(attribute) else { return }
    lengths.append(attribute)
    let constraints = system.records[place].constraints[axis]
    let counting: [(Constraint?, SystemConstraint.Kind)] = [
      (constraints.hugging, .hugging), (constraints.compressionResistance, .compressionResistance),
    ]
    share(
      .intrinsicLength(attribute), origin.constant,
      by: counting.compactMap { constraint, kind in
        constraint.map { ($0, -1, Rank.system(place, kind, axis)) }
      })
  }

  /// Replaces the insets that a constraint uses by variables.
  private mutating func shareInsets(of constraint: LayoutConstraint) {
    for place in [constraint.firstPlace, constraint.secondPlace] {
      guard let place, let (node, kind) = place.insets else { continue }
      let key = Dependence.insets(kind, of: node)
      guard case .known(let near, let far) = system.insetTerms(of: node, kind, place.axis) else {
        continue
      }
      for (isNear, amount) in [(true, near), (false, far)]
      where (isNear ? place.nearInset : place.farInset) != 0 {
        let inset = InsetSide(key: key, axis: place.axis, isNear: isNear)
        guard !insets.contains(inset) else { continue }
        insets.append(inset)
        share(
          .inset(name: kind.name(of: place.axis, isNear: isNear), along: place.axis, of: node),
          amount,
          by: (system.dependents[key] ?? []).compactMap { dependent in
            counting(dependent, with: inset)
          })
      }
    }
  }

  /// Returns the solver's constraint for `dependent`, with the coefficient of an inset in it; nil if it does not
  /// use the inset.
  private func counting(
    _ dependent: LayoutConstraint, with inset: InsetSide
  ) -> (constraint: Constraint, coefficient: Double, rank: Int)? {
    guard let known = system.installed[ObjectIdentifier(dependent)]?.constraint else { return nil }
    let sign: Double = dependent.isMirrored ? -1 : 1
    var coefficient = 0.0
    for (place, scale) in [
      (dependent.firstPlace, sign), (dependent.secondPlace, -sign * dependent.multiplier),
    ] {
      guard let place, place.axis == inset.axis, let (node, kind) = place.insets,
        Dependence.insets(kind, of: node) == inset.key
      else { continue }
      coefficient += scale * (inset.isNear ? place.nearInset : place.farInset)
    }
    return coefficient == 0 ? nil : (known, coefficient, Rank.of(dependent))
  }
}

/// One inset of a view: near or far, along an axis.
private struct InsetSide: Equatable {
  let key: Dependence
  let axis: LayoutAxis
  let isNear: Bool
}

extension LayoutSystem {
  /// Returns the insets of a view as the system has them: numbers or variables.
  func insetTerms(of node: LayoutNode, _ kind: InsetKind, _ axis: LayoutAxis) -> InsetTerms {
    if let terms = insets.terms(of: .insets(kind, of: node), along: axis) { return terms }
    let whole = node.wholeInsets(kind)
    return .known(near: whole.leading(along: axis), far: whole.trailing(along: axis))
  }
}

extension LayoutSystem {
  /// The variables of the constraints that are left out. These constraints may fit again when a number moves.
  fileprivate var leftOutVariables: [Variable] {
    broken.flatMap { broken -> [Variable] in
      guard case .user(let constraint) = broken.constraint else { return [] }
      return expression(of: constraint)?.terms.map(\.variable) ?? []
    }
  }
}

extension InsetKind {
  /// The name of an inset in an explanation: `left margin`.
  func name(of axis: LayoutAxis, isNear: Bool) -> LocalizedText {
    switch (self, axis, isNear) {
    case (.margins, .horizontal, true): LocalizedText("left margin", chinese: "左边距")
    case (.margins, .horizontal, false): LocalizedText("right margin", chinese: "右边距")
    case (.margins, .vertical, true): LocalizedText("top margin", chinese: "上边距")
    case (.margins, .vertical, false): LocalizedText("bottom margin", chinese: "下边距")
    case (.safeArea, .horizontal, true): LocalizedText("left safe area", chinese: "左安全区")
    case (.safeArea, .horizontal, false): LocalizedText("right safe area", chinese: "右安全区")
    case (.safeArea, .vertical, true): LocalizedText("top safe area", chinese: "上安全区")
    case (.safeArea, .vertical, false): LocalizedText("bottom safe area", chinese: "下安全区")
    case (.border, .horizontal, true): LocalizedText("left border", chinese: "左边框")
    case (.border, .horizontal, false): LocalizedText("right border", chinese: "右边框")
    case (.border, .vertical, true): LocalizedText("top border", chinese: "上边框")
    case (.border, .vertical, false): LocalizedText("bottom border", chinese: "下边框")
    }
  }
}

extension SystemConstraint.Kind {
  /// Whether the constraint is about an intrinsic length.
  var isOfContent: Bool { self == .hugging || self == .compressionResistance }
}

extension LayoutRate {
  init(factor: Double, upTo reach: Double) {
    self.factor = reach == 0 ? 0 : factor
    self.reach = reach
  }

  init(_ sensitivity: Sensitivity) {
    factor = sensitivity.factor
    reach = sensitivity.reach
  }
}

extension Rank {
  /// The first rank of variables that are not part of the system: after all others.
  static let explained = 1 << 52
}
