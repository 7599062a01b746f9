import AutoLayout
import Localization

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

// `subviews` is in order from back to front. The order affects drawing, hit tests, and ties that the layout settles in
// tree order. Constraints stay when it changes.

extension View {
  /// Inserts a view directly in front of a subview. A view that is already a subview moves.
  ///
  /// If `sibling` is not a subview, the view becomes the frontmost, which is reported.
  public final func insertSubview(
    _ view: View, aboveSubview sibling: View, file: String = #fileID, line: Int = #line
  ) {
    insert(view, beside: sibling, isAbove: true, SourceLocation(file: file, line: line))
  }

  /// Inserts a view directly behind a subview. A view that is already a subview moves.
  ///
  /// If `sibling` is not a subview, the view becomes the rearmost, which is reported.
  public final func insertSubview(
    _ view: View, belowSubview sibling: View, file: String = #fileID, line: Int = #line
  ) {
    insert(view, beside: sibling, isAbove: false, SourceLocation(file: file, line: line))
  }

  private func insert(
    _ view: View, beside sibling: View, isAbove: Bool, _ source: SourceLocation
  ) {
    // A view cannot be placed beside itself.
    if view === sibling, view.superview === self { return }
    // The index is that among the other subviews.
    if let place = children.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) {
      insertChild(view, at: isAbove ? place + 1 : place, addedAt: source)
      setNeedsDisplay()
      return
    }
    insertChild(view, at: isAbove ? children.count : 0, addedAt: source)
    // A view that would contain itself was refused, which is reported already.
    guard view.superview === self else { return }
    setNeedsDisplay()
    let (name, missing) = (view.debugName, sibling.debugName)
    report(
      remark: isAbove
        ? LocalizedText(
          """
          insertSubview(_:aboveSubview:) has no subview \(missing): \(name) is in front of all others.
          """,
          chinese: "insertSubview(_:aboveSubview:) 没有子视图 \(missing)：\(name) 位于所有其他视图之前。")
        : LocalizedText(
          "insertSubview(_:belowSubview:) has no subview \(missing): \(name) is behind all others.",
          chinese: "insertSubview(_:belowSubview:) 没有子视图 \(missing)：\(name) 位于所有其他视图之后。"))
  }

  /// Moves a subview in front of the others. A view that is not a subview does not move; this is reported.
  public final func bringSubviewToFront(_ view: View) {
    move(view, to: children.count - 1, "bringSubviewToFront(_:)")
  }

  /// Moves a subview behind the others. A view that is not a subview does not move; this is reported.
  public final func sendSubviewToBack(_ view: View) { move(view, to: 0, "sendSubviewToBack(_:)") }

  private func move(_ view: View, to index: Int, _ call: String) {
    guard view.superview === self else {
      return report(
        remark: LocalizedText(
          "\(call) has no subview \(view.debugName): nothing was moved.",
          chinese: "\(call) 没有子视图 \(view.debugName)：什么都没有移动。"))
    }
    if moveChild(view, to: index) { setNeedsDisplay() }
  }

  /// Swaps two subviews by their indices, from 0 at the back. If an index is out of range, nothing is swapped; this is
  /// reported.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let views = subviews
    guard views.indices.contains(first), views.indices.contains(second) else {
      return report(
        remark: LocalizedText(
          """
          exchangeSubview(at: \(first), withSubviewAt: \(second)) counts from 0, and there are \
          \(views.count) subviews: nothing was exchanged.
          """,
          chinese: """
            exchangeSubview(at: \(first), withSubviewAt: \(second)) 从 0 开始计数，\
            而子视图有 \(views.count) 个：什么都没有交换。
            """))
    }
    let (lower, upper) = (views[min(first, second)], views[max(first, second)])
    guard lower !== upper, let back = children.firstIndex(where: { $0 === lower }),
      let front = children.firstIndex(where: { $0 === upper })
    else { return }
    moveChild(upper, to: back)
    moveChild(lower, to: front)
    setNeedsDisplay()
  }

  /// Returns the view with a ``tag``: this view or the first one inside of it in depth-first order; `nil` if there is
  /// none. UIKit's name.
  public final func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
