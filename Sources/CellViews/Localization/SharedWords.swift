import Localization

/// Words that several controls use.
extension LocalizedText {
  static let perform = LocalizedText("Do it", chinese: "执行")
  static let performHint = LocalizedText("do it", chinese: "执行")
  static let chooseHint = LocalizedText("choose", chinese: "选择")
  static let close = LocalizedText("Close", chinese: "关闭")
  static let separator = LocalizedText("separator", chinese: "分隔线")
  /// The separator between the parts of a list.
  static let comma = LocalizedText(", ", chinese: "，")
}
