/// What a table tells its delegate after a layout.
struct TableNews {
  /// The cells that have become visible.
  var cells: [TableViewCell] = []
  /// The scroll position that the delegate was last told.
  var top = RowPosition.start
  /// Whether a scroll with `animated` true has ended.
  var hasEndedScrolling = false
}

extension TableView {
  /// Whether there is something to tell.
  final var hasNews: Bool {
    toldRows != selection.rows || !news.cells.isEmpty || news.top != shownTop
      || news.hasEndedScrolling
  }

  /// Tells the delegate about rows that have become visible, about scrolling, and about the selection.
  final func tellNews() {
    let cells = news.cells
    news.cells = []
    for cell in cells {
      // A cell that is gone again, or that the delegate has removed meanwhile, is not visible.
      guard let row = row(for: cell) else { continue }
      delegate?.tableView(self, willDisplay: cell, forRowAt: row)
    }
    if news.top != shownTop {
      news.top = shownTop
      delegate?.scrollViewDidScroll(self)
    }
    if news.hasEndedScrolling {
      news.hasEndedScrolling = false
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    tellSelection()
  }

  final func tellDragging(since wasDragging: Bool) {
    if isDragging, !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
    if wasDragging, !isDragging { delegate?.scrollViewDidEndDragging(self) }
  }
}
