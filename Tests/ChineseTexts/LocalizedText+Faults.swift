public import Localization

extension LocalizedText {
  /// What is wrong with the Chinese of the text: a text in it has none, or a sign beside a Chinese character is not
  /// Chinese.
  public var chineseFaults: [String] {
    let localizer = Localizer(.simplifiedChinese)
    return localizer.missingKeys(in: self).map { "\($0): no Chinese" }
      + Self.foreignSigns(in: localizer.string(self))
  }

  private static func foreignSigns(in text: String) -> [String] {
    let characters = Array(text)
    func isChinese(at index: Int) -> Bool {
      characters.indices.contains(index) && ("一"..."龥").contains(characters[index])
    }
    return characters.indices.filter { index in
      let sign = characters[index]
      return ",:;.!?".contains(sign)
        && (isChinese(at: index - 1) || sign != "." && isChinese(at: index + 1))
    }.map { "\(text): \(characters[$0]) at \($0)" }
  }
}
