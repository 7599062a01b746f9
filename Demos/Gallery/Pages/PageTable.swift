import Ashlar

/// The paragraphs of a page, each a row.
final class PageTable: TableView {
  /// Called when the table becomes or no longer is the first responder.
  var onFocus: () -> Void = {}

  override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    onFocus()
  }

  override func didResignFirstResponder() {
    super.didResignFirstResponder()
    onFocus()
  }
}
