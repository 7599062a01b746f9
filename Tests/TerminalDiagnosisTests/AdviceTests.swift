import CellDrawing
import NcursesBackend
import TerminalDiagnosis
import Testing

/// An examination that finds nothing wrong, changed.
private func examination(_ change: (inout TerminalExamination) -> Void) -> TerminalExamination {
  var examination = TerminalExamination()
  examination.type.name = "xterm-256color"
  examination.type.isKnown = true
  examination.colors.count = 256
  examination.colors.typeDepth = .palette
  examination.sizes.kernel = CellSize(width: 80, height: 24)
  var facts = AnswerFacts()
  facts.wholeFrames = .present
  facts.mouse = .present
  facts.texts = HardText.all.map { .init($0, moved: $0.columns) }
  examination.answers = .answered(facts)
  change(&examination)
  return examination
}

private func answering(_ change: (inout AnswerFacts) -> Void) -> TerminalExamination {
  examination { examination in
    guard var facts = examination.answers.facts else { return }
    change(&facts)
    examination.answers = .answered(facts)
  }
}

@Suite struct `Advice` {
  /// What is found, and the advice: its severity and topic, words of the problem and of the remedy.
  struct Case: CustomTestStringConvertible {
    let name: String
    let examination: TerminalExamination
    let severity: TerminalAdvice.Severity
    let topic: TerminalAdvice.Topic
    let problem: String
    let remedy: String
    init(
      _ name: String, _ severity: TerminalAdvice.Severity, _ topic: TerminalAdvice.Topic,
      _ problem: String, _ remedy: String, _ change: (inout TerminalExamination) -> Void
    ) {
      (self.name, self.severity, self.topic) = (name, severity, topic)
      (self.problem, self.remedy) = (problem, remedy)
      examination = TerminalDiagnosisTests.examination(change)
    }

    var testDescription: String { name }
  }

  @Test func `where all is in order there is none`() {
    #expect(examination { _ in }.advice == [])
  }

  @Test func `what Linux's console cannot is no reason to change anything`() {
    let console = examination {
      $0.type.name = "linux"
      $0.type.missing = NeededCapability.all.filter { ["smcup", "rmcup"].contains($0.name) }
      $0.colors.count = 8
      $0.colors.typeDepth = .eight
    }
    #expect(console.advice == [])
  }

