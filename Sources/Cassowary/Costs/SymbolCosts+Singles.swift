extension SymbolCosts {
  /// Replaces a leading term by the most important single error of a symbol's own cost, if that is more
  /// important.
  @inline(__always) func lift(
    _ lead: inout LeadingTerm, of symbol: Symbol, segment: Int, times factor: Double
  ) {
    let list = breakpoints(of: symbol)
    for index in 0..<list.count where list[index].isLower == (index >= segment) {
      let level = owners.singleLevel(of: list[index].owner)
      guard lead.value == 0 || level > lead.level else { continue }
      let slope = list[index].isLower ? -list[index].scale : list[index].scale
      lead = LeadingTerm(level: level, value: slope * factor)
    }
  }
}
