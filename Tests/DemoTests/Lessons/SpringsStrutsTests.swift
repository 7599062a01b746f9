import Ashlar
import SeededNumbers
import Testing

@testable import Demos

/// The 64 masks.
@MainActor @Suite struct SpringsStrutsTests {
  /// The origin and the length along an axis, by the rule of springs: they share what the superview gains in
  /// proportion to their lengths.
  private func place(
    _ near: Double, _ length: Double, of whole: Double, springs: Int, now: Double
  ) -> (origin: Double, length: Double) {
    let parts = [near, length, whole - near - length]
    let isSpring = [1, 2, 4].map { springs & $0 != 0 }
    let sum = zip(parts, isSpring).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let gains = zip(parts, isSpring).map { $1 ? $0 / sum * (now - whole) : 0 }
    return (near + gains[0], max(0, length + gains[1]))
  }

  /// Presses what makes a mask of the first one, a flexible width.
  private func keys(for mask: Int) -> String {
    (0..<6).filter { (mask ^ 2) & 1 << $0 != 0 }.map { "\($0 + 1)" }.joined()
  }

  private func check(
    _ stage: HeadlessStage, _ mask: Int, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let page = try stage.view("/page").layoutFrame
    let box = try stage.view("/page/box").layoutFrame
    let across = place(8, 16, of: 40, springs: mask & 7, now: page.width)
    let down = place(2, 4, of: 10, springs: mask >> 3, now: page.height)
    #expect(
      isClose(box.minX, across.origin) && isClose(box.width, across.length)
        && isClose(box.minY, down.origin) && isClose(box.height, down.length),
      "\(mask) in \(page): \(box)", sourceLocation: location)
  }

  @Test func `every mask follows the page by its springs`() throws {
    for mask in 0..<64 {
      let stage = try makeStage("springs-struts", 62, 20, keys: keys(for: mask))
      for (width, height) in [(62, 20), (40, 19), (30, 24), (100, 40), (11, 16), (0, 0), (62, 20)] {
        stage.resize(width, height)
        try check(stage, mask)
      }
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `the page is a film strip for one mask after the other`() throws {
    let stage = try makeStage("springs-struts", 62, 20)
    var mask = 2
    for width in 10...100 {
      stage.resize(width, 20)
      try check(stage, mask)
      try stage.press("<right>")
      mask = mask & 56 | (mask + 1) & 7
      if width % 8 == 0 {
        try stage.press("<down>")
        mask = (mask + 8) & 63
      }
      try check(stage, mask)
    }
  }

  @Test func `the arrows walk through all 64 and come back`() throws {
    let stage = try makeStage("springs-struts", 62, 20)
    var seen: Set<String> = []
    let start = stage.frames
    for _ in 0..<8 {
      for _ in 0..<8 {
        try stage.press("<right>")
        seen.insert(stage.frames)
      }
      try stage.press("<down>")
    }
    #expect(stage.frames == start)
    // Without a spring, and with the far margin alone, a view stays: 7 × 7 are different.
    #expect(seen.count == 49)
    try stage.press("<left><up><right><down>")
    #expect(stage.frames == start)
  }

  @Test func `the signs are those of the engine's own constraints`() throws {
    for mask in 0..<64 {
      let demo = SpringsStrutsDemo(seed: 1)
      demo.isLayoutIsland = true
      let host = View(frame: Rect(x: 0, y: 0, width: 62, height: 20))
      host.addSubview(demo)
      demo.frame = host.bounds
      for digit in keys(for: mask) {
        demo.keyCommands.first { $0.key == .character(digit) }?.action()
      }
      host.layoutIfNeeded()
      func find(_ view: View) -> View? {
        view.identifier == "box" ? view : view.subviews.lazy.compactMap(find).first
      }
      let box = try #require(find(demo))
      let logged = box.constraintsAffectingLayout(for: .horizontal).map(\.description)
        .first { $0.contains("AutoresizingMaskLayoutConstraint") }
      let signs = AutoresizingMask(rawValue: mask).signs
      #expect(try #require(logged).contains(" \(signs) "), "\(signs): \(logged ?? "")")
      #expect(demo.readout.english.hasPrefix(signs))
    }
  }

  @Test func `the readout has the constraint that was made, with its numbers`() throws {
    let stage = try makeStage("springs-struts", 62, 20)
    #expect(stage.readout == "h=-&- v=--&: box.width = 38: page 62 - 24.")
    stage.resize(50, 20)
    #expect(stage.readout == "h=-&- v=--&: box.width = 26: page 50 - 24.")
    try stage.press("3")
    #expect(stage.readout == "h=-&& v=--&: box.width = 21: page 50 × 1/2 - 4.")
    try stage.press("1")
    #expect(stage.readout == "h=&&& v=--&: box.width = 20: page 50 × 2/5.")
    try stage.press("2")
    #expect(stage.readout == "h=&-& v=--&: box.left = 11.33: page 50 × 1/3 - 5.33.")
    try stage.press("13")
    #expect(stage.readout == "h=--& v=--&: box.left = 8, a strut in a page of 50.")
    try stage.press("5")
    let height = try stage.view("/page").layoutFrame.height
    #expect(
      stage.readout
        == "h=--& v=-&-: box.height = \(Int(height) - 6): page \(Int(height)) - 6.")
    try stage.press("o")
    #expect(stage.readout == "box.height = 0: translation off; the mask has no say.")
    #expect(try stage.view("/page/box").layoutFrame.size == .zero)
    try stage.press("o")
    try check(stage, 16)
  }

  @Test func `a cross stands for each mask that takes the box out of the page`() throws {
    for (width, height) in [(62, 20), (34, 20), (20, 24), (80, 15)] {
      let stage = try makeStage("springs-struts", width, height)
      let page = try stage.view("/page").layoutFrame
      let crosses = (0..<64).count { mask in
        let across = place(8, 16, of: 40, springs: mask & 7, now: page.width)
        let down = place(2, 4, of: 10, springs: mask >> 3, now: page.height)
        return across.origin < 0 || across.origin + across.length > page.width + 1e-4
          || down.origin < 0 || down.origin + down.length > page.height + 1e-4
      }
      let matrix = try stage.view("/matrix").frame
      guard matrix.width == 36, matrix.height == 9 else { continue }
      let screen = stage.draw()
      let drawn = (matrix.minY..<matrix.maxY).reduce(0) { sum, y in
        sum + (0..<36).count { screen[$0, y].text == "×" }
      }
      #expect(drawn == crosses, "\(width)x\(height)")
    }
  }

  @Test func `a click in the matrix chooses its mask`() throws {
    let stage = try makeStage("springs-struts", 62, 20, keys: "<click:22,3>")
    // The fifth column is R, the third row H.
    #expect(stage.readout.hasPrefix("h=--& v=-&-"))
  }

  @Test func `a mask keeps no gap to a neighbour`() throws {
    let stage = try makeStage("springs-struts", 62, 20, keys: "n")
    func gap() throws -> Double {
      try stage.view("/page/neighbour").layoutFrame.minX - stage.view("/page/box").layoutFrame.maxX
    }
    #expect(try gap() == 2)
    try stage.press("2")
    #expect(try gap() == 24)
    stage.resize(30, 20)
    #expect(try gap() == -8)
    #expect(stage.reports.isEmpty)
  }
}
