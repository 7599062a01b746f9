// UIKit's methods that have another form here. Each is declared as unavailable with the call to write instead, so that
// the compiler suggests it.

extension TableView {
  /// UIKit's row animations. Here rows move with the layout.
  @available(*, unavailable, message: "rows move where the layout does, in View.animate")
  public enum RowAnimation {
    /// An animation of UIKit's.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// Write `insertRows(at: [3])`.
  @available(
    *, unavailable,
    message: """
      say insertRows(at: [3]): rows are counted through all sections; they move where the next layout does, in \
      View.animate(duration: .milliseconds(300)) { table.layoutIfNeeded() }
      """
  )
  public final func insertRows(at rows: [Any], with animation: RowAnimation) {}

  /// Write `deleteRows(at: [3])`.
  @available(
    *, unavailable,
    message: """
      say deleteRows(at: [3]): rows are counted through all sections; they move where the next layout does, in \
      View.animate(duration: .milliseconds(300)) { table.layoutIfNeeded() }
      """
  )
  public final func deleteRows(at rows: [Any], with animation: RowAnimation) {}

  /// Write `reloadRows(at: [3])`.
  @available(
    *, unavailable,
    message: """
      say reloadRows(at: [3]): rows are counted through all sections; they move where the next layout does, in \
      View.animate(duration: .milliseconds(300)) { table.layoutIfNeeded() }
      """
  )
  public final func reloadRows(at rows: [Any], with animation: RowAnimation) {}
}
