import TerminalInterface
import Testing

/// A key alone is written by its name, wherever a key press is asked for.
@Suite struct KeyPressTests {
  @Test func `each key has its name`() {
    let named: [KeyPress] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .enter, .escape, .backspace,
      .delete, .insert, .function(5), .character("a"),
    ]
    let keys: [KeyPress.Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .enter, .escape, .backspace,
      .delete, .insert, .function(5), .character("a"),
    ]
    #expect(named == keys.map { KeyPress($0) })
    #expect(named.allSatisfy { $0.modifiers.isEmpty })
  }
}
