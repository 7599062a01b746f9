import AutoLayout
import Localization

/// The reason why a statement of the DSL was refused as a whole. Errors of single constraints are `LayoutError`s.
public enum MasonryError: Error, Hashable, Sendable {
  /// `make.attributes` without an attribute.
  case noAttributes(source: SourceLocation)
  /// A relation other than the constraint's original one.
  case relationRedefined(from: LayoutRelation, to: LayoutRelation, source: SourceLocation)
  /// A new multiplier for an active constraint.
  case multiplierAfterInstall(source: SourceLocation)
  /// A distribution of fewer than two views.
  case tooFewViews(source: SourceLocation)
  /// A distribution of views without a common superview.
  case noCommonSuperview(source: SourceLocation)
}

extension MasonryError: CustomStringConvertible {
  /// Masonry's message, the source line, and the cure.
  public var description: String { text.english }

  /// The same, to be translated.
  public var text: LocalizedText {
    switch self {
    case .noAttributes(let source):
      LocalizedText(
        "You didn't pass any attribute to make.attributes(...) (\(source)). Name at least one.",
        chinese: "没有向 make.attributes(...) 传入任何属性（\(source)）。请至少指定一个。")
    case .relationRedefined(let from, let to, let source):
      LocalizedText(
        """
        Redefinition of constraint relation (\(source)): it was made with \(from), and cannot become \
        \(to). Make another constraint.
        """,
        chinese: "约束的关系被重新定义（\(source)）：它以 \(from) 创建，不能变成 \(to)。请另外创建一条约束。")
    case .multiplierAfterInstall(let source):
      LocalizedText(
        """
        Cannot modify constraint multiplier after it has been installed (\(source)). Uninstall it first, \
        or make another constraint.
        """,
        chinese: "约束安装之后不能修改 multiplier（\(source)）。请先卸载它，或另外创建一条约束。")
    case .tooFewViews(let source):
      LocalizedText(
        "views to distribute need to bigger than one (\(source)). Name at least two.",
        chinese: "要分布的视图必须多于一个（\(source)）。请至少指定两个。")
    case .noCommonSuperview(let source):
      LocalizedText(
        """
        Can't constrain views that do not share a common superview. Make sure that all the views in this \
        array have been added into the same view hierarchy (\(source)).
        """,
        chinese: "不能约束没有共同父视图的视图。请确保数组中的所有视图都已加入同一个视图层级（\(source)）。")
    }
  }
}
