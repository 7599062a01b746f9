import Cassowary
import Testing

@testable import AutoLayout

/// What `diagnose()` finds without the solver, and what it asks of a part only, beside the answers of the whole
/// system's solver.
@MainActor @Suite struct DeterminedVariablesTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what is settled has one value`(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    for _ in 0..<4 {
      tree.root.layoutIfNeeded()
      let system = try #require(tree.root.layoutEngine?.system)
      let constraints = system.solver.constraints
      let settled = DeterminedVariables(of: system, constraints: constraints, by: .allConstraints)
      let fixed = DeterminedVariables(of: system, constraints: constraints, by: .limits)
      for value in system.records.all.flatMap(\.frameValues) {
        let number = value.variable.number
        if settled.isSettled[number] {
          #expect(try !system.solver.isAmbiguous(value.variable), "seed \(seed)")
        }
        if fixed.isSettled[number] { #expect(settled.isSettled[number], "seed \(seed)") }
      }
      _ = tree.change()
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what limits settle is the same whatever else is wished`(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    tree.root.layoutIfNeeded()
    let system = try #require(tree.root.layoutEngine?.system)
    let constraints = system.solver.constraints
    let fixed = DeterminedVariables(of: system, constraints: constraints, by: .limits).isSettled
    var free = system.solver
    for constraint in constraints where free.priority(of: constraint) != .required {
      try free.remove(constraint)
    }
    for record in system.records.all {
      for axis in LayoutAxis.allCases {
        for own in record.constraints[axis].ofNaturalLength where free.contains(own) {
          try free.remove(own)
        }
      }
    }
    try free.optimize()
    for value in system.records.all.flatMap(\.frameValues) where fixed[value.variable.number] {
      let role = system.records.record(ofVariable: value.variable.number)?.role
      if role == .root || role == .fixed { continue }
      let range = try free.range(of: value.variable)
      #expect(range.upperBound - range.lowerBound < 1e-4, "seed \(seed)")
    }
  }

  @Test func `it is most of what a tree has`() throws {
    var counts = (settled: 0, all: 0)
    for seed in 0..<60 as Range<UInt64> {
      let tree = RandomTree(seed: seed)
      tree.root.layoutIfNeeded()
      let system = try #require(tree.root.layoutEngine?.system)
      let settled = DeterminedVariables(
        of: system, constraints: system.solver.constraints, by: .allConstraints)
      counts.all += system.records.variableCount
      counts.settled += settled.isSettled.prefix(system.records.variableCount).count { $0 }
    }
    #expect(9 * counts.settled > 4 * counts.all, "\(counts)")
  }

  // MARK: - Ties

  @Test func `ties are those that the solver of the whole system finds pair by pair`() throws {
    var found = 0
    for seed in 0..<150 as Range<UInt64> {
      let tree = RandomTree(seed: seed)
      tree.root.layoutIfNeeded()
      let quick = self.ties { node, axis, known in
        SizeTie(of: node, axis, except: known, source: { _ in nil })?.members ?? []
      }
      let expected = quick(tree.root)
      let slow = self.ties { node, axis, known in self.tied(node, axis, except: known) }
      #expect(expected == slow(tree.root), "seed \(seed)")
      found += expected.count
    }
    #expect(found > 0)
  }

  private typealias Search =
    @MainActor (LayoutNode, LayoutAxis, Set<ObjectIdentifier>) -> [LayoutNode]

  /// Returns how the ties of a tree are found in tree order, each once.
  private func ties(_ search: @escaping Search) -> @MainActor (LayoutNode) -> [[String]] {
    { root in
      var known = PerAxis<Set<ObjectIdentifier>>(both: [])
      var ties: [[String]] = []
      @MainActor func look(_ node: LayoutNode) {
        for axis in LayoutAxis.allCases {
          let members = search(node, axis, known[axis])
          if members.isEmpty { continue }
          known[axis].formUnion(members.map { ObjectIdentifier($0) })
          ties.append(members.map(\.debugName))
        }
        node.children.forEach(look)
      }
      look(root)
      return ties
    }
  }

  /// The definition: views with intrinsic lengths of one priority tie if another solution that is as good changes one
  /// and another, directly or through others.
  private func tied(
    _ node: LayoutNode, _ axis: LayoutAxis, except known: Set<ObjectIdentifier>
  ) -> [LayoutNode] {
    guard !known.contains(ObjectIdentifier(node)), let (system, record) = node.solvedRecord,
      let natural = record.installedLength[axis]
    else { return [] }
    let solver = system.solver
    let length = solver.value(of: record.extent[axis])
    guard abs(length - natural) > 1e-4 else { return [] }
    let isSqueezed = length < natural
    let priority = node.resistance(along: axis, isSqueezed: isSqueezed)
    guard priority != .required else { return [] }
    let rivals = system.records.all.filter { rival in
      rival.role == .solved && rival.installedLength[axis] != nil
        && rival.node?.resistance(along: axis, isSqueezed: isSqueezed) == priority
    }
    let lengths = rivals.map { $0.extent[axis] }
    let others = lengths.map { try? solver.alternative(for: $0) }
    func changes(_ one: Int, _ two: Int) -> Bool {
      guard let other = others[one] else { return false }
      return abs(other.value(of: lengths[two]) - solver.value(of: lengths[two])) > 1e-4
    }
    guard let start = rivals.firstIndex(where: { $0 === record }), others[start] != nil else {
      return []
    }
    var tied: Set<Int> = [start]
    while let next = rivals.indices.first(where: { two in
      !tied.contains(two) && tied.contains { changes($0, two) || changes(two, $0) }
    }) {
      tied.insert(next)
    }
    return tied.count > 1 ? tied.sorted().compactMap { rivals[$0].node } : []
  }

  // MARK: - Work

  /// Rows of a label and a field, each in a box of its own, one below the other.
  private func rows(_ count: Int) throws -> LayoutSystem {
    let root = Box("root")
    let column = Box("column")
    root.holding(column)
    var constraints = [
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leftAnchor.constraint(equalTo: root.leftAnchor),
      column.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    var above: Box?
    for index in 0..<count {
      let row = Box("row\(index)")
      let label = Box("label\(index)", width: 5, height: 1)
      let field = Box("field\(index)", width: 8, height: 1)
      label.setContentHuggingPriority(251, for: .horizontal)
      column.holding(row)
      row.holding(label, field)
      constraints += [
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? column.topAnchor),
        row.leftAnchor.constraint(equalTo: column.leftAnchor),
        row.rightAnchor.constraint(equalTo: column.rightAnchor),
        label.leftAnchor.constraint(equalTo: row.leftAnchor),
        field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 1),
        field.rightAnchor.constraint(equalTo: row.rightAnchor),
      ]
      for box in [label, field] {
        constraints.append(box.topAnchor.constraint(equalTo: row.topAnchor))
        constraints.append(box.bottomAnchor.constraint(equalTo: row.bottomAnchor))
      }
      for box in [row, label, field] { box.translatesAutoresizingMaskIntoConstraints = false }
      above = row
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    if let above {
      constraints.append(column.bottomAnchor.constraint(equalTo: above.bottomAnchor))
    }
    for constraint in constraints { constraint.isActive = true }
    root.layOut(60, 20)
    return try #require(root.layoutEngine?.system)
  }

  @Test
  func `rows are settled in steps in proportion to their number, and none is left to the solver`()
    throws
  {
    for count in [25, 50, 100, 200] {
      let system = try rows(count)
      let settled = DeterminedVariables(
        of: system, constraints: system.solver.constraints, by: .allConstraints)
      #expect(!settled.isSettled.contains(false))
      #expect(settled.steps < 65 * count, "\(settled.steps)")
    }
  }

  /// A stack of boxes in a root, pinned to three or four of its edges.
  private func stack(
    _ views: [Box], alignment: StackAlignment, isSqueezed: Bool, in root: Box
  ) -> [StackArrangement] {
    let stack = Box("stack")
    root.holding(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      stack.holding(view)
    }
    var options = StackOptions()
    options.axis = .vertical
    options.alignment = alignment
    let arrangement = StackArrangement(of: stack)
    arrangement.update(views, hidden: [], options: options, spacing: [:])
    for constraint in [
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
    ] { constraint.isActive = true }
    if isSqueezed { stack.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
    return [arrangement]
  }

  @Test(arguments: [StackAlignment.fill, .leading, .center, .trailing])
  func `the views of a stack are settled in steps in proportion to their number`(
    alignment: StackAlignment
  ) throws {
    for count in [25, 50, 100, 200] {
      let root = Box("root")
      let views = (0..<count).map { Box("view\($0)", width: Double(3 + $0 % 7), height: 1) }
      let kept = stack(views, alignment: alignment, isSqueezed: false, in: root)
      root.layOut(40, 20)
      let system = try #require(root.layoutEngine?.system)
      let settled = DeterminedVariables(
        of: system, constraints: system.solver.constraints, by: .allConstraints)
      for record in system.records.all where record.node != nil {
        for value in record.frameValues { #expect(settled.isSettled[value.variable.number]) }
      }
      #expect(settled.steps < 80 * count + 80, "\(settled.steps)")
      #expect(root.diagnose().isEmpty)
      #expect(kept.count == 1)
    }
  }

  @Test func `a stack that is squeezed is one tie of all its views`() {
    for count in [20, 60] {
      let root = Box("root")
      let views = (0..<count).map { Box("view\($0)", width: 5, height: 1) }
      let kept = stack(views, alignment: .fill, isSqueezed: true, in: root)
      root.layOut(40, 12)
      let found = root.diagnose()
      #expect(found.map(\.name) == ["size-tie"])
      for view in views { #expect(found[0].sentence.contains("Box:\(view.identifier ?? "") is ")) }
      #expect(kept.count == 1)
    }
  }

  @Test func `a tie in each row is a part of its own`() throws {
    let root = Box("root")
    for index in 0..<50 {
      let left = Box("left\(index)", width: 8, height: 1)
      let right = Box("right\(index)", width: 9, height: 1)
      root.holding(left, right)
      for box in [left, right] {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index)).isActive = true
      }
      left.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      right.leftAnchor.constraint(equalTo: left.rightAnchor).isActive = true
      right.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    }
    root.layOut(10, 60)
    let system = try #require(root.layoutEngine?.system)
    for record in system.records.all.dropFirst() {
      let part = try #require(system.openParts.part(with: record.extent.horizontal))
      #expect(part.variables.count <= 3)
      #expect(system.openParts.part(with: record.extent.vertical) == nil)
    }
    #expect(root.diagnose().map(\.name) == Array(repeating: "size-tie", count: 50))
  }
}
