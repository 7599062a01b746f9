import Cassowary
import Testing

@testable import AutoLayout

/// The part of a system that decides on a variable has the system's answers about it.
@MainActor @Suite struct DecidingPartTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `its values and its freedom are the system's`(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    for _ in 0..<4 {
      tree.root.layoutIfNeeded()
      let system = try #require(tree.root.layoutEngine?.system)
      for record in system.records.all {
        for value in record.frameValues {
          let part = try #require(DecidingPart(of: [value.variable], in: system))
          let own = try #require(part[value.variable])
          let (mine, whole) = (part.solver.value(of: own), system.solver.value(of: value.variable))
          #expect(abs(mine - whole) < 1e-6 * max(1, abs(whole)), "seed \(seed)")
          let isOpen = try system.solver.isAmbiguous(value.variable)
          #expect(try part.solver.isAmbiguous(own) == isOpen, "seed \(seed)")
        }
      }
      _ = tree.change()
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what holds a value in it holds it in the system, at the same rates`(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    tree.root.layoutIfNeeded()
    let system = try #require(tree.root.layoutEngine?.system)
    var compared = 0
    for record in system.records.all {
      for value in record.frameValues {
        let part = try #require(DecidingPart(of: [value.variable], in: system))
        let own = try #require(part[value.variable])
        let all = try system.solver.explanation(of: value.variable)
        let found = try part.solver.explanation(of: own)
        for influence in found {
          let original = try #require(part.original(of: influence.constraint))
          let other = try #require(all.first { $0.constraint == original }, "seed \(seed)")
          // A length that is given from outside may contradict something else in the system, but not in the part.
          for (mine, whole) in [
            (influence.upward, other.upward), (influence.downward, other.downward),
          ] where !whole.isBlocked {
            #expect(abs(mine.factor - whole.factor) < 1e-6, "seed \(seed)")
            compared += 1
          }
        }
        // Nothing in the system moves the value that the part does not know, unless the root's size contradicts it.
        for influence in all
        where !found.contains(where: { part.original(of: $0.constraint) == influence.constraint }) {
          #expect(influence.upward.factor == 0 && influence.downward.factor == 0, "seed \(seed)")
        }
      }
    }
    #expect(compared > 10)
  }

  @Test func `of rows below each other it is the row`() throws {
    let root = Box("root")
    var above: Box?
    for index in 0..<40 {
      let row = Box("row\(index)")
      let label = Box("label\(index)", width: 5, height: 2)
      root.holding(row)
      row.holding(label)
      for box in [row, label] { box.translatesAutoresizingMaskIntoConstraints = false }
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor).isActive = true
      row.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      row.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      label.leftAnchor.constraint(equalTo: row.leftAnchor).isActive = true
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
      above = row
    }
    root.layOut(80, 80)
    let system = try #require(root.layoutEngine?.system)
    let label = try #require(root.boxes.first { $0.identifier == "label20" })
    let record = try #require(system.records.record(of: label))
    let height = try #require(DecidingPart(of: [record.extent.vertical], in: system))
    #expect(height.solver.constraints.count < 12)
    let row = try #require(root.boxes.first { $0.identifier == "row20" })
    let y = try #require(system.records.record(of: row)?.origin.vertical)
    let top = try #require(DecidingPart(of: [y], in: system))
    // All rows above it, and none below.
    #expect((100..<150).contains(top.solver.constraints.count))
    // Of more rows than a person reads, the one above alone.
    let last = try #require(root.boxes.first { $0.identifier == "row39" })
    let end = try #require(system.records.record(of: last)?.origin.vertical)
    #expect(try #require(DecidingPart(of: [end], in: system)).solver.constraints.count < 5)
    for attribute in [LayoutAttribute.top, .bottom, .centerY] {
      let explanation = try #require(last.explanation(of: attribute))
      #expect(explanation.value == (attribute == .top ? 78 : attribute == .bottom ? 80 : 79))
    }
    let explanation = try #require(last.explanation(of: .top))
    #expect(explanation.holders.map(\.words.english) == ["row38.bottom 78"])
    #expect(explanation.choice == nil)
    #expect(WhyChain(from: explanation).steps.count > 39)
  }
}
