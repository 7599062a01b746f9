/// Provides heights and estimates for single rows, and is told about selection, primary actions and scrolling. Every
/// method has a default. UIKit's name: `UITableViewDelegate`.
@MainActor public protocol TableViewDelegate: AnyObject {
  /// Returns the height of a row in cells, with the separator.
  ///
  /// A fraction is rounded up. 0 hides the row. With ``TableView/automaticDimension``, another negative number, or a
  /// number that is not finite, the cell's constraints define the height. It is called once for each row that is
  /// needed, and again after a reload, after updates, and at another width. The default is ``TableView/rowHeight``.
  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double

  /// Returns the estimated height in cells of a row that was not measured, for ``TableView/contentSize`` and
  /// ``TableView/contentOffset``.
  ///
  /// A fraction is rounded up; a value that is not above 0 means the table's own estimate. It is called for all rows at
  /// once, when one of these properties is first read after a reload or after updates. The default is
  /// ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double

  /// Returns a view for the header of a section that has a title, preferably from
  /// ``TableView/dequeueReusableCell(_:)``; with `nil`, the default, the title is shown.
  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// Returns a view for the footer of a section that has a title; with `nil`, the default, the title is shown.
  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// Returns whether a row can be focused and selected; keys skip a row that cannot. The default returns true.
  func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool

  /// Called before a row that has become visible is drawn, after the layout of its cell. Changes to the cell are laid
  /// out again and are visible at once. The default does nothing.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt row: Int)

  /// Called after the scroll position has changed: by the user, by the program, or because rows were inserted or
  /// deleted. The default does nothing. UIKit's name: a table's delegate has the methods of `UIScrollViewDelegate` that
  /// exist here.
  func scrollViewDidScroll(_ scrollView: TableView)

  /// Called when the user begins to drag the thumb of the scroll bar. The default does nothing.
  func scrollViewWillBeginDragging(_ scrollView: TableView)

  /// Called when the user releases the thumb. The default does nothing.
  func scrollViewDidEndDragging(_ scrollView: TableView)

  /// Called when a scroll with `animated` true has ended; in the next layout if there was nothing to animate. Not
  /// called if other scrolling has stopped it. The default does nothing.
  func scrollViewDidEndScrollingAnimation(_ scrollView: TableView)

  /// Called after a row was selected: by the user, or because it took the place of a deleted one. The default does
  /// nothing.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)

  /// Called after a row was deselected, before others are selected. It is not called for a row that is deleted. The
  /// default does nothing.
  func tableView(_ tableView: TableView, didDeselectRowAt row: Int)

  /// Returns whether a row has a primary action, for Enter and a double click. If not, the key goes to the superview.
  /// The default returns true.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt row: Int) -> Bool

  /// Called to perform the primary action on a row, for Enter on the focused row or a double click. The default does
  /// nothing.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int)

  /// Returns a word or two for the primary action on a row, such as `open`, for hint lines, and capitalised for help.
  /// With `nil`, the default, they do not name it.
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
