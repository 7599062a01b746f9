/// The state of pricing: the parametric symbols whose reduced costs have to be computed, and those whose reduced
/// cost is below zero.
///
/// Only symbols whose reduced cost may have changed are priced again. As long as others improve the same level,
/// only the symbols at the head of the queue are (partial pricing with a candidate list). Symbols that may only
/// have become free of cost wait until free variables are fixed.
struct Pricing: ~Copyable {
  /// A parametric symbol whose movement reduces the cost, with the direction.
  struct Candidate: HeapElement {
    var reducedCost = LeadingTerm.none
    var symbol: Symbol = -1
    var direction = 1.0
    /// A number that distinguishes the candidate from earlier ones of the same symbol.
    var number: Int32 = 0

    @inline(__always) func precedes(_ other: Candidate) -> Bool {
      PivotRule.precedes(self, other)
    }
  }

  struct Record: BitwiseCopyable {
    /// Whether the symbol is in the queue.
    var isQueued = false
    /// Whether the symbol waits for the check whether it can move without cost.
    var isDeferred = false
    /// Whether a movement is known to reduce the cost.
    var isCandidate = false
    /// Whether it can move, in at least one direction, without a change of any error (dual degeneracy).
    var isDegenerate = false
    /// Whether, while a variable's distance is minimized, each possible movement of the symbol has a cost at
    /// least as important as that distance. Later distances cannot move the symbol then.
    var isFixedByCost = false
    /// Whether the list of degenerate symbols contains the symbol.
    var isListed = false
    /// The number of the symbol's latest candidate.
    var number: Int32 = 0
  }

  private var symbols = Buffer<Record>()
  /// The symbols whose reduced cost may have changed.
  private var queue = Buffer<Symbol>()
  /// The symbols that may be able to move without cost, but whose movement cannot reduce the cost.
  private var deferred = Buffer<Symbol>()
  /// The symbols whose movement reduces the cost. Some entries are out of date.
  private var candidates = Heap<Candidate>()
  /// The number of candidates so far.
  private var number: Int32 = 0
  /// The level of the last candidate that was taken.
  private var level: Level = LeadingTerm.none.level
  /// The symbols that can move without cost. Some entries are out of date.
  private var degenerate = Buffer<Symbol>()
  /// The level of the variable's distance that is being minimized; nil at other times.
  var settlingLevel: Optional<Level> = nil

  /// Makes room for symbols.
  mutating func grow(to count: Int) { symbols.extend(to: count, with: Record()) }

  /// Resets the record of a symbol that goes out of use, except for the lists that contain it.
  mutating func release(_ symbol: Symbol) {
    symbols[symbol].isCandidate = false
    symbols[symbol].isDegenerate = false
    symbols[symbol].isFixedByCost = false
    symbols[symbol].number = 0
  }

  /// Returns whether a symbol is in a queue from which it will be taken.
  @inline(__always) func isWaiting(_ symbol: Symbol) -> Bool {
    symbols[symbol].isQueued || symbols[symbol].isDeferred
  }

  // MARK: - Queues

  /// Whether a movement may reduce the cost.
  @inline(__always) var mayBeDualInfeasible: Bool { !queue.isEmpty || !candidates.isEmpty }

  /// Queues a symbol to be priced.
  @inline(__always) mutating func enqueue(_ symbol: Symbol) {
    if symbols[symbol].isQueued { return }
    symbols[symbol].isQueued = true
    queue.append(symbol)
  }

  /// Queues a symbol for the check whether it can move without cost, which precedes the settling of free variables.
  @inline(__always) mutating func deferPricing(_ symbol: Symbol) {
    if symbols[symbol].isDeferred { return }
    symbols[symbol].isDeferred = true
    deferred.append(symbol)
  }

  /// Whether any symbol waits for that check.
  @inline(__always) var hasDeferred: Bool { !deferred.isEmpty }

  /// Removes and returns a symbol that waits for that check; nil if there is none.
  mutating func popDeferred() -> Symbol? {
    guard let symbol = deferred.popLast() else { return nil }
    symbols[symbol].isDeferred = false
    return symbol
  }

  /// Removes and returns a symbol that has to be priced; nil if there is none. Symbols that were
  /// priced meanwhile are skipped.
  @inline(__always) mutating func popQueued() -> Symbol? {
    while let symbol = queue.popLast() {
      guard symbols[symbol].isQueued else { continue }
      symbols[symbol].isQueued = false
      return symbol
    }
    return nil
  }

  /// The number of rows with a cost up to which a pass over a column takes no longer than a step.
  private static let fewRows: Int32 = 64

