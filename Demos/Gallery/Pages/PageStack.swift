import Ashlar

/// The pages in front of the stage: the one that is seen, and below it those that it was opened from.
@MainActor final class PageStack {
  /// What can be read.
  enum Kind { case lesson, source, help, reports }

  private let view: PageView
  private var kinds: [Kind] = []
  /// Who had the keys before there was a page.
  weak var reader: View?
  /// Lets the keys go to a view beside the pages.
  var focus: (View) -> Void = { $0.becomeFirstResponder() }
  /// Called when another page is to be seen.
  var onChange: () -> Void = {}

  /// Pages that a view shows.
  init(in view: PageView) {
    self.view = view
    view.isHidden = true
  }

  /// The page that is seen; absent where none is.
  var top: Kind? { kinds.last }
  /// Whether a page has the keys.
  var hasKeys: Bool { view.isFirstResponder }

  /// Shows a page in front of what is there, and lets it have the keys; `item` is chosen in it.
  func open(_ kind: Kind, item: Int, from reader: View) {
    if kinds.isEmpty { self.reader = reader }
    kinds = kinds.filter { $0 != kind } + [kind]
    show(item: item)
  }

  /// Closes the page that is seen. The one that it was opened from is there again, or the keys go back to where
  /// they were, if the page had them.
  func close(item: Int) {
    kinds = kinds.dropLast()
    if !kinds.isEmpty { return show(item: item) }
    hide(keysTo: reader)
  }

  /// Closes all pages; if one had the keys, they go to another view.
  func closeAll(keysTo next: View) {
    kinds = []
    hide(keysTo: next)
  }

  private func hide(keysTo next: View?) {
    let hadKeys = hasKeys
    view.isHidden = true
    onChange()
    view.rewind()
    if hadKeys, let next { focus(next) }
  }

  private func show(item: Int) {
    onChange()
    view.rewind()
    view.isHidden = false
    if top == .lesson { view.choose(item) }
    view.becomeFirstResponder()
  }
}
