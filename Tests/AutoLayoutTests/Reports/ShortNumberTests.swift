import SeededNumbers
import Testing

@testable import AutoLayout

/// Numbers as people say them.
struct ShortNumberTests {
  @Test func `a number is shown by the shortest decimal that stands for it`() {
    let expected: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (3, "3"), (-2.5, "-2.5"), (80.39999389648438, "80.4"),
      (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"), (Snap.value(1.0 / 3), "0.33333"),
      (1e-9, "1e-09"), (-1.0 / 3e9, "-3.33333e-10"), (123_456_789.5, "123456789.5"),
      (1e20, "1e+20"),
      (.greatestFiniteMagnitude, "1.79769e+308"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.nan, "nan"),
    ]
    for (number, text) in expected { #expect(LayoutUnit.text(of: number) == text) }
  }

  @Test func `what was said with up to four places is said so after it was solved`() {
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let places = [1, 10, 100, 1000, 10_000].randomElement(using: &numbers) ?? 1
      let said = Double(Int.random(in: -1_000_000...1_000_000, using: &numbers)) / Double(places)
      let text = Int(exactly: said).map(String.init) ?? "\(said)"
      #expect(LayoutUnit.text(of: Snap.value(said)) == text)
    }
  }

  @Test func `the text of a solved value stands for no other one`() throws {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let value = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &numbers)) / 65536
      let text = LayoutUnit.text(of: value)
      #expect(Snap.value(try #require(Double(text))) == value)
      #expect(!text.contains(/\.\d{6}/))
    }
  }
}
