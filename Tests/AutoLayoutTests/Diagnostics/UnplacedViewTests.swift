import AutoLayout
import Masonry
import Testing

/// Views that were added, and of which nothing else was ever said.
@MainActor struct UnplacedViewTests {
  private let root = Box("window")

  private func add(
    _ view: Box, to superview: Box? = nil, line: Int = #line
  ) -> (Box, AutoLayout.SourceLocation) {
    let superview = superview ?? root
    superview.insertChild(view, at: superview.children.count, line: line)
    return (view, AutoLayout.SourceLocation(file: #fileID, line: line))
  }

  private func found() -> [LayoutDiagnostic] {
    root.layOut(40, 10)
    return root.diagnose()
  }

  @Test func `a label that was added and no more`() {
    let (title, line) = add(Box("title", width: 5, height: 1))
    #expect(
      found() == [
        LayoutDiagnostic(
          name: "missing-constraints",
          sentence: """
            Box:title has no frame: none was set, and no constraint lays it out, so it is 0 wide and 0 high.
            """,
          source: line,
          cure: "State, for example, make.left.top.equalToSuperview(), or set its frame.")
      ])
    #expect(root.reports.isEmpty)
    // The cure cures.
    title.mas.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(found().isEmpty)
  }

  @Test func `setting its frame cures as well, whatever the frame is`() {
    let (title, _) = add(Box("title", width: 5, height: 1))
    #expect(found().count == 1)
    title.frame = .zero
    #expect(found().isEmpty)
  }

  @Test func `a frame of zero that a view is made with is none`() {
    let title = Box("title", width: 5, height: 1)
    title.frame = .zero
    _ = add(title)
    #expect(found().count == 1)
    title.frame = Rect(x: 1, y: 1, width: 5, height: 1)
    #expect(found().isEmpty)
  }

  @Test func `a container whose content is held by its edges`() {
    let (panel, line) = add(Box("panel"))
    let (title, _) = add(Box("title", width: 5, height: 1), to: panel)
    title.mas.makeConstraints { $0.edges.equalTo(panel) }
    #expect(
      found() == [
        LayoutDiagnostic(
          name: "missing-constraints",
          sentence: """
            Box:panel has no frame: none was set, and no constraint lays it out, so it is 0 wide and 0 high.
            """,
          source: line, cure: "State, for example, make.edges.equalToSuperview(), or set its frame."
        )
      ])
    panel.mas.makeConstraints { $0.edges.equalToSuperview() }
    #expect(found().isEmpty)
  }

  @Test func `a view that another one is placed by`() {
    let (mark, _) = add(Box("mark"))
    let (title, _) = add(Box("title", width: 5, height: 1))
    #expect(!found().contains { $0.sentence.contains("Box:mark") })
    title.mas.makeConstraints { make in
      make.left.equalTo(mark.mas.right).offset(1)
      make.top.equalTo(root)
    }
    #expect(found().map(\.sentence).map { $0.prefix(21) } == ["Box:mark has no frame"])
    #expect(title.frame == Rect(x: 1, y: 0, width: 5, height: 1))
  }

  @Test func `a view whose guide another one is placed by`() {
    let (mark, _) = add(Box("mark"))
    let (title, _) = add(Box("title", width: 5, height: 1))
    title.mas.makeConstraints { make in
      make.left.top.equalTo(mark.layoutMarginsGuide)
    }
    #expect(found().contains { $0.sentence.hasPrefix("Box:mark has no frame") })
  }

  @Test func `the words are those of the tree`() {
    let (panel, _) = add(Box("panel", width: 4))
    let (title, _) = add(Box("title", width: 5, height: 1))
    title.translatesAutoresizingMaskIntoConstraints = false
    title.leadingAnchor.constraint(equalTo: panel.trailingAnchor).isActive = true
    title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(
      found().map(\.cure) == [
        """
        Set translatesAutoresizingMaskIntoConstraints to false and activate, for example, \
        leadingAnchor.constraint(equalTo: superview.leadingAnchor), \
        topAnchor.constraint(equalTo: superview.topAnchor) and \
        bottomAnchor.constraint(equalTo: superview.bottomAnchor), or set its frame.
        """
      ])
  }

  // MARK: - What is meant

  @Test func `what is empty, hidden or constrained is not told here`() {
    let (blank, _) = add(Box("blank"))
    let (panel, _) = add(Box("panel", width: 4, height: 1))
    panel.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(found().map(\.name) == ["translates-autoresizing-mask"])
    panel.removeFromParent()
    #expect(found().isEmpty)
    blank.natural = .zero
    #expect(found().isEmpty)
  }

  @Test func `what the superview places by itself is not told, nowhere`() {
    let (panel, _) = add(Box("panel"))
    panel.mas.makeConstraints { $0.edges.equalTo(root) }
    let (title, _) = add(Box("title", width: 5, height: 1), to: panel)
    panel.onLayout = { panel in
      title.frame = Rect(x: 0, y: 0, width: panel.frame.width, height: min(1, panel.frame.height))
    }
    #expect(found().isEmpty)
    root.layOut(0, 0)
    #expect(title.frame == .zero && root.diagnose().isEmpty)
  }

  @Test func `what is laid out from outside is not told`() {
    let (island, _) = add(Box("island"))
    island.isLayoutIsland = true
    _ = add(Box("blank"), to: island)
    #expect(found().isEmpty)
  }

  @Test func `looking measures, and changes nothing`() {
    let (title, _) = add(Box("title"))
    var asked = 0
    title.measure = { box in
      asked += 1
      box.invalidateIntrinsicContentSize()
      return Size(width: 3, height: 1)
    }
    #expect(found().count == 1)
    #expect(asked > 0 && !root.needsLayoutInTree)
    // It is measured where it begins to count.
    title.natural = .zero
    title.mas.makeConstraints { $0.left.top.equalTo(root) }
    #expect(found().isEmpty)
    #expect(title.frame.size == Size(width: 3, height: 1))
  }
}
