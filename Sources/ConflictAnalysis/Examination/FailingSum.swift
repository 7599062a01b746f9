import ConstraintNotation
import Localization

/// The numbers of a contradiction as an addition that fails: `20 + 8 + 30 = 58 > 50`.
///
/// Each constraint states a length or a distance. The left side has the amounts that are needed, the right side
/// the amounts that are available. If the constraints lead from edge to edge along a chain of views, the numbers
/// are in the chain's order.
public struct FailingSum: Hashable, Sendable {
  /// A term of the sum.
  public struct Term: Hashable, Sendable {
    /// The constraint that states the amount: its index among the conflict's members.
    public let member: Int
    /// The amount of a length or distance, in layout units; in points in a log.
    public let amount: Double
    /// The factor of the amount; above 0.
    public fileprivate(set) var weight: Double
    /// The name of the term for people: the view whose length it is, `gap`, `left margin`, `1/3 of container`.
    public var name: String { localizedName.english }
    /// The ``name``, to be translated.
    public let localizedName: LocalizedText
    /// Whether the term is a lower bound from the rule that no length is below 0.
    public let isImplicit: Bool
    /// Whether the amount is a length, rather than a distance.
    public let isLength: Bool

    init(
      member: Int, amount: Double, weight: Double, name: LocalizedText, isImplicit: Bool,
      isLength: Bool
    ) {
      self.member = member
      self.amount = amount
      self.weight = weight
      localizedName = name
      self.isImplicit = isImplicit
      self.isLength = isLength
    }

    /// The amount times the weight.
    public var value: Double { amount * weight }
  }

  /// The terms on the left side: the amounts that are needed, without those that add nothing.
  public let needed: [Term]
  /// The terms on the right side: the amounts that are available.
  public let available: [Term]
  /// Whether more is needed than can be available. If false, both sides would have to be equal and are not.
  public let isInequality: Bool
  /// Whether the terms follow a chain of views, from edge to edge and back.
  public let isChain: Bool

  /// The sum of the left side, in layout units.
  public var neededTotal: Double { needed.reduce(0) { $0 + $1.value } }
  /// The sum of the right side, in layout units.
  public var availableTotal: Double { available.reduce(0) { $0 + $1.value } }
  /// The difference of the two sides, in layout units; above 0.
  public var difference: Double { abs(neededTotal - availableTotal) }

  /// The index of the constraint on the available length, if a single length is available; nil otherwise.
  package var availableLength: Int? {
    available.count == 1 && available[0].isLength ? available[0].member : nil
  }

  /// The value that the only available length would need; nil if there is no such length.
  var wantedLength: Double? { availableLength.map { _ in neededTotal / available[0].weight } }

  /// Whether the sum states only that a length is below 0.
  package var isNegativeLength: Bool {
    needed.allSatisfy { $0.amount == 0 } && isInequality && availableTotal < 0
  }
}

extension FailingSum: CustomStringConvertible {
  /// The sum in one line: `≥0 + 1 + 19 = 20 > 19`. Numbers have at most two decimals, unless the two totals would
  /// then look equal.
  public var description: String {
    let isClear = Self.hundredths(neededTotal) != Self.hundredths(availableTotal)
    let text = { (number: Double) in isClear ? Self.hundredths(number) : number.short }
    if isNegativeLength { return "\(text(availableTotal)) < 0" }
    let (left, right) = (Self.side(needed, text), Self.side(available, text))
    let (needs, has) = (text(neededTotal), text(availableTotal))
    let sum = left == needs ? left : "\(left) = \(needs)"
    let whole = right == has ? right : "\(has) = \(right)"
    return "\(sum) \(isInequality ? ">" : "≠") \(whole)"
  }

  /// The names of the terms, in order, with a semicolon before those of the right side: `blue1, gap, green; container`.
  public var legend: String { localizedLegend.english }

  /// The ``legend``, to be translated.
  public var localizedLegend: LocalizedText {
    .joined(
      [needed, available].filter { !$0.isEmpty }.map { .list($0.map(\.localizedName)) },
      separator: LocalizedText("; ", chinese: "；"))
  }

  /// Returns one side as text. Equal numbers are counted if there are many.
  private static func side(_ terms: [Term], _ text: (Double) -> String) -> String {
    guard !terms.isEmpty else { return "0" }
    var counted: [Term] = []
    for term in terms {
      let index = counted.firstIndex {
        $0.amount == term.amount && $0.isImplicit == term.isImplicit
      }
      if terms.count > 6, let index {
        counted[index].weight += term.weight
      } else {
        counted.append(term)
      }
    }
    let words = counted.map { term in
      if term.isImplicit { return "≥0" }
      let isAlone = terms.count == 1 && term.weight == 1
      let amount = term.amount < 0 && !isAlone ? "(\(text(term.amount)))" : text(term.amount)
      return term.weight == 1 ? amount : "\(Fraction.text(term.weight)) × \(amount)"
    }
    return words.inOneLine(most: 16).joined(separator: " + ")
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
