import AutoLayout
import Masonry
import Testing

/// Pitfalls that are seen in the constraints themselves: edges outside of the superview, and edges of two
/// kinds.
@MainActor struct EdgeTests {
  private let root = Box("root")
  private let box = Box("box", width: 4, height: 1)
  private let other = Box("other", width: 4, height: 1)

  init() {
    root.holding(box, other)
    for view in [box, other] { view.frame = Rect(x: 0, y: 9, width: 4, height: 1) }
  }

  /// Says a little of a place, where nothing else does: so nothing is missing.
  private func place(_ views: Box...) {
    for view in views {
      view.mas.makeConstraints { $0.center.equalToSuperview().priority(1) }
    }
  }

  private func names(_ describe: (ConstraintMaker) -> Void) -> [String] {
    box.mas.remakeConstraints(describe)
    place(box)
    root.layOut(40, 10)
    return root.diagnose().map(\.name)
  }

  // MARK: - Outside

  @Test func `a right edge to the right of the superview's`() {
    let line = #line
    box.mas.makeConstraints { $0.right.equalTo(root).offset(8) }
    place(box)
    root.layOut(40, 10)
    #expect(
      root.diagnose() == [
        LayoutDiagnostic(
          name: "edge-outside",
          sentence: """
            Box:box.right == Box:root.right + 8 puts the right edge 8 outside Box:root: at every edge \
            a positive constant counts to the right and down.
            """,
          source: SourceLocation(file: #fileID, line: line + 1),
          cure: """
            Change the sign of the constant at this edge: -8 in place of 8. inset(8) does it for you.
            """)
      ])
    #expect(root.reports.isEmpty)
  }

  @Test func `each edge has its sign`() {
    let far: [(ConstraintMaker, Double) -> Void] = [
      { $0.right.equalTo(root).offset($1) }, { $0.bottom.equalTo(root).offset($1) },
      { $0.trailing.equalTo(root).offset($1) },
    ]
    let near: [(ConstraintMaker, Double) -> Void] = [
      { $0.left.equalTo(root).offset($1) }, { $0.top.equalTo(root).offset($1) },
      { $0.leading.equalTo(root).offset($1) },
    ]
    for state in far {
      #expect(names { state($0, 1) } == ["edge-outside"])
      #expect(names { state($0, 0) } == [])
      #expect(names { state($0, -1) } == [])
    }
    for state in near {
      #expect(names { state($0, -1) } == ["edge-outside"])
      #expect(names { state($0, 0) } == [])
      #expect(names { state($0, 1) } == [])
    }
  }

