import AutoLayout

/// The DSL's members of several views: `[first, second].mas`. A statement applies to each of them, in order;
/// for an empty array it does nothing.
@MainActor public struct MasonryViews {
  let items: [LayoutItem]

  /// Calls ``MasonryProxy/makeConstraints(_:)`` for each view. Masonry's name: `mas_makeConstraints:`.
  @discardableResult public func makeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.makeConstraints(describe) }
  }

  /// Calls ``MasonryProxy/updateConstraints(_:)`` for each view. Masonry's name: `mas_updateConstraints:`.
  @discardableResult public func updateConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.updateConstraints(describe) }
  }

  /// Calls ``MasonryProxy/remakeConstraints(_:)`` for each view. Masonry's name: `mas_remakeConstraints:`.
  @discardableResult public func remakeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.remakeConstraints(describe) }
  }

  /// Calls ``MasonryProxy/removeConstraints()`` for each view.
  public func removeConstraints() {
    for item in items { item.mas.removeConstraints() }
  }

  /// Calls ``MasonryProxy/prepareConstraints(_:)`` for each view.
  public func prepareConstraints(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    items.flatMap { $0.mas.prepareConstraints(describe) }
  }
}

extension MasonryViews: @MainActor CustomStringConvertible {
  /// `[Label:title, Label:text].mas`.
  public var description: String { "[\(items.map(\.debugName).joined(separator: ", "))].mas" }
}

extension Array where Element: LayoutItem {
  /// The DSL's methods for all of these views.
  @MainActor public var mas: MasonryViews { MasonryViews(items: self) }
}
