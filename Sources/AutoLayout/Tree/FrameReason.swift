import Localization

/// The reason for a frame that a view has set on a subview, or for a length of an intrinsic size.
@MainActor public enum FrameReason {
  /// The frame's value is the sum of these numbers.
  case sum(LayoutSum)
  /// A reason in words that ends a sentence.
  case words(LocalizedText)
}
