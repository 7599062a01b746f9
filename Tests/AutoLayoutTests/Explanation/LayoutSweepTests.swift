import Cassowary
import Testing

@testable import AutoLayout

/// A sweep's intervals, formulas, findings and idle constraints.
@MainActor @Suite struct LayoutSweepTests {
  private let root = Box("root")
  private let box = Box("box", width: 12, height: 1)

  init() {
    root.holding(box)
    root.frame = Rect(x: 0, y: 0, width: 40, height: 10)
  }

  private func formula(
    _ interval: LayoutSweep.Interval?, _ item: LayoutItem, _ attribute: LayoutAttribute
  ) throws -> LayoutFormula {
    try #require(
      interval?.formulas.first { $0.attribute == ItemAttribute(item, attribute) }?.formula)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `formulas are the solver's values to a millionth`(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    // Heights that follow widths take more than one solve, and margins shrink on the way.
    for box in tree.boxes {
      box.measure = nil
      box.layoutMargins = .zero
    }
    tree.root.layoutIfNeeded()
    let sweep = LayoutSweep(of: tree.root, over: 5...60, along: .horizontal)
    var compared = 0
    for interval in sweep.intervals {
      for width in interval.lengths where width % 7 == 0 || interval.lengths.lowerBound == width {
        tree.root.frame.size.width = Double(width)
        tree.root.layoutIfNeeded()
        let system = try #require(tree.root.layoutEngine?.system)
        for (attribute, formula) in interval.formulas {
          // A frame that was set and that no constraint mentions is not the solver's.
          guard let record = system.records.record(of: attribute.item) else { continue }
          let axis = attribute.attribute.axis
          let isPosition = attribute.attribute.isPosition
          let variable = isPosition ? record.origin[axis] : record.extent[axis]
          let value = system.value(of: try #require(variable))
          #expect(
            abs(formula(Double(width)) - value) < 1e-6 * max(1, abs(value)),
            "\(attribute) = \(formula) at \(width), seed \(seed)")
          compared += 1
        }
      }
    }
    #expect(compared > 10)
  }

  @Test func `a formula of no fraction is as exact`() throws {
    try box.pin(.left, to: root, plus: 5.0 / 7)
    try box.pin(.width, to: root, .width, times: 0.3719)
    let sweep = LayoutSweep(of: root, over: 20...40, along: .horizontal)
    let formula = try formula(sweep.intervals.first, box, .width)
    #expect(abs(formula(33) - 33 * 0.3719) < 1e-9)
    #expect(abs(try self.formula(sweep.intervals.first, box, .left)(33) - 5.0 / 7) < 1e-9)
  }

  @Test func `a constant is swept, and is as before afterwards`() throws {
    let gap = try box.pin(.left, to: root, plus: 3)
    try box.pin(.right, .lessThanOrEqual, to: root)
    root.layoutIfNeeded()
    let frame = box.frame
    let sweep = LayoutSweep(of: root, over: 0...34, ofConstantOf: gap)
    #expect(sweep.constraint === gap && sweep.axis == .horizontal)
    #expect(sweep.intervals.map(\.lengths) == [0...28, 29...34])
    #expect(sweep.breakpoints == [28])
    #expect(try formula(sweep.intervals.first, box, .left).text(for: "c") == "c")
    #expect(try formula(sweep.intervals.last, box, .width).text(for: "c") == "-c + 40")
    #expect(sweep.intervals.last?.findings.map(\.description) == ["cut box.width 6"])
    #expect(gap.constant == 3)
    root.layoutIfNeeded()
    #expect(box.frame == frame)
  }

  @Test func `single lengths take the line that goes through three of them`() throws {
    // Each length has a finding of its own: at 20 two boxes overlap, at 21 one of them leaves.
    let other = Box("other", width: 1, height: 1)
    root.holding(other)
    try box.pin(.left, to: root)
    try box.pin(.width, to: root, .width, plus: -2)
    try other.pin(.left, to: root, plus: 18)
    var places = [20: 17.0, 21: 30.0, 22: 19.0]
    let sweep = LayoutSweep(of: root, over: 20...22, along: .horizontal) { width in
      root.frame.size.width = Double(width)
      root.layoutIfNeeded()
      other.frame.origin.x = places.removeValue(forKey: width) ?? 0
    }
    #expect(sweep.intervals.map(\.lengths) == [20...20, 21...21, 22...22])
    for interval in sweep.intervals {
      #expect(try formula(interval, box, .width).description == "w - 2")
    }
  }

  @Test func `an idle inequality says at which length it would bind`() throws {
    try box.pin(.left, to: root)
    let far = try box.pin(.right, .lessThanOrEqual, to: root, plus: -2)
    let low = try box.pin(.width, .greaterThanOrEqual, plus: 5)
    let idle = LayoutSweep(of: root, over: 20...40, along: .horizontal).idle
    let right = try #require(idle.first { $0.constraint === far })
    #expect(right.slack == 6 && right.length == 20 && right.wouldBindAt == 14)
    #expect(right.description == "box.right <= root.right - 2: 6 to spare at 20, 0 at 14")
    // Its room does not follow the width.
    let width = try #require(idle.first { $0.constraint === low })
    #expect(width.slack == 7 && width.wouldBindAt == nil)
  }

  @Test func `an inequality that binds beyond the range is said beyond its end`() throws {
    try box.pin(.left, to: root)
    try box.pin(.width, to: root, .width, times: 0.5)
    let most = try box.pin(.width, .lessThanOrEqual, plus: 30)
    let idle = LayoutSweep(of: root, over: 20...40, along: .horizontal).idle
    #expect(try #require(idle.first { $0.constraint === most }).wouldBindAt == 60)
  }

  @Test func `findings have their views and constraints`() throws {
    let other = Box("other", width: 12, height: 1)
    root.holding(other)
    try box.pin(.left, to: root)
    try other.pin(.left, to: root, plus: 8)
    let most = try other.pin(.right, .lessThanOrEqual, to: root, plus: -30)
    let findings = try #require(
      LayoutSweep(of: root, over: 30...31, along: .horizontal).intervals.last?.findings)
    let overlap = try #require(findings.first { $0.kind == .overlap })
    #expect(overlap.items.map { $0.identifier } == ["box", "other"] && overlap.items[0] === box)
    let leftOut = try #require(findings.first { $0.kind == .leftOut })
    #expect(leftOut.constraint === most && leftOut.equation == most.shortEquation)
  }

  @Test func `paths are those of the layout, and siblings of one name have different ones`() throws
  {
    let twins = [Box("twin"), Box("twin")]
    for twin in twins { box.holding(twin) }
    let bare = Box()
    root.holding(bare)
    var width = 20
    let sweep = LayoutSweep(of: root, over: 20...21, along: .horizontal) { length in
      width = length
      if width == 21 { twins[1].removeFromParent() }
      root.layoutIfNeeded()
    }
    let first = try #require(sweep.intervals.first)
    #expect(first.path(of: twins[0]) == ["box", "twin"])
    #expect(first.path(of: twins[1]) == ["box", "twin(2)"])
    #expect(first.path(of: bare) == ["Box1"] && first.path(of: root) == [])
    #expect(sweep.intervals.last?.path(of: twins[1]) == nil)
  }
}
