/// The terminfo entry that the screen is opened with, and the reason for its colours.
@MainActor package struct ScreenType {
  let name: String
  package let decision: ColorDecision

  /// Returns the entry for the type that `TERM` names; `nil` where there is none.
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

  /// The properties of a terminfo entry that decide on its use.
  private struct Entry {
    let depth: ColorDepth
    /// The sequences that enter and leave the alternate screen; `nil` where there is none.
    let enter, leave: [UInt8]?

    /// Returns the entry of a name; `nil` where the system has none.
    @MainActor static func named(_ name: String) -> Entry? {
      TerminfoEntry.load(name) {
        Entry(
          depth: TerminfoEntry.colorDepth, enter: Capability(name: "smcup").bytes,
          leave: Capability(name: "rmcup").bytes)
      }
    }

    /// Whether the entry has direct colours and the same sequences for the alternate screen as
    /// `other`.
    func isDirect(like other: Entry) -> Bool {
      depth == .direct && enter == other.enter && leave == other.leave
    }
  }
}
