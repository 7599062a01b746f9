import Localization

/// A call that a view made during an update or a layout and that belongs elsewhere.
///
/// Each mistake is reported once for a view. The call still takes effect, in the next solve; the limit of
/// solves in a turn stops a view that never settles.
public enum LayoutMistake: Hashable, Sendable {
  /// `updateConstraints` requested another call of itself.
  case updateWithinUpdate(view: String)
  /// `layoutSubviews` requested `updateConstraints`.
  case updateWithinLayout(view: String, laidOut: String)
  /// `layoutSubviews` requested a layout of a view outside its own subtree.
  case layoutOutside(view: String, laidOut: String)
  /// `layoutSubviews` changed a constraint that is held outside its subtree.
  case constraintOutside(constraint: String, laidOut: String)
  /// `updateConstraints` activated the first constraint of a view.
  case firstConstraintInUpdate(
    view: String, constraint: String, source: SourceLocation?, updated: String)
  /// An override did not call the inherited `layoutSubviews` or `updateConstraints`.
  case noSuper(view: String, method: String)
}

extension LayoutMistake: CustomStringConvertible {
  /// A sentence that names the view and the call:
  /// `Label:title overrides layoutSubviews() without calling super.layoutSubviews().`
  public var description: String { text.english }

  /// The sentence, to be translated.
  public var text: LocalizedText {
    switch self {
    case .updateWithinUpdate(let view):
      """
      \(view) calls setNeedsUpdateConstraints() in its own updateConstraints(), which would never \
      end. Change the constraints directly.
      """
    case .updateWithinLayout(let view, let laidOut):
      """
      layoutSubviews() of \(laidOut) calls setNeedsUpdateConstraints() on \(view): constraints come before \
      layout, so all of it runs twice. Call it where the change happens.
      """
    case .layoutOutside(let view, let laidOut):
      """
      layoutSubviews() of \(laidOut) calls setNeedsLayout() on \(view), which is outside it and may have been \
      laid out already. Invalidate only views inside.
      """
    case .constraintOutside(let constraint, let laidOut):
      """
      layoutSubviews() of \(laidOut) changes \(constraint), which is not held inside it, so views that \
      were laid out already are laid out again. Change it before the layout.
      """
    case .firstConstraintInUpdate(let view, let constraint, let source, let updated):
      """
      updateConstraints() of \(updated) gives \(view) its first constraint, \
      \(constraint)\(Self.place(source)). It runs after every \
      change, to update constraints. Create constraints where the view is created.
      """
    case .noSuper(let view, let method):
      "\(view) overrides \(method)() without calling super.\(method)()."
    }
  }

  private static func place(_ source: SourceLocation?) -> LocalizedText {
    source.map { " (\($0))" } ?? .empty
  }
}
