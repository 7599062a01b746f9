// Words of UIKit that mean something else here, each with what to write, so that the compiler says that rather than what
// it misses.

extension TableView {
  /// UIKit's animations of rows. Here rows move where the layout does.
  @available(*, unavailable, message: "rows move where the layout does, in View.animate")
  public enum RowAnimation {
    /// An animation of UIKit.
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
