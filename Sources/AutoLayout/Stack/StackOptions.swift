/// The rule by which a stack shares its length among its views. UIKit's name:
/// `UIStackView.Distribution`.
public enum StackDistribution: CaseIterable, Hashable, Sendable {
  /// The views fill the stack; by their priorities one of them grows or shrinks.
  case fill
  /// The views fill the stack and are equally long.
  case fillEqually
  /// The views fill the stack in proportion to their natural lengths.
  case fillProportionally
  /// The views keep their lengths, and the gaps between them are equal.
  case equalSpacing
  /// The views keep their lengths, and the distances between their centres are equal, as far as the
  /// spacing allows it.
  case equalCentering
}

/// The place of the views of a stack across its axis. UIKit's name: `UIStackView.Alignment`.
public enum StackAlignment: CaseIterable, Hashable, Sendable {
  /// From edge to edge.
  case fill
  /// At the leading edge of a vertical stack, at the top of a horizontal one.
  case leading
  /// On the first baselines; in a horizontal stack only.
  case firstBaseline
  /// In the middle.
  case center
  /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
  case trailing
  /// On the last baselines; in a horizontal stack only.
  case lastBaseline

  /// ``leading``: of a horizontal stack, the top.
  public static let top = StackAlignment.leading
  /// ``trailing``: of a horizontal stack, the bottom.
  public static let bottom = StackAlignment.trailing
}

/// What a stack's constraints are made from.
package struct StackOptions: Hashable {
  package var axis = LayoutAxis.horizontal
  package var distribution = StackDistribution.fill
  package var alignment = StackAlignment.fill
  package var spacing = 0.0
  /// Whether the views stand within the stack's margins.
  package var isLayoutMarginsRelative = false
  /// Whether the stack has a border, which the views stand inside of.
  package var isInsideBorder = false
  /// Whether the spacing of a vertical stack counts from baseline to baseline.
  package var isBaselineRelative = false

  package init() {}

  /// Baselines are across a horizontal stack; in a vertical one the views begin at the leading edge.
  var effectiveAlignment: StackAlignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline, .lastBaseline: return .leading
    default: return alignment
    }
  }

  /// Whether the views stand on lines of text.
  package var alignsLines: Bool {
    effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
  }
}
