/// A jump of a parametric symbol to another of its breakpoints.
struct BoundFlip: BitwiseCopyable {
  var symbol: Symbol
  var position: Double
}

/// The jumps of a step of the dual simplex method, which are carried out together where that is less to do.
struct BoundFlips: ~Copyable {
  private var flips = Buffer<BoundFlip>()

  var count: Int { flips.count }

  subscript(index: Int) -> BoundFlip { flips[index] }

  mutating func removeAll() { flips.removeAll() }

  mutating func append(_ flip: BoundFlip) { flips.append(flip) }

  /// Moves the symbols and all that depends on them. Rows that leave their segments are queued.
  /// - Parameter except: A symbol that does not move.
  /// - Complexity: the number of symbols and the length of a column, if all are in one row and in no other; otherwise the
  ///   lengths of their columns or, where these are long and many, the number of entries.
  func carryOut(except: Symbol, on form: inout SolvedForm) {
    let row = flips.count > 1 ? singleRow(except: except, form) : -1
    if row >= 0 {
      moveTogether(in: row, except: except, &form)
    } else if flips.count > 8, form.basis.matrix.references > 0 {
      moveEverything(except: except, &form)
    } else {
      for index in 0..<flips.count where flips[index].symbol != except {
        form.shift(flips[index].symbol, to: flips[index].position, isQueueing: true)
      }
    }
  }

  /// Returns the row in which all of the symbols are, if they are in no other; -1 otherwise.
  private func singleRow(except: Symbol, _ form: borrowing SolvedForm) -> Int32 {
    var found: Int32 = -1
    for index in 0..<flips.count where flips[index].symbol != except {
      let row = form.basis.matrix.singleRow(of: flips[index].symbol)
      if row < 0 || (found >= 0 && row != found) { return -1 }
      found = row
    }
    return found
  }

  /// Moves symbols that are in a single row: what refers to that moves with it, once for all of them.
  private func moveTogether(in row: Int32, except: Symbol, _ form: inout SolvedForm) {
    var (step, way, largest) = (0.0, 0.0, 0.0)
    for index in 0..<flips.count where flips[index].symbol != except {
      let (symbol, own) = (flips[index].symbol, move(flips[index], &form))
      step += own * form.basis.matrix.firstOccurrence(of: symbol).pointee.coefficient
      way += abs(own)
      form.movements.note(symbol)
    }
    move(row, by: step, &largest, &form)
    for occurrence in form.basis.column(of: form.basis.basic(of: row)) {
      move(occurrence.row, by: occurrence.coefficient * step, &largest, &form)
    }
    form.numerics.noteMovement(way, largest: largest)
  }

  /// Moves the symbols, and sums up what each row moves by.
  private func moveEverything(except: Symbol, _ form: inout SolvedForm) {
    var steps = Buffer<Double>(repeating: 0, count: form.basis.symbolCount)
    var (way, largest) = (0.0, 0.0)
    for index in 0..<flips.count where flips[index].symbol != except {
      let step = move(flips[index], &form)
      // A symbol can pass several breakpoints.
      steps[flips[index].symbol] += step
      way += abs(step)
    }
    form.basis.sumUpRows(&steps)
    for row in 0..<Int32(form.basis.rowCount) {
      let basic = form.basis.basic(of: row)
      if basic >= 0, steps[basic] != 0 { move(row, by: steps[basic], &largest, &form) }
    }
    form.numerics.noteMovement(way, largest: largest)
    form.movements.noteUnknown()
  }

  /// Moves a parametric symbol alone.
  /// - Returns: Its step.
  private func move(_ flip: BoundFlip, _ form: inout SolvedForm) -> Double {
    let step = flip.position - form.basis.values[flip.symbol]
    form.basis.values[flip.symbol] = flip.position
    form.costs.forgetSubdifferential(of: flip.symbol)
    return step
  }

  /// Moves a row's basic symbol alone, and queues the row if it leaves its segment.
  @inline(__always) private func move(
    _ row: Int32, by step: Double, _ largest: inout Double, _ form: inout SolvedForm
  ) {
    let basic = form.basis.basic(of: row)
    let sum = form.basis.values[basic] + step
    form.basis.values[basic] = sum
    largest = max(largest, abs(sum))
    let segment = form.rowCosts[row]
    if sum < segment.lower || sum > segment.upper { form.infeasibleRows.insert(row) }
  }
}
