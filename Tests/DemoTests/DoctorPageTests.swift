import Ashlar
import Demos
import Testing

/// The page of `ashlar doctor`, by facts of its layout.
@MainActor @Suite struct `The doctor's page` {
  /// A terminal with something of everything.
  private static let examination: TerminalExamination = {
    var examination = TerminalExamination()
    examination.program.name = "tmux 3.3a"
    examination.program.multiplexer = .tmux
    examination.type.name = "screen-256color"
    examination.type.isKnown = true
    examination.type.description = "VT 100/ANSI X3.64 virtual terminal with 256 colors"
    examination.type.missing = NeededCapability.all.filter { $0.weight == .ornament }
    examination.locale.variables = [.init("LANG", "C")]
    examination.locale.encoding = "ANSI_X3.4-1968"
    examination.colors.count = 256
    examination.colors.typeDepth = .palette
    examination.colors.promise = "truecolor"
    examination.sizes.kernel = CellSize(width: 80, height: 24)
    examination.sizes.columnsVariable = "100"
    var facts = AnswerFacts()
    facts.name = "tmux 3.3a"
    facts.attributes = [1, 2]
    facts.mouse = .present
    facts.background = .rgb(10, 0, 255)
    facts.userInterfaceStyle = .dark
    facts.texts = HardText.all.map { text in
      .init(text, moved: text.matter == .emoji ? text.columns + 1 : text.columns)
    }
    examination.answers = .answered(facts)
    return examination
  }()

  private nonisolated static let widths = [0, 1, 8, 10, 20, 39, 40, 80, 100, 101, 200]

  private func page(_ width: Int, showsColors: Bool = true) -> DoctorPage {
    DoctorPage(DoctorReport(Self.examination, showsColors: showsColors), width: width)
  }

