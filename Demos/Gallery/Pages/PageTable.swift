import Ashlar

/// The table of a page's paragraphs, one row each.
final class PageTable: TableView {
  /// Called when the table becomes or resigns as first responder.
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
