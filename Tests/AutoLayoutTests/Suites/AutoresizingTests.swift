import AutoLayout
import SeededNumbers
import Testing

/// Frames that are set by hand and follow their superview.
@MainActor struct AutoresizingTests {
  /// The written rule along an axis: what is flexible shares what the superview gains or loses, in
  /// proportion to what it is; where all of it is zero, alike. What is not flexible stays.
  static func follow(
    _ parts: [Double], _ isFlexible: [Bool], gain: Double
  ) -> (near: Double, length: Double) {
    let flexible = zip(parts, isFlexible).map { $1 ? $0 : 0 }
    let sum = flexible.reduce(0, +)
    let count = Double(isFlexible.filter(\.self).count)
    func part(_ index: Int) -> Double {
      guard isFlexible[index] else { return parts[index] }
      return parts[index] + (sum > 0 ? gain * flexible[index] / sum : gain / count)
    }
    return (part(0), part(1))
  }

  private static func flexible(_ mask: AutoresizingMask, _ axis: LayoutAxis) -> [Bool] {
    let parts: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return parts.map { mask.contains($0) }
  }

  static func expected(
    _ mask: AutoresizingMask, _ frame: Rect, in old: Size, now new: Size
  ) -> Rect {
    let x = follow(
      [frame.minX, frame.width, old.width - frame.maxX], flexible(mask, .horizontal),
      gain: new.width - old.width)
    let y = follow(
      [frame.minY, frame.height, old.height - frame.maxY], flexible(mask, .vertical),
      gain: new.height - old.height)
    return Rect(x: x.near, y: y.near, width: x.length, height: y.length)
  }

