/// The parts of a system that are solved a second time, in whole numbers: those whose coefficients differ much, and
/// those that the tableau failed at.
///
/// A part is a component: constraints that are connected through variables. Most solvers have none of them, and pay
/// for no more than a look at each coefficient.
struct ExactParts {
  private var components = Components()
  /// The parts that were needed so far, by their roots.
  private var parts: [Symbol: ExactPart] = [:]
  /// Whether the components are those of the present constraints.
  private(set) var isCurrent = false
  /// The number of constraints with a number that is far from one.
  private var unevenCount = 0 {
    didSet {
      if unevenCount == 0 { ranges = nil }
      updateWatching()
    }
  }
  /// The numbers of all constraints, while one is far from one.
  private var ranges: NumberRanges?
  /// Whether each place has a constraint that is not in the tableau, which failed at it.
  private var isSetAside: [Bool] = []
  private var setAsideCount = 0 { didSet { updateWatching() } }
  /// Variables that were in a component whose coefficients differed much since the tableau was built: its expressions
  /// for them may still have such coefficients when the constraints are gone.
  private var stained: Set<Symbol> = [] {
    didSet {
      isStained = !stained.isEmpty
      updateWatching()
    }
  }
  private(set) var isStained = false
  /// Whether there may be such parts.
  var isNeeded: Bool {
    isWatching && (isStained || setAsideCount > 0 || ranges?.areWide ?? false)
  }
  /// Whether there may be such parts when a constraint comes or goes. It is asked for several times in each call, so it
  /// is kept.
  private(set) var isWatching = false
  /// The effort with which all components are parts that are not too large for it; nil if only some are.
  var forced: ExactEffort? { didSet { invalidate() } }

  /// The quotient of two coefficients in a component above which rounding errors are likely to decide.
  static let largestRatio = 32.0
  /// The same for constants, of which small ones suffer from the rounding errors of large ones.
  static let largestConstantRatio = 1e6
  /// The largest number of constraints of a part, beyond which whole numbers take too long while the tableau has an answer.
  static let largestSize = ExactEffort.usual.largestSize

  /// Returns whether a coefficient is so close to one that any two such differ little.
  @inline(__always) static func isEven(_ coefficient: Double) -> Bool {
    let (least, most) = ((0.15625).bitPattern, (5.0).bitPattern)
    return abs(coefficient).bitPattern &- least <= most - least
  }

  /// Returns whether a constant is so close to one, or zero, that any two such differ little.
  @inline(__always) static func isEven(constant: Double) -> Bool {
    let (least, most) = ((0x1p-7).bitPattern, (0x1p14).bitPattern)
    return constant == 0 || abs(constant).bitPattern &- least <= most - least
  }

  /// Returns whether the constant of a constraint is such a one, or a mere limit, which may be as good as none.
  @inline(__always) static func hasEvenConstant(_ constraint: Constraint) -> Bool {
    isEven(constant: constraint.expression.constant) || isLimit(constraint)
  }

  /// Returns whether a constraint limits a single variable.
  static func isLimit(_ constraint: Constraint) -> Bool {
    constraint.relation != .equal && constraint.expression.terms.count == 1
  }

  static func isEven(_ constraint: Constraint) -> Bool {
    hasEvenConstant(constraint)
      && constraint.expression.terms.allSatisfy { isEven($0.coefficient) || $0.coefficient == 0 }
  }

  private mutating func updateWatching() {
    isWatching = unevenCount > 0 || setAsideCount > 0 || isStained
  }

  // MARK: - Changing

  /// Forgets the components, but for what they have left in the tableau.
  private mutating func invalidate() {
    guard isCurrent else { return }
    isCurrent = false
    components.addStained(to: &stained)
  }

  /// Notes that the tableau was built anew from the present constraints.
  mutating func noteRebuilt() {
    if !isStained { return }
    isCurrent = false
    stained = []
  }

  /// Notes that a constraint was added.
  @inline(__always) mutating func noteAdded(
    _ place: Int32, _ constraint: Constraint, isEven: Bool, among all: inout ConstraintTable
  ) {
    if !isEven { unevenCount += 1 }
    if isWatching { noteAdded(place, constraint, among: &all) } else { invalidate() }
  }

  @inline(never) private mutating func noteAdded(
    _ place: Int32, _ constraint: Constraint, among all: inout ConstraintTable
  ) {
    if ranges == nil, unevenCount > 0 {
      var ranges = NumberRanges()
      for place in all.places { if let constraint = all[place] { ranges.include(constraint) } }
      self.ranges = ranges
    } else {
      ranges?.include(constraint)
    }
    if !isNeeded {
      invalidate()
    } else if isCurrent {
      append(place, constraint, constant: constraint.expression.constant)
    }
  }

