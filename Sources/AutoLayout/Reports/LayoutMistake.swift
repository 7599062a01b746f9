/// Something that a view did while it was updated or laid out, and that belongs elsewhere.
///
/// Each is reported once for a view, and what was asked for is done all the same in the next solve: a view
/// that never settles is stopped by the turn's limit.
public enum LayoutMistake: Hashable, Sendable {
  /// `updateConstraints` asked to be called again.
  case updateWithinUpdate(view: String)
  /// `layoutSubviews` asked for `updateConstraints`.
  case updateWithinLayout(view: String, laidOut: String)
  /// `layoutSubviews` asked for a layout of a view outside of its own.
  case layoutOutside(view: String, laidOut: String)
  /// `layoutSubviews` changed a constraint that is not held inside of its view.
  case constraintOutside(constraint: String, laidOut: String)
  /// `updateConstraints` gave a view the first constraints that it has had.
  case firstConstraintInUpdate(
    view: String, constraint: String, source: SourceLocation?, updated: String)
  /// An override did not call the inherited `layoutSubviews` or `updateConstraints`.
  case noSuper(view: String, method: String)
}

extension LayoutMistake: CustomStringConvertible {
  /// A sentence that names the view and the call:
  /// `Label:title overrides layoutSubviews() without calling super.layoutSubviews().`
  public var description: String {
    switch self {
    case .updateWithinUpdate(let view):
      """
      \(view) calls setNeedsUpdateConstraints() in its own updateConstraints(): it would be updated for \
      ever. Change the constraints there at once.
      """
    case .updateWithinLayout(let view, let laidOut):
      """
      layoutSubviews() of \(laidOut) calls setNeedsUpdateConstraints() on \(view): constraints come before \
      layout, so all of it is done twice. Call it where the change happens.
      """
    case .layoutOutside(let view, let laidOut):
      """
      layoutSubviews() of \(laidOut) calls setNeedsLayout() on \(view), which is outside of it and may have \
      been laid out already. Invalidate only what is inside.
      """
    case .constraintOutside(let constraint, let laidOut):
      """
      layoutSubviews() of \(laidOut) changes \(constraint), which is not held inside of it: views that were \
      laid out already have to be laid out again. Change it before the layout.
      """
    case .firstConstraintInUpdate(let view, let constraint, let source, let updated):
      """
      updateConstraints() of \(updated) gives \(view) its first constraint, \
      \(constraint)\(source.map { " (\($0))" } ?? ""): it is called whenever something \
      has changed, to change what is there. Make constraints where the view is made.
      """
    case .noSuper(let view, let method):
      "\(view) overrides \(method)() without calling super.\(method)()."
    }
  }
}
