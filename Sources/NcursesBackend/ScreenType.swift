/// A terminfo entry that a screen is opened with.
@MainActor package struct ScreenType {
  let name: String
  package let decision: ColorDecision

  /// The entry for the type that `TERM` names; `nil` where it names none.
  package static func ofEnvironment() -> ScreenType? {
    guard let type = Environment.value("TERM"), let own = Entry.named(type) else { return nil }
    let decision = ColorDecision(
      type: type, depth: own.depth, promise: Environment.value("COLORTERM"),
      isRefused: Environment.refusesColors,
      multiplexer: TerminalMultiplexer.ofEnvironment,
      isWithinEditor: ["NVIM", "INSIDE_EMACS"].contains { Environment.value($0) != nil },
      isDirect: { Entry.named($0)?.isDirect(like: own) ?? false })
    if case .promise(let entry) = decision { return ScreenType(name: entry, decision: decision) }
    return ScreenType(name: type, decision: decision)
  }

  /// What matters of a terminfo entry.
  private struct Entry {
    let depth: ColorDepth
    /// What enters the other screen and leaves it, if the terminal has one.
    let enter, leave: [UInt8]?

    /// `nil` where the system has none of this name.
    @MainActor static func named(_ name: String) -> Entry? {
      TerminfoEntry.load(name) {
        Entry(
          depth: TerminfoEntry.colorDepth, enter: Capability(name: "smcup").bytes,
          leave: Capability(name: "rmcup").bytes)
      }
    }

    /// Whether it has direct colours, and the screen is given back as another entry does it.
    func isDirect(like other: Entry) -> Bool {
      depth == .direct && enter == other.enter && leave == other.leave
    }
  }
}
