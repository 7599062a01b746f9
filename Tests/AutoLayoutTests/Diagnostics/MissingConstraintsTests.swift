import AutoLayout
import Localization
import Masonry
import Testing

/// Views that nothing places or sizes, as beginners write them.
@MainActor struct MissingConstraintsTests {
  let root = Box("window")
  let panel = Box("panel")
  let title = Box("title", width: 5, height: 1)
  let note = Box("note", width: 8, height: 1)
  private let line: Int

  init() {
    line = #line + 1
    for view in [panel, title, note] { root.insertChild(view, at: root.children.count) }
    // Those that a test says nothing of stand somewhere.
    for view in [panel, title, note] { view.frame = Rect(x: 9, y: 5, width: 5, height: 1) }
  }

  func found() -> [LayoutDiagnostic] {
    root.layOut(40, 10)
    return root.diagnose()
  }

  func sentences() -> [String] {
    found().map { $0.name == "missing-constraints" ? $0.sentence : "\($0)" }
  }

  func told(
    _ sentence: String, _ cure: String, _ place: AutoLayout.SourceLocation? = nil,
    _ sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let expected = LayoutDiagnostic(
      name: "missing-constraints", sentence: LocalizedText(verbatim: sentence),
      source: place ?? AutoLayout.SourceLocation(file: #fileID, line: line),
      cure: LocalizedText(verbatim: cure))
    #expect(found() == [expected], sourceLocation: sourceLocation)
  }

  // MARK: - One view

  @Test func `a panel that is held at three edges`() {
    panel.mas.makeConstraints { $0.left.right.top.equalTo(root) }
    told(
      "Box:panel has no height: no constraint decides it, so it is 0.",
      "State, for example, make.bottom.equalToSuperview(), or make.height.equalTo(3).")
    #expect(root.reports.isEmpty)
  }

  @Test func `a label without an x`() {
    title.mas.makeConstraints { $0.top.equalTo(root) }
    told(
      "Box:title has no x: no constraint decides it, so it is 0.",
      "State, for example, make.left.equalToSuperview().")
  }

  @Test func `a label without a y`() {
    title.mas.makeConstraints { $0.left.equalTo(root).offset(2) }
    told(
      "Box:title has no y: no constraint decides it, so it is 0.",
      "State, for example, make.top.equalToSuperview().")
  }

  @Test func `an image without a size`() {
    panel.mas.makeConstraints { $0.left.top.equalTo(root).offset(1) }
    told(
      """
      Box:panel has no width and no height: no constraint decides them, so they are 0.
      """,
      """
      State, for example, make.right.bottom.equalToSuperview(), or make.width.equalTo(20) and \
      make.height.equalTo(3).
      """)
  }

  @Test func `a view that waits for constraints`() {
    panel.translatesAutoresizingMaskIntoConstraints = false
    told(
      """
      Box:panel has no x, no y, no width and no height: no constraint decides them, so they are 0.
      """,
      """
      Activate, for example, leadingAnchor.constraint(equalTo: superview.leadingAnchor), \
      trailingAnchor.constraint(equalTo: superview.trailingAnchor), \
      topAnchor.constraint(equalTo: superview.topAnchor) and \
      bottomAnchor.constraint(equalTo: superview.bottomAnchor).
      """)
    panel.mas.makeConstraints { $0.width.greaterThanOrEqualTo(0).priority(1) }
    #expect(found().first?.cure == "State, for example, make.left.top.bottom.equalToSuperview().")
  }

  @Test func `the words are those that the view was laid out with`() {
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    panel.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    panel.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    told(
      "Box:panel has no width: no constraint decides it, so it is 0.",
      """
      Activate, for example, trailingAnchor.constraint(equalTo: superview.trailingAnchor), or \
      widthAnchor.constraint(equalToConstant: 20).
      """)
    panel.mas.makeConstraints { $0.trailing.equalTo(root.mas.leading).offset(9).priority(1) }
    #expect(found().isEmpty)
    panel.mas.remakeConstraints { $0.leading.top.equalTo(root) }
    #expect(found().map(\.name) == ["missing-constraints"])
    #expect(
      found().first?.cure.hasPrefix("State, for example, make.trailing.equalToSuperview()") == true)
  }

  @Test func `edges that leave the length open`() {
    panel.mas.makeConstraints { make in
      make.right.equalTo(root)
      make.centerY.equalTo(root)
    }
    told(
      """
      Box:panel has no width and no height: no constraint decides them, so they are 0.
      """,
      """
      State, for example, make.left.top.equalToSuperview(), or make.width.equalTo(20) and \
      make.height.equalTo(3).
      """)
  }

