import AutoLayout
import Localization

/// The reason why a statement of the DSL was refused; nothing of it is done. The constraints' own errors are
/// `LayoutError`.
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
      "You didn't pass any attribute to make.attributes(...) (\(source)). Name at least one."
    case .relationRedefined(let from, let to, let source):
      """
      Redefinition of constraint relation (\(source)): it was made with \(from), and cannot become \
      \(to). Make another constraint.
      """
    case .multiplierAfterInstall(let source):
      """
      Cannot modify constraint multiplier after it has been installed (\(source)). Uninstall it first, \
      or make another constraint.
      """
    case .tooFewViews(let source):
      "views to distribute need to bigger than one (\(source)). Name at least two."
    case .noCommonSuperview(let source):
      """
      Can't constrain views that do not share a common superview. Make sure that all the views in this \
      array have been added into the same view hierarchy (\(source)).
      """
    }
  }
}
