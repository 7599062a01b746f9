/// A component that is solved exactly, with its last answer.
struct ExactPart {
  /// What the answer depends on beside the constraints themselves.
  private struct Input: Equatable {
    var constants: [Double] = []
    var bands: [UInt64] = []
    var ranks: [Int] = []
  }

  /// The places of the constraints, in order of addition.
  private(set) var places: [Int32] = []
  /// The symbols of the variables.
  private(set) var symbols: [Symbol] = []
  private var columns: [Symbol: Int] = [:]
  private var terms: [[(column: Int, coefficient: Double)]] = []
  /// The last answer, by symbol, and what it was found for.
  private(set) var values: [Double] = []
  private var input: Input?
  /// The system at the last answer, and the signs of its symbols there.
  private var solved: ExactSystem?
  private var signs: [Int] = []

  /// Whether whole numbers take too long here.
  private(set) var isTooLong = false
  /// What even the extended effort was not enough for.
  private var exhausted: Input?

  /// Adds a constraint.
  mutating func append(_ place: Int32, _ constraint: Constraint) {
    places.append(place)
    var gathered: [(column: Int, coefficient: Double)] = []
    var indices: [Int: Int] = [:]
    for term in constraint.expression.terms {
      let column = columns[term.variable.symbol] ?? symbols.count
      if column == symbols.count {
        columns[term.variable.symbol] = column
        symbols.append(term.variable.symbol)
      }
      guard let index = indices[column] else {
        indices[column] = gathered.count
        gathered.append((column, term.coefficient))
        continue
      }
      // What a cancellation leaves of a few terms is noise here as it is in the tableau.
      let old = gathered[index].coefficient
      let sum = old + term.coefficient
      let largest = max(abs(old), abs(term.coefficient))
      gathered[index].coefficient = abs(sum) <= SparseAccumulator.noise * largest ? 0 : sum
    }
    terms.append(gathered.filter { $0.coefficient != 0 })
  }

  /// Returns the values of the tableau, in the variables' own units.
  private func tableauValues(_ state: borrowing SolverState) -> [Double] {
    symbols.map { state.tableau.values[$0] * state.units[$0] }
  }

  /// Returns whether the last answer is that of the tableau.
  func isNear(_ state: borrowing SolverState) -> Bool {
    if isTooLong { return true }
    let tableau = tableauValues(state)
    let largest = values.reduce(0) { max($0, abs($1)) }
    return zip(tableau, values).allSatisfy { abs($0 - $1) <= 1e-10 * largest }
  }

  private func members(
    _ state: borrowing SolverState, where isChosen: (TableauConstraint) -> Bool
  ) -> [ExactSystem.Member] {
    var members: [ExactSystem.Member] = []
    for (place, terms) in zip(places, terms) where isChosen(state.tableau.constraints[place]) {
      members.append(
        ExactSystem.Member(place: place, terms: terms, record: state.tableau.constraints[place]))
    }
    return members
  }

  // MARK: - Answers

  /// Returns whether a constraint's expression is zero in the last answer; nil if there is none.
  func isTight(_ place: Int32) -> Bool? {
    guard let solved, input != nil, let member = places.firstIndex(of: place) else { return nil }
    return solved.isTight(member)
  }

  /// Returns how the last answer moves with a constant, in a direction; nil if there is none.
  func motion(
    of symbol: Symbol, moving place: Int32, direction: Double
  ) -> (rate: Double, gaps: [(gap: Double, rate: Double)])? {
    guard let solved, input != nil, let member = places.firstIndex(of: place),
      let variable = columns[symbol]
    else { return nil }
    return solved.motion(of: variable, moving: member, direction: direction)
  }

  /// Finds the values by the solver's rules, or that this takes too long.
  /// - Throws: `undecidable` if required constraints miss each other by more than rounding errors, which was not seen
  ///   when they were added; `nonFiniteNumber`.
  mutating func solve(
    _ state: borrowing SolverState, _ effort: ExactEffort = .usual
  ) throws(SolverError) {
    let input = input(state)
    if self.input == input {
      isTooLong = false
      return
    }
    if isTooLong, effort == .usual || exhausted == input { return }
    let members = members(state) { _ in true }
    let isMoved = self.input.map { $0.bands == input.bands && $0.ranks == input.ranks } ?? false
    self.input = nil
    var contradiction: ExactSystem.Contradiction?
    do throws(ExactSimplex.Exhausted) {
      var system = try system(members, state, effort)
      if !isMoved || system.signs != signs {
        system.begin()
        contradiction = try system.require(noise: ExactContradiction.leastShare)
        if contradiction == nil { try system.answer(order(state)) }
      }
      if contradiction == nil {
        (values, signs) = (system.values, system.signs)
        solved = system
        isTooLong = false
      }
    } catch {
      isTooLong = true
      if effort == .extended { exhausted = input }
      return
    }
    if let contradiction {
      throw ExactContradiction(contradiction, members, state).undecidable
    }
    for value in values where !value.isFinite { throw .nonFiniteNumber(value) }
    self.input = input
  }

