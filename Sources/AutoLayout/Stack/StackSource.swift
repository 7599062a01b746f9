/// What the constraints of a stack are made from.
@MainActor struct StackSource: Equatable {
  let views: [ObjectIdentifier]
  let shown: [ObjectIdentifier]
  let options: StackOptions
  let customSpacing: [ObjectIdentifier: Double]
  /// The natural lengths of the shown views, where each gets its share.
  let lengths: [Double?]
  /// Which of the shown views wrap their text, where they stand in a line.
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
  /// The natural length of a view in a stack: its own, or what its content asks for.
  fileprivate func stackedLength(along axis: LayoutAxis) -> Double? {
    if let length = IntrinsicSizeQuery(of: self).length(along: axis) { return length }
    guard !children.isEmpty else { return nil }
    let fitting = systemLayoutSizeFitting(.layoutFittingCompressed)[axis]
    return fitting > 0 ? fitting : nil
  }
}
