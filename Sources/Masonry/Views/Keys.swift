import AutoLayout

extension MasonryProxy {
  /// The name of the view or guide in logs and descriptions, which is its `identifier`. Masonry's name:
  /// `mas_key`.
  public var key: String? {
    get { item.identifier }
    nonmutating set { item.identifier = newValue }
  }

  /// Sets ``key``. SnapKit's name.
  public func setLabel(_ label: String?) { key = label }
}

/// Sets the names of views and guides for logs: `attachKeys(["title": title, "body": body])`. If an item
/// appears twice, the later name is used. Masonry's name: `MASAttachKeys`.
@MainActor public func attachKeys(_ keys: KeyValuePairs<String, LayoutItem>) {
  for (key, item) in keys { item.mas.key = key }
}
