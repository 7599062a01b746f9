import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// What is drawn of a table's rows while an animation moves them.
@MainActor struct RecycledCellTests {
  private let blocks = Blocks(count: 40)
  private let scene: TableScene
  private let pilot: Pilot

  init() {
    scene = TableScene(blocks, 20, 8)
    pilot = Pilot(scene.window)
  }

  /// The rows that are seen, each with its top.
  private var places: [String: Double] {
    Dictionary(
      uniqueKeysWithValues: zip(scene.names, scene.table.visibleCells.map(\.frame.minY)))
  }

  private func animate(_ changes: @escaping @MainActor () -> Void) {
    View.animate(duration: .milliseconds(320)) {
      changes()
      scene.window.layoutIfNeeded()
    }
  }

  /// Expects that each row that was seen begins at its former place, or at its own where it has got another cell, and
  /// each other one, with all inside, at its own.
  private func expectPlaces(_ former: [String: Double], _ comment: String) {
    for (name, cell) in zip(scene.names, scene.table.visibleCells) {
      let shown = cell.presentationFrame.minY
      #expect(shown == former[name] || shown == cell.frame.minY, "\(comment): row \(name)")
      guard former[name] == nil, let cell = cell as? BlockCell else { continue }
      #expect(cell.contentView.presentationFrame == cell.contentView.frame, "\(comment): \(name)")
      #expect(cell.block.presentationFrame == cell.block.frame, "\(comment): row \(name)")
    }
  }

  @Test func `rows that come up for deleted ones do not fly`() {
    let former = places
    blocks.rows.removeSubrange(0...2)
    animate { scene.table.deleteRows(at: [0, 1, 2]) }
    #expect(scene.names.first == "3" && scene.names.last == "10")
    expectPlaces(former, "at once")
    pilot.draw()
    // On the way no row is above one that is before it in the table.
    for _ in 0..<20 {
      pilot.advance(by: .milliseconds(16))
      let tops = scene.table.visibleCells.map(\.presentationFrame.minY)
      #expect(tops.prefix(5) == tops.prefix(5).sorted()[...])
      #expect(scene.table.visibleCells.suffix(3).allSatisfy { $0.presentationFrame == $0.frame })
    }
  }

  @Test(arguments: 0..<40)
  func `whatever changes, a row begins where it was seen, and others appear`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<12 {
      // All ways are over.
      if Bool.random(using: &random) { scene.window.layoutIfNeeded() }
      pilot.advance(by: .seconds(1))
      let former = places
      let count = blocks.rows.count
      switch Int.random(in: 0...5, using: &random) {
      case 0:
        let first = Int.random(in: 0..<count - 4, using: &random)
        blocks.rows.removeSubrange(first..<first + 4)
        animate { scene.table.deleteRows(at: Array(first..<first + 4)) }
      case 1:
        let row = Int.random(in: 0...count, using: &random)
        blocks.rows.insert(contentsOf: (0..<5).map { ("\(step).\($0)", 1 + $0 % 3) }, at: row)
        animate { scene.table.insertRows(at: Array(row..<row + 5)) }
      case 2:
        let row = Int.random(in: 0..<count, using: &random)
        animate { scene.table.scrollToRow(at: row, at: .top) }
      case 3:
        let row = Int.random(in: 0..<count, using: &random)
        let size = CellSize(
          width: 20, height: Int.random(in: 3...14, using: &random))
        animate {
          scene.window.send(.resize(size))
          scene.table.scrollToRow(at: row, at: .middle)
        }
      case 4: animate { scene.table.scroll(.lines(Int.random(in: -9...9, using: &random))) }
      default:
        let (from, to) = (
          Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
        )
        blocks.rows.insert(blocks.rows.remove(at: from), at: to)
        animate { scene.table.moveRow(at: from, to: to) }
      }
      expectPlaces(former, "seed \(seed), step \(step)")
    }
  }

  @Test func `a cell that is taken for another row leaves the way of an animation that runs`() {
    blocks.rows.removeSubrange(0...2)
    animate { scene.table.deleteRows(at: [0, 1, 2]) }
    pilot.advance(by: .milliseconds(96))
    scene.table.scrollToRow(at: 30, at: .top)
    pilot.draw()
    #expect(scene.table.visibleCells.allSatisfy { $0.presentationFrame == $0.frame })
    pilot.advance(by: .milliseconds(96))
    scene.table.reloadData()
    pilot.draw()
    #expect(scene.table.visibleCells.allSatisfy { $0.presentationFrame == $0.frame })
  }
}
