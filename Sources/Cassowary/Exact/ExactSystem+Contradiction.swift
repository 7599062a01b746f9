extension ExactSystem {
  /// Required constraints that cannot hold together, and by how much they miss each other.
  struct Contradiction {
    /// The multipliers of members, by index; that of the last one that was required is the last.
    var multipliers: [(member: Int, multiplier: Double, size: Double)]
    /// The sum of all constants, each times its multiplier.
    var excess: Double
    /// The same sum of magnitudes.
    var size: Double

    /// Returns the member with the largest part in the proof among some, but for the last one.
    func largest(where isCandidate: (Int) -> Bool) -> Int? {
      multipliers.dropLast().filter { isCandidate($0.member) }.max { $0.size < $1.size }?.member
    }

    /// The excess as a share of the numbers in the proof.
    var share: Double { size > 0 ? excess / size : .infinity }
  }
}
