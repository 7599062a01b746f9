/// The cost of each symbol as a function of its value: convex and piecewise linear, bent at breakpoints.
///
/// Required constraints are the steepest cost; their breakpoints are the symbol's bounds.
struct SymbolCosts: ~Copyable {
  struct Record: BitwiseCopyable {
    /// The breakpoints, by position; at equal positions lower limits come first.
    var breakpoints = Slice()
    /// The number of breakpoints behind the segment of a basic symbol.
    var segment: Int32 = 0
    /// The number of constraints on the symbol.
    var constraintCount: Int32 = 0
    var isFixed = false
    var hasDistanceCost = false
  }

  private var symbols = Buffer<Record>()
  private var arena = Arena<Breakpoint>()
  /// The cached subdifferential of each parametric symbol.
  private var subdifferentials = Buffer<Subdifferential>()
  /// The owners of the breakpoints.
  var owners = CostOwners()

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    symbols.extend(to: count, with: Record())
    subdifferentials.extend(to: count, with: Subdifferential())
    owners.orders.extend(to: count, with: VariableOrder())
  }

  /// Resets the costs of a symbol that goes out of use.
  mutating func release(_ symbol: Symbol) {
    arena.release(&symbols[symbol].breakpoints)
    symbols[symbol] = Record()
    forgetSubdifferential(of: symbol)
  }

  // MARK: - Reading

  /// Returns the breakpoints of a symbol, in order.
  @inline(__always) func breakpoints(
    of symbol: Symbol
  ) -> UnsafeBufferPointer<Breakpoint> {
    UnsafeBufferPointer(arena.list(symbols[symbol].breakpoints))
  }

  /// Returns the index of a symbol's first breakpoint among the breakpoints of all symbols.
  @inline(__always) func firstIndex(of symbol: Symbol) -> Int {
    Int(symbols[symbol].breakpoints.start)
  }

  @inline(__always) func breakpointCount(of symbol: Symbol) -> Int32 {
    symbols[symbol].breakpoints.count
  }

  /// Returns the number of breakpoints behind the segment of a basic symbol.
  @inline(__always) func segment(of symbol: Symbol) -> Int32 { symbols[symbol].segment }

  /// Returns the number of constraints on a symbol.
  @inline(__always) func constraintCount(of symbol: Symbol) -> Int32 {
    symbols[symbol].constraintCount
  }

  /// Returns whether a required equality is on a symbol. If the symbol is parametric, it cannot move and
  /// needs no reduced cost.
  @inline(__always) func isFixed(_ symbol: Symbol) -> Bool { symbols[symbol].isFixed }

  /// Returns whether a variable's distance from zero counts as a cost.
  @inline(__always) func hasDistanceCost(_ symbol: Symbol) -> Bool {
    symbols[symbol].hasDistanceCost
  }

  /// Returns the index of an owner's first breakpoint on a symbol; nil if there is none.
  @inline(__always) func index(of owner: Int32, on symbol: Symbol) -> Int? {
    breakpoints(of: symbol).firstIndex { $0.owner == owner }
  }

  /// Returns whether breakpoints of a symbol belong to a required equality.
  func hasRequiredEquality(_ symbol: Symbol) -> Bool {
    breakpoints(of: symbol).contains {
      $0.isRequired && owners.constraints[$0.owner].relation == .equal
    }
  }

  // MARK: - Changing

  mutating func setSegment(_ segment: Int, of symbol: Symbol) {
    symbols[symbol].segment = Int32(segment)
  }

  mutating func changeConstraintCount(of symbol: Symbol, _ change: Int32) {
    symbols[symbol].constraintCount += change
  }
  mutating func setFixed(_ isFixed: Bool, _ symbol: Symbol) { symbols[symbol].isFixed = isFixed }

  mutating func setDistanceCost(_ hasDistanceCost: Bool, of symbol: Symbol) {
    symbols[symbol].hasDistanceCost = hasDistanceCost
  }

  /// Inserts the breakpoints of a constraint.
  @inline(__always) mutating func insertBreakpoints(of index: Int32, on symbol: Symbol) {
    let constraint = owners.constraints[index]
    var point = constraint.breakpoint(at: index, isLower: constraint.hasBreakpoint(isLower: true))
    insert(point, of: symbol)
    guard constraint.relation == .equal else { return }
    point.isLower = false
    if symbols[symbol].breakpoints.count == 1 {
      arena.append(point, to: &symbols[symbol].breakpoints)
    } else {
      insert(point, of: symbol)
    }
  }

  /// Inserts a breakpoint in order.
  ///
  /// If its position differs from that of another only by a rounding error, it takes that position. So two
  /// limits that are meant to be equal neither leave a gap nor cross.
  /// - Returns: Its index.
  @discardableResult @inline(__always)
  mutating func insert(_ new: Breakpoint, of symbol: Symbol) -> Int {
    forgetSubdifferential(of: symbol)
    if symbols[symbol].breakpoints.count == 0 {
      arena.append(new, to: &symbols[symbol].breakpoints)
      return 0
    }
    return insert(new, amongOthersOf: symbol)
  }

  private mutating func insert(_ new: Breakpoint, amongOthersOf symbol: Symbol) -> Int {
    var new = new
    let list = breakpoints(of: symbol)
    var index = 0
    let slack = 1e-12 * abs(new.position)
    for other in list where abs(other.position - new.position) <= slack {
      new.position = other.position
      break
    }
    while index < list.count, list[index].precedes(new) { index += 1 }
    arena.insert(new, at: index, of: &symbols[symbol].breakpoints)
    return index
  }

  /// Removes a breakpoint.
  mutating func remove(at index: Int, of symbol: Symbol) {
    forgetSubdifferential(of: symbol)
    arena.remove(at: index, of: &symbols[symbol].breakpoints)
  }

  /// The result of an attempt to move an owner's breakpoints together with the symbol.
  enum Move {
    /// The owner has no breakpoint.
    case none
    /// The breakpoints were moved; the symbol has to follow.
    case done
    /// The breakpoints would meet others, or the symbol is not at them.
    case refused
  }

  /// Moves an owner's breakpoints, if the symbol is only at these and they stay between their neighbours.
  /// - Parameters:
  ///   - isPair: Whether the owner has two breakpoints.
  ///   - value: The value of the symbol.
  @inline(__always) mutating func move(
    _ owner: Int32, isPair: Bool, of symbol: Symbol, from value: Double, to position: Double
  ) -> Move {
    let list = arena.list(symbols[symbol].breakpoints)
    guard let first = list.firstIndex(where: { $0.owner == owner }) else { return .none }
    var last = first
    if last + 1 < list.count, list[last + 1].owner == owner { last += 1 }
    if isPair, last == first { return .refused }
    guard list[first].position == value, list[last].position == value else { return .refused }
    let slack = 1e-12 * abs(position)
    if first > 0 {
      let neighbour = list[first - 1].position
      guard neighbour < value, neighbour < position - slack else { return .refused }
    }
    if last + 1 < list.count {
      let neighbour = list[last + 1].position
      guard neighbour > value, neighbour > position + slack else { return .refused }
    }
    list[first].position = position
    list[last].position = position
    return .done
  }

  /// Makes the breakpoints of a constraint those of an optional one.
  mutating func makeOptional(_ constraintIndex: Int32) {
    let constraint = owners.constraints[constraintIndex]
    forgetSubdifferential(of: constraint.symbol)
    let list = arena.list(symbols[constraint.symbol].breakpoints)
    for index in list.indices where list[index].owner == constraintIndex {
      list[index].weight = constraint.weight * list[index].scale
      list[index].isRequired = false
    }
    symbols[constraint.symbol].isFixed = hasRequiredEquality(constraint.symbol)
  }

  // MARK: - Slopes

  /// Returns the slope of a symbol's cost in a segment.
  mutating func slope(of symbol: Symbol, segment: Int) -> Slope {
    var sum = SlopeSum()
    let slice = symbols[symbol].breakpoints
    var point = arena.pointer(slice)
    let (middle, end) = (point + segment, point + Int(slice.count))
    // Few breakpoints have an error in a segment. In these two loops a single test skips most of the others.
    while point < middle {
      if !point.pointee.isLower {
        sum.add(point.pointee.weight, band: owners.band(of: point.pointee.owner))
      }
      point += 1
    }
    while point < end {
      if point.pointee.isLower {
        sum.subtract(point.pointee.weight, band: owners.band(of: point.pointee.owner))
      }
      point += 1
    }
    return sum.value
  }

  /// Returns a parametric symbol's subdifferential, cached until its value or its breakpoints change.
  @inline(__always) mutating func subdifferential(
    of symbol: Symbol, at value: Double
  ) -> UnsafePointer<Subdifferential> {
    let cached = subdifferentials.base + Int(symbol)
    if !cached.pointee.isCurrent { cached.pointee = findSubdifferential(of: symbol, at: value) }
    return UnsafePointer(cached)
  }

  /// Invalidates a symbol's subdifferential after a change of its value or breakpoints.
  @inline(__always) mutating func forgetSubdifferential(of symbol: Symbol) {
    subdifferentials[symbol].isCurrent = false
  }

  private mutating func findSubdifferential(
    of symbol: Symbol, at value: Double
  ) -> Subdifferential {
    let list = breakpoints(of: symbol)
    var found = Subdifferential(isCurrent: true)
    for index in 0..<list.count {
      let position = list[index].position
      if position < value { found.behind += 1 }
      if position <= value { found.ahead += 1 }
      guard list[index].isRequired else { continue }
      if list[index].isLower {
        if position >= value { found.canFall = false }
      } else {
        if position <= value { found.canRise = false }
      }
    }
    if found.canFall { found.below = slope(of: symbol, segment: Int(found.behind)) }
    if found.canRise { found.above = slope(of: symbol, segment: Int(found.ahead)) }
    return found
  }

  /// Returns whether the cached subdifferential of a symbol is correct or marked as out of date.
  mutating func isSubdifferentialSound(of symbol: Symbol, at value: Double) -> Bool {
    !subdifferentials[symbol].isCurrent
      || subdifferentials[symbol] == findSubdifferential(of: symbol, at: value)
  }

  /// Returns a copy of all state. Cached values could be recomputed, but copying takes no longer.
  func copy() -> SymbolCosts {
    SymbolCosts(
      symbols: symbols.copy(), arena: arena.copy(), subdifferentials: subdifferentials.copy(),
      owners: owners.copy())
  }
}
