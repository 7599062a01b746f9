import Localization

extension LayoutConstraint {
  /// The constraint in plain English:
  /// `'title' is to be at least twice as wide as the button.`
  ///
  /// An item is named by its identifier in quotation marks, else by its class. If both items have the
  /// same name, their superviews or their log numbers tell them apart.
  public var sentence: String { localizedSentence.english }

  /// The ``sentence``, to be translated.
  public var localizedSentence: LocalizedText {
    let items = statedItems
    return sentence(ItemWords(for: items, names: items.first?.logNames ?? LogNames()))
  }

  func sentence(_ words: ItemWords) -> LocalizedText {
    let items = statedItems
    return ConstraintSentence(
      statement, name: { words($0.item(of: items)) }, atStart: { words.atStart($0.item(of: items)) }
    ).sentence
  }
}
