import Ashlar

extension KeyPress {
  /// Whether no modifier but Shift is held.
  var isPlain: Bool { modifiers.isSubset(of: .shift) }

  /// The key that a letter stands for, as in `less` and `vi`: `j k g G` are down, up, Home and End;
  /// `nil` for others.
  var motion: KeyPress? {
    guard isPlain else { return nil }
    switch key {
    case .character("j"): return KeyPress(.down)
    case .character("k"): return KeyPress(.up)
    case .character("g"): return KeyPress(.home)
    case .character("G"): return KeyPress(.end)
    default: return nil
    }
  }
}
