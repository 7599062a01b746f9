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
}
