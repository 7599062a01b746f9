/// The constraints in an order in which each has as few new variables as can be: from the variable of the lowest rank on, those
/// that are connected with it by one constraint, then the ones connected with these (breadth first). Each comes as
/// soon as all its variables are known, in order of rank where several do.
///
/// Added in that order, nearly every constraint between variables defines the one that is new, and nothing depends on it yet.
/// - Complexity: linear in the number of terms, beside sorting by rank.
struct ConnectedOrder {
  private(set) var places: [Int32] = []

  /// The places of the constraints in order of rank, of which `found` and `users` have the indices.
  private let ranked: [Int32]
  /// The variables of each constraint, none twice, one constraint after the other; and where each begins.
  private var variables: [Symbol] = []
  private var beginnings: [Int] = [0]
  /// The constraints of each variable, one variable after the other; and where each begins.
  private var users: [Int]
  private var firstUsers: [Int]
  /// The number of variables of each constraint that are not known yet.
  private var unknown: [Int] = []
  private var isKnown: [Bool]
  /// The known variables, in the order in which they became known.
  private var queue: [Symbol] = []
  /// The constraints all of whose variables are known, in the order in which these were.
  private var found: [Int] = []

  init(_ state: borrowing SolverState) {
    let count = state.variables.count
    ranked = state.orderedPlaces()
    isKnown = Array(repeating: false, count: count)
    firstUsers = Array(repeating: 0, count: count + 1)
    users = []
    for place in ranked { list(state.constraints[place]) }
    listUsers()
    for index in ranked.indices where unknown[index] == 0 { found.append(index) }
    var next = 0
    for start in state.sortedSymbols() where !isKnown[Int(start)] {
      learn(start)
      while next < queue.count {
        learnNeighbors(of: queue[next])
        next += 1
      }
    }
    places = found.map { ranked[$0] }
  }

  /// Lists the variables of a constraint.
  private mutating func list(_ constraint: Constraint?) {
    let start = variables.count
    for term in constraint?.expression.terms ?? [] { variables.append(term.variable.symbol) }
    variables[start...].sort()
    var end = start
    for index in start..<variables.count
    where index == start || variables[index] != variables[end - 1] {
      variables[end] = variables[index]
      end += 1
    }
    variables.removeSubrange(end...)
    for symbol in variables[start...] { firstUsers[Int(symbol) + 1] += 1 }
    unknown.append(end - start)
    beginnings.append(end)
  }

  /// Lists the constraints of each variable: a counting sort.
  private mutating func listUsers() {
    for index in 1..<firstUsers.count { firstUsers[index] += firstUsers[index - 1] }
    var ends = firstUsers
    users = Array(repeating: 0, count: variables.count)
    for index in ranked.indices {
      for symbol in variables[beginnings[index]..<beginnings[index + 1]] {
        users[ends[Int(symbol)]] = index
        ends[Int(symbol)] += 1
      }
    }
  }

  private func range(ofUsersOf symbol: Symbol) -> Range<Int> {
    firstUsers[Int(symbol)]..<firstUsers[Int(symbol) + 1]
  }

  private mutating func learn(_ symbol: Symbol) {
    isKnown[Int(symbol)] = true
    queue.append(symbol)
    for index in range(ofUsersOf: symbol) {
      unknown[users[index]] -= 1
      if unknown[users[index]] == 0 { found.append(users[index]) }
    }
  }

  /// Learns the variables that are the only new ones in constraints of a known one.
  private mutating func learnNeighbors(of symbol: Symbol) {
    for index in range(ofUsersOf: symbol) where unknown[users[index]] == 1 {
      let user = users[index]
      let own = variables[beginnings[user]..<beginnings[user + 1]]
      if let neighbor = own.first(where: { !isKnown[Int($0)] }) { learn(neighbor) }
    }
  }
}
