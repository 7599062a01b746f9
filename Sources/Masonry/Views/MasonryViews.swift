import AutoLayout

/// The DSL's side of several views: `[first, second].mas`. A statement holds for each of them, in
/// their order; for none it makes nothing.
@MainActor public struct MasonryViews {
  let items: [LayoutItem]

  /// ``MasonryProxy/makeConstraints(_:)`` of each. Masonry's name: `mas_makeConstraints:`.
  @discardableResult public func makeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.makeConstraints(describe) }
  }

  /// ``MasonryProxy/updateConstraints(_:)`` of each. Masonry's name: `mas_updateConstraints:`.
  @discardableResult public func updateConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.updateConstraints(describe) }
  }

  /// ``MasonryProxy/remakeConstraints(_:)`` of each. Masonry's name: `mas_remakeConstraints:`.
  @discardableResult public func remakeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.remakeConstraints(describe) }
  }

  /// ``MasonryProxy/removeConstraints()`` of each.
  public func removeConstraints() {
    for item in items { item.mas.removeConstraints() }
  }

  /// ``MasonryProxy/prepareConstraints(_:)`` of each.
  public func prepareConstraints(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    items.flatMap { $0.mas.prepareConstraints(describe) }
  }
}

extension MasonryViews: @MainActor CustomStringConvertible {
  /// `[Label:title, Label:text].mas`.
  public var description: String { "[\(items.map(\.debugName).joined(separator: ", "))].mas" }
}

extension Array where Element: LayoutItem {
  /// The ways to constrain all of these.
  @MainActor public var mas: MasonryViews { MasonryViews(items: self) }
}