  @Test(arguments: [
    Case("no terminal", .fault, .streams, "standard output is not", "without a pipe") {
      $0.refusal = .notATerminal(.output)
      $0.answers = .notAsked(.noTerminal)
    },
    Case("no keys", .fault, .streams, "standard input is not", "without a pipe") {
      $0.refusal = .notATerminal(.input)
      $0.answers = .notAsked(.noTerminal)
    },
    Case("no TERM", .fault, .type, "TERM is not set", "export TERM=xterm-256color") {
      $0.refusal = .typeMissing
      $0.type = .init()
      $0.answers = .notAsked(.type)
    },
    Case("unknown TERM", .fault, .type, "“kitty”", "export TERM=xterm-256color") {
      $0.refusal = .typeUnknown("kitty")
      $0.type.isKnown = false
    },
    Case("unknown TERM in tmux", .fault, .type, "“nope”", "export TERM=tmux-256color") {
      $0.refusal = .typeUnknown("nope")
      $0.type.isKnown = false
      $0.program.multiplexer = .tmux
    },
    Case("a TERM of a known family", .warning, .type, "“xterm-256color” is taken", "ncurses-term") {
      $0.type.name = "xterm-ghostty"
      $0.type.isKnown = false
      $0.type.standIn = "xterm-256color"
    },
    Case("the same over SSH", .warning, .type, "“xterm-ghostty”", "tic -x") {
      $0.type.name = "xterm-ghostty"
      $0.type.isKnown = false
      $0.type.standIn = "xterm-256color"
      $0.program.isRemote = true
    },
    Case("dumb", .fault, .type, "“dumb”", "export TERM=xterm-256color") {
      $0.refusal = .cursorNotAddressable(type: "dumb")
      $0.type.name = "dumb"
      $0.answers = .notAsked(.type)
    },
    Case("no Unicode at all", .fault, .locale, "ISO-8859-1", "LC_ALL") {
      $0.refusal = .notUnicode(codeset: "ISO-8859-1")
      $0.locale.encoding = "ISO-8859-1"
      $0.locale.usedEncoding = "ISO-8859-1"
    },
    Case("a locale without Unicode", .warning, .locale, "LANG=C leads", "export LANG=C.UTF-8") {
      $0.locale.variables = [.init("LANG", "C")]
      $0.locale.encoding = "ANSI_X3.4-1968"
    },
    Case("no locale", .warning, .locale, "No locale is set", "export LANG=C.UTF-8") {
      $0.locale.encoding = "ANSI_X3.4-1968"
    },
    Case("a locale that is missing", .warning, .locale, "de_DE.UTF-8", "dpkg-reconfigure") {
      $0.locale.variables = [.init("LC_ALL", "de_DE.UTF-8"), .init("LANG", "C")]
      $0.locale.isInstalled = false
      $0.locale.encoding = "ANSI_X3.4-1968"
    },
    Case("few colours of all", .warning, .colors, "only 8", "xterm-256color") {
      $0.type.name = "xterm"
      $0.colors.count = 8
      $0.colors.typeDepth = .eight
      $0.colors.promise = "truecolor"
    },
    Case("few colours", .note, .colors, "only 8", "xterm-256color") {
      $0.type.name = "xterm"
      $0.colors.count = 8
      $0.colors.typeDepth = .eight
    },
    Case("no colours", .note, .colors, "no colours", "xterm-256color") {
      $0.type.name = "vt100"
      $0.colors.count = 0
      $0.colors.typeDepth = .none
    },
    Case("few colours in tmux", .warning, .colors, "“screen”", "default-terminal tmux-256color") {
      $0.type.name = "screen"
      $0.program.multiplexer = .tmux
      $0.colors.count = 8
      $0.colors.typeDepth = .eight
    },
    Case("few colours in screen", .warning, .colors, "“screen”", "term screen-256color") {
      $0.type.name = "screen"
      $0.program.multiplexer = .screen
      $0.colors.count = 8
      $0.colors.typeDepth = .eight
    },
    Case("256 colours of all", .note, .colors, "no entry with them", "ncurses-term") {
      $0.colors.promise = "24bit"
      $0.colors.decision = .promiseWithoutEntry
    },
    Case("something typed ahead", .note, .answers, "Something was typed", "once more") {
      $0.answers = .notAsked(.inputWaiting)
    },
    Case("NO_COLOR", .note, .colors, "NO_COLOR is set", "unset NO_COLOR") {
      $0.colors.isRefused = true
    },
    Case("xterm's type in tmux", .warning, .type, "within tmux", "tmux-256color") {
      $0.program.multiplexer = .tmux
    },
    Case("tmux' type in screen", .warning, .type, "within GNU Screen", "term screen-256color") {
      $0.type.name = "tmux-256color"
      $0.program.multiplexer = .screen
    },
    Case("screen's type in tmux", .note, .type, "“screen-256color”", "tmux-256color") {
      $0.type.name = "screen-256color"
      $0.program.multiplexer = .tmux
    },
    Case("no second screen", .warning, .capabilities, "keep what was", "names the wrong type") {
      $0.type.missing = NeededCapability.all.filter { $0.name == "smcup" || $0.name == "dim" }
    },
    Case("no size", .warning, .size, "does not know", "stty rows 24 cols 80") {
      $0.sizes.kernel = nil
    },
    Case("no size but variables", .warning, .size, "50x24 is taken", "stty rows") {
      $0.sizes.kernel = nil
      $0.sizes.columnsVariable = "50"
      $0.sizes.linesVariable = "none"
    },
    Case("a wrong size", .warning, .size, "80x24 cells", "stty rows 30 cols 100") {
      guard var facts = $0.answers.facts else { return }
      facts.size = CellSize(width: 100, height: 30)
      $0.answers = .answered(facts)
    },
    Case("variables of another size", .note, .size, "COLUMNS=100 and LINES=x", "COLUMNS LINES") {
      $0.sizes.columnsVariable = "100"
      $0.sizes.linesVariable = "x"
    },
    Case("silence", .warning, .answers, "did not answer", "connection is slow") {
      $0.answers = .silent
    },
    Case("the background", .note, .answers, "in the background", "foreground") {
      $0.answers = .notAsked(.background)
    },
    Case("another language", .note, .answers, "cannot be asked", "the wrong type") {
      $0.answers = .notAsked(.type)
    },
  ])
  func `one thing that is found has one advice`(found: Case) throws {
    let advice = found.examination.advice
    #expect(advice.count == 1)
    let first = try #require(advice.first)
    #expect(first.severity == found.severity && first.topic == found.topic)
    #expect(first.problem.contains(found.problem))
    #expect(first.remedy.contains(found.remedy))
  }

