import Testing

@testable import TerminalDiagnosis

@Suite struct `Multiplexers that answer` {
  @Test func `the terminal's answers say which multiplexer it is`() {
    var facts = AnswerFacts()
    #expect(facts.multiplexer == nil)
    facts.secondaryAttributes = [83, 40900, 0]
    #expect(facts.multiplexer == .screen)
    facts.secondaryAttributes = [84, 0, 0]
    #expect(facts.multiplexer == .tmux)
    facts.secondaryAttributes = [41, 390, 0]
    #expect(facts.multiplexer == nil)
    facts.name = "tmux 3.3a"
    #expect(facts.multiplexer == .tmux)
  }
}
