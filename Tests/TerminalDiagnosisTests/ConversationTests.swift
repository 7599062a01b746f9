import CellDrawing
import Glibc
import SeededNumbers
import Testing

@testable import TerminalDiagnosis

/// A terminal that answers on a pipe as soon as it is asked, as it is told.
private final class ScriptedTerminal {
  /// Where its answers are read.
  let input: Int32
  private let output: Int32
  /// What it was sent, in all.
  private(set) var received = ""
  /// The answer to each question; what is not among them is not known to it.
  var answers: [(question: String, answer: String)] = []
  /// The columns that it takes for a text.
  var columns: (String) -> Int = { text in
    ([.first] + HardText.all).first { $0.text == text }?.columns ?? 1
  }
  /// What is typed whenever it is asked anything.
  var typed = ""
  private var column = 1

  init() {
    var ends: [Int32] = [0, 0]
    _ = pipe(&ends)
    (input, output) = (ends[0], ends[1])
  }

  deinit {
    close(input)
    close(output)
  }

  func sendBytes(_ bytes: [UInt8]) { _ = Glibc.write(output, bytes, bytes.count) }

  /// Shows text and answers questions.
  func receive(_ text: String) {
    received += text
    sendBytes(Array(typed.utf8))
    var rest = text[...]
    while let first = rest.first {
      if first == "\r" {
        column = 1
        rest.removeFirst()
      } else if first == "\u{1b}" {
        answer(rest)
        // Sequences end with a letter; the one string here with a backslash.
        let end = rest.dropFirst(2).firstIndex { $0.isLetter || $0 == "\\" } ?? rest.startIndex
        rest = rest[rest.index(after: end)...]
      } else {
        let shown = String(rest.prefix { $0 != "\u{1b}" && $0 != "\r" })
        column += columns(shown)
        rest = rest.dropFirst(shown.count)
      }
    }
  }

  private func answer(_ question: Substring) {
    if question.hasPrefix("\u{1b}[6n") { sendBytes(Array("\u{1b}[5;\(column)R".utf8)) }
    if let (_, answer) = answers.first(where: { question.hasPrefix($0.question) }) {
      sendBytes(Array(answer.utf8))
    }
  }

  func facts(columns: Int) -> AnswerFacts? {
    var conversation = conversation()
    return conversation.ask(columns: columns)
  }

  func conversation(patience: Duration = .seconds(30)) -> TerminalConversation {
    TerminalConversation(
      input: input, interrupt: 3, patience: .init(silence: patience, batch: patience)
    ) { [unowned self] in receive($0) }
  }
}

@Suite struct `A conversation with a terminal` {
  private static let attributes = ("\u{1b}[c", "\u{1b}[?1;2c")

  private func terminal(_ more: (question: String, answer: String)...) -> ScriptedTerminal {
    let terminal = ScriptedTerminal()
    terminal.answers = [Self.attributes] + more
    return terminal
  }

  @Test func `a terminal that knows little measures all texts`() throws {
    let terminal = terminal()
    let facts = try #require(terminal.facts(columns: 80))
    #expect(facts.attributes == [1, 2])
    #expect(facts.name == nil && facts.background == nil && facts.size == nil)
    #expect(facts.wholeFrames == .unknown)
    #expect(facts.texts.map { $0.text } == HardText.all)
    #expect(facts.texts.allSatisfy { $0.isRight })
  }

  @Test func `a terminal that knows all is asked all`() throws {
    let terminal = terminal(
      ("\u{1b}[>0q", "\u{1b}P>|Test 1\u{1b}\\"), ("\u{1b}[>c", "\u{1b}[>1;2;3c"),
      ("\u{1b}[?2026$p", "\u{1b}[?2026;2$y"), ("\u{1b}[?2004$p", "\u{1b}[?2004;1$y"),
      ("\u{1b}[?1006$p", "\u{1b}[?1006;0$y"), ("\u{1b}[?1004$p", "\u{1b}[?1004;4$y"),
      ("\u{1b}]11;?\u{1b}\\", "\u{1b}]11;rgb:ffff/ffff/ffff\u{07}"),
      ("\u{1b}[18t", "\u{1b}[8;24;80t"))
    let facts = try #require(terminal.facts(columns: 80))
    #expect(facts.name == "Test 1")
    #expect(facts.secondaryAttributes == [])
    #expect(facts.wholeFrames == .present && facts.bracketedPaste == .present)
    #expect(facts.mouse == .absent && facts.focus == .absent)
    #expect(facts.userInterfaceStyle == .light && facts.background == .rgb(255, 255, 255))
    #expect(facts.size == CellSize(width: 80, height: 24))
  }

  @Test func `a terminal without a name is asked for its number`() throws {
    let terminal = terminal(("\u{1b}[>c", "\u{1b}[>1;2;3c"))
    let facts = try #require(terminal.facts(columns: 80))
    #expect(facts.secondaryAttributes == [1, 2, 3])
    #expect(facts.attributes == [1, 2])
  }