  @Test func `a bound that lets an edge out is told where it does`() {
    box.natural.width = 60
    #expect(
      names {
        $0.left.equalTo(root)
        $0.right.lessThanOrEqualTo(root).offset(2)
      } == ["edge-outside"])
    #expect(root.diagnose()[0].sentence.contains("puts the right edge 2 outside Box:root"))
    box.natural.width = 4
    #expect(names { $0.right.lessThanOrEqualTo(root).offset(2) } == [])
  }

  @Test func `a constant that is changed later counts`() {
    let made = box.mas.makeConstraints { $0.bottom.equalTo(root).offset(-1) }
    place(box)
    root.layOut(40, 10)
    #expect(root.diagnose().isEmpty)
    made[0].constant = 1
    #expect(root.diagnose().map(\.name) == ["edge-outside"])
    made[0].isActive = false
    #expect(root.diagnose().isEmpty)
  }

  @Test func `the mistake has many shapes`() {
    let inner = Box("inner", width: 4, height: 1)
    root.layoutMargins = EdgeInsets(1)
    #expect(names { $0.right.equalTo(root.mas.rightMargin).offset(8) } == ["edge-outside"])
    #expect(root.diagnose()[0].sentence.contains("the right edge 7 outside Box:root"))
    #expect(names { $0.right.equalTo(root.safeAreaLayoutGuide).offset(8) } == ["edge-outside"])
    box.mas.remakeConstraints { $0.edges.equalTo(root).inset(2) }
    box.holding(inner)
    inner.mas.makeConstraints { $0.right.equalTo(root).offset(1) }
    place(inner)
    root.layOut(40, 10)
    #expect(root.diagnose().map(\.name) == ["edge-outside"])
    inner.mas.remakeConstraints { $0.top.equalTo(box) }
    place(inner)
    root.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -1).isActive = true
    root.layOut(40, 10)
    #expect(root.diagnose().map(\.name) == ["edge-outside"])
  }

  @Test func `what is overruled, left out or too small to be seen is none`() {
    #expect(
      names {
        $0.right.equalTo(root).offset(8).priorityLow()
        $0.right.lessThanOrEqualTo(root)
      } == [])
    #expect(
      names {
        $0.right.equalTo(root)
        $0.right.equalTo(root).offset(8)
      } == [])
    root.clearReports()
    #expect(names { $0.right.equalTo(root).offset(1e-9) } == [])
  }

  @Test func `a view whose content is held from outside is held by its own constraints only`()
    throws
  {
    let inner = Box("inner", width: 4, height: 1)
    box.holding(inner)
    box.mas.makeConstraints { $0.edges.equalTo(root) }
    inner.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: LayoutItem] = ["inner": inner]
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(withVisualFormat: "H:|-2-[inner]-2-|", views: views)
        + LayoutConstraint.constraints(withVisualFormat: "V:|-2-[inner]-2-|", views: views))
    root.layOut(40, 10)
    #expect(root.diagnose().isEmpty)
    box.mas.remakeConstraints { $0.edges.equalTo(root).inset(1) }
    #expect(root.reports.isEmpty)
  }

  @Test func `anchors count as well as the DSL`() {
    box.translatesAutoresizingMaskIntoConstraints = false
    box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: 3).isActive = true
    place(box)
    root.layOut(40, 10)
    #expect(root.diagnose().map(\.name) == ["edge-outside"])
  }

  @Test func `what is beside, in the middle or a length is not outside`() {
    #expect(names { $0.right.equalTo(other).offset(3) } == [])
    #expect(names { $0.left.equalTo(other.mas.right).offset(3) } == [])
    #expect(names { $0.left.equalTo(root.mas.right).offset(3) } == [])
    #expect(names { $0.center.equalTo(root).centerOffset(Point(x: 3, y: 3)) } == [])
    #expect(names { $0.width.equalTo(root).offset(3) } == [])
    #expect(names { $0.right.equalTo(root).multipliedBy(0.5).offset(3) } == [])
  }

  // MARK: - Two kinds

  @Test func `left with trailing`() {
    let line = #line
    box.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.top.equalTo(root)
      make.trailing.equalTo(root)
    }
    #expect(
      root.diagnose() == [
        LayoutDiagnostic(
          name: "edges-mixed",
          sentence: """
            Box:box is positioned by its trailing and by its left (EdgeTests.swift:\(line + 2)): in a \
            right-to-left layout only one of the two changes sides.
            """,
          source: SourceLocation(file: #fileID, line: line + 4),
          cure: "Use leading and trailing, or left and right, for one view.")
      ])
  }

  @Test func `each pair alone is none, nor are two views`() {
    #expect(names { $0.left.right.equalTo(root) } == [])
    #expect(names { $0.leading.trailing.equalTo(root) } == [])
    #expect(names { $0.leading.centerX.equalTo(root) } == [])
    box.mas.remakeConstraints { $0.left.equalTo(root) }
    other.mas.remakeConstraints { $0.leading.equalTo(root) }
    place(box, other)
    root.layOut(40, 10)
    #expect(root.diagnose().isEmpty)
  }

  @Test func `guides are looked at, and only what was asked for`() {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    box.addLayoutGuide(guide)
    guide.mas.makeConstraints { make in
      make.left.equalTo(box)
      make.trailing.equalTo(box).offset(1)
    }
    root.layOut(40, 10)
    #expect(root.diagnose().map(\.name) == ["edge-outside", "edges-mixed"])
    #expect(box.diagnose().count == 2)
    #expect(other.diagnose().isEmpty)
  }
}
