extension Solver: CustomStringConvertible {
  /// The tableau, a line for each row, in order of the basic symbols.
  ///
  /// Variables are called by their names, a constraint's symbols by its number: `plus3`, `minus3`.
  public var description: String {
    var names = Array(repeating: "?", count: tableau.bounds.count)
    for case let record? in variables {
      let variable = record.variable
      names[variable.symbol] = record.name.isEmpty ? "\(variable)" : record.name
    }
    for case let record? in records {
      names[record.minus] = "minus\(record.number)"
      if let plus = record.plus { names[plus] = "plus\(record.number)" }
    }
    let rows = tableau.rows.filter { $0.basic != nil }.sorted {
      ($0.basic ?? 0) < ($1.basic ?? 0)
    }
    let lines = rows.map { row in
      row.entries.reduce("\(row.basic.map { names[$0] } ?? "") = \(decimal(row.constant))") {
        "\($0) \($1.coefficient < 0 ? "-" : "+") \(decimal(abs($1.coefficient))) "
          + names[$1.symbol]
      }
    }
    return lines.joined(separator: "\n")
  }
}
