import Ashlar

/// The part of the gallery that a demo belongs to.
public enum DemoGroup: String, CaseIterable, Sendable {
  case article1 = "article-1"
  case article2 = "article-2"
  case article3 = "article-3"
  case article4 = "article-4"
  /// Cases 1 to 12 of the example collection that article 1 belongs to.
  case cases
  /// Masonry's own examples.
  case masonry

  /// The title in the list of demos, of at most 14 columns.
  public var title: LocalizedText {
    switch self {
    case .article1: LocalizedText("Article 1", chinese: "文章一")
    case .article2: LocalizedText("Article 2", chinese: "文章二")
    case .article3: LocalizedText("Article 3", chinese: "文章三")
    case .article4: LocalizedText("Article 4", chinese: "文章四")
    case .cases: LocalizedText("Cases", chinese: "案例")
    case .masonry: LocalizedText(verbatim: "Masonry")
    }
  }

  /// The subject of the group, in a few words.
  public var subject: LocalizedText {
    switch self {
    case .article1:
      LocalizedText("Examples with Masonry, part 5", chinese: "有趣的 Autolayout 示例 5：Masonry 实现")
    case .article2:
      LocalizedText("Auto Layout with Masonry: what to mind", chinese: "自动布局与 Masonry 使用注意事项")
    case .article3: LocalizedText("Masonry's source, from its use", chinese: "源码阅读：Masonry（一）从使用入手")
    case .article4: LocalizedText("Dynamic heights", chinese: "iOS 的动态高度")
    case .cases:
      LocalizedText("Examples with Masonry, parts 1 to 4", chinese: "有趣的 Autolayout 示例 1 至 4")
    case .masonry: LocalizedText("Masonry's own examples", chinese: "Masonry 自带的示例")
    }
  }
}
