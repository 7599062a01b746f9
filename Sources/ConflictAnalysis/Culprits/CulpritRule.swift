import ConstraintNotation
import Localization

/// A finding of a rule.
package struct Suspicion {
  /// The index of the suspected constraint; nil if the cause is no single constraint.
  package let constraint: Int?
  /// The likelihood that this is the cause. Greater weights are listed first.
  let weight: Int
  package let reason: LocalizedText
  package let remedies: [Remedy]

  init(_ constraint: Int?, weight: Int, _ reason: LocalizedText, _ remedies: [Remedy] = []) {
    self.constraint = constraint
    self.weight = weight
    self.reason = reason
    self.remedies = remedies
  }
}

/// A rule that recognises one cause of conflicts.
package protocol CulpritRule {
  /// The name, in lower case with hyphens. It never changes, since programs compare it.
  static var name: String { get }
  /// What the rule has to know beside the constraints. Without that it is not asked.
  static var needs: ConflictFacts { get }
  static func suspicions(_ examination: ConflictExamination) -> [Suspicion]
}

extension CulpritRule {
  package static var needs: ConflictFacts { [] }
}

/// A change that may resolve a conflict.
package enum Remedy: Hashable, Sendable {
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
  /// Write a constant that fits those of like constraints.
  case correct(Int, to: Double)
  /// Make an intrinsic size optional, with priority 999: as a minimum, or as a maximum.
  case lowerContentPriority(StatedItem, LayoutAxis, isMinimum: Bool)
}

/// All rules.
package enum CulpritRules {
  /// The rules, without the last resort.
  package static var all: [any CulpritRule.Type] {
    [
      HiddenInStackRule.self, TemporarySizeRule.self, EmptyFrameRule.self, CollapsedRule.self,
      StaleRowHeightRule.self, RoundingRule.self, MaskLeftOnRule.self, SameTwiceRule.self,
      SuperviewAsSiblingRule.self,
      TwoSizesRule.self, GivenSizeRule.self, BehindKeyboardRule.self,
      SystemsOwnRule.self, OutOfProportionRule.self, TooManyEquationsRule.self, CycleRule.self,
      NegativeSizeRule.self, PinnedInStackRule.self, StackDistributionRule.self,
      AspectRatioRule.self,
      TooSmallRule.self, NarrowContainerRule.self, PrototypingRule.self, UnsetFrameRule.self,
      BeyondSiblingsRule.self, RequiredContentRule.self,
    ]
  }

  /// The maximal number of findings that are listed.
  private static let most = 4

  /// Returns the findings of the rules, the likeliest first. Each constraint appears once.
  /// - Parameter lastResort: Whether the program's own constraints are listed if no rule applies.
  package static func findings(
    _ examination: ConflictExamination, lastResort: Bool
  ) -> [(rule: String, suspicion: Suspicion)] {
    var found: [(rule: String, suspicion: Suspicion)] = []
    for rule in all where examination.facts.isSuperset(of: rule.needs) {
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
    if kept.isEmpty, lastResort {
      kept = LastResortRule.suspicions(examination).map { (LastResortRule.name, $0) }
    }
    return Array(kept.prefix(most))
  }
}
