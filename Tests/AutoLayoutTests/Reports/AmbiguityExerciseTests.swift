import AutoLayout
import Masonry
import Testing

/// What constraints leave open, shown by moving views and by the trace.
@MainActor struct AmbiguityExerciseTests {
  let root = Box("window")
  let first = Box("first", width: 6, height: 1)
  let second = Box("second", width: 8, height: 1)

  init() { root.holding(first, second) }

  /// What is open of an item, as lines.
  private func open(_ item: LayoutItem) -> [String] {
    item.ambiguities.map { "\($0.attribute) \($0.value) of \($0.range)" }
  }

  /// A view that may stand anywhere from 3 on.
  private func layOutLoose() {
    first.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(root).offset(3)
      make.top.equalTo(root)
    }
    root.layOut(20, 5)
  }

  /// Two views in a row that is 4 columns too narrow for both.
  private func layOutTie() {
    first.mas.makeConstraints { $0.left.top.equalTo(root) }
    second.mas.makeConstraints { make in
      make.left.equalTo(first.mas.right)
      make.right.equalTo(root)
      make.top.equalTo(root)
    }
    root.layOut(10, 5)
  }

  @Test func `what is open is told with what it could be`() {
    layOutLoose()
    #expect(
      open(first) == ["left 3.0 of 3.0...inf"])
    first.mas.makeConstraints { $0.right.lessThanOrEqualTo(root) }
    root.layoutIfNeeded()
    #expect(open(first) == ["left 3.0 of 3.0...14.0"])
    #expect(root.ambiguities.isEmpty)
  }

  @Test func `a tie is open between what either could lose`() {
    layOutTie()
    #expect(open(first) == ["width 2.0 of 2.0...6.0"])
    #expect(
      open(second) == [
        "left 2.0 of 2.0...6.0",
        "width 8.0 of 4.0...8.0",
      ])
  }

  @Test func `exercising moves the view to another place that is as good, and back`() {
    layOutLoose()
    first.mas.makeConstraints { $0.right.lessThanOrEqualTo(root) }
    root.layoutIfNeeded()
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [14, 6])
    #expect(open(first) == ["left 14.0 of 3.0...14.0"])
    #expect(first.hasAmbiguousLayout)
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [3, 6])
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [14, 6])
  }

  @Test func `without an end it moves as far as it stands from the edge`() {
    layOutLoose()
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [6, 6])
  }

  @Test func `others give way`() {
    layOutTie()
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [0, 6] && second.x == [6, 4])
    // Another view starts over with its own.
    #expect(second.exerciseAmbiguityInLayout())
    #expect(first.x == [0, 6] && second.x == [6, 4])
    #expect(second.exerciseAmbiguityInLayout())
    #expect(first.x == [0, 6] && second.x == [6, 4])
    #expect(second.exerciseAmbiguityInLayout())
    #expect(first.x == [0, 2] && second.x == [2, 8])
  }

  @Test func `the next layout brings the rule's solution back`() {
    layOutLoose()
    #expect(first.exerciseAmbiguityInLayout())
    #expect(!root.needsLayoutInTree)
    root.layoutIfNeeded()
    #expect(first.frame.minX == 6)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(first.x == [3, 6])
    #expect(first.exerciseAmbiguityInLayout())
    root.layOut(21, 5)
    #expect(first.x == [3, 6])
  }

  @Test func `a change brings it back, and counts`() {
    layOutTie()
    #expect(first.exerciseAmbiguityInLayout())
    second.natural.width = 5
    root.layoutIfNeeded()
    #expect(first.x == [0, 5] && second.x == [5, 5])
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [0, 6] && second.x == [6, 4])
  }

  @Test func `frames are the same afterwards as if nothing was exercised`() {
    layOutTie()
    let frames = root.frames
    for view in [first, second] {
      view.exerciseAmbiguityInLayout()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(root.frames == frames)
    }
  }

  @Test func `what has one place stays there`() {
    layOutTie()
    let frames = root.frames
    #expect(!root.exerciseAmbiguityInLayout())
    second.setContentCompressionResistancePriority(751, for: .horizontal)
    // A change waits.
    #expect(!first.exerciseAmbiguityInLayout())
    root.layoutIfNeeded()
    #expect(!first.exerciseAmbiguityInLayout())
    #expect(root.frames == frames)
    #expect(!Box("alone").exerciseAmbiguityInLayout())
  }

  @Test func `views inside are laid out in the size that is shown`() {
    let inner = Box("inner")
    first.holding(inner)
    inner.mas.makeConstraints { $0.edges.equalTo(first) }
    layOutTie()
    #expect(inner.x == [0, 2])
    let layouts = first.layouts
    first.exerciseAmbiguityInLayout()
    #expect(inner.x == [0, 6])
    #expect(first.layouts == layouts + 1)
  }

  @Test func `inside an island, and not around it`() {
    let island = Box("island")
    island.isLayoutIsland = true
    island.frame = Rect(x: 1, y: 1, width: 20, height: 3)
    root.holding(island)
    island.holding(first)
    for (view, edges) in [(first, island), (second, root)] {
      view.mas.makeConstraints { make in
        make.left.greaterThanOrEqualTo(edges).offset(3)
        make.top.equalTo(edges)
      }
    }
    root.layOut(20, 5)
    #expect(first.exerciseAmbiguityInLayout())
    #expect(first.x == [6, 6] && second.x == [3, 8])
    // What is around it is laid out without it.
    root.setNeedsLayout()
    #expect(second.exerciseAmbiguityInLayout())
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(first.x == [6, 6] && second.x == [3, 8])
    island.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(first.x == [3, 6] && second.x == [3, 8])
  }

  @Test func `guides have places, too`() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 4),
      guide.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 2),
      guide.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layOut(20, 5)
    #expect(guide.hasAmbiguousLayout)
    #expect(open(guide) == ["left 2.0 of 2.0...16.0"])
    #expect(guide.exerciseAmbiguityInLayout())
    #expect(guide.layoutFrame == Rect(x: 16, y: 0, width: 4, height: 5))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 2, y: 0, width: 4, height: 5))
    layOutLoose()
    #expect(first.layoutMarginsGuide.hasAmbiguousLayout)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
  }

  // MARK: - The trace

  @Test func `the trace shows the tree, who takes part, and what is open`() {
    let inner = Label()
    let plain = View()
    second.holding(inner)
    let island = View()
    island.isLayoutIsland = true
    root.holding(plain, island)
    second.frame = Rect(x: 0, y: 0, width: 4, height: 1)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.heightAnchor.constraint(equalTo: first.heightAnchor).isActive = true
    inner.mas.makeConstraints { make in
      make.left.equalTo(second)
      make.right.lessThanOrEqualTo(second)
      make.top.bottom.equalTo(second)
    }
    layOutLoose()
    #expect(
      root.layoutTrace() == """
        •Box:window
        |   *LayoutGuide:0x1- AMBIGUOUS LAYOUT for LayoutGuide:0x1.minX{-∞...∞}, \
        LayoutGuide:0x1.minY{-∞...∞}, LayoutGuide:0x1.Width{0...∞}
        |   *Box:first- AMBIGUOUS LAYOUT for Box:first.minX{3...∞}
        |   +Box:second
        |   |   *Label:0x2- AMBIGUOUS LAYOUT for Label:0x2.Width{0...4}
        |   View:0x3
        |   •View:0x4

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
    #expect(second.layoutTrace().hasPrefix("+Box:second\n|   *Label:0x2- AMBIGUOUS"))
  }

  @Test func `what was never laid out has no signs`() {
    #expect(root.layoutTrace().hasPrefix("Box:window\n|   Box:first\n|   Box:second\n\nLegend:"))
  }
}
