/// Generates texts that depend only on a seed.
struct SeededWords: Equatable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let words = [
    "arch", "a block of slate", "brick", "chisel", "corner", "course", "dry stone", "flint",
    "gravel", "hammer", "joint", "keystone", "lime", "lintel", "mortar", "a plumb line", "quarry",
    "rubble", "sandstone", "sill", "the mason", "trowel", "under the vault", "wedge",
  ]

  /// Returns a text whose number of words is in `count`.
  mutating func text(words count: ClosedRange<Int>) -> String {
    let number = count.lowerBound + Int(next() % UInt64(count.count))
    return (0..<number).map { _ in Self.words[Int(next() % UInt64(Self.words.count))] }
      .joined(separator: " ")
  }

  /// Returns the next number of the sequence (SplitMix64: Steele, Lea and Flood 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
