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
  /// The dialects in which a program for Apple's systems can be written.
  private static let ofApple: [CodeDialect] = [.anchors, .masonry, .snapKit]

  /// Returns the cures for the first findings that have remedies, in all dialects, that of the log first.
  static func cures(
    _ suspicions: [Suspicion], _ examination: ConflictExamination, isOfUIKit: Bool,
    _ language: Language
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
    let origins = examination.all.map(\.origin)
    let own: CodeDialect? =
      if origins.contains(.masonry) { .masonry } else if origins.contains(.snapKit) {
        .snapKit
      } else {
        nil
      }
    let isAppKit = SystemClass.isAppKit(examination.all.flatMap(\.statement.items))
    let code = CureCode(
      examination,
      dialects: !isOfUIKit
        ? [.dsl, .anchors] : own.map { own in [own] + ofApple.filter { $0 != own } } ?? ofApple,
      priorityType: !isOfUIKit
        ? nil : isAppKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority")
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
}
