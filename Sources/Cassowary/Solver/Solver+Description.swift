extension Solver: CustomStringConvertible {
  /// The tableau, a line for each symbol; <doc:ReadingASolver> says how to read it.
  public var description: String { storage.state.description }
}

extension SolverState {
  var description: String {
    let symbols = (0..<Symbol(tableau.symbols.count)).filter {
      tableau.symbols[$0].state != .vacant
    }
    return symbols.map { line(for: $0) }.joined(separator: "\n")
  }

  private func line(for symbol: Symbol) -> String {
    let record = tableau.symbols[symbol]
    var line = "\(name(of: symbol)) = "
    switch record.state {
    case .parametric: line += decimal(tableau.values[symbol])
    case .basic: line += sum(tableau.entries.list(tableau.rows[record.row].entries))
    default: line += "(" + sum(tableau.definitions.list(record.definition)) + ")"
    }
    let limits = tableau.breaks.list(record.breaks).map { point in
      let owner = point.owner >= 0 ? "#\(tableau.demands[point.owner].number)" : "near"
      return (point.isLower ? ">= " : "<= ") + decimal(point.position) + " " + owner
    }
    return limits.isEmpty ? line : line + "  [" + limits.joined(separator: ", ") + "]"
  }

  private func sum(_ terms: some Collection<Entry>) -> String {
    var text = ""
    for term in terms {
      let size = abs(term.coefficient)
      if text.isEmpty {
        text += term.coefficient < 0 ? "-" : ""
      } else {
        text += term.coefficient < 0 ? " - " : " + "
      }
      text += (size == 1 ? "" : decimal(size) + " ") + name(of: term.symbol)
    }
    return text.isEmpty ? "0" : text
  }

  /// A variable's name, or `v` and its number; for a functional `f` and its symbol.
  private func name(of symbol: Symbol) -> String {
    guard tableau.symbols[symbol].isVariable else { return "f\(symbol)" }
    return names[symbol] ?? "v\(variables[symbol].number)"
  }
}
