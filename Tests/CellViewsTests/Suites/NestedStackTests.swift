import AutoLayout
import CellViews
import SeededNumbers
import Testing

/// Stacks in a stack.
@MainActor struct NestedStackTests {
  struct Options {
    var axis = LayoutAxis.horizontal
    var distribution = StackDistribution.fill
    var alignment = StackAlignment.fill
    var spacing = 0.0
    var hidden: Set<Int> = []
  }

  @MainActor final class Subject {
    private let leaves = (0..<6).map { Sized("\($0)", 5, 2) }
    private let inner: [StackView]
    let outer: StackView

    init() {
      inner = [
        StackView(.horizontal, [leaves[0], leaves[1]]),
        StackView(.vertical, [leaves[2], leaves[3]]),
      ]
      outer = StackView(.horizontal, [inner[0], leaves[4], inner[1], leaves[5]])
      for leaf in leaves {
        for axis in LayoutAxis.allCases {
          leaf.setContentCompressionResistancePriority(700, for: axis)
        }
      }
    }

    func follow(_ options: [Options], _ naturals: [Size], _ size: Size) {
      for (stack, option) in zip(inner + [outer], options) {
        stack.axis = option.axis
        stack.distribution = option.distribution
        stack.alignment = option.alignment
        stack.spacing = option.spacing
        for (index, view) in stack.arrangedSubviews.enumerated() {
          view.isHidden = option.hidden.contains(index)
        }
      }
      for (leaf, natural) in zip(leaves, naturals) where leaf.natural != natural {
        leaf.natural = natural
      }
      outer.layOut(size.width, size.height)
    }

    var hasSettled: Bool {
      !outer.reports.contains { if case .didNotSettle = $0 { true } else { false } }
    }

    var frames: [Rect] { (leaves as [View] + inner + [outer]).map(\.frame) }
  }

  /// Few stacks do not settle.
  @Test func `stacks whose options change one by one are laid out as fresh ones`() {
    let compared = (0..<60 as Range<UInt64>).map(changeOneByOne)
    #expect(compared.reduce(0, +) >= 700, "\(compared)")
  }

  /// Returns how many layouts were compared.
  private func changeOneByOne(seed: UInt64) -> Int {
    var random = SeededGenerator(seed: seed)
    var options = [Options(), Options(), Options()]
    var naturals = [Size](repeating: Size(width: 5, height: 2), count: 6)
    var size = Size(width: 60, height: 20)
    let old = Subject()
    for step in 0..<14 {
      old.follow(options, naturals, size)
      let fresh = Subject()
      fresh.follow(options, naturals, size)
      // A row whose highest view is another one whenever it is laid out has no frames of its own.
      guard old.hasSettled, fresh.hasSettled else { return step }
      #expect(old.frames == fresh.frames, "seed \(seed), step \(step)")
      let stack = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: options[stack].axis = options[stack].axis == .horizontal ? .vertical : .horizontal
      case 1:
        options[stack].distribution =
          StackDistribution.allCases.randomElement(using: &random) ?? .fill
      case 2:
        options[stack].alignment = StackAlignment.allCases.randomElement(using: &random) ?? .fill
      case 3: options[stack].spacing = length(-1...6, &random)
      case 4:
        let index = Int.random(in: 0..<4, using: &random)
        if options[stack].hidden.remove(index) == nil { options[stack].hidden.insert(index) }
      case 5:
        naturals[Int.random(in: 0..<6, using: &random)] = Size(
          width: length(-1...20, &random), height: length(-1...6, &random))
      default: size = Size(width: length(0...90, &random), height: length(0...40, &random))
      }
    }
    return 14
  }

  private func length(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: range, using: &random))
  }
}
