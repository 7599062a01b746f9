import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

@MainActor struct ProgressViewTests {
  private let window = Window(12, 3)
  private let view = ProgressView()

  init() {
    window.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 4, height: 1)
  }

  @Test func `it grows by half columns, and looks done only when it is`() {
    let rows = stride(from: 0.0, through: 1, by: 0.125).map { progress in
      view.progress = progress
      return window.screen[0]
    }
    #expect(
      rows == ["────", "╾───", "━───", "━╾──", "━━──", "━━╾─", "━━━─", "━━━╾", "━━━━"])
    view.progress = 0.001
    #expect(window.screen[0] == "╾───")
    view.progress = 0.999
    #expect(window.screen[0] == "━━━╾")
  }

  @Test func `a share beyond the ends is the end, and what is no number nothing`() {
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = .nan
    view.progress = -.infinity
    #expect(view.progress == 1)
    view.progress = -0.5
    #expect(view.progress == 0)
  }

  @Test func `a change that is not seen draws nothing`() {
    view.progress = 0.5
    _ = window.render()
    view.progress = 0.51
    #expect(!window.needsRendering && view.progress == 0.51)
    view.progress = 0.6
    #expect(window.needsRendering)
  }

  @Test func `where text runs from right to left, it grows to the left`() {
    window.semanticContentAttribute = .forceRightToLeft
    view.progress = 0.625
    #expect(window.screen[0] == "─╼━━")
  }

  @Test func `a separator has a thickness, and its length from its surroundings`() {
    let separator = Separator()
    #expect(separator.intrinsicContentSize == Size(width: -1, height: 1))
    separator.axis = .vertical
    separator.line = .double
    #expect(separator.intrinsicContentSize == Size(width: 1, height: -1))
    window.addSubview(separator)
    separator.frame = Rect(x: 5, y: 0, width: 1, height: 2)
    #expect(window.screen == ["──── ║", "     ║", ""])
  }
}
