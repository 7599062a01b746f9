import ConflictAnalysis
import ConstraintNotation
import Localization

/// A change that resolves a conflict, as code.
public struct Cure: Hashable, Sendable {
  /// The effect of the change, and the dialect of the code: `Let the bottom of UILabel give way (SnapKit)`.
  public let title: String
  /// The code: one line or a few.
  public let code: String
}

extension Cure {
  /// The maximal number of remedies that are written as code.
  private static let most = 2

  /// Returns the cures for the first findings that have remedies, in all dialects, that of the log first.
  static func cures(
    _ suspicions: [Suspicion], _ examination: ConflictExamination, _ language: Language
  ) -> [Cure] {
    var remedies: [Remedy] = []
    for remedy in suspicions.flatMap(\.remedies) where !remedies.contains(remedy) {
      remedies.append(remedy)
    }
    // A remedy after which the others still contradict each other is not a complete cure.
    let whole = remedies.filter { remedy in
      switch remedy {
      case .lowerPriority(let index), .remove(let index): examination.settles(index)
      default: true
      }
    }
    if !whole.isEmpty { remedies = whole }
    let code = code(for: examination)
    return remedies.prefix(most).flatMap { remedy in
      code.variants(remedy).map { variant in
        let title = code.title(remedy)[language]
        return Cure(
          title: variant.dialect.map {
            title + LocalizedText(" (\($0.rawValue))", chinese: "（\($0.rawValue)）")[language]
          } ?? title, code: variant.code)
      }
    }
  }

  /// Returns a writer of code for the program that a log is of.
  private static func code(for examination: ConflictExamination) -> CureCode {
    guard examination.usesUIKit else {
      return CureCode(examination, dialects: [.dsl, .anchors], priorityType: nil)
    }
    let origins = examination.all.map(\.origin)
    let dialects: [CodeDialect] =
      if origins.contains(.masonry) {
        [.masonry, .anchors, .snapKit]
      } else if origins.contains(.snapKit) {
        [.snapKit, .anchors, .masonry]
      } else {
        [.anchors, .masonry, .snapKit]
      }
    let isAppKit = SystemClass.isAppKit(examination.all.flatMap(\.statement.items))
    return CureCode(
      examination, dialects: dialects,
      priorityType: isAppKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority")
  }
}
