import NcursesBackend

/// Something of a terminfo entry that `NcursesTerminal` uses.
public struct NeededCapability: Hashable, Sendable {
  /// The weight of a loss: a screen, a convenience or an ornament.
  public enum Weight: Hashable, Sendable {
    /// There is no screen.
    case required
    /// Something is in the user's way.
    case important
    /// Something looks plainer.
    case ornament
  }

  /// The name in terminfo, as in `cup`.
  public let name: String
  /// The use of the capability, in a few words that continue "cannot".
  public let purpose: String
  /// The weight of its loss.
  public let weight: Weight

  /// Creates a capability of a name in terminfo; `purpose` continues "cannot".
  public init(name: String, purpose: String, weight: Weight) {
    (self.name, self.purpose, self.weight) = (name, purpose, weight)
  }

  /// All of them, the most important first.
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

  /// Those that the loaded entry lacks.
  @MainActor static var missing: [NeededCapability] {
    all.filter { !Capability(name: $0.name).isPresent }
  }
}
