import Localization

extension StringCatalog {
  /// The words of explanations and reports in Simplified Chinese.
  public static let autoLayout = StringCatalog(
    .simplifiedChinese, joining: [.ledger, .pitfalls, .refusals])
}
