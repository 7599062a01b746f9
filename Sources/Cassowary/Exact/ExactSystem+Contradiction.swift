extension ExactSystem {
  /// Required constraints that cannot hold together, and by how much they miss each other.
  struct Contradiction {
    /// The multipliers of members, by index; that of the last one that was required is the last.
    var multipliers: [(member: Int, multiplier: Double, size: Double)]
    /// The sum of all constants, each times its multiplier.
    var excess: Double
    /// The same sum of magnitudes.
    var size: Double

    /// Returns the member with the largest part in the proof among some; the last one only if it is the only one.
    func largest(where isCandidate: (Int) -> Bool) -> Int? {
      let candidates = multipliers.filter { isCandidate($0.member) }
      guard let last = candidates.last else { return nil }
      let others = candidates.filter { $0.member != multipliers.last?.member }
      return (others.max { $0.size < $1.size } ?? last).member
    }

    /// The excess as a share of the numbers in the proof.
    var share: Double { size > 0 ? excess / size : .infinity }
  }
}
