import Localization

/// A rule that recognises one cause of conflicts.
@MainActor protocol CulpritRule {
  /// The name, in lower case with hyphens. It never changes, since programs compare it.
  static var name: String { get }
  /// Returns the members that the rule suspects.
  static func suspicions(_ examination: ConflictExamination) -> [Suspicion]
}

/// A finding of a rule.
struct Suspicion {
  /// The index of the suspected member.
  let member: Int
  let reason: LocalizedText
  let cure: LocalizedText
  let code: String?

  init(_ member: Int, _ reason: LocalizedText, cure: LocalizedText, code: String? = nil) {
    self.member = member
    self.reason = reason
    self.cure = cure
    self.code = code
  }
}

/// All rules.
@MainActor enum CulpritRules {
  /// The rules, the most reliable first.
  static var all: [any CulpritRule.Type] {
    [
      UnsetFrameRule.self, MaskLeftOnRule.self, SameTwiceRule.self, BeyondSiblingsRule.self,
      OutOfProportionRule.self, RequiredContentRule.self, GivenSizeRule.self,
      BothEndsRule.self,
    ]
  }

  /// Returns the likely mistakes, the likeliest first. Each member appears once.
  static func culprits(_ examination: ConflictExamination) -> [LayoutCulprit] {
    var found: [LayoutCulprit] = []
    for rule in all {
      for suspicion in rule.suspicions(examination)
      where !found.contains(where: { $0.member == suspicion.member }) {
        found.append(
          LayoutCulprit(
            rule: rule.name, member: suspicion.member, localizedReason: suspicion.reason,
            localizedCure: suspicion.cure, code: suspicion.code))
      }
    }
    return found
  }
}
