import Localization

/// The reason for a frame that a view has set on a subview, or for a length of an intrinsic size.
@MainActor public enum FrameReason {
  /// Other numbers that it is the sum of.
  case sum(LayoutSum)
  /// A reason in words, as the end of a sentence.
  case words(LocalizedText)
}
