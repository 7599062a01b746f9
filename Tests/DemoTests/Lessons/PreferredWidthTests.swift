import Ashlar
import Foundation
import Testing

@testable import Demos

/// The width at which a text is measured, and that at which it is shown.
@MainActor @Suite struct PreferredWidthTests {
  private static let text = """
    A stone that lies well needs no mortar: weight holds it, and the next course keeps it there
    """

  private func lines(_ columns: Int) -> Int { wrapped(Self.text, columns: columns).count }

  /// What is missing or too much, in the readout's words.
  private func fault(_ lines: Int, _ rows: Int) -> String {
    lines > rows ? "\(lines - rows) cut" : lines < rows ? "\(rows - lines) empty" : "all there"
  }

  @Test func `measuring follows the preferred width, showing the constraint`() throws {
    let stage = try makeStage("preferred-width", 62, 24)
    for width in 20...100 {
      stage.resize(width, 24)
      let label = try stage.view("/label").layoutFrame
      #expect(label.width == Double(width) / 2)
      let (rows, shown) = (lines(38), lines(width / 2))
      #expect(label.height == Double(rows))
      let text = LayoutUnit.text(of: Double(width) / 2)
      #expect(
        stage.readout
          == "measured at 38: \(rows) rows; shown at \(text): \(shown) lines, \(fault(shown, rows))."
      )
      #expect(try stage.view("/note").frame.height == 1)
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `without a preferred width it is measured as it is shown`() throws {
    let stage = try makeStage("preferred-width", 62, 24, keys: "x")
    for width in 20...100 {
      stage.resize(width, 24)
      let rows = lines(width / 2)
      #expect(try stage.view("/label").layoutFrame.height == Double(rows))
      #expect(stage.readout.hasSuffix(": \(rows) rows; \(rows) lines, all there."))
    }
  }

  @Test func `without a constraint it is shown as it was measured`() throws {
    let stage = try makeStage("preferred-width", 80, 24, keys: "c")
    for preferred in (20...38).reversed() {
      let wrapped = wrapped(Self.text, columns: preferred)
      let label = try stage.view("/label").layoutFrame
      #expect(label.width == Double(wrapped.map(\.count).max() ?? 0))
      #expect(label.height == Double(wrapped.count))
      #expect(stage.readout.hasSuffix("all there."))
      #expect(try stage.view("/measured").layoutFrame.width == Double(preferred))
      try stage.press("-")
    }
  }

  @Test func `the arrows change what is shown, and nothing else`() throws {
    let stage = try makeStage("preferred-width", 62, 24)
    let rows = try stage.view("/label").layoutFrame.height
    for extra in 1...12 {
      try stage.press("<left>")
      let label = try stage.view("/label").layoutFrame
      #expect(label.width == Double(31 - extra) && label.height == rows)
      #expect(stage.readout.contains("\(lines(31 - extra)) lines"))
    }
  }

  @Test func `why the label is as wide as that is told in the columns that were measured`() throws {
    let stage = try makeStage("preferred-width", 80, 24, keys: "c")
    let width = Int(try stage.view("/label").layoutFrame.width)
    func find(_ view: View) -> View? {
      view.identifier == "label" ? view : view.subviews.lazy.compactMap(find).first
    }
    let label = try #require(find(stage.demo))
    guard case .words(let words) = label.intrinsicContentSizeReason(along: .horizontal) else {
      Issue.record("no reason")
      return
    }
    #expect(words.english.contains("\(width) columns"))
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func `a caption is whole where the stage has room for it, else it has a sign`(language: Language)
    throws
  {
    let stage = try makeStage("preferred-width", 62, 24)
    stage.window.language = language
    for keys in ["", "x", "c"] {
      try stage.press(keys)
      for width in 20...80 {
        stage.resize(width, 24)
        let screen = stage.draw()
        let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        for ruler in ["measured", "shown"] {
          let caption = try stage.view("/\(ruler)/caption")
          let text = try #require(caption.text)
          let shown = rows[caption.frame.minY].trimmingCharacters(in: .whitespaces)
          let isWhole = TextLine(text).width <= width
          #expect(isWhole ? shown == text : shown.hasSuffix("…"), "\(width): \(shown)")
        }
      }
    }
  }
}
