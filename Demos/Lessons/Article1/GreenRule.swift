import Ashlar

/// A constraint of the green label, which a key switches off and on. They are in the order in which they are made.
enum GreenRule: Int, CaseIterable {
  case middle, right, third, blue1, blue2, blue3

  /// The key that switches it.
  var key: Character {
    switch self {
    case .middle: "0"
    case .third: "4"
    case .blue1: "5"
    case .blue2: "6"
    case .blue3: "7"
    case .right: "8"
    }
  }

  /// The relation and what it is to.
  var words: LocalizedText {
    switch self {
    case .middle: LocalizedText("= the middle", chinese: "= 中线")
    case .right: LocalizedText("≤ the right edge", chinese: "≤ 右边")
    case .third: LocalizedText("≥ a third", chinese: "≥ 1/3")
    case .blue1: LocalizedText(verbatim: "≥ blue1")
    case .blue2: LocalizedText(verbatim: "≥ blue2")
    case .blue3: LocalizedText(verbatim: "≥ blue3")
    }
  }
}

/// A constraint of low priority that says which of the places that are left the green label takes.
enum GreenPull: Int, CaseIterable {
  case none, left, right

  /// The next one, in a circle.
  var next: GreenPull { GreenPull(rawValue: rawValue + 1) ?? .none }
}

/// Which constraints of the green label there are, and how strong.
struct GreenRules: Equatable {
  /// The ones that are switched off.
  var off: Set<GreenRule> = []
  /// Whether the one to a third has a priority of 999 in place of 1000.
  var isThirdSoft = false
  /// Whether the label resists compression at 999 in place of 1000.
  var isGreenSoft = false
  var pull = GreenPull.none
}
