import ConflictAnalysis
import Localization

/// The explanation of a conflict: the contradictory core, the sum, likely causes, and cures.
///
///     for conflict in reader.read(bytes) {
///       show(Explanation(conflict).text)
///     }
public struct Explanation: Sendable {
  /// The conflict that is explained.
  public let conflict: LoggedConflict
  /// The language of reasons, titles and reports.
  public let language: Language
  /// The likely causes, the likeliest first.
  public let culprits: [Culprit]
  /// The cures for the likeliest causes.
  public let cures: [Cure]
  /// The indices of the constraints that contradict each other, in order. If any one of them is removed, the rest
  /// agree under the same assumptions. Empty if the conflict does not contradict itself.
  public let core: [Int]
  /// Whether the constraints contradict each other only under the rule that no size is below 0.
  public let needsNoNegativeSize: Bool
  /// The sum that fails, like `10 + 10 = 20 > 0`; nil if there is none.
  public let sum: String?
  /// The core in one line: as a chain from edge to edge, or as equations if it is no chain; nil if these are many.
  public let chain: String?
  let details: ExplanationDetails

  /// Explains a conflict. It takes a fraction of a second, whatever the size of the conflict.
  public init(_ conflict: LoggedConflict, language: Language = .english) {
    let examined = ExaminedConflict(conflict)
    let examination = examined.examination
    let findings = CulpritRules.findings(examination, lastResort: true)
    self.conflict = conflict
    self.language = language
    culprits = findings.map {
      Culprit(
        constraint: $0.suspicion.constraint, rule: $0.rule, reason: $0.suspicion.reason[language])
    }
    let isTheSystems =
      findings.first?.rule == SystemsOwnRule.name && SystemsOwnRule.isCertain(examination)
    cures = isTheSystems ? [] : Cure.cures(findings.map(\.suspicion), examination, language)
    core = examination.core
    needsNoNegativeSize = examination.needsNoNegativeLength
    sum = examination.sum?.description
    chain = examination.chain?.text(examination.names) ?? examination.equations
    details = ExplanationDetails(examined, language)
  }

  /// Whether the constraints contradict each other, as printed or with rules that are not printed.
  public var isContradictory: Bool { !core.isEmpty }

  /// The index of the constraint that was broken; nil if the log does not say.
  public var broken: Int? { conflict.broken }
}

/// A likely cause of a conflict.
public struct Culprit: Hashable, Sendable {
  /// The suspected constraint: its index in the conflict; nil if the culprit is no single constraint.
  public let constraint: Int?
  /// The name of the rule that found it, such as `hidden-in-stack`.
  public let rule: String
  /// The reason for the suspicion, in one or two sentences.
  public let reason: String
}