  @Test func `a ratio of two lengths of which none is said`() {
    panel.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(panel.mas.height).multipliedBy(2)
    }
    #expect(
      sentences() == ["Box:panel has no height: no constraint decides it, so it is 0."])
  }

  @Test func `what is left out was said, and is told as a conflict`() {
    panel.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.height.equalTo(-1)
    }
    #expect(sentences() == ["Box:panel has no width: no constraint decides it, so it is 0."])
    #expect(root.reports.count == 1)
    // There is no room for the margins.
    panel.mas.remakeConstraints { $0.edges.equalTo(root).inset(4) }
    root.layOut(5, 20)
    #expect(root.reports.count == 2)
    #expect(root.diagnose().isEmpty)
  }

  // MARK: - Limits

  @Test func `a limit that holds a view decides, one that it does not reach does not`() {
    func isTold(_ statements: (ConstraintMaker) -> Void...) -> Bool {
      panel.mas.remakeConstraints { make in
        make.top.bottom.equalTo(root)
        for state in statements { state(make) }
      }
      return found().contains { $0.name == "missing-constraints" }
    }
    let width: (ConstraintMaker) -> Void = { $0.width.equalTo(4) }
    let left: (ConstraintMaker) -> Void = { $0.left.equalTo(root) }
    let right: (ConstraintMaker) -> Void = { $0.right.equalTo(root) }
    #expect(!isTold(width, { $0.left.greaterThanOrEqualTo(root).offset(3) }))
    #expect(!isTold(left, { $0.width.greaterThanOrEqualTo(4) }))
    #expect(!isTold(left, { $0.right.greaterThanOrEqualTo(root).multipliedBy(0.5) }))
    #expect(!isTold(right, { $0.left.lessThanOrEqualTo(root).offset(4) }))
    #expect(isTold(left, { $0.width.lessThanOrEqualTo(4) }))
    #expect(isTold(left, { $0.right.lessThanOrEqualTo(root) }))
    #expect(isTold(width, { $0.left.lessThanOrEqualTo(root).offset(9) }))
    #expect(isTold(width, { $0.right.lessThanOrEqualTo(root) }))
    #expect(isTold(width, { $0.left.greaterThanOrEqualTo(root).offset(-3) }))
  }

  @Test func `what is as short as it can be on purpose has a length`() {
    panel.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(0)
      make.height.equalTo(0).priority(1)
    }
    title.natural = .zero
    title.mas.makeConstraints { $0.left.top.equalTo(root) }
    #expect(found().isEmpty)
  }

  @Test func `what gives way in a tie has a length`() {
    title.mas.makeConstraints { $0.left.top.equalTo(root) }
    note.mas.makeConstraints { make in
      make.left.equalTo(title.mas.right)
      make.right.top.equalTo(root)
    }
    root.layOut(10, 5)
    #expect(root.diagnose().map(\.name) == ["size-tie"])
    root.layOut(0, 5)
    #expect(root.diagnose().isEmpty)
  }

  // MARK: - When

  @Test func `what is set by hand is not told`() {
    panel.frame = Rect(x: 1, y: 1, width: 0, height: 0)
    title.translatesAutoresizingMaskIntoConstraints = false
    root.layOut(40, 10)
    #expect(root.diagnose().count == 1)
    note.translatesAutoresizingMaskIntoConstraints = false
    #expect(root.diagnose().count == 2)
    #expect(title.diagnose().count == 1)
    #expect(panel.diagnose().isEmpty)
  }

  @Test func `asking lays out what waits`() {
    root.frame = Rect(x: 0, y: 0, width: 40, height: 10)
    panel.mas.makeConstraints { $0.left.right.top.equalTo(root) }
    #expect(root.diagnose().count == 1)
    #expect(panel.frame.width == 40 && !root.needsLayoutInTree)
    title.mas.makeConstraints { $0.top.equalTo(root) }
    // Of the whole tree, whoever is asked.
    #expect(title.diagnose().count == 1)
    #expect(!root.needsLayoutInTree)
    panel.removeFromParent()
    #expect(root.diagnose().count == 1)
  }

  @Test func `asking while a layout runs looks at what is known`() {
    var found: [LayoutDiagnostic] = []
    panel.mas.makeConstraints { $0.left.right.top.equalTo(root) }
    root.onLayout = { found = $0.diagnose() }
    root.layOut(40, 10)
    #expect(root.layouts == 1 && root.reports.isEmpty)
    #expect(found.map(\.name) == ["missing-constraints"])
  }

  /// Contradictions in a size that it never has would be reported.
  @Test func `asking what stands nowhere yet lays out nothing`() {
    panel.mas.makeConstraints { $0.edges.equalTo(root).inset(1) }
    #expect(root.diagnose().isEmpty)
    #expect(root.reports.isEmpty && root.needsLayoutInTree)
  }

  @Test func `what the superview places by itself is not told`() {
    title.translatesAutoresizingMaskIntoConstraints = false
    root.onLayout = { [title] _ in title.frame.origin = Point(x: 3, y: 2) }
    #expect(found().isEmpty)
  }

  @Test func `a line is told as long as the view stands where it was added`() {
    #expect(title.addedAt == AutoLayout.SourceLocation(file: #fileID, line: line))
    title.removeFromParent()
    #expect(title.addedAt == nil)
    root.insertChild(title, at: 0)
    #expect(title.addedAt?.line == #line - 1)
    root.insertChild(title, at: 1)
    #expect(title.addedAt?.line == #line - 1)
  }
}