  @Test func `columns that are others than are counted are told`() throws {
    let terminal = terminal()
    let lie = HardText.all[14]
    let usual = terminal.columns
    terminal.columns = { $0 == lie.text ? 6 : usual($0) }
    let facts = try #require(terminal.facts(columns: 80))
    // Another text may be reduced to the same glyphs.
    #expect(facts.texts.filter { !$0.isRight }.allSatisfy { $0.text.text == lie.text })
    #expect(facts.texts.contains(.init(lie, moved: 6)))
  }

  @Test(arguments: ["ls\r", "\u{1b}[A", "\u{1b}[1;2R", "\u{1b}", "\u{1b}]", "中"])
  func `what is typed meanwhile changes nothing`(typed: String) throws {
    let terminal = terminal(("\u{1b}[18t", "\u{1b}[8;24;80t"))
    terminal.typed = typed
    let facts = try #require(terminal.facts(columns: 80))
    #expect(facts.size == CellSize(width: 80, height: 24))
    #expect(facts.texts.count == HardText.all.count)
    #expect(facts.texts.allSatisfy { $0.isRight })
  }

  @Test func `what is typed behind the last answer stays`() throws {
    let terminal = terminal()
    var conversation = terminal.conversation()
    _ = conversation.ask("\u{1b}[6n")
    terminal.sendBytes(Array("later".utf8))
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(terminal.input, &bytes, 10) == 5)
    #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == "later")
  }

  @Test func `a silent terminal is asked no more than once`() {
    let terminal = ScriptedTerminal()
    var conversation = terminal.conversation(patience: .milliseconds(20))
    let facts = conversation.ask(columns: 80)
    #expect(facts == nil && conversation.owesAnswers)
    // It was sent nothing that it could show.
    #expect(terminal.received == "\u{1b}[6n\u{1b}[c")
  }

  @Test func `a terminal that only says what it can is asked nothing else`() throws {
    let terminal = ScriptedTerminal()
    var conversation = TerminalConversation(
      input: terminal.input, patience: .init(silence: .seconds(30), batch: .seconds(30))
    ) { [terminal] _ in terminal.sendBytes(Array("\u{1b}[?6c".utf8)) }
    let facts = conversation.ask(columns: 80)
    #expect(facts?.attributes == [6] && facts?.texts == [])
  }

  @Test func `a terminal without UTF-8 is asked about one text`() throws {
    let terminal = terminal()
    terminal.columns = { $0.utf8.count }
    let facts = try #require(terminal.facts(columns: 80))
    #expect(facts.texts == [.init(HardText.first, moved: 3)])
    #expect(!terminal.received.contains("😀"))
  }

  @Test(arguments: [1, 4, 5, 6, 8, 9])
  func `a narrow terminal is asked about what fits`(columns: Int) throws {
    let terminal = terminal()
    let facts = try #require(terminal.facts(columns: columns))
    #expect(facts.texts.map { $0.text } == HardText.all.filter { $0.columns + 3 <= columns })
  }

  @Test func `an interrupt ends it when the answers are in`() {
    let terminal = terminal()
    terminal.typed = "\u{03}"
    var conversation = terminal.conversation()
    let answers = conversation.ask("\u{1b}[6n")
    #expect(answers?.count == 2)
    #expect(conversation.isInterrupted && !conversation.owesAnswers)
    let more = conversation.ask("\u{1b}[6n")
    #expect(more == nil)
  }

  @Test func `everything is written in one line, which is erased`() throws {
    let terminal = terminal()
    var conversation = terminal.conversation()
    _ = conversation.ask(columns: 80)
    #expect(!terminal.received.contains("\n"))
    #expect(terminal.received.hasSuffix("\r\u{1b}[K\u{1b}[?7h"))
  }

  @Test(arguments: 0..<150)
  func `random answers neither hang nor crash it`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let terminal = ScriptedTerminal()
    let pieces = [
      "\u{1b}[?1;2c", "\u{1b}[5;1R", "\u{1b}[5;3R", "\u{1b}[?2026;2$y", "\u{1b}]11;rgb:0/0/0\u{07}",
      "\u{1b}P>|", "\u{1b}\\", "\u{1b}[8;24;80t", "\u{1b}", "\u{1b}[9999999999;1R", "\u{1b}[;R",
    ]
    let start = ContinuousClock.now
    var conversation = TerminalConversation(
      input: terminal.input,
      patience: .init(silence: .milliseconds(3), batch: .milliseconds(50))
    ) { _ in
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        let piece = Bool.random(using: &generator) ? pieces.randomElement(using: &generator) : nil
        let byte = UInt8.random(in: 0...255, using: &generator)
        terminal.sendBytes(piece.map { Array($0.utf8) } ?? [byte])
      }
    }
    let facts = conversation.ask(columns: 80)
    #expect(ContinuousClock.now - start < .seconds(5))
    for text in facts?.texts ?? [] { #expect(text.moved >= 0) }
  }
}
