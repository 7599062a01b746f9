import ConstraintNotation
import Localization

/// A way out of a conflict, as code.
public struct Cure: Hashable, Sendable {
  /// What it does, and in which words: `Let the bottom of UILabel give way (SnapKit)`.
  public let title: String
  /// A line or a few.
  public let code: String
}

extension CodeDialect {
  /// The words that a program for Apple's systems can have.
  static let ofApple: [CodeDialect] = [.anchors, .masonry, .snapKit]
}

extension Cure {
  /// The most remedies that become code.
  private static let most = 2

  /// Returns the cures of findings: for the first ones that have any, in all dialects.
  static func cures(
    _ suspicions: [Suspicion], _ examination: Examination, _ language: Language
  ) -> [Cure] {
    var remedies: [Remedy] = []
    for remedy in suspicions.flatMap(\.remedies) where !remedies.contains(remedy) {
      remedies.append(remedy)
    }
    // What leaves the others in contradiction is no cure by itself.
    let whole = remedies.filter { remedy in
      switch remedy {
      case .lowerPriority(let index), .remove(let index): examination.settles(index)
      default: true
      }
    }
    if !whole.isEmpty { remedies = whole }
    let code = CureCode(examination)
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
