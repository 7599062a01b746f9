import Ashlar

extension KeyPress {
  /// Whether nothing but Shift was held with the key.
  var isPlain: Bool { modifiers.isSubset(of: .shift) }

  /// The key that a letter moves like, as in `less` and `vi`: `j k g G` are down, up, Home and End.
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
