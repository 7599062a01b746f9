import NcursesBackend

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
