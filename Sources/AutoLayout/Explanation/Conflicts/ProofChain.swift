/// A contradiction as a closed chain: from edge to edge along the needed amounts, and back along the available ones.
@MainActor struct ProofChain {
  /// The members in the order of the chain, which begins where the available amounts do.
  let order: [Int]

  /// Returns nil if the proof is not a single closed chain: if a member compares lengths, or counts more than once.
  init?(_ shares: [ProofShares.Share]) {
    var steps: [(member: Int, from: StatedAmount.Place, to: StatedAmount.Place)] = []
    for (index, share) in shares.enumerated() where share.factor != 0 {
      guard abs(share.factor) == 1, let step = share.stated.step else { return nil }
      steps.append(
        share.factor > 0 ? (index, step.from, step.to) : (index, step.to, step.from))
    }
    // The available amounts lead back, so the chain begins where the last of them ends.
    let isBack = { (member: Int) in shares[member].factor < 0 }
    let back =
      steps.last { isBack($0.member) && shares[$0.member].stated.isLength }
      ?? steps.last { isBack($0.member) }
    guard let start = back?.to ?? steps.first?.from else { return nil }
    var order: [Int] = []
    var place = start
    while let next = steps.firstIndex(where: { $0.from == place && $0.member != back?.member }) {
      let step = steps.remove(at: next)
      order.append(step.member)
      place = step.to
    }
    if let last = steps.first, last.member == back?.member, last.from == place {
      order.append(last.member)
      steps.removeFirst()
      place = last.to
    }
    guard steps.isEmpty, place == start else { return nil }
    self.order = order
  }
}
