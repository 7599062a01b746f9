import AutoLayout

extension View {
  /// Gives the view the priorities of one whose intrinsic width is no more than usual, such as the twenty columns of a
  /// slider: just below the defaults, so that it takes the room that is left and gives way before a text does.
  final func takePrioritiesOfUsualWidth() {
    setContentHuggingPriority(249, for: .horizontal)
    setContentCompressionResistancePriority(749, for: .horizontal)
  }
}
