@testable import AutoLayout
import Masonry
import Testing

/// The proof of a conflict as arithmetic.
@MainActor @Suite struct FailingSumTests {
  private let root = Box("root")
  private let one = Box("one")
  private let two = Box("two")

  init() { root.holding(one, two) }

  private func sums(_ width: Double = 50) -> [String] {
    root.layOut(width, 4)
    return root.conflicts.map { $0.sum?.description ?? "" }
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `its numbers are those of the constraints, and it is violated`(seed: UInt64) throws {
    let random = RandomConflicts(seed: seed)
    for (broken, conflict) in random.all {
      let sum = try #require(conflict.sum, "\(conflict)")
      #expect(sum.difference > 1e-9, "\(sum) seed \(seed)")
      if sum.isInequality { #expect(sum.neededTotal > sum.availableTotal, "\(sum) seed \(seed)") }
      #expect(sum.isInequality == broken.members.contains { $0.relation != .equal })
      for (index, member) in broken.members.enumerated() {
        let terms = (sum.needed + sum.available).filter { $0.member == index }
        let own = terms.filter { !$0.name.contains(" of ") || $0.name.hasPrefix("frame of ") }
        #expect(Set(terms.map(\.weight)).count <= 1 && terms.allSatisfy { $0.weight > 0 })
        guard !own.isEmpty else { continue }
        let total = own.reduce(0) { $0 + $1.amount }
        #expect(abs(abs(total) - abs(member.constant)) < 1e-6, "\(sum) seed \(seed)")
        for term in terms where term.isImplicit { #expect(term.amount == 0) }
      }
    }
  }

  /// The same, by the multipliers: what is too much is the excess of the proof, in the unit of the weights.
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `what is too much is the excess of the proof`(seed: UInt64) throws {
    for (broken, conflict) in RandomConflicts(seed: seed).all {
      let sum = try #require(conflict.sum)
      #expect(broken.members.reduce(0) { $0 + $1.multiplier * $1.constant } > 0)
      let units = (sum.needed + sum.available).map { term in
        term.weight / abs(broken.members[term.member].multiplier)
      }
      #expect(
        units.contains { abs($0 * broken.excess - sum.difference) < 1e-6 * max(1, sum.difference) },
        "\(sum) seed \(seed)")
    }
  }

  /// Without any one of the constraints that can be removed, these do not contradict each other any more.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the members are irreducible`(seed: UInt64) throws {
    let random = RandomConflicts(seed: seed)
    for (broken, conflict) in random.all {
      for index in broken.members.indices {
        guard case .user(let constraint) = broken.members[index].origin else { continue }
        let supposition = HypotheticalChange(without: constraint)
        let system = try #require(random.engine?.system(supposing: supposition))
        let rest = Set(conflict.members.map(\.description))
        for other in system.broken {
          let members = Set(
            LayoutConflict(other, names: random.tree.root.logNames).members.map(\.description))
          #expect(!members.isSubset(of: rest), "\(conflict) seed \(seed)")
        }
      }
    }
  }

  @Test func `a chain of views is read from left to right`() {
    two.mas.makeConstraints { $0.right.equalTo(root).offset(-2) }
    two.mas.makeConstraints { $0.width.equalTo(30) }
    two.mas.makeConstraints { $0.left.equalTo(one.mas.right).offset(8) }
    one.mas.makeConstraints { make in
      make.left.equalTo(root).offset(1)
      make.width.greaterThanOrEqualTo(20)
    }
    #expect(sums() == ["1 + 20 + 8 + 30 + 2 = 61 > 50"])
    #expect(root.conflicts.first?.sum?.legend == "gap, one, gap, two, gap; root")
  }

  @Test func `that no length is below 0 is said`() {
    one.mas.makeConstraints { make in
      make.left.equalTo(root).offset(5)
      make.right.equalTo(root).offset(-5)
    }
    #expect(sums(8) == ["5 + ≥0 + 5 = 10 > 8"])
  }

  @Test func `overlaps are negative numbers on the way`() {
    one.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.equalTo(30)
    }
    two.mas.makeConstraints { make in
      make.left.equalTo(one.mas.right).offset(-4)
      make.width.greaterThanOrEqualTo(30)
      make.right.equalTo(root)
    }
    #expect(sums() == ["30 + (-4) + 30 = 56 > 50"])
  }

  @Test func `equations that differ`() {
    one.mas.makeConstraints { $0.width.equalTo(20) }
    two.mas.makeConstraints { make in
      make.width.equalTo(one)
      make.width.equalTo(30)
    }
    #expect(sums() == ["30 ≠ 20"] || sums() == ["20 ≠ 30"])
    #expect(root.conflicts.first?.sum?.isInequality == false)
  }

  @Test func `a part of a length that the equations give`() {
    root.layoutMargins = EdgeInsets(1)
    one.mas.makeConstraints { make in
      make.left.equalTo(root.mas.leftMargin)
      make.right.equalTo(root.mas.rightMargin)
    }
    one.holding(two)
    two.natural = Size(width: 19, height: 1)
    two.setContentCompressionResistancePriority(.required, for: .horizontal)
    two.mas.makeConstraints { make in
      make.right.lessThanOrEqualTo(one)
      make.left.greaterThanOrEqualTo(one.mas.right).multipliedBy(1.0 / 3)
    }
    #expect(sums(21) == ["1 + 6.33 + 19 + 1 = 27.33 > 21"])
    #expect(
      root.conflicts.first?.sum?.legend == "left margin, 1/3 of one, two, right margin; root")
  }

  @Test func `a side that counts twice has a factor`() {
    one.mas.makeConstraints { make in
      make.width.equalTo(two).multipliedBy(2)
      make.width.lessThanOrEqualTo(20)
    }
    two.mas.makeConstraints { $0.width.greaterThanOrEqualTo(15) }
    #expect(sums() == ["2 × 15 = 30 > 20"])
  }

  @Test func `one that contradicts itself`() {
    one.mas.makeConstraints { $0.left.equalTo(one).offset(3) }
    #expect(sums() == ["3 ≠ 0"])
  }
}
