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
