/// The way that a contradiction goes, from edge to edge and back.
@MainActor struct ProofChain {
  /// The members on the way, from the beginning of what there is.
  let order: [Int]

  /// Returns nil if the proof is no single way around: if it compares lengths, or counts one twice.
  init?(_ shares: [ProofShares.Share]) {
    var steps: [(member: Int, from: StatedAmount.Place, to: StatedAmount.Place)] = []
    for (index, share) in shares.enumerated() where share.factor != 0 {
      guard abs(share.factor) == 1, let step = share.stated.step else { return nil }
      steps.append(
        share.factor > 0 ? (index, step.from, step.to) : (index, step.to, step.from))
    }
    // What there is leads back: the way begins where that ends.
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
