import Ashlar

/// Puts what an examination found into words.
struct DoctorReportWriter {
  private let examination: TerminalExamination
  private let showsColors: Bool
  let advice: [TerminalAdvice]

  init(_ examination: TerminalExamination, showsColors: Bool) {
    self.examination = examination
    self.showsColors = showsColors
    advice = examination.advice
  }

  var sections: [DoctorReport.Section] {
    [terminal, terminfo, locale, colors, sizes, texts].filter { !$0.rows.isEmpty }
  }

  /// The mark of what some advice is about: good where there is none.
  private func mark(_ topics: TerminalAdvice.Topic...) -> DoctorReport.Mark {
    let severities = advice.filter { topics.contains($0.topic) }.map(\.severity)
    return severities.max().map { DoctorReport.Mark($0) } ?? .good
  }

  // MARK: - Terminal and terminfo

  private var terminal: DoctorReport.Section {
    var section = DoctorReport.Section(title: "Terminal")
    if mark(.streams) != .good { section.add("Streams", "not those of a terminal", mark(.streams)) }
    section.add("Program", examination.program.name)
    let facts = examination.answers.facts
    section.add("Its own name", facts?.name)
    section.add("Runs within", examination.program.multiplexer?.rawValue)
    section.add("Connection", examination.program.isRemote ? "from another machine (SSH)" : nil)
    section.add(
      "Asked", answering, facts == nil && mark(.answers) == .good ? .none : mark(.answers))
    guard let facts else { return section }
    section.add("Codes", codes(facts))
    section.add("Clipboard", clipboard(facts))
    let abilities = [
      facts.mouse, facts.wholeFrames, facts.joinedEmoji, facts.bracketedPaste, facts.focus,
    ]
    guard abilities.contains(where: { $0 != .unknown }) else {
      section.add("Abilities", "it does not tell")
      return section
    }
    section.add("Mouse", words(facts.mouse, yes: "reported in all columns"), mark(facts.mouse))
    section.add(
      "Whole frames", words(facts.wholeFrames, yes: "shown at once"), mark(facts.wholeFrames))
    section.add("Joined emoji", words(facts.joinedEmoji, yes: "shown whole"))
    section.add(
      "Pasted text", words(facts.bracketedPaste, yes: "told from typed text"),
      mark(facts.bracketedPaste))
    section.add("Focus", words(facts.focus, yes: "reported"), mark(facts.focus))
    return section
  }

  /// Whether the terminal takes what is copied.
  private func clipboard(_ facts: AnswerFacts) -> String {
    switch examination.program.multiplexer {
    case .tmux: "takes what is copied with “set -g set-clipboard on” in ~/.tmux.conf"
    case .screen: "does not get what is copied: GNU Screen cannot pass it on"
    case nil: facts.takesCopies ? "takes what is copied" : "it does not tell"
    }
  }

  private var answering: String {
    switch examination.answers {
    case .answered: "it answers"
    case .silent: "it said nothing within a second"
    case .notAsked(.noTerminal): "no, there is no terminal to ask"
    case .notAsked(.background): "no, the program runs in the background"
    case .notAsked(.type): "no, a terminal of this type may not understand"
    case .notAsked(.inputWaiting): "no, something had been typed before"
    case .notAsked(.refused): "no, the system did not allow it"
    }
  }

  /// The numbers with which a terminal says what it is; they are told for reports to its makers.
  private func codes(_ facts: AnswerFacts) -> String? {
    let parts = [facts.attributes, facts.secondaryAttributes].filter { !$0.isEmpty }
    let texts = parts.map { $0.map(String.init).joined(separator: ";") }
    return texts.isEmpty ? nil : texts.joined(separator: " and ")
  }

  private func words(_ support: AnswerFacts.Support, yes: String) -> String {
    switch support {
    case .present: yes
    case .absent: "no"
    case .unknown: "it does not tell"
    }
  }

  private func mark(_ support: AnswerFacts.Support) -> DoctorReport.Mark {
    support == .present ? .good : .none
  }

  private var terminfo: DoctorReport.Section {
    var section = DoctorReport.Section(title: "Terminfo")
    let type = examination.type
    section.add("TERM", type.name ?? "not set", mark(.type))
    guard type.name != nil else { return section }
    if let standIn = type.standIn { section.add("Used as", standIn) }
    section.add("Description", type.hasEntry ? type.description : "none on this system")
    guard type.hasEntry else { return section }
    let missing = type.missing.map { "\($0.purpose) (\($0.name))" }
    if missing.isEmpty {
      section.add("Can", "all that is used", .good)
    } else {
      let mark = mark(.capabilities)
      section.add("Cannot", missing.joined(separator: ", "), mark == .good ? .none : mark)
    }
    return section
  }

  // MARK: - Locale and sizes

  private var locale: DoctorReport.Section {
    var section = DoctorReport.Section(title: "Locale")
    let locale = examination.locale
    for variable in locale.variables { section.add(variable.name, variable.value) }
    if locale.variables.isEmpty { section.add("LANG", "not set") }
    let isReplaced = locale.usedEncoding != locale.encoding
    section.add(
      "Encoding",
      isReplaced
        ? "\(locale.usedEncoding), from C.UTF-8 in place of \(locale.encoding)" : locale.encoding,
      mark(.locale))
    return section
  }

