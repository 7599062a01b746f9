@testable import AutoLayout
import Masonry
import Testing

/// The ways out of a conflict: each one, applied, gives the frames that it promised.
@MainActor @Suite struct AlternativeTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `applied, each gives the frames it promised`(seed: UInt64) throws {
    let random = RandomConflicts(seed: seed)
    for (broken, conflict) in random.all {
      let present = random.tree.root.frames
      for alternative in random.tree.root.alternatives(to: conflict) {
        let root = random.applying(alternative, to: broken)
        for (box, copy) in zip(random.tree.root.boxes, root.boxes) {
          let move = alternative.moves.first { $0.item === box }
          let promised = move?.to ?? box.frame
          let distance = promised.distance(to: copy.frame)
          #expect(distance < 1e-3, "\(alternative.sentence) \(box.debugName) seed \(seed)")
        }
        #expect(root.layoutEngine?.system.broken.count == alternative.leftOut)
      }
      #expect(random.tree.root.frames == present)
      #expect(random.engine?.isDirty == false)
    }
  }

  @Test func `there are many, of all kinds, and the least move comes first`() throws {
    var counts: [String: Int] = [:]
    for seed in UInt64(0)..<40 {
      let random = RandomConflicts(seed: seed)
      for (_, conflict) in random.all {
        let all = random.tree.root.alternatives(to: conflict)
        for alternative in all {
          let kind =
            switch alternative.change {
            case .removal: "removal"
            case .constant:
              conflict.members[alternative.member].source == nil ? "number" : "constant"
            case .priority: "priority"
            case .unmasking: "unmasking"
            }
          counts[kind, default: 0] += 1
        }
        for (one, other) in zip(all, all.dropFirst()) {
          #expect(one.settlesConflict || !other.settlesConflict)
          if one.settlesConflict == other.settlesConflict {
            #expect(one.distance <= other.distance)
          }
        }
      }
    }
    #expect(counts.count >= 4 && counts.values.allSatisfy { $0 > 5 }, "\(counts)")
  }

  @Test func `a label beside another one`() throws {
    let root = Box("root")
    let name = Box("name")
    let age = Box("age")
    root.holding(name, age)
    name.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.equalTo(20)
    }
    age.mas.makeConstraints { make in
      make.left.equalTo(name.mas.right).offset(8)
      make.width.equalTo(30)
      make.right.lessThanOrEqualTo(root)
    }
    root.layOut(50, 4)
    let conflict = try #require(root.conflicts.first)
    #expect(conflict.sum?.description == "20 + 8 + 30 = 58 > 50")
    #expect(conflict.sum?.legend == "name, gap, age; root")
    #expect(conflict.sum?.isChain == true)
    let all = root.alternatives(to: conflict)
    #expect(all.allSatisfy { $0.settlesConflict })
    let narrow = try #require(all.first { $0.code == "make.width.equalTo(22)" })
    #expect(narrow.moves.map(\.to) == [Rect(x: 28, y: 0, width: 22, height: 0)])
    let close = try #require(all.first { $0.code == "make.left.equalTo(name.mas.right)" })
    #expect(close.leftOut == 0)
    #expect(close.moves.map(\.to) == [Rect(x: 20, y: 0, width: 30, height: 0)])
    let wide = try #require(all.first { $0.code == nil })
    #expect(wide.sentence == "Give root a width of 58 in place of 50.")
    #expect(wide.moves.map(\.to.width) == [58])
    // That nothing moves is the best of all: it is left out already.
    #expect(all.first?.distance == 0)
  }

  @Test func `a view that constraints alone lay out has the content of now`() throws {
    let root = Box("root")
    let box = Box("box", width: 4, height: 1)
    root.holding(box)
    let constraint = box.widthAnchor.constraint(equalToConstant: 9)
    constraint.isActive = true
    box.translatesAutoresizingMaskIntoConstraints = false
    root.layOut(50, 4)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.natural = Size(width: 7, height: 3)
    box.frame = Rect(x: 0, y: 0, width: 20, height: 1)
    root.layoutIfNeeded()
    let conflict = try #require(root.conflicts.first)
    let all = root.alternatives(to: conflict)
    let unmasked = try #require(all.first { $0.change == .unmasking })
    #expect(unmasked.moves.map(\.to) == [Rect(x: 0, y: 0, width: 9, height: 3)])
  }

  @Test func `there are none while changes wait, or once it is gone`() throws {
    let root = Box("root")
    let box = Box("box")
    root.holding(box)
    box.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    root.layOut(50, 4)
    let conflict = try #require(root.conflicts.first)
    #expect(!root.alternatives(to: conflict).isEmpty)
    box.constraints[1].constant = 10
    #expect(root.alternatives(to: conflict).isEmpty)
    root.layoutIfNeeded()
    #expect(root.alternatives(to: conflict).isEmpty)
  }
}

extension Rect {
  /// The largest difference of two numbers.
  fileprivate func distance(to other: Rect) -> Double {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .reduce(0) { max($0, abs($1)) }
  }
}
