import Localization

extension String {
  /// Returns the text with another behind it, and a blank where Latin letters or digits meet Chinese characters.
  func spaced(_ next: String) -> String {
    guard let last = last, let first = next.first else { return self + next }
    let isLatin = (
      last.isASCII && (last.isLetter || last.isNumber),
      first.isASCII && (first.isLetter || first.isNumber)
    )
    let isChinese = (!last.isASCII && last.isLetter, !first.isASCII && first.isLetter)
    return isLatin.0 && isChinese.1 || isChinese.0 && isLatin.1 ? "\(self) \(next)" : self + next
  }
}

/// A text in English and in Simplified Chinese.
struct Phrase: Hashable, Sendable {
  let english: String
  let chinese: String

  init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// Creates a text that is the same in all languages, such as a number.
  init(_ text: String) {
    english = text
    chinese = text
  }

  subscript(_ language: Language) -> String {
    language == .simplifiedChinese ? chinese : english
  }

  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(left.english + right.english, left.chinese + right.chinese)
  }

  static func + (left: Phrase, right: String) -> Phrase { left + Phrase(right) }
}
