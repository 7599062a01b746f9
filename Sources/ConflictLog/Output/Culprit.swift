/// A likely cause of a conflict.
public struct Culprit: Hashable, Sendable {
  /// The suspected constraint: its index in the conflict; nil if the culprit is no single constraint.
  public let constraint: Int?
  /// The name of the rule that found it, such as `hidden-in-stack`.
  public let rule: String
  /// The reason for the suspicion, in one or two sentences.
  public let reason: String
}
