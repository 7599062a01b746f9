import Glibc
import Testing

@testable import TextLayout

@Suite struct ScalarWidthsTests {
  @Test func `widths do not depend on the locale of the thread`() {
    let text = "aé日😀e\u{301}\u{378}"
    let before = TextLine(text)
    let ascii = newlocale(LC_CTYPE_MASK, "C", nil)
    let previous = uselocale(ascii)
    let during = TextLine(text)
    let isKept = uselocale(previous) == ascii
    freelocale(ascii)
    #expect(before == during)
    #expect(isKept)
    #expect(before.width == 8)
  }

  @Test func `without the C library's table widths come from Unicode's properties`() {
    let table = ScalarWidths.shared
    let properties = ScalarWidths(table: nil)
    for scalar in "aéж日한😀\u{301}\u{1160}\u{1161}ｆ│…\u{0}\u{7}\u{85}\u{FFFF}\u{E000}".unicodeScalars
    {
      #expect(table.columns(of: scalar) == properties.columns(of: scalar))
    }
  }

  @Test func `the widths that are known beforehand are the C library's`() throws {
    // Glibc's module leaves it out.
    typealias Function = @convention(c) (UInt32) -> Int32
    let wcwidth = unsafeBitCast(try #require(dlsym(nil, "wcwidth")), to: Function.self)
    let unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let previous = uselocale(unicode)
    let differing = allScalars.filter { scalar in
      guard let columns = ScalarWidths.shared.columns(of: scalar) else { return false }
      return columns != Int(wcwidth(scalar.value))
    }
    uselocale(previous)
    freelocale(unicode)
    #expect(differing == [])
  }

  @Test func `scalars that are told by their numbers are those of Unicode's properties`() {
    for scalar in allScalars {
      let properties = scalar.properties
      let name = "U+" + String(scalar.value, radix: 16)
      if properties.isVariationSelector {
        let glyphs = TextLine("a" + String(scalar)).glyphs
        #expect(glyphs.count == 1 && glyphs.first?.isSingleScalar == true, "\(name)")
      }
      if properties.isEmojiModifier {
        #expect(TextLine("👍" + String(scalar)).glyphs.count == 1, "\(name)")
      }
      if (0x1F100...0x1FAFF).contains(scalar.value) {
        #expect(properties.generalCategory != .format && !properties.isVariationSelector, "\(name)")
      }
    }
  }

  /// Those of the planes that have any.
  private var allScalars: some Sequence<Unicode.Scalar> {
    [0...0x3FFFF, 0xE0000...0xE0FFF].lazy.joined().lazy.compactMap { Unicode.Scalar($0 as UInt32) }
  }
}
