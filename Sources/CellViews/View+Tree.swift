import AutoLayout

extension View {
  /// The views directly inside of this one, from back to front.
  public final var subviews: [View] { children.compactMap { $0 as? View } }
  /// The window that contains the view; `nil` if there is none.
  public final var window: Window? { treeRoot as? Window }

  /// Adds a view in front of the other subviews.
  public final func addSubview(_ view: View, file: String = #fileID, line: Int = #line) {
    insertSubview(view, at: children.count, file: file, line: line)
  }

  /// Adds a view in front of the other subviews. It records no source location, so that it can be passed as a function:
  /// `views.forEach(box.addSubview)`.
  @_disfavoredOverload public final func addSubview(_ view: View) {
    insertChild(view, at: children.count, addedAt: nil)
    setNeedsDisplay()
  }

  /// Adds views in front of the other subviews, in order: the last one is in front of all.
  public final func addSubviews(_ views: View..., file: String = #fileID, line: Int = #line) {
    addSubviews(views, file: file, line: line)
  }

  /// Adds views in front of the other subviews, in order: the last one is in front of all.
  public final func addSubviews(_ views: [View], file: String = #fileID, line: Int = #line) {
    for view in views { addSubview(view, file: file, line: line) }
  }

  /// Inserts a view at an index of ``subviews``, clamped to the valid range.
  public final func insertSubview(
    _ view: View, at index: Int, file: String = #fileID, line: Int = #line
  ) {
    insertChild(view, at: index, file: file, line: line)
    setNeedsDisplay()
  }

  /// Removes the view from its superview. Constraints between the removed tree and the rest are deactivated.
  public final func removeFromSuperview() { removeFromParent() }
}