  private func isClose(_ one: Rect, _ other: Rect) -> Bool {
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-3 }
  }

  /// Two views with one mask and one frame: a constraint mentions the second.
  private func check(
    _ mask: AutoresizingMask, _ frame: Rect, in old: Size, now sizes: [Size]
  ) throws {
    let root = Box.square(0)
    root.frame.size = old
    let alone = Box("alone")
    let mentioned = Box("mentioned")
    let follower = Box("follower")
    root.holding(alone, mentioned, follower)
    for view in [alone, mentioned] {
      view.frame = frame
      view.autoresizingMask = mask
    }
    try follower.pinEdges(to: mentioned)
    root.layoutIfNeeded()
    for size in sizes {
      root.frame.size = size
      root.layoutIfNeeded()
      let expected = Self.expected(mask, frame, in: old, now: size)
      #expect(isClose(alone.frame, expected), "\(mask.rawValue): \(alone.frame), \(expected)")
      #expect(alone.frame == mentioned.frame, "\(mask.rawValue)")
      #expect(isClose(follower.frame, expected), "\(mask.rawValue): \(follower.frame)")
    }
    #expect(root.reports.isEmpty)
  }

  @Test(arguments: 0..<64) func `every mask follows the written rule`(mask: Int) throws {
    try check(
      AutoresizingMask(rawValue: mask), Rect(x: 10, y: 30, width: 40, height: 20),
      in: Size(width: 100, height: 80),
      now: [
        Size(width: 200, height: 100), Size(width: 80, height: 60), Size(width: 100, height: 80),
        Size(width: 150, height: 80), Size(width: 100, height: 400),
      ])
  }

  /// A view that fills its superview has no margins to grow; an empty one at its corner neither has a
  /// length.
  @Test(arguments: 0..<64) func `parts that are zero share alike`(mask: Int) throws {
    let mask = AutoresizingMask(rawValue: mask)
    try check(
      mask, Rect(x: 0, y: 0, width: 100, height: 80), in: Size(width: 100, height: 80),
      now: [Size(width: 130, height: 140), Size(width: 100, height: 80)])
    try check(
      mask, Rect(x: 0, y: 80, width: 100, height: 0), in: Size(width: 100, height: 80),
      now: [Size(width: 130, height: 140), Size(width: 400, height: 81)])
    try check(mask, .zero, in: .zero, now: [Size(width: 30, height: 60), .zero])
  }

  @Test(arguments: 0..<64) func `a size and back leaves no trace`(mask: Int) {
    let root = Box.square(100)
    let box = Box("box")
    root.holding(box)
    box.frame = Rect(x: 10, y: 30, width: 40, height: 20)
    box.autoresizingMask = AutoresizingMask(rawValue: mask)
    for side in [3.0, 0, 1000, 1, 77, 100] { root.layOut(side, side) }
    #expect(box.frame == Rect(x: 10, y: 30, width: 40, height: 20))
  }

  @Test(arguments: 0..<64) func `a frame set by hand counts from where it is set`(mask: Int) throws
  {
    let mask = AutoresizingMask(rawValue: mask)
    let root = Box.square(100)
    let box = Box("box")
    let follower = Box("follower")
    root.holding(box, follower)
    box.autoresizingMask = mask
    box.frame = Rect(x: 10, y: 30, width: 40, height: 20)
    try follower.pinEdges(to: box)
    root.layOut(200, 200)
    let frame = Rect(x: 50, y: 60, width: 70, height: 80)
    box.frame = frame
    root.layoutIfNeeded()
    #expect(box.frame == frame && follower.frame == frame)
    root.layOut(300, 240)
    let expected = Self.expected(
      mask, frame, in: Size(width: 200, height: 200), now: Size(width: 300, height: 240))
    #expect(isClose(box.frame, expected) && isClose(follower.frame, expected))
  }

  /// The superview's size comes from constraints; in it are a view that a constraint mentions and one
  /// that none does, and one more of each in those.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what a constraint mentions follows as what none does`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let root = Box.square(300)
    let panel = Box("panel")
    root.holding(panel)
    try panel.pinEdges(to: root)
    var pairs: [(alone: Box, mentioned: Box)] = []
    var superviews = (alone: panel, mentioned: panel)
    panel.frame = root.frame
    root.layoutIfNeeded()
    for depth in 0..<3 {
      let mask = AutoresizingMask(rawValue: Int.random(in: 0..<64, using: &random))
      let frame = Rect(
        x: length(0...20), y: length(0...20), width: length(60...90), height: length(60...90))
      let pair = (alone: Box("alone \(depth)"), mentioned: Box("mentioned \(depth)"))
      superviews.alone.holding(pair.alone)
      superviews.mentioned.holding(pair.mentioned)
      for view in [pair.alone, pair.mentioned] {
        view.frame = frame
        view.autoresizingMask = mask
      }
      pairs.append(pair)
      superviews = pair
    }
    let follower = Box("follower")
    root.holding(follower)
    for (index, edge) in [LayoutAttribute.left, .right, .bottom].enumerated() {
      try follower.pin(edge, to: pairs[index].mentioned, at: 999)
    }
    for _ in 0..<6 {
      root.layOut(length(200...500), length(200...500))
      for pair in pairs { #expect(pair.alone.frame == pair.mentioned.frame) }
    }
    #expect(root.reports.isEmpty)
  }

  @Test func `a view without a mask keeps its frame`() {
    let root = Box.square(100)
    let box = Box("box")
    root.holding(box)
    box.frame = Rect(x: -5, y: 95, width: 10, height: 20)
    root.layOut(10, 500)
    #expect(box.frame == Rect(x: -5, y: 95, width: 10, height: 20))
  }

  @Test func `a length does not become negative`() throws {
    for isMentioned in [false, true] {
      let root = Box.square(100)
      let box = Box("box")
      let other = Box("other")
      root.holding(box, other)
      box.frame = Rect(x: 30, y: 30, width: 40, height: 40)
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isMentioned { try other.pinEdges(to: box) }
      root.layOut(20, 70)
      #expect(box.frame == Rect(x: 30, y: 30, width: 0, height: 10))
      if isMentioned { #expect(other.frame == box.frame) }
      root.layOut(100, 100)
      #expect(box.frame == Rect(x: 30, y: 30, width: 40, height: 40))
      if isMentioned { #expect(other.frame == box.frame) }
    }
  }

  @Test func `a mask that constraints overrule does nothing`() throws {
    let root = Box.square(100)
    let box = Box("box")
    root.holding(box)
    box.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    try box.pinOrigin(10, 10, in: root)
    try box.pinSize(30, 20)
    root.layOut(300, 300)
    #expect(box.frame == Rect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test func `views follow one another down the tree`() {
    let root = Box.square(100)
    let views = (0..<4).map { Box("\($0)") }
    var superview = root
    for (index, view) in views.enumerated() {
      superview.holding(view)
      let inset = Double(index + 1)
      view.frame = Rect(
        x: inset, y: inset, width: superview.frame.width - 2 * inset,
        height: superview.frame.height - 2 * inset)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview = view
    }
    root.layOut(160, 130)
    #expect(views.map(\.x) == [[1, 158], [2, 154], [3, 148], [4, 140]])
    #expect(views.map(\.y) == [[1, 128], [2, 124], [3, 118], [4, 110]])
  }
}
