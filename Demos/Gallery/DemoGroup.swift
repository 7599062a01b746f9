import Ashlar

/// The part of the gallery that a demo belongs to.
public enum DemoGroup: String, CaseIterable, Sendable {
  case article1 = "article-1"
  case article2 = "article-2"
  case article3 = "article-3"
  case article4 = "article-4"
  /// The cases 1 to 12 of the example collection that article 1 belongs to.
  case cases
  /// What Masonry's own examples show.
  case masonry

  /// The title in the list of demos, of at most 14 columns.
  public var title: LocalizedText {
    switch self {
    case .article1: "Article 1"
    case .article2: "Article 2"
    case .article3: "Article 3"
    case .article4: "Article 4"
    case .cases: "Cases"
    case .masonry: "Masonry"
    }
  }

  /// The subject, in a few words.
  public var subject: LocalizedText {
    switch self {
    case .article1: "Examples with Masonry, part 5"
    case .article2: "Auto Layout with Masonry: what to mind"
    case .article3: "Masonry's source, from its use"
    case .article4: "Dynamic heights"
    case .cases: "Examples with Masonry, parts 1 to 4"
    case .masonry: "Masonry's own examples"
    }
  }
}
