import AutoLayout

/// The first responder of a window, and who was told to be it.
///
/// Views are told one after the other, never within each other's calls: one is told that it is the first responder only
/// after the former one was told that it no longer is.
@MainActor final class FirstResponder {
  private var link: ItemLink?
  private var told: ItemLink?
  private var isTelling = false
  /// The most changes that views may make in answer to one.
  private static let mostAnswers = 32

  /// The view that is the first responder; `nil` where there is none.
  var view: View? { link?.item as? View }

  /// Makes a view the first responder without telling anyone.
  func set(_ view: View?) { link = view?.link }

  /// Tells the former first responder and the new one. What they change in answer is told, too.
  ///
  /// - Returns: false where they did not come to an end.
  @discardableResult func tell() -> Bool {
    guard !isTelling else { return true }
    isTelling = true
    defer { isTelling = false }
    for _ in 0..<Self.mostAnswers {
      let view = view
      if told?.item === view { return true }
      if let former = told?.item as? View {
        told = nil
        former.didResignFirstResponder()
      } else {
        told = view?.link
        view?.didBecomeFirstResponder()
      }
    }
    return false
  }
}
