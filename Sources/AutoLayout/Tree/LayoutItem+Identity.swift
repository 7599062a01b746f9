// As in UIKit, each item is equal only to itself, so that sets and dictionaries can contain items.

extension LayoutItem: Hashable {
  /// Returns whether both are the same view, or the same guide.
  public nonisolated static func == (one: LayoutItem, other: LayoutItem) -> Bool { one === other }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension LayoutConstraint: Hashable {
  /// Returns whether both are the same constraint.
  public nonisolated static func == (one: LayoutConstraint, other: LayoutConstraint) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
