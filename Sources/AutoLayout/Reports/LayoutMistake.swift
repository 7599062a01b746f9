import Localization

/// A call that a view should not make during an update or a layout.
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
      LocalizedText(
        """
        \(view) calls setNeedsUpdateConstraints() in its own updateConstraints(), which would never \
        end. Change the constraints directly.
        """,
        chinese: """
          \(view) 在自己的 updateConstraints() 里调用 setNeedsUpdateConstraints()，会没完没了。\
          请直接修改约束。
          """)
    case .updateWithinLayout(let view, let laidOut):
      LocalizedText(
        """
        layoutSubviews() of \(laidOut) calls setNeedsUpdateConstraints() on \(view): constraints come before \
        layout, so all of it runs twice. Call it where the change happens.
        """,
        chinese: """
          \(laidOut) 的 layoutSubviews() 对 \(view) 调用 setNeedsUpdateConstraints()：约束先于布局，\
          所以全部要做两遍。请在改变发生的地方调用。
          """)
    case .layoutOutside(let view, let laidOut):
      LocalizedText(
        """
        layoutSubviews() of \(laidOut) calls setNeedsLayout() on \(view), which is outside it and may have been \
        laid out already. Invalidate only views inside.
        """,
        chinese: """
          \(laidOut) 的 layoutSubviews() 对 \(view) 调用 setNeedsLayout()，后者在它之外，\
          可能已经布局过了。请只让里面的视图失效。
          """)
    case .constraintOutside(let constraint, let laidOut):
      LocalizedText(
        """
        layoutSubviews() of \(laidOut) changes \(constraint), which is not held inside it, so views that \
        were laid out already are laid out again. Change it before the layout.
        """,
        chinese: """
          \(laidOut) 的 layoutSubviews() 修改了 \(constraint)，而它不由里面的视图持有，\
          所以已经布局过的视图要重新布局。请在布局之前修改。
          """)
    case .firstConstraintInUpdate(let view, let constraint, let source, let updated):
      LocalizedText(
        """
        updateConstraints() of \(updated) gives \(view) its first constraint, \
        \(constraint)\(LocalizedText.inParentheses(source)). It runs after every \
        change, to update constraints. Create constraints where the view is created.
        """,
        chinese: """
          \(updated) 的 updateConstraints() 给 \(view) 添加了第一条约束 \
          \(constraint)\(LocalizedText.inParentheses(source))。它在每次改变之后运行，用来更新约束。\
          请在创建视图的地方创建约束。
          """)
    case .noSuper(let view, let method):
      LocalizedText(
        "\(view) overrides \(method)() without calling super.\(method)().",
        chinese: "\(view) 重写了 \(method)()，却没有调用 super.\(method)()。")
    }
  }
}