  /// Returns the constraints in whole numbers, at the last answer or near that of the tableau.
  private mutating func system(
    _ members: [ExactSystem.Member], _ state: borrowing SolverState, _ effort: ExactEffort
  ) throws(ExactSimplex.Exhausted) -> ExactSystem {
    var last = solved
    solved = nil
    last?.allow(effort)
    if last?.change(to: members) == true, let last { return last }
    signs = []
    return try ExactSystem(members, near: tableauValues(state), effort)
  }

  /// Returns the variables in order of rank.
  private func order(_ state: borrowing SolverState) -> [Int] {
    symbols.indices.map { ($0, state.tableau.orders[symbols[$0]]) }
      .sorted { ($0.1.rank, $0.1.number) < ($1.1.rank, $1.1.number) }.map(\.0)
  }

  private func input(_ state: borrowing SolverState) -> Input {
    var input = Input()
    for place in places {
      let record = state.tableau.constraints[place]
      input.constants.append(record.constant)
      input.bands.append(record.sumBand)
      input.ranks.append(record.rank)
    }
    for symbol in symbols { input.ranks.append(state.tableau.orders[symbol].rank) }
    return input
  }

  /// Returns whether the required constraints can hold together, or whether that takes too long.
  mutating func verdict(_ state: borrowing SolverState) -> ExactVerdict {
    if isTooLong { return .none }
    do throws(ExactSimplex.Exhausted) {
      var members = members(state) { _ in true }
      var system: ExactSystem
      if var last = solved, last.change(to: members) {
        last.begin()
        last.allow(.usual)
        system = last
      } else {
        members = members.filter { $0.record.isRequired }
        system = try ExactSystem(members, near: tableauValues(state), .usual)
      }
      guard let contradiction = try system.require(noise: ExactContradiction.noise) else {
        return .possible
      }
      let (found, among) = clearest(contradiction, members, state)
      return .refused(ExactContradiction(found, among, state).error)
    } catch {
      isTooLong = true
      return .none
    }
  }

  /// The number of attempts to find a clearer contradiction.
  private static let mostAttempts = 16

  /// Returns a contradiction among fewer constraints that is no rounding error, if the given one may be; else that.
  ///
  /// Two that nearly say the same, such as a value and what it follows from, prove anything, and their numbers hide what
  /// others contradict. What has the largest numbers is left out first, unless the others can hold without it.
  private func clearest(
    _ contradiction: ExactSystem.Contradiction, _ members: [ExactSystem.Member],
    _ state: borrowing SolverState
  ) -> (ExactSystem.Contradiction, [ExactSystem.Member]) {
    var (found, left) = (contradiction, members)
    var needed: [Int32] = []
    for _ in 0..<ExactPart.mostAttempts {
      if found.share > ExactContradiction.leastShare { return (found, left) }
      guard let largest = found.largest(where: { !needed.contains(left[$0].place) }) else { break }
      var fewer = left
      let place = fewer.remove(at: largest).place
      do throws(ExactSimplex.Exhausted) {
        var system = try ExactSystem(fewer, near: tableauValues(state), .usual)
        if let next = try system.require(noise: ExactContradiction.leastShare) {
          (found, left) = (next, fewer)
        } else {
          needed.append(place)
        }
      } catch {
        // What takes too long is no clearer; the one that is known stays.
        break
      }
    }
    return found.share > ExactContradiction.leastShare ? (found, left) : (contradiction, members)
  }
}

extension ExactPart {
  /// Returns a conflict that the tableau's numbers prove, with a proof in whole numbers; nil if there is none.
  static func proving(_ conflict: Conflict, _ state: borrowing SolverState) -> Conflict? {
    guard conflict.members.count <= ExactParts.largestSize else { return conflict }
    var part = ExactPart()
    let places = conflict.constraints.compactMap { state.constraints.place(of: $0) }
      .sorted { state.tableau.constraints[$0].number < state.tableau.constraints[$1].number }
    for place in places {
      if let constraint = state.constraints[place] { part.append(place, constraint) }
    }
    // One that is to become required may not be so yet.
    let members = part.members(state) { _ in true }.map { member in
      var record = member.record
      record.sumBand = Level.required
      return ExactSystem.Member(place: member.place, terms: member.terms, record: record)
    }
    do throws(ExactSimplex.Exhausted) {
      var system = try ExactSystem(members, near: part.tableauValues(state), .usual)
      return try system.require(noise: ExactContradiction.leastShare)
        .map { ExactContradiction($0, members, state).conflict }
    } catch {
      return conflict
    }
  }
}
