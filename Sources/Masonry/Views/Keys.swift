import AutoLayout

extension MasonryProxy {
  /// The name of the view or guide in logs and descriptions; its `identifier`. Masonry's name:
  /// `mas_key`.
  public var key: String? {
    get { item.identifier }
    nonmutating set { item.identifier = newValue }
  }
}

/// Names views and guides for logs: `attachKeys(["title": title, "body": body])`. Of two names for one
/// the later counts. Masonry's name: `MASAttachKeys`.
@MainActor public func attachKeys(_ keys: KeyValuePairs<String, LayoutItem>) {
  for (key, item) in keys { item.mas.key = key }
}
