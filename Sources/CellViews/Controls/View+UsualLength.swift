import AutoLayout

extension View {
  /// Sets the priorities for a view whose intrinsic width is only a default, such as a slider's twenty columns: just
  /// below the standard ones, so that the view takes the room that is left and shrinks before a text does.
  final func takePrioritiesOfUsualWidth() {
    setContentHuggingPriority(249, for: .horizontal)
    setContentCompressionResistancePriority(749, for: .horizontal)
  }
}
