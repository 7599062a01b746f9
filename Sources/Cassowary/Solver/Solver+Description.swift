extension Solver: CustomStringConvertible {
  /// The tableau, with a line for each symbol, followed by the constraints, with a line for each.
  ///
  /// <doc:ReadingASolver> says how to read it. The lines depend only on what the solver was
  /// told, in which order; nothing in them differs from one process to another.
  /// - Complexity: a pass over the whole tableau.
  public var description: String { storage.state.description }
}

extension SolverState {
  var description: String {
    let names = displayNames()
    let values = currentValues()
    let symbols = (0..<Symbol(tableau.symbolCount)).filter {
      tableau.form.basis.role(of: $0) != .vacant
    }
    let lines = symbols.map { line(for: $0, names, values) }
    let legend = orderedPlaces().map { legendLine(for: $0, names, values) }
    return [table(lines), table(legend)].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the lines with columns as wide as their widest cells.
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

  private func line(for symbol: Symbol, _ names: [String], _ values: [Double]) -> [String] {
    let (role, terms): (String, [DefinitionTerm]) =
      switch tableau.form.basis.role(of: symbol) {
      case .basic: ("basic", tableau.form.rowTerms(of: symbol))
      case .defined: ("defined", Array(tableau.form.definitions.terms(of: symbol)))
      default: ("parametric", [])
      }
    let sum = role == "parametric" ? "" : "= " + self.sum(of: terms, unit(of: symbol), names)
    let value = legible(values[Int(symbol)] * unit(of: symbol))
    return [names[Int(symbol)], value, role, limits(of: symbol, values), sum]
  }

  /// Returns a symbol's breakpoints in brackets, with a mark at those that it is beyond.
  private func limits(of symbol: Symbol, _ values: [Double]) -> String {
    let points = tableau.form.costs.breakpoints(of: symbol)
    let value = values[Int(symbol)]
    var told: [Int32] = []
    var limits: [String] = []
    for point in points where !told.contains(point.owner) {
      told.append(point.owner)
      guard point.owner >= 0 else {
        limits.append("near 0")
        continue
      }
      let record = tableau.constraints[point.owner]
      let sign = record.relation == .equal ? "==" : point.isLower ? ">=" : "<="
      let isBeyond = points.enumerated().contains { index, other in
        other.owner == point.owner && isPaid(other, at: index, of: symbol, value)
      }
      let position = legible(point.position * unit(of: symbol))
      limits.append("\(sign) \(position) #\(record.number)\(isBeyond ? "!" : "")")
    }
    return limits.isEmpty ? "" : "[" + limits.joined(separator: ", ") + "]"
  }

  /// Returns whether a symbol is on the side of a breakpoint where the constraint's error counts.
  private func isPaid(_ point: Breakpoint, at index: Int, of symbol: Symbol, _ value: Double)
    -> Bool
  {
    if tableau.form.basis.role(of: symbol) == .basic {
      return point.isLower == (index >= Int(tableau.form.costs.segment(of: symbol)))
    }
    return point.isLower ? value < point.position : value > point.position
  }

  // MARK: - Names and values

  /// Returns the text of a sum, with terms in order of symbols; rows have no order.
  private func sum(of terms: [DefinitionTerm], _ unit: Double, _ names: [String]) -> String {
    var sum = ExpressionText()
    for term in terms.sorted(by: { $0.symbol < $1.symbol }) {
      let coefficient = term.coefficient * unit / self.unit(of: term.symbol)
      sum.append(coefficient, names[Int(term.symbol)], format: legible)
    }
    return sum.text.isEmpty ? "0" : sum.text
  }

  /// Returns the name of each symbol: for a variable its own, or `v` and its number; for a functional `f` and
  /// its symbol. Variables that share a name also show their numbers.
  private func displayNames() -> [String] {
    var uses: [String: Int] = [:]
    let plain = (0..<Symbol(tableau.symbolCount)).map { symbol in
      if tableau.form.basis.role(of: symbol) == .vacant { return "" }
      let number =
        tableau.form.basis.isVariable(symbol) ? "v\(variables[symbol].number)" : "f\(symbol)"
      let name = names[symbol] ?? number
      uses[name, default: 0] += 1
      return name
    }
    return plain.enumerated().map { index, name in
      guard uses[name, default: 0] > 1, let given = names[Symbol(index)] else { return name }
      return "\(given)(v\(variables[index].number))"
    }
  }

  /// Returns the tableau's values, with those of defined variables computed.
  private func currentValues() -> [Double] {
    var scratch = copy()
    scratch.tableau.form.evaluate()
    return (0..<Symbol(scratch.tableau.symbolCount)).map { scratch.tableau.values[$0] + 0.0 }
  }
}
