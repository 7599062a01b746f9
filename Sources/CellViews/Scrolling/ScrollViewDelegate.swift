/// Receives the scroll events of a scroll view. Every method has a default that does nothing. UIKit's name:
/// `UIScrollViewDelegate`.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Called after ``ScrollView/contentOffset`` has changed: by the user, by the program, or by a layout in which the
  /// content or the view has another size. A delegate that scrolls in response is called again, a limited number of
  /// times.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the user begins to drag the thumb of a scroll bar.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the user releases the thumb.
  func scrollViewDidEndDragging(_ scrollView: ScrollView)
  /// Called when a scroll with `animated` true has ended; at once if there was nothing to animate. Not called if other
  /// scrolling has stopped it.
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
