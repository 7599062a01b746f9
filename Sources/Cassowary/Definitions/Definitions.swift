/// A symbol in a definition, times its coefficient.
struct DefinitionTerm: BitwiseCopyable {
  var coefficient: Double
  var symbol: Symbol
}

/// The variables that a single constraint expresses by others. They are in no row.
///
/// A defined variable is the sum of other variables and its *offset*, the auxiliary variable that this constraint
/// bounds. If there are other constraints on the variable, they bound its *twin*, an auxiliary variable with the same
/// value. The variable takes the twin's value, so a tight constraint holds exactly, without the rounding errors of the
/// definition.
struct Definitions: ~Copyable {
  struct Record: BitwiseCopyable {
    /// The terms of a defined symbol.
    var terms = Slice()
    /// The height of a defined symbol, greater than the heights of all variables in its definition; 0 for others.
    var height: Int32 = 0
    /// The offset of a defined symbol, or the variable that an offset defines; -1 otherwise.
    var partner: Symbol = -1
    /// The twin of a defined variable, or the variable of a twin; -1 otherwise.
    var twin: Symbol = -1
    /// The number of definitions that contain the variable.
    var mentions: Int32 = 0
  }

  private var symbols = Buffer<Record>()
  private var arena = Arena<DefinitionTerm>()
  /// An upper bound of the symbols that are defined: all have a lower number.
  private var definedCount = 0
  private var compiled = CompiledDefinitions()
  /// Whether the compiled definitions match the definitions.
  private var isCompiled = true

  /// Makes room for symbols.
  mutating func grow(to count: Int) { symbols.extend(to: count, with: Record()) }

  /// Resets a symbol that goes out of use.
  mutating func release(_ symbol: Symbol) {
    unlink(symbol)
    symbols[symbol] = Record()
  }

  // MARK: - Reading

  /// Returns the terms of a defined symbol.
  @inline(__always) func terms(of symbol: Symbol) -> UnsafeBufferPointer<DefinitionTerm> {
    UnsafeBufferPointer(arena.list(symbols[symbol].terms))
  }

  @inline(__always) func height(of symbol: Symbol) -> Int32 { symbols[symbol].height }

  /// Returns the offset of a defined symbol, or the variable that an offset defines; -1 for others.
  @inline(__always) func partner(of symbol: Symbol) -> Symbol { symbols[symbol].partner }

  /// Returns the twin of a defined variable; -1 if there is none.
  @inline(__always) func twin(of symbol: Symbol) -> Symbol { symbols[symbol].twin }

  /// Returns the number of definitions that contain a variable.
  @inline(__always) func mentions(of symbol: Symbol) -> Int32 { symbols[symbol].mentions }

  /// Returns whether a defined symbol can be redefined by other terms: their definitions must not lead back to it.
  func canRedefine(_ symbol: Symbol, by terms: borrowing Buffer<Entry>) -> Bool {
    if symbols[symbol].mentions == 0 { return true }
    for index in 0..<terms.count where terms[index].symbol != symbol {
      if symbols[terms[index].symbol].height >= symbols[symbol].height { return false }
    }
    return true
  }

  // MARK: - Changing

  /// Defines the variable of one term by the variables of the others and an offset.
  @inline(__always) mutating func define(
    _ index: Int, of terms: borrowing Buffer<Entry>, offset: Symbol
  ) {
    let symbol = terms[index].symbol
    let factor = 1 / terms[index].coefficient
    var slice = Slice()
    var height: Int32 = 1
    arena.append(DefinitionTerm(coefficient: factor, symbol: offset), to: &slice)
    for other in 0..<terms.count where other != index {
      let term = terms[other]
      arena.append(
        DefinitionTerm(coefficient: -term.coefficient * factor, symbol: term.symbol), to: &slice)
      symbols[term.symbol].mentions += 1
      height = max(height, symbols[term.symbol].height + 1)
    }
    definedCount = max(definedCount, Int(symbol) + 1)
    symbols[symbol].terms = slice
    symbols[symbol].height = height
    symbols[symbol].partner = offset
    symbols[offset].partner = symbol
    isCompiled = false
  }

  /// Removes a variable's definition.
  /// - Returns: The offset.
  mutating func forget(_ symbol: Symbol) -> Symbol {
    unlink(symbol)
    let offset = symbols[symbol].partner
    // The first term is the offset, which is not counted as a mention.
    for term in terms(of: symbol).dropFirst() { symbols[term.symbol].mentions -= 1 }
    arena.release(&symbols[symbol].terms)
    symbols[symbol].height = 0
    symbols[symbol].partner = -1
    symbols[offset].partner = -1
    isCompiled = false
    return offset
  }

  /// Links an auxiliary variable, the twin, to the defined variable with the same value.
  mutating func link(_ auxiliary: Symbol, to variable: Symbol) {
    symbols[auxiliary].twin = variable
    symbols[variable].twin = auxiliary
    isCompiled = false
  }

  private mutating func unlink(_ symbol: Symbol) {
    let twin = symbols[symbol].twin
    if twin >= 0 {
      symbols[twin].twin = -1
      symbols[symbol].twin = -1
      isCompiled = false
    }
  }

  // MARK: - Evaluating

  /// Computes the values of the defined variables from those of the others.
  /// - Complexity: the number of terms of all definitions.
  mutating func evaluate(_ values: inout Buffer<Double>) {
    if !isCompiled { compile() }
    compiled.run(&values)
  }

  /// Computes, for each defined variable, the largest value among its terms.
  mutating func spread(largest values: inout Buffer<Double>) {
    if !isCompiled { compile() }
    compiled.spread(largest: &values)
  }

  /// Adds the variables whose definitions contain a symbol of a set.
  mutating func spread(_ set: inout SymbolSet) {
    if !isCompiled { compile() }
    compiled.spread(&set)
  }

  /// Compiles all definitions again.
  private mutating func compile() {
    isCompiled = true
    // A counting sort by height; defined symbols have a height above 0.
    var starts = Buffer<Int32>()
    var count = 0
    for symbol in 0..<definedCount where symbols[symbol].height > 0 {
      let height = Int(symbols[symbol].height)
      starts.extend(to: height + 2, with: 0)
      starts[height + 1] += 1
      count += 1
    }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    compiled.begin(targets: count)
    for symbol in 0..<definedCount where symbols[symbol].height > 0 {
      let height = Int(symbols[symbol].height)
      compiled.setTarget(Symbol(symbol), at: starts[height])
      starts[height] += 1
    }
    for index in 0..<count {
      let symbol = compiled.target(at: index)
      let twin = symbols[symbol].twin
      if twin >= 0 {
        compiled.append(DefinitionTerm(coefficient: 1, symbol: twin))
      } else {
        compiled.append(terms(of: symbol), at: index)
      }
    }
  }

  // MARK: - Checking

  /// Returns whether all variables in the definition of a symbol have a lower height.
  func isSound(_ symbol: Symbol) -> Bool {
    terms(of: symbol).dropFirst().allSatisfy { symbols[$0.symbol].height < symbols[symbol].height }
  }

  /// Returns a copy with all definitions. They are compiled again when they are evaluated.
  func copy() -> Definitions {
    // Scratch memory: compiled.
    Definitions(
      symbols: symbols.copy(), arena: arena.copy(), definedCount: definedCount, isCompiled: false)
  }
}
