/// An event of the tableau, recorded on request.
enum TraceStep {
  enum Subject {
    case variable(Symbol)
    /// The places of the functional's constraints.
    case functional([Int32])
  }

  case rowAdded(Subject)
  case pivot(entering: Subject, leaving: Subject)
  case flip(Subject)
}

extension Tableau {
  mutating func record(_ step: TraceStep) {
    trace?.append(step)
  }

  func subject(_ symbol: Symbol) -> TraceStep.Subject {
    if symbols[symbol].isVariable { return .variable(symbol) }
    var places: [Int32] = []
    for point in breaks.list(symbols[symbol].breaks)
    where point.owner >= 0 && !places.contains(point.owner) {
      places.append(point.owner)
    }
    return .functional(places)
  }

  /// Returns an independent copy.
  func copy() -> Tableau {
    var copy = Tableau()
    copy.symbols = symbols.copy()
    copy.values = values.copy()
    copy.subdifferentials = subdifferentials.copy()
    copy.vacantSymbols = vacantSymbols.copy()
    copy.rows = rows.copy()
    copy.vacantRows = vacantRows.copy()
    copy.entries = entries.copy()
    copy.columns = columns.copy()
    copy.breaks = breaks.copy()
    copy.definitions = definitions.copy()
    copy.constraints = constraints.copy()
    copy.orders = orders.copy()
    copy.dirty = dirty.copy()
    copy.doubtful = doubtful.copy()
    copy.candidates = candidates.copy()
    copy.candidatesAdded = candidatesAdded
    copy.flats = flats.copy()
    copy.queue = queue.copy()
    copy.orphans = orphans.copy()
    copy.marks = marks.copy()
    copy.sums.grow(to: symbols.count)
    copy.program.isCurrent = false
    copy.settledVersion = settledVersion
    copy.version = version
    copy.limits = limits
    copy.isBuiltAnew = isBuiltAnew
    copy.leastInPrice = leastInPrice
    copy.cost.noise = cost.noise
    copy.steps = stepsDone
    copy.growth = growth
    copy.pivots = pivots
    copy.isSuspect = isSuspect
    copy.isPassingOver = isPassingOver
    copy.highestStrain = highestStrain
    copy.travel = travel
    copy.farthest = farthest
    copy.refreshedPivots = refreshedPivots
    return copy
  }
}
