import Localization
import ConstraintNotation

/// A likely cause of a conflict.
public struct Culprit: Hashable, Sendable {
  /// The constraint it is about: its index in the conflict; nil if it is about none or all.
  public let constraint: Int?
  /// The name of the rule that found it, such as `hidden-in-stack`.
  public let rule: String
  /// Why, in a sentence or two.
  public let reason: String
}

/// A finding of a rule.
struct Suspicion {
  let constraint: Int?
  /// How likely it is the cause: the larger, the earlier it is listed.
  let weight: Int
  let reason: LocalizedText
  let remedies: [Remedy]

  init(_ constraint: Int?, weight: Int, _ reason: LocalizedText, _ remedies: [Remedy] = []) {
    self.constraint = constraint
    self.weight = weight
    self.reason = reason
    self.remedies = remedies
  }
}

/// A written rule that knows one cause of conflicts.
protocol CulpritRule {
  /// The name, in lower case with hyphens. It never changes: programs read it.
  static var name: String { get }
  static func suspicions(_ examination: Examination) -> [Suspicion]
}

/// What can be done about a conflict.
enum Remedy: Hashable, Sendable {
  /// Let a constraint give way: priority 999.
  case lowerPriority(Int)
  /// Set `translatesAutoresizingMaskIntoConstraints` of a view to false.
  case turnMaskOff(StatedItem)
  /// Remove a constraint.
  case remove(Int)
  /// Change the constant of one constraint, rather than adding a second.
  case change(Int, to: Double)
  /// Make an equation an inequality: at least its amount.
  case loosen(Int)
  /// Measure a row again.
  case measureAgain
  /// Let a collection view's layout measure its items.
  case measureItems
  /// Write a bar for the superview of a view in a visual format.
  case bar(StatedItem, ConstraintStatement)
  /// Let a table take the height of a row from what is in it.
  case automaticRowHeight
  /// Let an input view have a height of its own.
  case selfSizing(StatedItem)
  /// Use the margins of a stack view in place of a constraint.
  case stackMargins(StatedItem, StatedAttribute, Double)
}

/// All rules.
enum CulpritRules {
  static var all: [any CulpritRule.Type] {
    [
      HiddenInStackRule.self, TemporarySizeRule.self, EmptyFrameRule.self, CollapsedRule.self,
      StaleRowHeightRule.self, HairlineRule.self, MaskLeftOnRule.self, SameTwiceRule.self,
      SuperviewAsSiblingRule.self,
      TwoSizesRule.self, GivenSizeRule.self, BehindKeyboardRule.self,
      SystemsOwnRule.self, OutOfProportionRule.self, TooManyEquationsRule.self, CircleRule.self,
      NegativeSizeRule.self, PinnedInStackRule.self, StackDistributionRule.self,
      AspectRatioRule.self,
      TooSmallRule.self, NarrowContainerRule.self, PrototypingRule.self,
    ]
  }

  /// The most that are listed.
  private static let most = 4

  /// Returns what the rules find, the likeliest first, each constraint once.
  static func findings(_ examination: Examination) -> [(rule: String, suspicion: Suspicion)] {
    var found: [(rule: String, suspicion: Suspicion)] = []
    for rule in all {
      found += rule.suspicions(examination).map { (rule.name, $0) }
    }
    let ordered = found.indices.sorted { first, second in
      (-found[first].suspicion.weight, first) < (-found[second].suspicion.weight, second)
    }.map { found[$0] }
    var kept: [(rule: String, suspicion: Suspicion)] = []
    for finding in ordered {
      let isKnown = kept.contains {
        $0.suspicion.constraint == finding.suspicion.constraint && $0.suspicion.constraint != nil
      }
      if !isKnown { kept.append(finding) }
    }
    if kept.isEmpty {
      kept = LastResortRule.suspicions(examination).map { (LastResortRule.name, $0) }
    }
    return Array(kept.prefix(most))
  }
}
