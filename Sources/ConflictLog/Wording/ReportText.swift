import Localization

extension LocalizedText {
  /// The text in a language. In Chinese, blanks separate Latin letters and digits from other characters.
  subscript(_ language: Language) -> String {
    let text = Localizer(language).string(self)
    return language == .simplifiedChinese ? text.spaced : text
  }

}

extension String {
  fileprivate var spaced: String {
    var result = ""
    for character in self {
      if let last = result.last,
        last.isLatin && character.isChinese || last.isChinese && character.isLatin
      {
        result.append(" ")
      }
      result.append(character)
    }
    return result
  }
}

extension Character {
  fileprivate var isLatin: Bool { isASCII && (isLetter || isNumber) }
  fileprivate var isChinese: Bool { !isASCII && isLetter }
}
