/// The definitions in a form for fast evaluation: sorted by height, with all terms in one list.
struct CompiledDefinitions: ~Copyable {
  /// A defined variable.
  struct Target: BitwiseCopyable {
    var symbol: Symbol
    /// The number of its terms after the first one. Every target has a first term.
    var furtherTerms: Int32 = 0
  }

  private var targets = Buffer<Target>()
  private var terms = Buffer<DefinitionTerm>()

  /// Begins a new compilation, with a given number of targets.
  mutating func begin(targets count: Int) {
    targets.removeAll()
    targets.extend(to: count, with: Target(symbol: 0))
    terms.removeAll()
  }

  @inline(__always) mutating func setTarget(_ symbol: Symbol, at index: Int32) {
    targets[index].symbol = symbol
  }

  @inline(__always) func target(at index: Int) -> Symbol { targets[index].symbol }

  /// Appends the only term of a target, after those of the target before.
  @inline(__always) mutating func append(_ term: DefinitionTerm) { terms.append(term) }

  /// Appends the terms of a target, after those of the target before.
  @inline(__always) mutating func append(_ list: UnsafeBufferPointer<DefinitionTerm>, at index: Int)
  {
    for term in list { terms.append(term) }
    targets[index].furtherTerms = Int32(list.count - 1)
  }

  /// Computes the defined variables' values.
  /// - Complexity: the number of terms.
  func run(_ values: inout Buffer<Double>) {
    let values = values.base
    var term = terms.base
    var target = targets.base
    let last = target + targets.count
    while target < last {
      // Most targets have two terms, so the first one outside the loop is half of the work.
      var sum = term.pointee.coefficient * values[Int(term.pointee.symbol)]
      term += 1
      let end = term + Int(target.pointee.furtherTerms)
      while term < end {
        sum += term.pointee.coefficient * values[Int(term.pointee.symbol)]
        term += 1
      }
      values[Int(target.pointee.symbol)] = sum
      target += 1
    }
  }

  /// Computes, for each defined variable, the largest value among its terms.
  func spread(largest values: inout Buffer<Double>) {
    var index = 0
    for target in 0..<targets.count {
      var largest = 0.0
      for _ in 0...targets[target].furtherTerms {
        largest = max(largest, values[terms[index].symbol])
        index += 1
      }
      values[targets[target].symbol] = largest
    }
  }

  /// Adds the variables whose definitions contain a symbol of a set.
  func spread(_ symbols: inout SymbolSet) {
    var index = 0
    for target in 0..<targets.count {
      for _ in 0...targets[target].furtherTerms {
        if symbols[terms[index].symbol] { symbols.insert(targets[target].symbol) }
        index += 1
      }
    }
  }
}

/// A set of symbols.
struct SymbolSet {
  private var marks: [Bool]
  /// Whether the set is empty.
  private(set) var isEmpty = true

  init(count: Int) {
    marks = Array(repeating: false, count: count)
  }

  subscript(symbol: Symbol) -> Bool { marks[Int(symbol)] }

  mutating func insert(_ symbol: Symbol) {
    marks[Int(symbol)] = true
    isEmpty = false
  }

  mutating func remove(_ symbol: Symbol) { marks[Int(symbol)] = false }
}
