/// What was found wrong or worth knowing of the answers of several solvers to one stream.
///
/// - The required constraints hold to a millionth (relative) after every update, for every solver.
/// - Ours and the reference find the same point: the same sums at every update, and the same
///   values at the last.
/// - Ours is not worse than kiwi in the order of strict priorities: in the highest priority whose
///   sums differ, ours is less. Where weights and strict priorities mean the same, all agree.
struct Comparison {
  /// Faults of a solver with strict priorities.
  private(set) var faults: [String] = []
  /// What else there is to say.
  private(set) var notes: [String] = []

  /// Notes that a solver did not end or failed.
  mutating func note(_ outcome: Outcome, of entrant: Entrant) {
    switch outcome {
    case .ended: break
    case .tookTooLong: notes.append("\(entrant) did not end in time")
    case .failed(let reason): note("\(entrant) failed: \(reason)", of: entrant)
    }
  }

  private mutating func note(_ fault: String, of entrant: Entrant) {
    if entrant == .kiwi { notes.append(fault) } else { faults.append(fault) }
  }

  mutating func compare(_ trials: [Entrant: Trial]) {
    for entrant in Entrant.allCases {
      guard let trial = trials[entrant] else { continue }
      let worst = trial.answers.map(\.violation).max { !($1 <= $0) } ?? 0
      if worst <= 1e-6 { continue }
      note("\(entrant) violates a required constraint by \(worst)", of: entrant)
    }
    if let ours = trials[.ours], let reference = trials[.reference] {
      compare(ours, reference: reference)
    }
    if let ours = trials[.ours], let kiwi = trials[.kiwi] { compare(ours, kiwi: kiwi) }
  }

  private mutating func compare(_ ours: Trial, reference: Trial) {
    let differing = zip(ours.answers, reference.answers).count { $0.order(before: $1) != nil }
    if differing > 0 {
      faults.append("ours has other sums than the reference at \(differing) updates")
    }
    let distances = zip(ours.values, reference.values).map {
      abs($0 - $1) / max(1, abs($0), abs($1))
    }
    let farthest = distances.max() ?? 0
    if farthest <= 1e-6 {
      notes.append("values as the reference's")
    } else {
      faults.append("ours has other values than the reference, by \(farthest)")
    }
  }

  private mutating func compare(_ ours: Trial, kiwi: Trial) {
    var agreeing = 0
    var worse = 0
    for (mine, other) in zip(ours.answers, kiwi.answers) {
      // What breaks a required constraint may do better for others.
      guard other.violation <= 1e-6 else { continue }
      switch mine.order(before: other) {
      case .none: agreeing += 1
      case .some(true): break
      case .some(false): worse += 1
      }
    }
    notes.append("sums as kiwi's at \(agreeing) of \(ours.answers.count) updates")
    if worse > 0 { faults.append("ours is worse than kiwi at \(worse) updates") }
  }
}

extension Answer {
  /// Whether it comes before another in the order of strict priorities; none when all sums agree.
  fileprivate func order(before other: Answer) -> Bool? {
    for band in Band.allCases.reversed() {
      let mine = sums[band.rawValue]
      let others = other.sums[band.rawValue]
      if !(abs(mine - others) <= 1e-6 * max(size, other.size, abs(mine), abs(others))) {
        return mine < others
      }
    }
    return nil
  }
}
