/// The description of a solver: a line for each symbol, then one for each constraint.
struct SolverText {
  private let storage: SolverStorage
  /// The tableau's values, by symbol.
  let values: [Double]
  /// The name of each symbol.
  private(set) var names: [String] = []

  init(of solver: Solver) {
    storage = solver.storage
    var scratch = solver.storage.state.tableau.copy()
    scratch.form.evaluate()
    values = (0..<Symbol(scratch.symbolCount)).map { scratch.values[$0] + 0.0 }
    names = displayNames()
  }

  /// The solver's state.
  var state: SolverState {
    @inline(__always) _read { yield storage.state }
  }

  /// The whole description.
  var text: String {
    let symbols = (0..<Symbol(state.tableau.symbolCount)).filter {
      state.tableau.form.basis.role(of: $0) != .vacant
    }
    let lines = symbols.map { line(for: $0) }
    let legend = state.orderedIndices().map { legendLine(for: $0) }
    return [table(lines), table(legend)].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the lines with columns aligned to their widest cells.
  private func table(_ lines: [[String]]) -> String {
    var widths: [Int] = []
    for line in lines {
      for (column, cell) in line.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return lines.map { line in
      let padded = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var text = padded.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  // MARK: - Symbols

  private func line(for symbol: Symbol) -> [String] {
    let (role, terms): (String, [DefinitionTerm]) =
      switch state.tableau.form.basis.role(of: symbol) {
      case .basic: ("basic", state.tableau.form.rowTerms(of: symbol))
      case .defined: ("defined", Array(state.tableau.form.definitions.terms(of: symbol)))
      default: ("parametric", [])
      }
    let sum = role == "parametric" ? "" : "= " + self.sum(of: terms, state.units[symbol])
    let value = legible(values[Int(symbol)] * state.units[symbol])
    return [names[Int(symbol)], value, role, limits(of: symbol), sum]
  }

  /// Returns a symbol's breakpoints in brackets, with a mark at those that are violated.
  private func limits(of symbol: Symbol) -> String {
    let points = state.tableau.form.costs.breakpoints(of: symbol)
    let value = values[Int(symbol)]
    var told: [Int32] = []
    var limits: [String] = []
    for point in points where !told.contains(point.owner) {
      told.append(point.owner)
      guard point.owner >= 0 else {
        limits.append("near 0")
        continue
      }
      let record = state.tableau.constraints[point.owner]
      let sign = record.relation == .equal ? "==" : point.isLower ? ">=" : "<="
      let isBeyond = points.enumerated().contains { index, other in
        other.owner == point.owner && isPaid(other, at: index, of: symbol, value)
      }
      let position = legible(point.position * state.units[symbol])
      limits.append("\(sign) \(position) #\(record.number)\(isBeyond ? "!" : "")")
    }
    return limits.isEmpty ? "" : "[" + limits.joined(separator: ", ") + "]"
  }

  /// Returns whether a symbol is on the side of a breakpoint on which the constraint has an error.
  private func isPaid(_ point: Breakpoint, at index: Int, of symbol: Symbol, _ value: Double)
    -> Bool
  {
    if state.tableau.form.basis.role(of: symbol) == .basic {
      return point.isLower == (index >= Int(state.tableau.form.costs.segment(of: symbol)))
    }
    return point.isLower ? value < point.position : value > point.position
  }

  // MARK: - Names and values

  /// Returns the text of a sum, with terms in order of symbols, since rows are unordered.
  private func sum(of terms: [DefinitionTerm], _ unit: Double) -> String {
    var sum = ExpressionText()
    for term in terms.sorted(by: { $0.symbol < $1.symbol }) {
      let coefficient = term.coefficient * unit / state.units[term.symbol]
      sum.append(coefficient, names[Int(term.symbol)], format: legible)
    }
    return sum.text.isEmpty ? "0" : sum.text
  }

  /// Returns the name of each symbol: for a variable its own, or `v` and its number; for an auxiliary variable `a` and
  /// its symbol. Variables that share a name also show their numbers.
  private func displayNames() -> [String] {
    var uses: [String: Int] = [:]
    let plain = (0..<Symbol(state.tableau.symbolCount)).map { symbol in
      if state.tableau.form.basis.role(of: symbol) == .vacant { return "" }
      let number =
        state.tableau.form.basis.isVariable(symbol)
        ? "v\(state.variables[symbol].number)" : "a\(symbol)"
      let name = state.variables.name(of: symbol) ?? number
      uses[name, default: 0] += 1
      return name
    }
    return plain.enumerated().map { index, name in
      guard uses[name, default: 0] > 1, let given = state.variables.name(of: Symbol(index)) else {
        return name
      }
      return "\(given)(v\(state.variables[Symbol(index)].number))"
    }
  }
}

extension SolverText {
  /// Returns the line of a constraint: its number, its text as it was written, and remarks.
  func legendLine(for index: Int32) -> [String] {
    guard let constraint = state.constraints[index] else { return [] }
    let record = state.tableau.constraints[index]
    var remarks: [String] = []
    let error = self.error(of: record)
    if error != 0 { remarks.append("off by \(legible(error))") }
    if record.weight != 1 { remarks.append("weight \(decimal(record.weight))") }
    if record.rank != record.number { remarks.append("rank \(record.rank)") }
    if let term = constraint.expression.terms.first,
      state.variables[term.variable.symbol].edit == index
    {
      remarks.append("edit")
    }
    let text = constraintText(constraint, record)
    return ["#\(record.number)", text, remarks.joined(separator: ", ")]
  }

  /// Returns a constraint with the names of its variables, and the number and priority that the solver sees.
  private func constraintText(
    _ constraint: Constraint, _ record: TableauConstraint
  ) -> String {
    ConstraintText(
      constraint, constant: record.constant, priority: Level.priority(ofSumBand: record.sumBand)
    ) { names[Int($0.symbol)] }.text
  }

  /// Returns the error of a constraint; 0 if it is within rounding errors.
  private func error(of record: TableauConstraint) -> Double {
    let part = record.symbol < 0 ? 0 : record.factor * values[Int(record.symbol)]
    let sum = part + record.constant
    if abs(sum) <= 1e-9 * max(1, abs(record.constant)) { return 0 }
    switch record.relation {
    case .lessThanOrEqual: return max(sum, 0)
    case .equal: return sum
    case .greaterThanOrEqual: return min(sum, 0)
    }
  }
}

extension Solver: CustomStringConvertible {
  /// The tableau, with a line for each symbol, followed by the constraints, with a line for each.
  ///
  /// <doc:ReadingASolver> says how to read it. The lines depend only on the calls so far and their
  /// order; nothing in them differs from one process to another.
  /// - Complexity: a pass over the whole tableau.
  public var description: String { SolverText(of: self).text }
}
