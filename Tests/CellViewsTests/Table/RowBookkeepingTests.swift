import SeededNumbers
import Testing

@testable import CellViews

/// The tables behind a table, beside plain arrays.
@MainActor struct RowBookkeepingTests {
  /// Heights in arrays: what is known, and what is estimated.
  private struct PlainHeights {
    var known: [Double?]
    var estimates: [Double]

    var heights: [Double] { zip(known, estimates).map { $0 ?? $1 } }

    func top(of row: Int) -> Double { heights[..<row].reduce(0, +) }

    func position(at y: Double) -> RowPosition {
      var top = 0.0
      for (row, height) in heights.enumerated() {
        if y < top + height { return RowPosition(part: row, offset: max(0, y - top)) }
        top += height
      }
      return RowPosition(part: max(0, heights.count - 1), offset: heights.last ?? 0)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `heights, tops and places are those of plain arrays`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in [1, 2, 7, 8, 9, 33] {
      var heights = RowHeights(count: count, estimate: 3)
      var plain = PlainHeights(
        known: Array(repeating: nil, count: count), estimates: Array(repeating: 3, count: count))
      for step in 0..<40 {
        switch step % 10 {
        case 7:
          plain.estimates = (0..<count).map { _ in
            Double.random(in: 1...5, using: &random).rounded()
          }
          heights.setEstimates(plain.estimates)
        case 9 where step == 29:
          heights.forgetAll()
          plain.known = Array(repeating: nil, count: count)
        default:
          let row = Int.random(in: 0..<count, using: &random)
          let height = Double(Int.random(in: 1...6, using: &random))
          heights.note(RowHeights.Known(height: height, isAutomatic: true), for: row)
          plain.known[row] = height
        }
        #expect(heights.total == plain.top(of: count))
        #expect(heights.areComplete == !plain.known.contains(nil))
        let row = Int.random(in: 0..<count, using: &random)
        #expect(heights[row]?.height == plain.known[row])
        #expect(heights.estimate(of: row) == plain.estimates[row])
        #expect(heights.top(of: row) == plain.top(of: row))
        let y = Double(Int.random(in: 0...Int(heights.total) + 2, using: &random))
        #expect(heights.position(at: y) == plain.position(at: y))
      }
    }
  }

  @Test func `heights without rows, and rows that there are not`() {
    var heights = RowHeights(count: 0, estimate: 3)
    #expect(heights.total == 0)
    #expect(heights.position(at: 5) == .start)
    heights.note(RowHeights.Known(height: 2, isAutomatic: true), for: 0)
    #expect(heights.total == 0)
    heights = RowHeights(count: 2, estimate: 3)
    for row in [-1, 2] { heights.note(RowHeights.Known(height: 1, isAutomatic: true), for: row) }
    #expect(heights.total == 6)
    heights.setEstimates([1])
    #expect(heights.total == 6)
    #expect(heights.top(of: -5) == 0)
    #expect(heights.top(of: 9) == 6)
  }

  @Test func `many rows take no room until they are known`() {
    var heights = RowHeights(count: 1 << 31, estimate: 3)
    heights.note(RowHeights.Known(height: 1, isAutomatic: true), for: 1 << 30)
    #expect(heights.total == 3 * 0x1p31 - 2)
    #expect(heights.position(at: 3 * 0x1p30) == RowPosition(part: 1 << 30, offset: 0))
    #expect(heights.position(at: 3 * 0x1p30 + 1) == RowPosition(part: 1 << 30 + 1, offset: 0))
  }

  /// Random updates of a number of rows, and the list of rows that they make; new ones are below 0.
  private func randomUpdates(
    of count: Int, _ random: inout SeededGenerator
  ) -> (updates: RowUpdates, result: [Int]) {
    var updates = RowUpdates()
    var old = Array(0..<count)
    old.shuffle(using: &random)
    let deleted = old.prefix(Int.random(in: 0...count / 2, using: &random))
    let moved = old.dropFirst(deleted.count).prefix(Int.random(in: 0...3, using: &random))
    let inserted = Int.random(in: 0...4, using: &random)
    let newCount = count - deleted.count + inserted
    var places = Array(0..<newCount)
    places.shuffle(using: &random)
    var result: [Int?] = Array(repeating: nil, count: newCount)
    for row in deleted { updates.delete([row]) }
    for row in moved {
      let place = places.removeLast()
      updates.move(row, to: place)
      result[place] = row
    }
    for number in 0..<inserted {
      let place = places.removeLast()
      updates.insert([place])
      result[place] = -1 - number
    }
    var staying = (0..<count).filter { !deleted.contains($0) && !moved.contains($0) }[...]
    return (updates, result.map { $0 ?? staying.removeFirst() })
  }

  @Test func `rows are followed through random updates`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let count = Int.random(in: 0...12, using: &random)
      let (updates, result) = randomUpdates(of: count, &random)
      #expect(updates.isPossible(forRowCount: count))
      #expect(updates.rowCount(after: count) == result.count)
      for row in 0..<count { #expect(updates.newRow(of: row) == result.firstIndex(of: row)) }
      #expect(updates.insertedRows == result.indices.filter { result[$0] < 0 })
    }
  }

  @Test func `known heights follow their rows`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<100 {
      let count = Int.random(in: 0...12, using: &random)
      var (updates, result) = randomUpdates(of: count, &random)
      var heights = RowHeights(count: count, estimate: 50)
      for row in 0..<count where row % 3 > 0 {
        heights.note(RowHeights.Known(height: Double(row + 1), isAutomatic: true), for: row)
      }
      let reloaded = count > 4 ? [4] : []
      updates.reload(reloaded)
      let changes = PartChanges(
        old: TableParts(rowCount: count), new: TableParts(rowCount: result.count),
        updates: [updates])
      heights.apply(changes, estimate: 7)
      let expected = result.map { row in
        row >= 0 && row % 3 > 0 && !reloaded.contains(row) ? Double(row + 1) : nil
      }
      #expect(result.indices.map { heights[$0]?.height } == expected)
      #expect(heights.total == expected.map { $0 ?? 7 }.reduce(0, +))
    }
  }
}
