import CellDrawing
import Testing

@testable import NcursesBackend

@Suite struct `Depths of color` {
  @Test(arguments: [
    (0, false, ColorDepth.none), (8, false, .eight), (16, false, .sixteen), (88, false, .sixteen),
    (256, false, .palette), (1 << 24, true, .direct),
  ])
  func `a depth comes from the number of colors`(count: Int, isDirect: Bool, depth: ColorDepth) {
    #expect(ColorDepth(count: count, isDirect: isDirect) == depth)
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen, .palette, .direct])
  func `the standard color has no number`(depth: ColorDepth) {
    #expect(depth.number(of: .standard) == nil)
  }

  @Test(
    arguments: [
      (.direct, 0xff8700), (.palette, 208), (.sixteen, 3), (.eight, 3), (.none, nil),
    ] as [(ColorDepth, Int32?)])
  func `orange is the nearest there is`(depth: ColorDepth, number: Int32?) {
    #expect(depth.number(of: .rgb(255, 135, 0)) == number)
    #expect(depth.number(of: .palette(208)) == number)
  }

  @Test(arguments: BasicColor.allCases)
  func `a direct color may say which of the eight stands for it`(basic: BasicColor) {
    let color = Color.rgb(118, 200, 130, basic: basic)
    #expect(ColorDepth.eight.number(of: color) == Int32(basic.rawValue))
    #expect(ColorDepth.sixteen.number(of: color) == Int32(basic.rawValue))
    #expect(ColorDepth.none.number(of: color) == nil)
    for depth in [ColorDepth.palette, .direct] {
      #expect(depth.number(of: color) == depth.number(of: .rgb(118, 200, 130)))
    }
  }

  @Test func `greys come from the palette's greys`() {
    #expect(ColorDepth.palette.number(of: .rgb(8, 8, 8)) == 232)
    #expect(ColorDepth.palette.number(of: .rgb(0, 0, 0)) == 16)
    #expect(ColorDepth.palette.number(of: .rgb(255, 255, 255)) == 231)
  }

  @Test func `direct colors do not run into the eight named ones`() {
    #expect(ColorDepth.direct.number(of: .rgb(0, 0, 1)) == 8)
    #expect(ColorDepth.direct.number(of: .palette(1)) == 1)
  }

  @Test(arguments: [ColorDepth.sixteen, .eight])
  func `a grey stays one where few colors are left`(depth: ColorDepth) {
    let greys: Set<Int32> = [0, 7, 8, 15]
    for level in stride(from: 0, through: 255, by: 5) {
      for blue in [level, min(255, level + 20), max(0, level - 20)] {
        let color = Color.rgb(UInt8(level), UInt8(level), UInt8(blue))
        #expect(depth.number(of: color).map(greys.contains) == true, "\(color)")
      }
    }
    // By itself cyan is nearer than white.
    #expect(ColorDepth.eight.number(of: .rgb(110, 118, 129)) == 7)
    #expect(ColorDepth.eight.number(of: .rgb(90, 130, 140)) == 6)
  }
}
