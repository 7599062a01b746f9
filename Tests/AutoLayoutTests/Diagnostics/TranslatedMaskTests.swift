import AutoLayout
import Masonry
import Testing

/// Views that constraints are to lay out, and that still translate their autoresizing masks.
@MainActor struct TranslatedMaskTests {
  private let root = Box("window")
  private let panel = Box("panel")
  private let title = Box("title", width: 5, height: 1)

  init() {
    root.holding(panel, title)
    title.frame = Rect(x: 0, y: 9, width: 5, height: 1)
  }

  private func names() -> [String] {
    root.layOut(40, 10)
    return root.diagnose().map(\.name)
  }

  /// Anchors without a word about the mask.
  @Test func `constraints that contradict the frame`() throws {
    let added = #line + 1
    root.insertChild(panel, at: 0)
    let line = #line + 1
    panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    panel.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layOut(40, 10)
    #expect(
      root.diagnose() == [
        LayoutDiagnostic(
          name: "translates-autoresizing-mask",
          sentence: """
            Box:panel.leading == Box:window.leading + 10 cannot lay out Box:panel: the view's \
            translatesAutoresizingMaskIntoConstraints is true, so its frame (0, 0, 0, 0) is a constraint, \
            too.
            """,
          source: SourceLocation(file: #fileID, line: line),
          cure: """
            Set it to false, for example where the view is added (TranslatedMaskTests.swift:\(added)). \
            mas.makeConstraints does it for you.
            """)
      ])
    guard case .conflict(let conflict)? = root.reports.first else {
      Issue.record("\(root.reports)")
      return
    }
    #expect(
      conflict.explanation == """
        The left edge of 'panel' is at 0 in 'window': that is its frame. The leading edge of 'panel' is to \
        be 10 after that of 'window'. Both together are impossible. The last one, written at \
        TranslatedMaskTests.swift:\(line), is left out, and tried again when any of them changes. \
        translatesAutoresizingMaskIntoConstraints of 'panel' is true, so its frame is a constraint, too. \
        Set it to false, for example where the view is added (TranslatedMaskTests.swift:\(added)).
        """)
    #expect(conflict.agreeingConstant == 0)
    #expect(root.reports.count == 2)
    // The cure cures.
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    panel.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(names() == [])
    #expect(panel.frame == Rect(x: 10, y: 0, width: 20, height: 3))
  }

  @Test func `constraints that the frame happens to fulfil`() {
    panel.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    panel.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(names() == ["translates-autoresizing-mask"])
    #expect(root.reports.isEmpty)
  }

  @Test func `wishes that are never met`() {
    let wish = panel.widthAnchor.constraint(equalToConstant: 20)
    wish.priority = .defaultHigh
    wish.isActive = true
    #expect(names() == ["translates-autoresizing-mask"])
    panel.frame = Rect(x: 1, y: 1, width: 5, height: 2)
    #expect(names() == ["translates-autoresizing-mask"])
    #expect("\(root.diagnose())".contains("so its frame (1, 1, 5, 2) is a constraint"))
    #expect(root.reports.isEmpty)
  }

  @Test func `a view beside one that is laid out`() {
    title.mas.makeConstraints { $0.left.top.equalTo(root) }
    panel.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 1).isActive = true
    #expect(names() == ["translates-autoresizing-mask"])
    #expect(root.reports.count == 1)
  }

  @Test func `a frame of its own that others are laid out by is meant`() throws {
    panel.frame = Rect(x: 4, y: 2, width: 10, height: 3)
    title.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: panel.trailingAnchor),
      panel.topAnchor.constraint(equalTo: title.topAnchor),
    ])
    #expect(names() == [])
    #expect(title.frame == Rect(x: 14, y: 2, width: 5, height: 1))
    // Too much is said of the other one: both are to be looked at.
    title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(names() == [])
    guard case .conflict(let conflict)? = root.reports.first else {
      Issue.record("\(root.reports)")
      return
    }
    #expect(conflict.explanation.contains("its frame is explicit."))
  }

  @Test func `a frame that is meant keeps its sentence`() {
    panel.frame = Rect(x: 4, y: 2, width: 10, height: 3)
    title.mas.makeConstraints { make in
      make.left.equalTo(panel.mas.right)
      make.left.equalTo(root)
      make.top.equalTo(root)
    }
    #expect(names() == [])
    #expect("\(root.reports)".contains("With a constant of 14 in place of 0 they would agree."))
    #expect(!"\(root.reports)".contains("Set it to false"))
  }

  @Test func `what is inside of a view is about what is inside`() {
    panel.frame = Rect(x: 4, y: 2, width: 10, height: 3)
    let inner = Box("inner", width: 3, height: 1)
    panel.holding(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    panel.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
    panel.bottomAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
    #expect(names() == [])
  }

  @Test func `a view in one that is laid out may hold that`() {
    panel.mas.makeConstraints { $0.height.equalTo(3) }
    let icon = Box("icon")
    panel.holding(icon)
    icon.frame = Rect(x: 1, y: 1, width: 2, height: 1)
    icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    icon.trailingAnchor.constraint(equalTo: panel.trailingAnchor).isActive = true
    #expect(names() == [])
    #expect(panel.frame == Rect(x: 4, y: 4, width: 3, height: 3))
  }

  // MARK: - A container that was forgotten

  private func conflict() throws -> LayoutConflict {
    root.layOut(40, 10)
    guard case .conflict(let conflict)? = root.reports.first else {
      throw Missing()
    }
    return conflict
  }

  private struct Missing: Error {}

  /// Nothing is wrong with the constraint that is left out: another constant would hide the cause.
  @Test func `constraints to a container whose frame was never set`() throws {
    let inner = Box("inner", width: 3, height: 1)
    panel.removeFromParent()
    let added = #line + 1
    root.insertChild(panel, at: 0)
    panel.holding(inner)
    inner.mas.makeConstraints { make in
      make.left.equalTo(panel).offset(2)
      make.right.equalTo(panel).offset(-2)
    }
    let explanation = try conflict().explanation
    #expect(
      explanation.hasSuffix(
        """
        The frame of 'panel' was never set but is a constraint, since \
        translatesAutoresizingMaskIntoConstraints is true. Set it to false, for example where the view is \
        added (TranslatedMaskTests.swift:\(added)), and constrain the view.
        """), "\(explanation)")
    #expect(!explanation.contains("With a constant"))
    root.clearReports()
    panel.mas.makeConstraints { $0.edges.equalTo(root) }
    inner.mas.makeConstraints { $0.top.equalTo(panel) }
    #expect(names() == [])
    #expect(root.reports.isEmpty)
  }

  @Test func `a container whose frame was set keeps the hint`() throws {
    let inner = Box("inner", width: 3, height: 1)
    panel.holding(inner)
    panel.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    inner.mas.makeConstraints { make in
      make.left.equalTo(panel).offset(2)
      make.right.equalTo(panel).offset(-2)
    }
    let explanation = try conflict().explanation
    #expect(explanation.hasSuffix("With a constant of -1 in place of -2 they would agree."))
  }
}
