/// The cost of a movement, with an amount for each level.
///
/// There are few sums of priorities, so these are in a short list. Single errors and distances from zero
/// have a level for each owner, and are stored by owner.
struct LexicographicCost: ~Copyable {
  /// A part of the amounts. The sums alone decide most movements.
  enum Part {
    /// The sums of priorities.
    case sums
    /// Single errors and distances from zero.
    case singles
  }

  struct Amount: BitwiseCopyable {
    var sum = 0.0
    var magnitude = 0.0
    var isTouched = false

    /// The amount; zero if it is only a rounding error of a cancellation.
    @inline(__always) var value: Double { abs(sum) > magnitude * Tolerance.costNoise ? sum : 0 }

    @inline(__always) mutating func add(_ amount: Double) {
      sum += amount
      magnitude += abs(amount)
    }
  }

  struct Band: BitwiseCopyable {
    var band: UInt64
    var amount: Amount
  }

  private var bands = Buffer<Band>()
  private var singles = Buffer<Amount>()
  private var distances = Buffer<Amount>()
  private var owners = Buffer<Int32>()

  @inline(__always) mutating func clear() {
    bands.removeAll()
    if owners.count > 0 { clearSingles() }
  }

  /// Clears the single errors and distances from zero.
  private mutating func clearSingles() {
    for index in 0..<owners.count {
      let owner = owners[index]
      if owner >= 0 { singles[owner] = Amount() } else { distances[~owner] = Amount() }
    }
    owners.removeAll()
  }

  @inline(__always) mutating func add(_ amount: Double, band: UInt64) {
    for index in 0..<bands.count where bands[index].band == band {
      bands[index].amount.add(amount)
      return
    }
    bands.append(Band(band: band, amount: Amount(sum: amount, magnitude: abs(amount))))
  }

  mutating func add(_ amount: Double, owner: Int32) {
    if owner >= 0 {
      singles.extend(to: Int(owner) + 1, with: Amount())
      if !singles[owner].isTouched { owners.append(owner) }
      singles[owner].isTouched = true
      singles[owner].add(amount)
    } else {
      distances.extend(to: Int(~owner) + 1, with: Amount())
      if !distances[~owner].isTouched { owners.append(owner) }
      distances[~owner].isTouched = true
      distances[~owner].add(amount)
    }
  }

  /// The most important sum that is not zero.
  @inline(__always) var leadingSum: LeadingTerm {
    var lead = LeadingTerm.none
    for index in 0..<bands.count {
      let entry = bands[index]
      guard lead.value == 0 || entry.band > lead.level.band else { continue }
      let value = entry.amount.value
      if value != 0 { lead = LeadingTerm(level: Level(sum: entry.band), value: value) }
    }
    return lead
  }

  /// Returns the most important nonzero sum below a band, and whether there are no further ones.
  @inline(__always) func second(after band: UInt64) -> (second: LeadingTerm, isLast: Bool) {
    var second = LeadingTerm.none
    var count = 0
    for index in 0..<bands.count where bands[index].band < band {
      let value = bands[index].amount.value
      if value == 0 { continue }
      count += 1
      if second.value == 0 || bands[index].band > second.level.band {
        second = LeadingTerm(level: Level(sum: bands[index].band), value: value)
      }
    }
    return (second, count <= 1)
  }

  /// Returns the most important single error or distance that is not zero.
  @inline(__always) func leadingSingle(_ owners: borrowing CostOwners) -> LeadingTerm {
    var lead = LeadingTerm.none
    for index in 0..<self.owners.count {
      let owner = self.owners[index]
      let value = owner >= 0 ? singles[owner].value : distances[~owner].value
      if value == 0 { continue }
      let level = owners.singleLevel(of: owner)
      if lead.value == 0 || level > lead.level { lead = LeadingTerm(level: level, value: value) }
    }
    return lead
  }

  /// Returns the most important amount that is not zero.
  @inline(__always) func leadingTerm(_ owners: borrowing CostOwners) -> LeadingTerm {
    let sum = leadingSum
    return sum.value != 0 ? sum : leadingSingle(owners)
  }
}
