import Ashlar

/// The stack of pages in front of the stage; only the top one is visible.
@MainActor final class PageStack {
  /// The kinds of page.
  enum Kind {
    case lesson, source, help, reports, why

    /// Whether a part of the stage stays visible.
    var isPartial: Bool { self == .why || self == .source || self == .reports }
  }

  private let view: PageView
  private var kinds: [Kind] = []
  /// The first responder before the first page opened.
  weak var reader: View?
  /// Makes a view beside the pages the first responder.
  var focus: (View) -> Void = { $0.becomeFirstResponder() }
  /// Called when another page, or none, becomes visible.
  var onChange: () -> Void = {}

  /// Creates an empty stack; `view` shows the pages.
  init(in view: PageView) {
    self.view = view
    view.isHidden = true
  }

  /// The visible page; `nil` if there is none.
  var top: Kind? { kinds.last }
  /// Whether the visible page has the focus.
  var hasKeys: Bool { view.hasKeys }

  /// Opens a page in front of the others and focuses it. A lesson opens with `item` selected; with `nil`, at its start.
  func open(_ kind: Kind, item: Int?, from reader: View) {
    if kinds.isEmpty { self.reader = reader }
    kinds = kinds.filter { $0 != kind } + [kind]
    show(item: item)
  }

  /// Closes the visible page and shows the one below. After the last one, the focus returns to ``reader``, if the page
  /// had it.
  func close(item: Int?) {
    kinds = kinds.dropLast()
    if !kinds.isEmpty { return show(item: item) }
    hide(keysTo: reader)
  }

  /// Closes all pages. If one had the focus, it moves to `next`.
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

  private func show(item: Int?) {
    onChange()
    view.rewind()
    view.isHidden = false
    if top == .lesson, let item { view.choose(item) }
    if top == .source { view.showLit() }
    view.focus()
  }
}