  /// Notes that a constraint is removed.
  mutating func noteRemoved(_ constraint: Constraint, at place: Int32) {
    if !ExactParts.isEven(constraint) {
      // It may have come and gone before its component was known.
      if isNeeded, !isCurrent {
        stained.formUnion(constraint.expression.terms.map(\.variable.symbol))
      }
      unevenCount -= 1
    }
    if isSetAside(place) {
      isSetAside[Int(place)] = false
      setAsideCount -= 1
    }
    invalidate()
  }

  /// Notes that a variable is removed, whose symbol will be another's.
  mutating func noteRemovedVariable() { invalidate() }

  /// Notes that a constant is changed.
  mutating func noteChanged(from former: Double, to constant: Double) {
    ranges?.include(constant: constant)
    if !ExactParts.isEven(constant: former) || !ExactParts.isEven(constant: constant) {
      invalidate()
    }
  }

  // MARK: - Constraints that are not in the tableau

  /// Returns whether a constraint is not in the tableau.
  func isSetAside(_ place: Int32) -> Bool {
    Int(place) < isSetAside.count && isSetAside[Int(place)]
  }

  /// Sets constraints of the parts aside.
  /// - Parameter member: A constraint; if it is given, only its part is meant.
  /// - Returns: Those that were not yet.
  mutating func setAside(
    _ state: borrowing SolverState, partOf member: Constraint? = nil,
    where isChosen: (Constraint) -> Bool
  ) -> [Int32] {
    let root = (member?.expression.terms.first).map { components.root(of: $0.variable.symbol) }
    var new: [Int32] = []
    while isSetAside.count < state.constraints.places.count { isSetAside.append(false) }
    for part in roots where root == nil || part == root {
      for place in components.places(part) where !isSetAside[Int(place)] {
        guard let constraint = state.constraints[place], isChosen(constraint) else { continue }
        isSetAside[Int(place)] = true
        components.include(part)
        new.append(place)
      }
    }
    setAsideCount += new.count
    return new
  }

  /// Takes that back.
  mutating func undoSettingAside(_ places: [Int32]) {
    for place in places { isSetAside[Int(place)] = false }
    setAsideCount -= places.count
    invalidate()
  }

  // MARK: - Parts

  /// The roots of the parts.
  var roots: [Symbol] { components.exactRoots }

  /// The roots of components that are too large for it, but whose coefficients differ much.
  var largeRoots: [Symbol] { components.largeRoots }

  /// Returns the places of a component's constraints.
  func places(_ root: Symbol) -> [Int32] { components.places(root) }

  /// Makes a component a part, large as it is.
  mutating func include(_ root: Symbol) { components.include(root) }

  /// Makes the least of the large components a part.
  /// - Returns: The place of one of its constraints; nil if there is none that an effort is enough for.
  mutating func includeLeastLarge() -> Int32? {
    guard let root = largeRoots.min(by: { places($0).count < places($1).count }),
      places(root).count <= ExactEffort.extended.largestSize
    else { return nil }
    include(root)
    return places(root).first
  }

  /// Returns the roots of the parts in which some constraints are, each once, and whether all of these are in one.
  mutating func roots(
    of places: [Int32], _ state: borrowing SolverState
  ) -> (roots: [Symbol], areAll: Bool) {
    var found: [Symbol] = []
    var areAll = true
    for place in places {
      guard let first = state.constraints[place]?.expression.terms.first else { continue }
      let root = components.root(of: first.variable.symbol)
      if !roots.contains(root) {
        areAll = false
      } else if !found.contains(root) {
        found.append(root)
      }
    }
    return (found, areAll)
  }

  /// Returns a part.
  func part(_ root: Symbol, _ state: borrowing SolverState) -> ExactPart {
    if let known = parts[root] { return known }
    var part = ExactPart()
    let places = components.places(root).sorted {
      state.tableau.constraints[$0].number < state.tableau.constraints[$1].number
    }
    for place in places {
      if let constraint = state.constraints[place] { part.append(place, constraint) }
    }
    return part
  }

  /// Returns the part with a variable, if it was solved; nil if there is none.
  func solvedPart(with symbol: Symbol) -> ExactPart? {
    guard isNeeded, isCurrent else { return nil }
    return parts[components.knownRoot(of: symbol)]
  }

  /// Keeps a part with what was found out about it.
  mutating func keep(_ part: ExactPart, _ root: Symbol) { parts[root] = part }

  /// Finds the components anew.
  mutating func update(_ state: borrowing SolverState) {
    isCurrent = true
    components = Components(forced: forced)
    parts = [:]
    for place in state.constraints.livePlaces {
      guard let constraint = state.constraints[place] else { continue }
      append(place, constraint, constant: state.tableau.constraints[place].constant)
    }
  }

  private mutating func append(_ place: Int32, _ constraint: Constraint, constant: Double) {
    let changed = components.add(
      place, constraint, constant: constant, isSetAside: isSetAside(place),
      isStained: isStained
        && constraint.expression.terms.contains { stained.contains($0.variable.symbol) })
    for root in changed { parts[root] = nil }
  }
}
