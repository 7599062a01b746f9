import AutoLayout
import Masonry
import Testing

/// Views that are linked with each other, and not with what is around them.
extension MissingConstraintsTests {
  @Test func `a width relative to that of a view without one`() {
    for view in [title, panel] { view.mas.makeConstraints { $0.left.top.equalTo(root) } }
    note.natural.width = Box.noIntrinsicMetric
    note.mas.makeConstraints { make in
      make.left.bottom.equalTo(root)
      make.width.equalTo(panel)
      make.height.equalTo(panel)
    }
    #expect(
      sentences() == [
        "Box:panel has no width: no constraint decides it, so it is 0. 1 other view depends on that."
      ])
  }

  @Test func `two views that are linked with each other alone`() {
    for view in [title, note] { view.mas.makeConstraints { $0.top.equalTo(root) } }
    title.mas.makeConstraints { $0.right.equalTo(note.mas.left).offset(-1) }
    // The first is placed at 0, and so the second at 6: but nothing is said of that one.
    told(
      "Box:note has no x: no constraint decides it, so it is 6. 1 other view depends on that.",
      "State, for example, make.left.equalToSuperview().")
  }

  @Test func `a chain whose first link was forgotten is told once`() {
    for view in [panel, title, note] { view.mas.makeConstraints { $0.left.equalTo(root) } }
    panel.mas.makeConstraints { $0.size.equalTo(Size(width: 3, height: 2)) }
    note.mas.makeConstraints { $0.top.equalTo(title.mas.bottom) }
    title.mas.makeConstraints { $0.top.equalTo(panel.mas.bottom).offset(1) }
    told(
      "Box:panel has no y: no constraint decides it, so it is 0. 2 other views depend on that.",
      "State, for example, make.top.equalToSuperview().")
    panel.mas.makeConstraints { $0.top.equalTo(root) }
    #expect(found().isEmpty)
  }

  @Test func `a row without lengths lacks all but one`() {
    for view in [title, note] { view.natural.width = Box.noIntrinsicMetric }
    panel.natural.height = 1
    panel.mas.makeConstraints { $0.left.top.equalTo(root) }
    title.mas.makeConstraints { make in
      make.left.equalTo(panel.mas.right)
      make.top.equalTo(root)
    }
    note.mas.makeConstraints { make in
      make.left.equalTo(title.mas.right)
      make.top.right.equalTo(root)
    }
    #expect(
      sentences() == [
        "Box:panel has no width: no constraint decides it, so it is 0. 2 other views depend on that.",
        "Box:title has no width: no constraint decides it, so it is 0. 1 other view depends on that.",
      ])
    panel.mas.makeConstraints { $0.width.equalTo(title) }
    title.mas.makeConstraints { $0.width.equalTo(note) }
    #expect(found().isEmpty)
  }

  @Test func `a superview that ends with what is in it`() {
    let inner = Box("inner")
    panel.insertChild(inner, at: 0)
    panel.mas.makeConstraints { $0.left.top.bottom.equalTo(root) }
    inner.mas.makeConstraints { $0.edges.equalTo(panel) }
    #expect(
      sentences() == [
        "Box:panel has no width: no constraint decides it, so it is 0. 1 other view depends on that."
      ])
    // Something is said of the panel, and nothing of the width of what is in it: whose right edge is the
    // panel's already.
    panel.mas.makeConstraints { $0.width.lessThanOrEqualTo(30) }
    told(
      "Box:inner has no width: no constraint decides it, so it is 0. 1 other view depends on that.",
      "State, for example, make.width.equalTo(20).", inner.addedAt)
    inner.natural.width = 7
    #expect(found().isEmpty)
  }

  @Test func `a guide takes no part of its own`() {
    let gap = LayoutGuide()
    root.addLayoutGuide(gap)
    gap.mas.makeConstraints { $0.width.equalTo(4) }
    title.mas.makeConstraints { make in
      make.left.equalTo(gap.mas.right)
      make.top.equalTo(root)
    }
    #expect(sentences() == ["Box:title has no x: no constraint decides it, so it is 4."])
    gap.mas.makeConstraints { $0.left.equalTo(root) }
    #expect(found().isEmpty)
  }

  // MARK: - Columns

  /// The far edge would leave the other one 0 wide.
  @Test func `one of two columns without a width`() {
    for view in [panel, note] { view.mas.makeConstraints { $0.top.bottom.equalTo(root) } }
    note.natural = Size(width: Box.noIntrinsicMetric, height: Box.noIntrinsicMetric)
    panel.mas.makeConstraints { $0.left.equalTo(root) }
    note.mas.makeConstraints { make in
      make.left.equalTo(panel.mas.right)
      make.right.equalTo(root)
    }
    told(
      "Box:panel has no width: no constraint decides it, so it is 0. 1 other view depends on that.",
      "State, for example, make.width.equalTo(20), or give it the width of Box:note.")
    panel.mas.makeConstraints { $0.width.equalTo(note) }
    #expect(found().isEmpty)
    #expect(panel.frame.width == 20 && note.frame.width == 20)
  }

  @Test func `one of two rows without a height, with anchors`() throws {
    note.natural = Size(width: Box.noIntrinsicMetric, height: Box.noIntrinsicMetric)
    for view in [panel, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    LayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      note.topAnchor.constraint(equalTo: panel.bottomAnchor),
      note.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    told(
      "Box:panel has no height: no constraint decides it, so it is 0. 1 other view depends on that.",
      """
      Activate, for example, heightAnchor.constraint(equalToConstant: 3), or give it the height of Box:note.
      """)
  }

  /// What stands behind it would be pushed out of the window.
  @Test func `a view without a width that others stand behind`() {
    panel.mas.makeConstraints { $0.left.top.bottom.equalTo(root) }
    title.mas.makeConstraints { make in
      make.left.equalTo(panel.mas.right)
      make.top.equalTo(root)
    }
    told(
      "Box:panel has no width: no constraint decides it, so it is 0. 1 other view depends on that.",
      "State, for example, make.width.equalTo(20).")
  }

  // MARK: - Made in a loop

  @Test func `views of one name that were added at one line are counted`() {
    let line = #line + 5
    for index in 0..<3 {
      let panel = Box("panel\(index / 2)")
      let label = Box("text", width: 5, height: 1)
      root.insertChild(panel, at: 0)
      panel.insertChild(label, at: 0)
      panel.mas.makeConstraints { $0.edges.equalTo(root) }
      label.mas.makeConstraints { $0.left.equalTo(panel) }
    }
    told(
      """
      Box:text has no y: no constraint decides it, so it is 0. So have 2 others that were added at that \
      line.
      """,
      "State, for example, make.top.equalToSuperview().",
      AutoLayout.SourceLocation(file: #fileID, line: line))
  }

  @Test func `views without a name are told with their superviews`() {
    for _ in 0..<3 {
      let panel = Box("")
      panel.identifier = nil
      let label = Box("", width: 5, height: 1)
      label.identifier = nil
      root.insertChild(panel, at: root.children.count)
      panel.insertChild(label, at: 0)
      panel.mas.makeConstraints { $0.edges.equalTo(root) }
      label.mas.makeConstraints { $0.left.equalTo(panel) }
    }
    #expect(
      sentences()
        == [3, 4, 5].map {
          "Box[0] in Box[\($0)] has no y: no constraint decides it, so it is 0."
        })
  }
}