  /// Whether all queued symbols have to be priced before the next candidate is taken. They have to if they are few and
  /// occur in few rows, or if no candidates are left on the level of the last one. After a step on one level, no
  /// movement reduces the cost of a more important level.
  @inline(__always) func shouldPriceQueue(_ basis: borrowing Basis) -> Bool {
    if queue.isEmpty { return false }
    if candidates.first?.reducedCost.level != level { return true }
    return queue.count <= 4
      && !(0..<queue.count).contains { basis.visits(of: queue[$0]) > Pricing.fewRows }
  }

  // MARK: - Candidates

  /// Removes and returns the most important candidate, which may be out of date.
  @inline(__always) mutating func popCandidate() -> Candidate? { candidates.popFirst() }

  /// Begins a run, in which no candidate was taken yet.
  @inline(__always) mutating func beginRun() { level = LeadingTerm.none.level }

  /// Whether no symbol is queued.
  @inline(__always) var isQueueEmpty: Bool { queue.isEmpty }

  /// Returns whether a symbol still is the candidate that was added.
  @inline(__always) func isCurrent(_ candidate: Candidate) -> Bool {
    symbols[candidate.symbol].isCandidate && symbols[candidate.symbol].number == candidate.number
  }

  /// Takes a symbol out of the queue.
  /// - Returns: Whether it was in it.
  @inline(__always) mutating func takeFromQueue(_ symbol: Symbol) -> Bool {
    let wasQueued = symbols[symbol].isQueued
    symbols[symbol].isQueued = false
    return wasQueued
  }

  /// Records that a candidate enters.
  @inline(__always) mutating func noteEntering(_ candidate: Candidate) {
    level = candidate.reducedCost.level
  }

  /// Adds a symbol whose movement reduces the cost.
  mutating func addCandidate(_ symbol: Symbol, _ reducedCost: LeadingTerm, direction: Double) {
    number &+= 1
    symbols[symbol].isCandidate = true
    symbols[symbol].number = number
    candidates.push(
      Candidate(reducedCost: reducedCost, symbol: symbol, direction: direction, number: number))
  }

  /// Records that a symbol is no longer a candidate.
  @inline(__always) mutating func removeCandidate(_ symbol: Symbol) {
    symbols[symbol].isCandidate = false
  }

  /// Records that a symbol is no longer parametric.
  @inline(__always) mutating func forget(_ symbol: Symbol) {
    symbols[symbol].isCandidate = false
    symbols[symbol].isDegenerate = false
  }

  /// Records that a symbol cannot move any more.
  mutating func removeDegenerate(_ symbol: Symbol) { symbols[symbol].isDegenerate = false }

  // MARK: - Degenerate symbols

  /// Begins the pricing of a symbol.
  @inline(__always) mutating func begin(_ symbol: Symbol) {
    symbols[symbol].isCandidate = false
    symbols[symbol].isFixedByCost = false
  }

  /// Ends the pricing of a symbol whose movement does not reduce the cost.
  @inline(__always) mutating func end(_ symbol: Symbol, isDegenerate: Bool, isFixedByCost: Bool) {
    symbols[symbol].isDegenerate = isDegenerate
    symbols[symbol].isFixedByCost = isFixedByCost
    if isDegenerate, !symbols[symbol].isListed {
      symbols[symbol].isListed = true
      degenerate.append(symbol)
    }
  }

  /// The number of listed symbols that may be able to move without cost.
  var degenerateCount: Int { degenerate.count }

  @inline(__always) func degenerateSymbol(at index: Int) -> Symbol { degenerate[index] }
  @inline(__always) func isDegenerate(_ symbol: Symbol) -> Bool { symbols[symbol].isDegenerate }
  @inline(__always) func isFixedByCost(_ symbol: Symbol) -> Bool { symbols[symbol].isFixedByCost }

  /// Removes a listed symbol. The last one of the list takes its index.
  mutating func unlist(at index: Int) {
    let symbol = degenerate[index]
    symbols[symbol].isDegenerate = false
    symbols[symbol].isListed = false
    degenerate.swapRemove(index)
  }

  /// Begins the settling of free variables, when no symbol is fixed by its cost yet.
  /// - Parameter count: The number of symbols.
  mutating func unfixAll(_ count: Int) {
    for symbol in 0..<count { symbols[symbol].isFixedByCost = false }
  }

  /// Returns a copy of all state. The order of the lists and the level of the last candidate decide which symbol
  /// enters next, so a copy without them would take other pivots.
  func copy() -> Pricing {
    Pricing(
      symbols: symbols.copy(), queue: queue.copy(), deferred: deferred.copy(),
      candidates: candidates.copy(), number: number, level: level, degenerate: degenerate.copy(),
      settlingLevel: settlingLevel)
  }
}
