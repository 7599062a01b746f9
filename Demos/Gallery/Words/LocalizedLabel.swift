import Ashlar

/// A label whose text is in the language of its window.
final class LocalizedLabel: Label {
  /// The text in all languages.
  var localizedText = LocalizedText.empty { didSet { if localizedText != oldValue { show() } } }

  private func show() { text = (window?.localizer ?? .english).string(localizedText) }

  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    if traitCollection.language != previous.language { show() }
  }
}
