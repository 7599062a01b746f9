import ConflictAnalysis
import Localization

/// A likely mistake behind a conflict, found by a rule.
public struct LayoutCulprit: Hashable, Sendable {
  /// The name of the rule that found the mistake, such as `same-constraint-twice`. It never changes.
  public let rule: String
  /// The index of the likely mistake among the conflict's members.
  public let member: Int
  /// The reason for the suspicion, in one or two sentences.
  public var reason: String { localizedReason.english }
  /// The ``reason``, to be translated.
  public let localizedReason: LocalizedText
  /// The cure as an English sentence, with its full stop; empty if the reason says what to do.
  public var cure: String { localizedCure.english }
  /// The ``cure``, to be translated.
  public let localizedCure: LocalizedText
  /// The cure as code; nil if it takes more than one line, or cannot be written in one.
  public let code: String?
}

extension LayoutCulprit: CustomStringConvertible {
  /// The reason, the cure, its code in the next line, and the rule's name.
  public var description: String {
    (cure.isEmpty ? reason : "\(reason) \(cure)") + " [\(rule)]"
      + (code.map { "\n    \($0)" } ?? "")
  }
}

extension LayoutCulprit {
  /// Returns the likely mistakes, the likeliest first. Each member appears once.
  static func culprits(_ examination: ConflictExamination) -> [LayoutCulprit] {
    let cures = CureCode(examination, dialects: [], priorityType: nil)
    return CulpritRules.findings(examination, lastResort: false).compactMap { rule, suspicion in
      guard let member = suspicion.constraint else { return nil }
      let remedy = suspicion.remedies.first
      let code = remedy.flatMap { cures.variants($0).first?.code }
      return LayoutCulprit(
        rule: rule, member: member, localizedReason: suspicion.reason,
        localizedCure: remedy.map {
          let title = cures.title($0, of: member)
          return LocalizedText("\(title).", chinese: "\(title)。")
        } ?? .empty, code: code?.contains("\n") == true ? nil : code)
    }
  }
}
