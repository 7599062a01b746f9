/// The components of a solver's constraints: sets of variables that constraints connect, and what is in them.
///
/// A component is known by one of its variables, its root. (Disjoint sets: Galler and Fischer 1964.)
struct Components {
  /// What belongs to a component.
  struct Extent {
    var ranges = NumberRanges()
    /// The places of the constraints.
    var places: [Int32] = []
    /// Whether the tableau failed at it.
    var isFailed = false
    /// Whether coefficients that differ much went through the tableau's expressions for its variables.
    var isStained = false

    /// Whether the tableau's rounding errors may decide.
    var isDoubtful: Bool { isStained || ranges.areWide }
  }

  /// The effort with which all components are solved exactly that are not too large for it; nil if only some are.
  let forced: ExactEffort?

  /// A variable of the same component, by symbol; the root of each is its own.
  private var parents: [Symbol] = []
  private var extents: [Symbol: Extent] = [:]
  /// The roots of components that are to be solved exactly, in the order in which they were found.
  private(set) var exactRoots: [Symbol] = []
  /// The roots of components whose numbers differ much, but which are too large for that.
  private(set) var largeRoots: [Symbol] = []

  init(forced: ExactEffort? = nil) { self.forced = forced }

  /// Adds a constraint.
  /// - Returns: The roots of the components that it changes, that of the resulting one last.
  /// - Complexity: about the number of its terms; at times that of the lesser component's constraints.
  mutating func add(
    _ place: Int32, _ constraint: Constraint, constant: Double, isSetAside: Bool, isStained: Bool
  ) -> [Symbol] {
    let terms = constraint.expression.terms
    guard let first = terms.first?.variable.symbol else { return [] }
    var roots: [Symbol] = []
    for term in terms {
      while parents.count <= term.variable.symbol { parents.append(Symbol(parents.count)) }
      let root = root(of: term.variable.symbol)
      if !roots.contains(root) { roots.append(root) }
    }
    for root in roots.dropFirst() { unite(first, root) }
    let result = root(of: first)
    var extent = extents.removeValue(forKey: result) ?? Extent()
    extent.places.append(place)
    extent.isFailed = extent.isFailed || isSetAside
    extent.isStained = extent.isStained || isStained
    extent.ranges.include(coefficientsOf: constraint)
    if !ExactParts.isLimit(constraint) { extent.ranges.include(constant: constant) }
    extents[result] = extent
    list(result, instead: roots)
    return roots.filter { $0 != result } + [result]
  }

  /// Returns the root of a variable's component.
  mutating func root(of symbol: Symbol) -> Symbol {
    guard symbol < parents.count else { return symbol }
    var symbol = symbol
    while parents[Int(symbol)] != symbol {
      parents[Int(symbol)] = parents[Int(parents[Int(symbol)])]
      symbol = parents[Int(symbol)]
    }
    return symbol
  }

  /// Returns the same without shortening the way there.
  func knownRoot(of symbol: Symbol) -> Symbol {
    guard symbol < parents.count else { return symbol }
    var symbol = symbol
    while parents[Int(symbol)] != symbol { symbol = parents[Int(symbol)] }
    return symbol
  }

  /// Joins the components of two variables; that with more constraints takes the other one in.
  private mutating func unite(_ left: Symbol, _ right: Symbol) {
    var (one, other) = (root(of: left), root(of: right))
    if one == other { return }
    if (extents[one]?.places.count ?? 0) < (extents[other]?.places.count ?? 0) {
      swap(&one, &other)
    }
    parents[Int(other)] = one
    guard let taken = extents.removeValue(forKey: other) else { return }
    var extent = extents.removeValue(forKey: one) ?? Extent()
    extent.ranges.formUnion(taken.ranges)
    extent.isFailed = extent.isFailed || taken.isFailed
    extent.isStained = extent.isStained || taken.isStained
    extent.places += taken.places
    extents[one] = extent
  }

  /// Returns the places of a component's constraints.
  func places(_ root: Symbol) -> [Int32] { extents[root]?.places ?? [] }

  /// Adds the variables of components whose coefficients differ much, by symbol.
  func addStained(to stained: inout Set<Symbol>) {
    for symbol in 0..<Symbol(parents.count)
    where extents[knownRoot(of: symbol)]?.ranges.haveWideCoefficients ?? false {
      stained.insert(symbol)
    }
  }

  /// Has a component solved exactly, large as it is.
  mutating func include(_ root: Symbol) {
    extents[root]?.isFailed = true
    list(root, instead: [root])
  }

  /// Lists a component as what it is.
  private mutating func list(_ root: Symbol, instead former: [Symbol]) {
    exactRoots.removeAll { former.contains($0) }
    largeRoots.removeAll { former.contains($0) }
    guard let extent = extents[root] else { return }
    let isSmall = extent.places.count <= (forced ?? .usual).largestSize
    if extent.isFailed || (isSmall && (forced != nil || extent.isDoubtful)) {
      exactRoots.append(root)
    } else if extent.isDoubtful {
      largeRoots.append(root)
    }
  }
}
