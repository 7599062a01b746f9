/// What a table tells its delegate after a layout.
struct TableNews {
  /// The cells that have come into sight.
  var cells: [TableViewCell] = []
  /// The place at the top that the delegate knows of.
  var top = RowPosition.start
  /// Whether a scroll that was asked for with `animated` has come to its end.
  var hasEndedScrolling = false
}

extension TableView {
  /// Whether there is something to tell.
  final var hasNews: Bool {
    toldRows != selection.rows || !news.cells.isEmpty || news.top != shownTop
      || news.hasEndedScrolling
  }

  /// Tells the delegate of the rows that have come into sight, of scrolling, and of the selection.
  final func tellNews() {
    let cells = news.cells
    news.cells = []
    for cell in cells {
      // One that has left again, or that the delegate has taken away meanwhile, is not seen.
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
