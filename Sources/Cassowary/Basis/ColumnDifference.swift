/// The rows that depend on two symbols that move together, as far as these movements do not cancel.
///
/// Two symbols that are in a row to which others refer are in all of these. Where what both do to the row cancels, it does
/// so in the others, too, which need not be looked at then. Scratch memory.
struct ColumnDifference: ~Copyable {
  struct Movement: BitwiseCopyable {
    var symbol: Symbol
    var way: Double
  }

  /// A row that others refer to, from which the search goes on once all is known that leads to it.
  struct Waiting: HeapElement {
    var position: Int32
    var row: Int32

    func precedes(_ other: Waiting) -> Bool { position < other.position }
  }

  private var sums = SparseAccumulator()
  private var waiting = Heap<Waiting>()
  /// The rows, each with what it moves by.
  private(set) var occurrences = Buffer<Occurrence>()
  /// The number of entries that were looked at for them.
  private(set) var work = 0

  /// Finds the rows.
  /// - Parameters:
  ///   - noise: The part of two movements of a row below which their sum is a rounding error.
  ///   - order: The order of the rows, which is up to date.
  /// - Complexity: the lengths of the columns of the symbols, and of each row that others refer to and that moves.
  mutating func find(
    _ first: Movement, _ second: Movement, noise: Double, _ matrix: borrowing SparseMatrix,
    _ basics: borrowing Buffer<Symbol>, _ order: borrowing RowOrder
  ) {
    sums.grow(to: matrix.columns.count)
    sums.clear()
    work = 0
    add(first, matrix, basics, order)
    add(second, matrix, basics, order)
    while let next = waiting.popFirst() {
      let basic = basics[next.row]
      let way = sums.cell(of: basic)
      if abs(way.sum) <= noise * way.magnitude { continue }
      add(way.carried(noise: noise), times: matrix.column(of: basic), matrix, basics, order)
    }
    occurrences.removeAll()
    for index in 0..<sums.touched.count {
      let basic = sums.touched[index]
      let way = sums.cell(of: basic)
      if abs(way.sum) <= noise * way.magnitude { continue }
      occurrences.append(
        Occurrence(coefficient: way.sum, row: matrix.row(solvedFor: basic), rowIndex: -1))
    }
  }

  private mutating func add(
    _ movement: Movement, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>,
    _ order: borrowing RowOrder
  ) {
    add(
      SparseAccumulator.Cell(sum: movement.way, magnitude: abs(movement.way)),
      times: matrix.column(of: movement.symbol), matrix, basics, order)
  }

  private mutating func add(
    _ way: SparseAccumulator.Cell, times column: UnsafeBufferPointer<Occurrence>,
    _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>,
    _ order: borrowing RowOrder
  ) {
    work += column.count
    for occurrence in column {
      let basic = basics[occurrence.row]
      if matrix.isReferenced(occurrence.row), !sums.cell(of: basic).isTouched {
        waiting.push(Waiting(position: order.position(of: occurrence.row), row: occurrence.row))
      }
      sums.add(way, times: occurrence.coefficient, to: basic)
    }
  }
}
