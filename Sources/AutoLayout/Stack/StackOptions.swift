/// A rule for sharing a stack's length among its views. UIKit's name: `UIStackView.Distribution`.
public enum StackDistribution: CaseIterable, Hashable, Sendable {
  /// The views fill the stack; their priorities decide which one grows or shrinks.
  case fill
  /// The views fill the stack and are equally long.
  case fillEqually
  /// The views fill the stack in proportion to their intrinsic lengths.
  case fillProportionally
  /// The views keep their lengths, and the gaps between them are equal.
  case equalSpacing
  /// The views keep their lengths, and the distances between their centres are equal if the spacing allows.
  case equalCentering
}

/// The alignment of a stack's views across its axis. UIKit's name: `UIStackView.Alignment`.
public enum StackAlignment: CaseIterable, Hashable, Sendable {
  /// The full thickness of the stack.
  case fill
  /// The leading edge in a vertical stack, the top in a horizontal one.
  case leading
  /// The first baselines, in a horizontal stack; leading in a vertical one.
  case firstBaseline
  /// The centre.
  case center
  /// The trailing edge in a vertical stack, the bottom in a horizontal one.
  case trailing
  /// The last baselines, in a horizontal stack; leading in a vertical one.
  case lastBaseline

  /// ``leading``, which is the top of a horizontal stack.
  public static let top = StackAlignment.leading
  /// ``trailing``, which is the bottom of a horizontal stack.
  public static let bottom = StackAlignment.trailing
}

/// The settings of a stack.
package struct StackOptions: Hashable {
  package var axis = LayoutAxis.horizontal
  package var distribution = StackDistribution.fill
  package var alignment = StackAlignment.fill
  package var spacing = 0.0
  /// Whether the views are inside the stack's margins.
  package var isLayoutMarginsRelative = false
  /// Whether the stack has a border around its views.
  package var isInsideBorder = false
  /// Whether the spacing of a vertical stack is measured from baseline to baseline.
  package var isBaselineRelative = false

  package init() {}

  /// The alignment in effect. In a vertical stack baselines count as leading.
  var effectiveAlignment: StackAlignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline, .lastBaseline: return .leading
    default: return alignment
    }
  }

  /// Whether the views are aligned by baselines.
  package var alignsLines: Bool {
    effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
  }
}

/// The inputs from which a stack's constraints are created.
@MainActor struct StackSource: Equatable {
  let views: [ObjectIdentifier]
  let shown: [ObjectIdentifier]
  let options: StackOptions
  let customSpacing: [ObjectIdentifier: Double]
  /// The intrinsic lengths of the shown views, for a proportional distribution; empty for others.
  let lengths: [Double?]
  /// Whether each of the shown views wraps its text, for alignment by baselines; empty for others.
  let wrapping: [Bool]

  init(
    _ views: [LayoutNode], shown: [LayoutNode], options: StackOptions,
    spacing: [ObjectIdentifier: Double]
  ) {
    self.views = views.map { ObjectIdentifier($0) }
    self.shown = shown.map { ObjectIdentifier($0) }
    self.options = options
    customSpacing = spacing
    lengths =
      options.distribution == .fillProportionally
      ? shown.map { $0.stackedLength(along: options.axis) } : []
    wrapping = options.alignsLines ? shown.map(\.wrapsText) : []
  }
}

extension LayoutNode {
  /// Returns the length of a view in a stack: its intrinsic length, or the fitted length of its content.
  fileprivate func stackedLength(along axis: LayoutAxis) -> Double? {
    if let length = IntrinsicSizeQuery(of: self).length(along: axis) { return length }
    guard !children.isEmpty else { return nil }
    let fitting = systemLayoutSizeFitting(.layoutFittingCompressed)[axis]
    return fitting > 0 ? fitting : nil
  }
}
