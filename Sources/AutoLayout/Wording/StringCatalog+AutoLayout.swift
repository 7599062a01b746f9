import Localization

extension StringCatalog {
  /// The words of explanations and reports in Simplified Chinese.
  public static let autoLayout = StringCatalog(
    .simplifiedChinese, joining: [.conflicts, .shared])

  private static let shared = StringCatalog(
    .simplifiedChinese, [" (%@)": "（%@）", "; ": "；"])
}
