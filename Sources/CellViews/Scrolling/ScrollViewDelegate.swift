/// Receives the scrolling of a scroll view. Every method has a default, which does nothing. UIKit's name:
/// `UIScrollViewDelegate`.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Called after ``ScrollView/contentOffset`` has changed: by the user, the program, or a layout that has less to
  /// show. A delegate that scrolls in answer is called again, a few times at most.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the user takes hold of the thumb of a scroll bar.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the user lets go of the thumb.
  func scrollViewDidEndDragging(_ scrollView: ScrollView)
  /// Called when a scroll that was asked for with `animated` has come to its end, at once where there is nothing to be
  /// seen of it; not where something else has scrolled meanwhile.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
