/// Provides row heights and estimates, row by row, and is told which rows are selected and used. Every method has a
/// default. UIKit's name: `UITableViewDelegate`.
@MainActor public protocol TableViewDelegate: AnyObject {
  /// Returns the height of a row in cells, separator included.
  ///
  /// A fraction is rounded up. 0 leaves the row out. ``TableView/automaticDimension``, another
  /// negative number and one that is not finite let the cell's constraints define it. Called once
  /// for each row that is needed, and again after a reload, after updates and at another width. The
  /// default is ``TableView/rowHeight``.
  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double

  /// Returns the estimated height in cells of a row that was not measured, for
  /// ``TableView/contentSize`` and ``TableView/contentOffset``.
  ///
  /// A fraction is rounded up; a value that is not above 0 stands for the table's own estimate.
  /// Called for all rows at once, when one of the two is first read after a reload or after
  /// updates. The default is ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double

  /// Returns a view for the header of a section that has a title, best one from ``TableView/dequeueReusableCell(_:)``;
  /// with `nil`, the default, the title is shown.
  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// Returns a view for the footer of a section that has a title; with `nil`, the default, the title is shown.
  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// Returns whether a row can have the focus and be selected; keys pass over one that cannot. The default is true.
  func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool

  /// Called before a row that has come into sight is drawn, once its cell is laid out. What is changed in the cell is laid
  /// out again and seen with it. The default does nothing.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt row: Int)

  /// Called after the row at the top, or the lines of it that are out of sight, have changed: by the user, the program,
  /// or rows that have come or gone. The default does nothing. UIKit's name, of a table: it has all of
  /// `UIScrollViewDelegate` that is here.
  func scrollViewDidScroll(_ scrollView: TableView)

  /// Called when the user takes hold of the thumb of the scroll bar. The default does nothing.
  func scrollViewWillBeginDragging(_ scrollView: TableView)

  /// Called when the user lets go of the thumb. The default does nothing.
  func scrollViewDidEndDragging(_ scrollView: TableView)

  /// Called when a scroll that was asked for with `animated` has come to its end, with the next layout where there is
  /// nothing to be seen of it; not where something else has scrolled meanwhile. The default does nothing.
  func scrollViewDidEndScrollingAnimation(_ scrollView: TableView)

  /// Called after a row was selected: by the user, or because it took the place of a deleted one. The default does
  /// nothing.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)

  /// Called after a row was deselected, before others are selected. A row that is deleted is not deselected. The
  /// default does nothing.
  func tableView(_ tableView: TableView, didDeselectRowAt row: Int)

  /// Returns whether Enter and a double click act on a row; if not, the key goes on to the superview. The default is
  /// true.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt row: Int) -> Bool

  /// Called when Enter acts on the focused row, or a double click. The default does nothing.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int)

  /// Returns a word or two for what Enter does with the focused row, such as `open`, for hint lines, and with a capital
  /// for help; with `nil`, the default, they do not name it.
  func tableView(_ tableView: TableView, titleForPrimaryActionForRowAt row: Int) -> String?
}

extension TableViewDelegate {
  /// Returns the table's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
    tableView.rowHeight
  }

  /// Returns the table's ``TableView/estimatedRowHeight``.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double {
    tableView.estimatedRowHeight
  }

  /// Returns `nil`.
  public func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  /// Returns `nil`.
  public func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  /// Returns true.
  public func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt row: Int
  ) {}

  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: TableView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: TableView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: TableView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: TableView) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt row: Int) {}

  /// Returns true.
  public func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt row: Int) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) {}

  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForPrimaryActionForRowAt row: Int) -> String? {
    nil
  }
}
