import NcursesBackend

extension TerminalExamination {
  /// The advice about `TERM` and its terminfo entry, apart from ``refusalAdvice``.
  var typeAdvice: [TerminalAdvice] {
    guard type.hasEntry, let name = type.name, refusal?.concernsType != true else { return [] }
    return standInAdvice(name) + multiplexerAdvice(name) + capabilityAdvice
  }

  /// The advice about a type that the system does not know.
  private func standInAdvice(_ name: String) -> [TerminalAdvice] {
    guard let standIn = type.standIn else { return [] }
    return [
      .init(
        .warning, .type,
        "TERM says “\(name)”, which this system has no description of: “\(standIn)” is taken for "
          + "it. Other programs may refuse to start.",
        program.isRemote
          ? "Install the description; on your own machine, type: "
            + "infocmp -x \(name) | ssh HOST tic -x -"
          : "Install its description (terminfo entry; Debian's package ncurses-term has many), or "
            + "type: export TERM=\(standIn)")
    ]
  }

  /// The advice about a type that does not match the multiplexer.
  private func multiplexerAdvice(_ name: String) -> [TerminalAdvice] {
    guard let multiplexer = program.multiplexer else { return [] }
    let own = multiplexer == .tmux ? ["tmux", "screen"] : ["screen"]
    if !own.contains(where: name.hasPrefix) {
      return [
        .init(
          .warning, .type,
          "This runs within \(multiplexer.rawValue), but TERM says “\(name)”: keys and colours "
            + "may be wrong.", howToSetType)
      ]
    }
    let isRich = [.palette, .direct].contains(colors.typeDepth)
    guard multiplexer == .tmux, name.hasPrefix("screen"), isRich else { return [] }
    return [
      .init(
        .note, .type,
        "TERM says “\(name)”. That works in tmux; its own type knows more of it, italics for one.",
        howToSetType)
    ]
  }

  private var capabilityAdvice: [TerminalAdvice] {
    let missing = type.missing.filter { $0.weight == .important }
    // A console has only what its type says.
    guard !missing.isEmpty, type.name != "linux" else { return [] }
    return [
      .init(
        .warning, .capabilities,
        "By its description the terminal cannot \(missing.map(\.purpose).joined(separator: ", ")).",
        "If it can, TERM names the wrong type. \(howToSetType)")
    ]
  }

  /// The advice about the number of colours.
  var colorAdvice: [TerminalAdvice] {
    if colors.isRefused {
      return [
        .init(
          .note, .colors, "NO_COLOR is set, so programs show no colours.",
          "To see colours, type: unset NO_COLOR")
      ]
    }
    guard type.hasEntry, let name = type.name, refusal?.concernsType != true else { return [] }
    let isFull = colors.promise == "truecolor" || colors.promise == "24bit"
    switch colors.typeDepth {
    case .direct:
      return []
    case .palette:
      guard colors.decision == .promiseWithoutEntry else { return [] }
      return [
        .init(
          .note, .colors,
          "The terminal promises all colours (COLORTERM=\(colors.promise ?? "")), and terminfo has no "
            + "entry with them for “\(name)”. Colours become the nearest of 256.",
          program.multiplexer == .tmux
            ? "Set tmux's default-terminal to tmux-256color, which has one."
            : "Where the system has no entries with direct colours at all, install more of them (Debian: "
              + "apt-get install ncurses-term).")
      ]
    case .none, .eight, .sixteen:
      let count = colors.count == 0 ? "no colours" : "only \(colors.count) colours"
      if case .promise = colors.decision { return [] }
      if isFull {
        return [
          .init(
            .warning, .colors,
            "The terminal promises all colours (COLORTERM=\(colors.promise ?? "")), but its type "
              + "“\(name)” has \(count).", howToSetType)
        ]
      }
      if program.multiplexer != nil {
        return [.init(.warning, .colors, "The type “\(name)” has \(count).", howToSetType)]
      }
      // A console has only what its type says.
      guard name != "linux" else { return [] }
      return [
        .init(
          .note, .colors, "The type “\(name)” has \(count).",
          "If the terminal has more, TERM names the wrong type. \(howToSetType)")
      ]
    }
  }
}

extension TerminalError {
  /// Whether the reason is `TERM` or its terminfo entry.
  fileprivate var concernsType: Bool {
    switch self {
    case .typeMissing, .typeUnknown, .cursorNotAddressable: true
    case .notATerminal, .notUnicode, .alreadyOpen, .system: false
    }
  }
}

/// A terminfo capability that `NcursesTerminal` uses.
public struct NeededCapability: Hashable, Sendable {
  /// The consequence of a missing capability.
  public enum Weight: Hashable, Sendable {
    /// No screen can be opened.
    case required
    /// The program is harder to use.
    case important
    /// The screen looks plainer.
    case ornament
  }

  /// The name in terminfo, such as `cup`.
  public let name: String
  /// What is impossible without the capability, in words that continue "cannot".
  public let purpose: String
  /// The consequence if it is missing.
  public let weight: Weight

  /// Creates a capability; `purpose` continues "cannot".
  public init(name: String, purpose: String, weight: Weight) {
    (self.name, self.purpose, self.weight) = (name, purpose, weight)
  }

  /// All capabilities, the most important first.
  public static let all = [
    NeededCapability(name: "cup", purpose: "move the cursor", weight: .required),
    NeededCapability(
      name: "smcup", purpose: "keep what was on the screen before", weight: .important),
    NeededCapability(name: "rmcup", purpose: "bring that back afterwards", weight: .important),
    NeededCapability(name: "civis", purpose: "hide the cursor", weight: .important),
    NeededCapability(name: "cnorm", purpose: "show the cursor again", weight: .important),
    NeededCapability(name: "kcuu1", purpose: "say what its arrow keys send", weight: .important),
    NeededCapability(name: "sgr0", purpose: "end attributes", weight: .important),
    NeededCapability(name: "rev", purpose: "reverse colours", weight: .ornament),
    NeededCapability(name: "bold", purpose: "set bold", weight: .ornament),
    NeededCapability(name: "dim", purpose: "set faint", weight: .ornament),
    NeededCapability(name: "sitm", purpose: "set italics", weight: .ornament),
    NeededCapability(name: "smul", purpose: "underline", weight: .ornament),
  ]

  /// The capabilities that the loaded entry lacks.
  @MainActor static var missing: [NeededCapability] {
    all.filter { !Capability(name: $0.name).isPresent }
  }
}
