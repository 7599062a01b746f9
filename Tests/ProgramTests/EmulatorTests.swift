import Testing

@testable import PseudoTerminal

/// What the tests themselves stand on.
@Suite struct EmulatorTests {
  @Test func `characters arrive whole, however they are cut`() {
    let text = "a─é日😀┘b"
    for length in 1...7 {
      let screen = EmulatedScreen(columns: 20, rows: 2)
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        screen.show(bytes.prefix(length))
        bytes = bytes.dropFirst(length)
      }
      #expect(screen.row(0) == text)
    }
  }

  @Test func `bytes that are no text do not hold up what follows`() {
    let screen = EmulatedScreen(columns: 20, rows: 2)
    screen.show([0xE2, 0x94])
    screen.show(Array("ab".utf8))
    #expect(screen.row(0).hasSuffix("ab"))
  }
}
