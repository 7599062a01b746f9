import SeededNumbers
import Testing

@testable import CellViews

/// The updates between two lists of identities.
@MainActor struct RowDifferenceTests {
  /// The list that updates make of another; new identities come from `new`.
  private func applied(_ updates: RowUpdates, to old: [Int], for new: [Int]) -> [Int] {
    var result: [Int?] = Array(repeating: nil, count: updates.rowCount(after: old.count))
    for (row, identity) in old.enumerated() {
      if let place = updates.newRow(of: row) { result[place] = identity }
    }
    for place in updates.insertedRows { result[place] = new[place] }
    return result.compactMap { $0 }
  }

  /// The least number of moves: of what is in both lists, all but the longest ascent move. By trying all selections.
  private func fewestMoves(from old: [Int], to new: [Int]) -> Int {
    let places = old.compactMap(new.firstIndex)
    var longest = 0
    for selection in 0..<1 << places.count {
      let chosen = places.indices.filter { selection >> $0 & 1 == 1 }.map { places[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) {
        longest = max(longest, chosen.count)
      }
    }
    return places.count - longest
  }

  @Test func `they lead from one list to the other, with the fewest moves`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let old = Array(
        (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
      let new = Array(
        (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
      let updates = RowUpdates(from: old, to: new, reloading: [3, 4])
      #expect(updates.isPossible(forRowCount: old.count))
      #expect(applied(updates, to: old, for: new) == new)
      #expect(updates.movedRows.count == fewestMoves(from: old, to: new))
      let reloaded = old.indices.filter { [3, 4].contains(old[$0]) && new.contains(old[$0]) }
      #expect(updates.reloadedRows == reloaded)
      #expect(updates.isEmpty == (old == new && reloaded.isEmpty))
    }
  }

  @Test func `long lists take no long time`() {
    let old = Array(0..<200_000)
    let reversed = RowUpdates(from: old, to: old.reversed())
    #expect(reversed.movedRows.count == old.count - 1)
    #expect((0..<10).map { reversed.newRow(of: $0) } == (0..<10).map { 199_999 - $0 })
    let one = RowUpdates(from: old, to: Array(old.dropFirst()) + [0])
    #expect("\(one)" == "moved 0→199999")
  }
}
