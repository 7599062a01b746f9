import AutoLayout

/// The first responder of a window, and the view that was last told that it is.
///
/// Views are told one after the other, never during another one's call: a view is told that it is the first responder
/// only after the former one was told that it no longer is.
@MainActor final class FirstResponder {
  private var link: ItemLink?
  private var told: ItemLink?
  private var isTelling = false
  /// The maximum number of changes that views may make in response to one.
  private static let mostAnswers = 32

  /// The first responder; `nil` if there is none.
  var view: View? { link?.item as? View }

  /// Makes a view the first responder without telling anyone.
  func set(_ view: View?) { link = view?.link }

  /// Tells the former first responder and the new one. If they change the first responder in response, this is told
  /// too.
  ///
  /// - Returns: false if such changes did not stop.
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
