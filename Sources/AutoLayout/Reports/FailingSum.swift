import Localization

/// The numbers of a contradiction as an addition that does not come out: `20 + 8 + 30 = 58 > 50`.
///
/// Each constraint says that something, a length or a distance, is an amount. What is needed stands on one side,
/// what there is on the other. Where the constraints lead from edge to edge along a chain of views, the numbers
/// stand in the chain's order.
public struct FailingSum: Hashable, Sendable {
  /// A number of the sum.
  public struct Term: Hashable, Sendable {
    /// The constraint that says it: its index among the conflict's members.
    public let member: Int
    /// The amount of a length or distance, in layout units.
    public let amount: Double
    /// How often it counts: above 0.
    public let weight: Double
    /// Its name for people: the view whose length it is, `gap`, `left margin`, `1/3 of container`.
    public var name: String { localizedName.english }
    /// The ``name``, to be translated.
    public let localizedName: LocalizedText
    /// Whether it is the least that a length can be, by the rule that no length is below 0.
    public let isImplicit: Bool

    /// Creates a number of a sum.
    public init(
      member: Int, amount: Double, weight: Double = 1, name: LocalizedText, isImplicit: Bool = false
    ) {
      self.member = member
      self.amount = amount
      self.weight = weight
      localizedName = name
      self.isImplicit = isImplicit
    }

    /// The amount times the weight.
    public var value: Double { amount * weight }
  }

  /// What is needed: the numbers on the left side, without those that add nothing.
  public let needed: [Term]
  /// What there is: the numbers on the right side.
  public let available: [Term]
  /// Whether more is needed than there can be; else both sides must be equal, and are not.
  public let isInequality: Bool
  /// Whether the numbers lead along a chain, from edge to edge and back.
  public let isChain: Bool

  /// Creates a sum.
  public init(needed: [Term], available: [Term], isInequality: Bool, isChain: Bool) {
    self.needed = needed
    self.available = available
    self.isInequality = isInequality
    self.isChain = isChain
  }

  /// The sum of what is needed, in layout units.
  public var neededTotal: Double { needed.reduce(0) { $0 + $1.value } }
  /// The sum of what there is, in layout units.
  public var availableTotal: Double { available.reduce(0) { $0 + $1.value } }
  /// The difference of the two sides, in layout units; above 0.
  public var difference: Double { abs(neededTotal - availableTotal) }
}

extension FailingSum: CustomStringConvertible {
  /// The sum in one line: `≥0 + 1 + 19 = 20 > 19`. Numbers have at most two decimals, unless both sides would look
  /// alike.
  public var description: String {
    let isClear = Self.hundredths(neededTotal) != Self.hundredths(availableTotal)
    let text = { (number: Double) in isClear ? Self.hundredths(number) : number.short }
    let (left, right) = (Self.side(needed, text), Self.side(available, text))
    let (needs, has) = (text(neededTotal), text(availableTotal))
    let sum =
      needed.count == 1 && needed[0].weight == 1 || left == needs ? left : "\(left) = \(needs)"
    let whole =
      available.count == 1 && available[0].weight == 1 || right == has ? right : "\(has) = \(right)"
    return "\(sum) \(isInequality ? ">" : "≠") \(whole)"
  }

  /// The names of the numbers, in their order; those of the right side stand behind a semicolon:
  /// `blue1, gap, green; container`.
  public var legend: String { localizedLegend.english }

  /// The ``legend``, to be translated.
  public var localizedLegend: LocalizedText {
    .joined(
      [needed, available].filter { !$0.isEmpty }.map { .list($0.map(\.localizedName)) },
      separator: LocalizedText("; ", chinese: "；"))
  }

  private static func side(_ terms: [Term], _ text: (Double) -> String) -> String {
    guard !terms.isEmpty else { return "0" }
    return terms.map { term in
      if term.isImplicit { return "≥0" }
      let isAlone = terms.count == 1 && term.weight == 1
      let amount = term.amount < 0 && !isAlone ? "(\(text(term.amount)))" : text(term.amount)
      return term.weight == 1 ? amount : "\(Fraction.text(term.weight)) × \(amount)"
    }.joined(separator: " + ")
  }

  private static func hundredths(_ number: Double) -> String {
    ((number * 100).rounded() / 100).short
  }
}

extension FailingSum.Term: CustomStringConvertible {
  /// The number and its name: `2 × 15 box`.
  public var description: String {
    if isImplicit { return "≥0 \(name)" }
    return (weight == 1 ? "" : "\(Fraction.text(weight)) × ") + "\(amount.short) \(name)"
  }
}
