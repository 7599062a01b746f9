/// The terminfo entry for the screen, and the reason for its number of colours.
@MainActor package struct ScreenType {
  let name: String
  /// The entry that is used instead of the type in `TERM`; `nil` if the system knows that type.
  package let standIn: String?
  package let decision: ColorDecision

  /// Returns the entry for the type in `TERM`, or one of its family; `nil` if there is none.
  package static func ofEnvironment() -> ScreenType? {
    guard let named = Environment.value("TERM"),
      let type = ([named] + family(of: named)).first(where: { Entry.named($0) != nil }),
      let own = Entry.named(type)
    else { return nil }
    let standIn = type == named ? nil : type
    let decision = ColorDecision(
      type: type, depth: own.depth, promise: Environment.value("COLORTERM"),
      isRefused: Environment.refusesColors,
      multiplexer: TerminalMultiplexer.ofEnvironment,
      isWithinEditor: ["NVIM", "INSIDE_EMACS"].contains { Environment.value($0) != nil },
      isDirect: { Entry.named($0)?.isDirect(like: own) ?? false })
    var name = type
    if case .promise(let entry) = decision { name = entry }
    return ScreenType(name: name, standIn: standIn, decision: decision)
  }

  /// Returns the types that can replace one that the system does not know, the best first. New terminals are named
  /// after the one that they resemble: `xterm-ghostty` after xterm.
  nonisolated static func family(of type: String) -> [String] {
    var stems: [Substring] = []
    var rest = type[...]
    while let end = rest.lastIndex(where: { "-.".contains($0) }) {
      rest = rest[..<end]
      if !rest.isEmpty { stems.append(rest) }
    }
    stems = stems.isEmpty ? [type[...]] : stems
    // tmux was derived from screen's sequences.
    if stems.last == "tmux" { stems.append("screen") }
    return stems.flatMap { ["\($0)-256color", String($0)] }.filter { $0 != type }
  }

  /// The properties of a terminfo entry that decide about its use.
  private struct Entry {
    let depth: ColorDepth
    /// The sequences that enter and leave the alternate screen; `nil` if there is none.
    let enter, leave: [UInt8]?

    /// Returns the entry of a name; `nil` if the system has none.
    @MainActor static func named(_ name: String) -> Entry? {
      TerminfoEntry.load(name) {
        Entry(
          depth: TerminfoEntry.colorDepth, enter: Capability(name: "smcup").bytes,
          leave: Capability(name: "rmcup").bytes)
      }
    }

    /// Whether the entry has direct colours and the same alternate screen sequences as `other`.
    func isDirect(like other: Entry) -> Bool {
      depth == .direct && enter == other.enter && leave == other.leave
    }
  }
}
