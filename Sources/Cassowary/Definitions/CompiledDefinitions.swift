/// The definitions in the form in which they are evaluated: in order of height, their terms one after the
/// other.
struct CompiledDefinitions: ~Copyable {
  private var targets = Buffer<Symbol>()
  /// The end of each target's terms.
  private var ends = Buffer<Int32>()
  private var terms = Buffer<DefinitionTerm>()

  mutating func removeAll() {
    targets.removeAll()
    ends.removeAll()
    terms.removeAll()
  }

  /// Makes room for a number of targets.
  mutating func reserveTargets(_ count: Int) { targets.extend(to: count, with: 0) }

  @inline(__always) func target(at index: Int) -> Symbol { targets[index] }

  @inline(__always) mutating func setTarget(_ symbol: Symbol, at index: Int32) {
    targets[index] = symbol
  }

  /// Appends the terms of the next target.
  @inline(__always) mutating func append(_ list: UnsafeBufferPointer<DefinitionTerm>) {
    for term in list { terms.append(term) }
    ends.append(Int32(terms.count))
  }

  /// Computes the defined variables' values.
  /// - Complexity: the number of terms.
  func run(_ values: inout Buffer<Double>) {
    let values = values.base
    var term = terms.base
    for index in 0..<targets.count {
      var sum = 0.0
      let end = terms.base + Int(ends[index])
      while term < end {
        sum += term.pointee.coefficient * values[Int(term.pointee.symbol)]
        term += 1
      }
      values[Int(targets[index])] = sum
    }
  }

  /// Computes, for each defined variable, the largest value among its terms.
  func spread(largest values: inout Buffer<Double>) {
    var index = 0
    for target in 0..<targets.count {
      var largest = 0.0
      while index < Int(ends[target]) {
        largest = max(largest, values[terms[index].symbol])
        index += 1
      }
      values[targets[target]] = largest
    }
  }

  /// Adds the variables whose definitions mention a symbol of a set.
  func spread(_ symbols: inout SymbolSet) {
    var index = 0
    for target in 0..<targets.count {
      let end = Int(ends[target])
      while index < end {
        if symbols[terms[index].symbol] { symbols.insert(targets[target]) }
        index += 1
      }
    }
  }
}

/// A set of symbols.
struct SymbolSet {
  private var marks: [Bool]
  private(set) var isEmpty = true

  init(count: Int) {
    marks = Array(repeating: false, count: count)
  }

  subscript(symbol: Symbol) -> Bool { marks[Int(symbol)] }

  mutating func insert(_ symbol: Symbol) {
    marks[Int(symbol)] = true
    isEmpty = false
  }
}
