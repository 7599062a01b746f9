import AutoLayout
import Masonry
import SeededNumbers
import Testing

/// What holds for what is found, in any tree and any row.
@MainActor struct RandomDiagnosisTests {
  @Test func `looking changes nothing, and edges outside are all found`() {
    for seed in 0..<200 as Range<UInt64> {
      let tree = RandomTree(seed: seed)
      tree.root.layoutIfNeeded()
      let frames = tree.root.frames
      let reports = tree.root.reports
      let found = tree.root.diagnose()
      #expect(tree.root.frames == frames && tree.root.reports == reports, "seed \(seed)")
      #expect(tree.root.diagnose() == found, "seed \(seed)")
      #expect(found.count { $0.name == "edge-outside" } == edgesOutside(of: tree), "seed \(seed)")
      #expect(
        found.count { $0.name == "translates-autoresizing-mask" } == inVain(tree), "seed \(seed)")
      // What is missing is looked at in `RandomMissingTests`.
      let known = [
        "edge-outside", "missing-constraints", "size-tie", "translates-autoresizing-mask",
      ]
      #expect(found.allSatisfy { known.contains($0.name) }, "seed \(seed): \(found)")
    }
  }

  /// The views whose frames are set by hand, and that a constraint is about which moves nobody: one that is
  /// left out, or where everything else it counts with is given as well.
  private func inVain(_ tree: RandomTree) -> Int {
    tree.boxes.dropFirst().count { box in
      guard box.translatesAutoresizingMaskIntoConstraints else { return false }
      return tree.active.contains { _, constraint in
        guard constraint.isActive, constraint.subject === box else { return false }
        return constraint.isBroken || chain(constraint).allSatisfy(isGiven)
      }
    }
  }

  private func isGiven(_ node: LayoutNode) -> Bool {
    node.parent == nil || node.translatesAutoresizingMaskIntoConstraints
  }

  /// The views whose frames a constraint is computed from: its items, and all around them up to the view that
  /// holds both. That one's own near edges are where it begins to count.
  private func chain(_ constraint: LayoutConstraint) -> [LayoutNode] {
    let near: [LayoutAttribute] = [.left, .top, .leftMargin, .topMargin]
    let sides: [(LayoutItem?, LayoutAttribute?)] = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    return sides.flatMap { item, attribute -> [LayoutNode] in
      guard let view = item as? LayoutNode, let attribute else { return [] }
      if attribute == .width || attribute == .height { return [view] }
      if view === constraint.holder { return near.contains(attribute) ? [] : [view] }
      var chain = [view]
      while let parent = chain.last?.parent, parent !== constraint.holder { chain.append(parent) }
      return chain
    }
  }

  /// Counted by a definition of its own, in the root's coordinates.
  private func edgesOutside(of tree: RandomTree) -> Int {
    tree.boxes.flatMap(\.constraints).count { constraint in
      guard !constraint.isBroken, constraint.multiplier == 1,
        let first = constraint.firstItem as? Box, let second = constraint.secondItem as? Box,
        let secondAttribute = constraint.secondAttribute, first !== second
      else { return false }
      var (inner, outer, constant) = (first, second, constraint.constant)
      var (edge, other) = (constraint.firstAttribute, secondAttribute)
      if second.isDescendant(of: first) {
        (inner, outer, constant, edge, other) = (second, first, -constant, other, edge)
      }
      guard inner.isDescendant(of: outer), other.withoutMargin == edge else { return false }
      let (frame, room) = (absolute(inner), absolute(outer))
      return switch edge {
      case .left: constant < 0 && frame.minX < room.minX - 0.01
      case .top: constant < 0 && frame.minY < room.minY - 0.01
      case .right: constant > 0 && frame.maxX > room.maxX + 0.01
      case .bottom: constant > 0 && frame.maxY > room.maxY + 0.01
      default: false
      }
    }
  }

  private func absolute(_ box: LayoutNode) -> Rect {
    var frame = box.frame
    var parent = box.parent
    while let view = parent {
      frame.origin.x += view.frame.minX
      frame.origin.y += view.frame.minY
      parent = view.parent
    }
    return frame
  }

  // MARK: - Rows

  /// Boxes one after the other from edge to edge, with few different priorities.
  @MainActor private struct Row {
    let root = Box("root")
    var boxes: [Box] = []
    var naturals: [Double] = []
    var priorities: [Double] = []
    private(set) var width = 0.0

    init(seed: UInt64, axis: LayoutAxis) {
      var random = SeededGenerator(seed: seed)
      for index in 0..<Int.random(in: 1...5, using: &random) {
        let natural = Double(Int.random(in: 1...9, using: &random))
        let priority: Double = [250, 400, 750].randomElement(using: &random) ?? 250
        let box = Box("box\(index)")
        box.natural =
          axis == .horizontal
          ? Size(width: natural, height: 1) : Size(width: 1, height: natural)
        box.setContentHuggingPriority(LayoutPriority(priority), for: axis)
        box.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
        root.holding(box)
        let start: ViewAttribute<AttributeKinds.AbsoluteX> = boxes.last?.mas.right ?? root.mas.left
        let top: ViewAttribute<AttributeKinds.Y> = boxes.last?.mas.bottom ?? root.mas.top
        box.mas.makeConstraints { make in
          make.left.equalTo(axis == .horizontal ? start : root.mas.left)
          make.top.equalTo(axis == .vertical ? top : root.mas.top)
        }
        boxes.append(box)
        naturals.append(natural)
        priorities.append(priority)
      }
      boxes.last?.mas.makeConstraints { make in
        if axis == .horizontal { make.right.equalTo(root) } else { make.bottom.equalTo(root) }
      }
      width = naturals.reduce(0, +) + Double(Int.random(in: -15...8, using: &random))
    }

    /// Those that could give way, by plain arithmetic: of the least priority first, as long as there is
    /// something to take.
    var tied: [String] {
      var missing = naturals.reduce(0, +) - max(0, width)
      for level in Set(priorities).sorted() {
        let members = boxes.indices.filter { priorities[$0] == level }
        let room = members.reduce(0) { $0 + naturals[$1] }
        if missing == 0 { return [] }
        if missing < room {
          return members.count > 1 ? members.map { boxes[$0].debugName } : []
        }
        missing -= room
      }
      return []
    }
  }

  @Test(arguments: LayoutAxis.allCases)
  func `ties of a row are those of plain arithmetic`(axis: LayoutAxis) throws {
    var ties = 0
    for seed in 0..<150 as Range<UInt64> {
      let row = Row(seed: seed, axis: axis)
      let width = max(0, row.width)
      if axis == .horizontal { row.root.layOut(width, 5) } else { row.root.layOut(5, width) }
      let found = row.root.diagnose()
      let tied = row.tied
      #expect(found.count == (tied.isEmpty ? 0 : 1), "seed \(seed): \(found) \(tied)")
      guard let tie = found.first else { continue }
      ties += 1
      let told = row.boxes.map(\.debugName).filter { tie.sentence.contains("\($0) is ") }
      #expect(told == tied, "seed \(seed)")
      let length: LayoutAttribute = axis == .horizontal ? .width : .height
      let open = row.boxes.filter { $0.ambiguities.contains { $0.attribute == length } }
      #expect(open.map(\.debugName) == tied, "seed \(seed)")
    }
    #expect(ties > 30)
  }
}