  private func rows(_ page: DoctorPage) -> [Substring] {
    page.buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    arguments: [
      (nil, [62, 52], "takes what is copied"), (nil, [62, 22], "it does not tell"),
      (.tmux, [62, 52], "with “set -g set-clipboard on”"),
      (.screen, [62, 52], "cannot pass it on"),
    ] as [(TerminalMultiplexer?, [Int], String)])
  func `the clipboard and joined emoji have a row`(
    multiplexer: TerminalMultiplexer?, attributes: [Int], words: String
  ) throws {
    var examination = Self.examination
    examination.program.multiplexer = multiplexer
    var facts = AnswerFacts()
    facts.attributes = attributes
    facts.joinedEmoji = .present
    examination.answers = .answered(facts)
    let section = try #require(
      DoctorReport(examination).sections.first { $0.title == "Terminal" })
    func text(_ key: String) throws -> String {
      guard case .text(let text) = try #require(section.rows.first { $0.key == key }).value else {
        return ""
      }
      return text
    }
    #expect(try text("Clipboard").contains(words))
    #expect(try text("Joined emoji") == "shown whole")
  }

  @Test(arguments: widths)
  func `nothing contradicts`(width: Int) {
    #expect(page(width).reports == [])
  }

  @Test(arguments: [20, 80])
  func `the layout is in no pitfall`(width: Int) {
    #expect(page(width).diagnostics == [])
  }

  @Test(arguments: widths)
  func `the page is as wide as it is told, and no line longer than is readable`(width: Int) {
    let buffer = page(width).buffer
    #expect(buffer.size.width == width)
    for y in 0..<buffer.size.height {
      #expect(buffer.row(y).dropFirst(100).allSatisfy { $0 == .blank })
    }
  }

  @Test(arguments: widths.filter { $0 >= 20 })
  func `every word of the report is on the page, whatever wraps`(width: Int) {
    let report = DoctorReport(Self.examination)
    let shown = page(width).buffer.text
    let words = Set(shown.split { $0 == " " || $0 == "\n" || $0 == ":" })
    var expected: [String] = report.advice.flatMap { [$0.problem, $0.remedy] }
    for section in report.sections {
      expected.append(section.title)
      for row in section.rows {
        expected.append(row.key)
        if case .text(let text) = row.value { expected.append(text) }
      }
    }
    let long = width - 8
    let all = expected.flatMap { $0.split { $0 == " " || $0 == ":" } }
    for word in all where word.count <= long {
      // A line may break within what has a hyphen or a slash.
      let isWhole = words.contains(word) || word.contains("-") || word.contains("/")
      #expect(isWhole, "\(word)")
    }
  }

  @Test(arguments: [40, 80, 200], [true, false])
  func `values stand in one column, right of all keys`(width: Int, showsColors: Bool) throws {
    var examination = Self.examination
    // Without a value that is longer than any line, there is a width to be shared.
    examination.type.missing = []
    let report = DoctorReport(examination, showsColors: showsColors)
    let page = DoctorPage(report, width: width)
    let keys = page.frames(of: "key")
    let values = page.frames(of: "value")
    try #require(keys.count >= 30 && keys.count == values.count)
    #expect(Set(keys.map(\.minX)).count == 1 && Set(keys.map(\.maxX)).count == 1)
    for (key, value) in zip(keys, values) {
      #expect(value.minX == key.maxX + 2 && value.minY == key.minY)
    }
    // Keys are as wide as the longest of them.
    let longest = report.sections.flatMap(\.rows).map(\.key.count).max()
    #expect(keys.first.map { $0.maxX - $0.minX } == longest)
  }

  @Test(arguments: [10, 20, 39])
  func `in a narrow page values stand below their keys`(width: Int) throws {
    let page = page(width)
    let keys = page.frames(of: "key")
    let values = page.frames(of: "value")
    try #require(keys.count >= 30 && keys.count == values.count)
    for (key, value) in zip(keys, values) {
      #expect(value.minX == key.minX && value.minY == key.maxY && value.maxX == width)
    }
  }

  @Test func `marks can be told apart without colours`() {
    let text = page(80).buffer.text
    #expect(text.contains("  ✓ Mouse") && text.contains("  ! Emoji") && text.contains("! "))
    #expect(Set([DoctorReport.Mark.good, .attention, .wrong, .none].map(\.rawValue)).count == 4)
  }

  @Test func `a list without faults begins with a good word`() {
    var examination = Self.examination
    examination.answers = .answered(.init())
    examination.locale.usedEncoding = examination.locale.encoding
    let fine = DoctorPage(DoctorReport(examination), width: 80).buffer.text
    #expect(fine.contains("\nWhat to change\n✓ Everything is in order.\n"))
    // Something that was not looked at.
    examination.answers = .notAsked(.inputWaiting)
    let unasked = DoctorPage(DoctorReport(examination), width: 80).buffer.text
    #expect(unasked.contains("✓ Nothing has to be changed.") && !unasked.contains("Everything"))
    examination.refusal = .typeMissing
    let bad = DoctorPage(DoctorReport(examination), width: 80).buffer.text
    #expect(bad.contains("✗ TERM is not set") && !bad.contains("Everything is in order."))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen, .palette, .direct])
  func `samples have the colours of the depth`(depth: ColorDepth) {
    var examination = Self.examination
    examination.colors.typeDepth = depth
    let buffer = DoctorPage(DoctorReport(examination), width: 100).buffer
    let cells = (0..<buffer.size.height).flatMap { buffer.row($0) }
    let colors = Set(cells.map(\.style.background)).subtracting([.standard])
    let numbers = colors.compactMap { color -> Int? in
      if case .palette(let number) = color { Int(number) } else { nil }
    }
    switch depth {
    case .none: #expect(colors.isEmpty)
    case .eight: #expect(numbers.sorted() == Array(0..<8))
    case .sixteen: #expect(numbers.sorted() == Array(0..<16))
    case .palette: #expect(numbers.count == 16 + 30 + 24 && colors.count == numbers.count)
    case .direct: #expect(numbers.sorted() == Array(0..<8) && colors.count > 50)
    }
  }

  @Test func `text alone has no samples`() {
    let colored = page(80)
    let plain = page(80, showsColors: false)
    #expect(colored.buffer.text.contains("Greys") && !plain.buffer.text.contains("Greys"))
  }

  @Test func `a margin stands around the page`() {
    let page = DoctorPage(DoctorReport(Self.examination), width: 60, margin: 1)
    let buffer = page.buffer
    #expect(buffer.row(0).allSatisfy { $0 == .blank })
    #expect(buffer.row(buffer.size.height - 1).allSatisfy { $0 == .blank })
    #expect((0..<buffer.size.height).allSatisfy { buffer[0, $0] == .blank })
    #expect(page.buffer.text.contains(" Terminal"))
  }
}

extension DoctorPage {
  /// The frames of all views with an identifier, from the top down.
  fileprivate func frames(of identifier: String) -> [CellRect] {
    views.filter { $0.path.hasSuffix("/" + identifier) }.map(\.frame)
  }
}