  @Test(arguments: ["linux", "linux-16color"])
  func `a console that has what it can is left alone`(type: String) {
    let advice = examination {
      $0.type.name = type
      $0.colors.count = 8
      $0.colors.typeDepth = .eight
    }.advice
    #expect(advice.isEmpty == (type == "linux"))
  }

  @Test func `variables that say the same as the system are right`() {
    let same = examination {
      $0.sizes.columnsVariable = "80"
      $0.sizes.linesVariable = "24"
    }
    #expect(same.advice == [])
  }

  @Test func `tmux may tell its size the other way round, others may not`() {
    for (name, isRight) in [("tmux 3.3a", true), ("XTerm(379)", false), (nil, false)] {
      let turned = answering {
        $0.size = CellSize(width: 24, height: 80)
        $0.name = name
      }
      #expect(turned.advice.isEmpty == isRight)
    }
  }

  @Test func `what a terminal cannot or does not tell is a note`() {
    let poor = answering { $0 = .init() }
    #expect(poor.advice.map(\.topic) == [.wholeFrames, .text])
    let mouseless = answering { $0.mouse = .absent }
    #expect(mouseless.advice.map(\.topic) == [.mouse])
    for advice in poor.advice + mouseless.advice { #expect(advice.severity == .note) }
  }

  @Test func `the worst comes first`() {
    let severities = examination {
      $0.refusal = .typeUnknown("x")
      $0.type.isKnown = false
      $0.colors.isRefused = true
      $0.answers = .silent
    }.advice.map(\.severity)
    #expect(severities == [.fault, .warning, .note])
  }
}

@Suite struct `Advice about text` {
  private func advice(
    name: String? = nil, moved: @escaping (HardText) -> Int
  ) -> [TerminalAdvice] {
    answering {
      $0.name = name
      $0.texts = HardText.all.map { .init($0, moved: moved($0)) }
    }.advice
  }

  @Test func `wide signs are told as such, with what xterm calls it`() throws {
    let wide: (HardText) -> Int = { $0.matter == .ambiguous ? 2 * $0.columns : $0.columns }
    let usual = advice(moved: wide)
    #expect(usual.count == 1 && usual[0].severity == .warning && usual[0].topic == .text)
    #expect(usual[0].remedy.contains("ambiguous width"))
    let xterm = advice(name: "XTerm(379)", moved: wide)
    #expect(xterm.count == 1 && xterm[0].remedy.contains("+cjk_width"))
  }

  @Test(arguments: [("tmux 3.3a", "newer version"), ("XTerm(379)", "+mk_width"), (nil, "settings")])
  func `other columns are listed, and the font is not blamed`(name: String?, remedy: String) {
    let advice = advice(name: name) { $0.kind == "Joined emoji" ? 6 : $0.columns }
    #expect(advice.count == 1)
    #expect(advice[0].problem.contains("Joined emoji (6, not 2)"))
    #expect(advice[0].remedy.contains(remedy))
    #expect(advice[0].remedy.contains("font is not"))
  }

  @Test func `a terminal that takes bytes for characters is told to read UTF-8`() {
    let bytes = advice { $0.text.utf8.count }
    #expect(bytes.count == 1 && bytes[0].problem.contains("UTF-8"))
    let chinese = HardText(kind: "Chinese", "中", matter: .scripts)
    let one = answering { $0.texts = [.init(chinese, moved: 3)] }.advice
    #expect(one == bytes)
  }
}

@Suite struct `Hard texts` {
  @Test func `each is counted as Unicode's tables and the drawn glyphs have it`() {
    // East Asian Width by hand: W and F are two columns, marks none, all else one.
    let columns = [
      "Plain letters": 3, "Lines and boxes": 5, "Greek and signs": 5, "Check marks": 3,
      "Accents": 2, "Chinese": 4, "Rare Chinese": 2, "Japanese kana": 4, "Korean pieces": 2,
      "Emoji": 2, "Newer emoji": 2, "Emoji or sign": 2, "Emoji with skin": 2, "Joined emoji": 2,
      "Flag": 2,
    ]
    for text in HardText.all where text.kind != "Hindi and Thai" {
      #expect(columns[text.kind] == text.columns, "\(text.kind)")
    }
    #expect(HardText.all.count == columns.count + 1)
    #expect(Set(HardText.all.map(\.kind)).count == HardText.all.count)
  }

  @Test func `what is sent holds nothing but glyphs`() {
    for text in HardText.all {
      for scalar in text.text.unicodeScalars {
        #expect(![.control, .format, .unassigned].contains(scalar.properties.generalCategory))
      }
    }
  }
}
