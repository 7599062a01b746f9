import Localization
import ConstraintNotation

/// A likely cause of a conflict.
public struct Culprit: Hashable, Sendable {
  /// The suspected constraint: its index in the conflict; nil if the culprit is no single constraint.
  public let constraint: Int?
  /// The name of the rule that found it, such as `hidden-in-stack`.
  public let rule: String
  /// The reason for the suspicion, in one or two sentences.
  public let reason: String
}

/// A finding of a rule.
struct Suspicion {
  let constraint: Int?
  /// The likelihood that this is the cause. Greater weights are listed first.
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

/// A rule that recognises one cause of conflicts.
protocol CulpritRule {
  /// The name, in lower case with hyphens. It never changes, since programs compare it.
  static var name: String { get }
  static func suspicions(_ examination: Examination) -> [Suspicion]
}

/// A change that may resolve a conflict.
enum Remedy: Hashable, Sendable {
  /// Make a constraint optional, with priority 999.
  case lowerPriority(Int)
  /// Set `translatesAutoresizingMaskIntoConstraints` of a view to false.
  case turnMaskOff(StatedItem)
  /// Remove a constraint.
  case remove(Int)
  /// Change the constant of an existing constraint instead of adding a second constraint.
  case change(Int, to: Double)
  /// Change an equation to an inequality: at least the same amount.
  case loosen(Int)
  /// Measure a row again.
  case measureAgain
  /// Let a collection view's layout measure its items.
  case measureItems
  /// Write a bar instead of the superview's name in a visual format.
  case bar(StatedItem, ConstraintStatement)
  /// Let a table compute the height of a row from its content.
  case automaticRowHeight
  /// Let an input view determine its own height.
  case selfSizing(StatedItem)
  /// Use the margins of a stack view instead of a constraint.
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

  /// The maximal number of findings that are listed.
  private static let most = 4

  /// Returns the findings of the rules, the likeliest first. Each constraint appears once.
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