  private var sizes: DoctorReport.Section {
    var section = DoctorReport.Section(title: "Size in columns x rows")
    let sizes = examination.sizes
    func words(_ size: CellSize?) -> String? { size.map { "\($0.width)x\($0.height)" } }
    if examination.answers != .notAsked(.noTerminal) {
      section.add(
        "Used",
        words(sizes.kernel).map { $0 + ", from the system" }
          ?? "\(words(sizes.used) ?? ""), as the system knows none", mark(.size))
    }
    section.add("The terminal", words(examination.toldSize))
    func noted(_ text: String, _ isUsed: Bool) -> String { isUsed ? text : text + ", not used" }
    let isOpen = sizes.kernel == nil
    let (columns, lines) = (sizes.columnsVariable, sizes.linesVariable)
    let usesColumns = isOpen && columns == String(sizes.used.width)
    let usesLines = isOpen && lines == String(sizes.used.height)
    section.add(
      "Terminfo", words(sizes.type).map { noted($0, isOpen && !(usesColumns && usesLines)) })
    section.add("COLUMNS", columns.map { noted($0, usesColumns) })
    section.add("LINES", lines.map { noted($0, usesLines) })
    return section
  }

  // MARK: - Colours and texts

  private var colors: DoctorReport.Section {
    var section = DoctorReport.Section(title: "Colours")
    let colors = examination.colors
    guard examination.type.hasEntry || colors.isRefused else { return section }
    section.add("Used", depth, mark(.colors))
    section.add("COLORTERM", colors.promise.map { $0 + promiseRemark })
    section.add("COLORFGBG", colors.standardColors)
    if let facts = examination.answers.facts, let color = facts.background {
      let style = facts.userInterfaceStyle == .light ? "light" : "dark"
      section.add("Background", [style, color.notation].compactMap(\.self).joined(separator: ", "))
    }
    if showsColors { section.rows += ColorSamples.rows(depth: colors.depth) }
    return section
  }

  /// The effect of `COLORTERM`.
  private var promiseRemark: String {
    switch examination.colors.decision {
    case .type, .refused: ""
    case .promise(let entry): ", believed: by the entry \(entry)"
    case .promiseWithoutEntry: ", but terminfo has no entry with direct colours for TERM"
    case .promiseWithinScreen: ", but GNU Screen has no more"
    case .promiseWithinEditor: ", but terminals within editors misread terminfo's form of them"
    }
  }

  private var depth: String {
    let colors = examination.colors
    if colors.isRefused { return "none, as NO_COLOR says" }
    switch colors.depth {
    case .none: return "none"
    case .eight: return "8"
    case .sixteen: return "16"
    case .palette: return "a palette of 256"
    case .direct: return "all, by red, green and blue"
    }
  }

  private var texts: DoctorReport.Section {
    var section = DoctorReport.Section(title: "Text: columns counted, columns moved")
    for text in examination.answers.facts?.texts ?? [] {
      // The text comes last: where the terminal takes other columns, nothing else is shifted.
      section.add(
        text.text.kind, "\(text.text.columns), moved \(text.moved)  \(text.text.text)",
        text.isRight ? .good : .attention)
    }
    return section
  }
}

extension Color {
  /// A direct colour as `#rrggbb`.
  fileprivate var notation: String? {
    guard case .rgb(let red, let green, let blue, _) = self else { return nil }
    let digits = [red, green, blue].map { part in
      (part < 16 ? "0" : "") + String(part, radix: 16)
    }
    return "#" + digits.joined()
  }
}

/// Colours to be looked at, as many kinds as a terminal has.
enum ColorSamples {
  static func rows(depth: ColorDepth) -> [DoctorReport.Row] {
    samples(depth: depth).map { name, colors in
      DoctorReport.Row(mark: .none, key: name, value: .colors(colors))
    }
  }

  private static func samples(depth: ColorDepth) -> [(name: String, colors: [Color])] {
    switch depth {
    case .none: []
    case .eight: [("Eight", named(8))]
    case .sixteen: [("Sixteen", named(16))]
    case .palette: [("Sixteen", named(16)), ("Of 256", ring), ("Greys", greys)]
    case .direct: [("Sixteen", named(8)), ("Any", hues)]
    }
  }

  private static func named(_ count: UInt8) -> [Color] { (0..<count).map { .palette($0) } }

  private static let greys: [Color] = (232...255).map { .palette($0) }

  /// Once around the edges of the palette's cube of 6x6x6: red, yellow, green, cyan, blue, magenta.
  private static let ring: [Color] = {
    let corners = [(5, 0, 0), (5, 5, 0), (0, 5, 0), (0, 5, 5), (0, 0, 5), (5, 0, 5), (5, 0, 0)]
    return zip(corners, corners.dropFirst()).flatMap { from, to in
      (0..<5).map { step in
        func level(_ from: Int, _ to: Int) -> Int { from + (to - from).signum() * step }
        let cube = 36 * level(from.0, to.0) + 6 * level(from.1, to.1) + level(from.2, to.2)
        return .palette(UInt8(16 + cube))
      }
    }
  }()

  /// The same way in fine steps.
  private static let hues: [Color] = (0..<60).map { step in
    // Each part is full for a third of the way, falls for a sixth and is none for a third.
    func part(_ start: Int) -> UInt8 {
      let place = (step + start) % 60
      let distance = min(place, 60 - place)
      return UInt8(min(max(20 - distance, 0), 10) * 255 / 10)
    }
    return .rgb(part(0), part(40), part(20))
  }
}
