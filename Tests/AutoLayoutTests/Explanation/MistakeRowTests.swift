import AutoLayout
import Masonry
import Testing

/// The silent mistakes that `diagnose()` finds are rows of the ledgers of what follows from them.
@MainActor @Suite struct MistakeRowTests {
  private func mistakes(_ box: Box, _ attribute: LayoutAttribute) throws -> [Ledger.Row] {
    let explanation = try #require(box.explanation(of: attribute))
    return Ledger(explanation).rows.filter { $0.part == .mistake }
  }

  @Test func `a view that nothing places along an axis`() throws {
    let root = Box("root")
    let box = Box("box", width: 5, height: 1)
    root.holding(box)
    box.mas.makeConstraints { make in make.top.equalTo(root).offset(2) }
    root.layOut(40, 10)
    let rows = try mistakes(box, .left)
    #expect(rows.map(\.text.english) == ["Box:box has no x: no constraint decides it, so it is 0."])
    #expect(rows.first?.cure?.english == "State, for example, make.left.equalToSuperview().")
    #expect(try mistakes(box, .right).count == 1)
    // What is said of x is no reason for y.
    #expect(try mistakes(box, .top).isEmpty)
    #expect(try mistakes(box, .height).isEmpty)
  }

  @Test func `a view whose frame counts besides constraints`() throws {
    let root = Box("root")
    let box = Box("box", width: 5, height: 1)
    root.holding(box)
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
    root.layOut(40, 10)
    let rows = try mistakes(box, .left)
    #expect(rows.count == 1)
    #expect(
      rows.first?.text.english.contains("translatesAutoresizingMaskIntoConstraints is true") == true
    )
    #expect(rows.first?.cure?.isEmpty == false)
    #expect(rows.first?.source != nil)
  }

  @Test func `a view that has neither a frame nor constraints`() throws {
    let root = Box("root")
    let box = Box("box", width: 5, height: 1)
    root.holding(box)
    root.layOut(40, 10)
    #expect(
      try mistakes(box, .width).map(\.text.english).first?.hasPrefix("Box:box has no frame") == true
    )
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `they are among those of diagnose, and change nothing`(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    for box in tree.boxes { box.measure = nil }
    tree.root.layoutIfNeeded()
    let frames = tree.root.frames
    let all = tree.root.diagnose()
    for box in tree.boxes {
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        for mistake in try #require(box.explanation(of: attribute)).mistakes {
          // What several views have in common is one finding there.
          #expect(
            all.contains {
              $0.name == mistake.name && $0.sentence.hasPrefix(mistake.sentence.prefix(8))
            }, "\(mistake) seed \(seed)")
        }
      }
    }
    #expect(tree.root.frames == frames)
  }
}
