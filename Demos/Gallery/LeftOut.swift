import Ashlar

/// What the articles and their example collection have and no demo shows.
public struct LeftOut: Sendable {
  /// Its name, in a few words.
  public let title: LocalizedText
  /// The reason, in a sentence.
  public let reason: LocalizedText

  /// All of it, by article.
  public static let all: [LeftOut] = []

  /// A line each: the title, a tab, the reason.
  public static func listing(_ localizer: Localizer) -> String {
    all.map { "\(localizer.string($0.title))\t\(localizer.string($0.reason))" }
      .joined(separator: "\n")
  }
}
