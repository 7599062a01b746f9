import Ashlar
import Testing

/// The samples of the pages on constraints.
@MainActor struct AutoLayoutPagesTests {
  private let window = Window(size: CellSize(width: 40, height: 10))
  private let title = Label("Title")
  private let field = Label("what there is to read")

  init() {
    title.identifier = "title"
    field.identifier = "field"
  }

  @Test func `the first page`() throws {
    let box = View()
    let icon = Label("*")
    box.addSubview(icon)
    box.addSubview(title)
    box.frame = Rect(x: 0, y: 0, width: 20, height: 5)
    icon.frame = Rect(x: 15, y: 2, width: 1, height: 1)
    title.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: box.layoutMarginsGuide.trailingAnchor),
      title.firstBaselineAnchor.constraint(equalTo: icon.lastBaselineAnchor),
    ])
    box.layoutIfNeeded()
    #expect(title.frame == Rect(x: 1, y: 2, width: 5, height: 1))
  }

  @Test func `of two wishes that tie the earlier one yields`() {
    let bar = View()
    window.addSubview(bar)
    bar.mas.makeConstraints { make in make.left.top.bottom.equalTo(window) }
    let earlier = bar.widthAnchor.constraint(equalToConstant: 10)
    let later = bar.widthAnchor.constraint(equalToConstant: 20)
    for wish in [earlier, later] {
      wish.priority = .defaultHigh
      wish.isActive = true
    }
    window.layoutIfNeeded()
    print(bar.frame.width)
    print(bar.hasAmbiguousLayout)
    #expect(shown.lines == ["20.0", "true"])
    // What the page says of other orders and priorities.
    for wish in [earlier, later] { wish.isActive = false }
    for wish in [later, earlier] { wish.isActive = true }
    window.layoutIfNeeded()
    #expect(bar.frame.width == 10)
    later.priority = LayoutPriority(751)
    window.layoutIfNeeded()
    #expect(bar.frame.width == 20)
    for wish in [earlier, later] {
      wish.isActive = false
      wish.priority = .required
      wish.isActive = true
    }
    window.layoutIfNeeded()
    #expect(bar.frame.width == 10 && later.isBroken)
  }

  @Test func `of two labels that do not fit the first one is squeezed`() {
    for label in [title, field] { window.addSubview(label) }
    title.mas.makeConstraints { make in make.left.top.equalTo(window) }
    field.mas.makeConstraints { make in
      make.left.equalTo(title.mas.right)
      make.right.top.equalTo(window)
    }
    window.send(.resize(CellSize(width: 22, height: 3)))
    window.layoutIfNeeded()
    #expect(title.frame.width == 1 && field.frame.width == 21)
  }

  @Test func `a contradiction is reported and explained`() {
    let save = Label("Save")
    let cancel = Label("Cancel")
    save.identifier = "save"
    cancel.identifier = "cancel"
    window.addSubview(save)
    window.addSubview(cancel)
    save.mas.makeConstraints { make in make.width.equalTo(10) }
    cancel.mas.makeConstraints { make in make.width.equalTo(save) }
    cancel.mas.makeConstraints { make in make.width.equalTo(20) }

    window.layoutIfNeeded()
    for case .conflict(let conflict) in window.reports {
      print(conflict.headline)
      if let sum = conflict.sum { print("\(sum)    \(sum.legend)") }
      print(conflict.explanation)
      print(conflict.log)
    }
    #expect(cancel.frame.width == 10)
    #expect(shown.lines[0].hasPrefix("Left out: cancel.width == 20 (AutoLayoutPagesTests.swift:"))
    #expect(shown.lines[1] == "20 ≠ 10    cancel; save")
    #expect(shown.lines[2].hasPrefix("'save' is to be 10 wide. 'cancel' is to be"))
    #expect(shown.lines.last?.contains("\"<LayoutConstraint:0x1 Label:save.width == 10>\"") == true)
  }

  @Test func `the sum of a row, and the ways out`() throws {
    title.identifier = "name"
    field.identifier = "age"
    window.addSubview(title)
    window.addSubview(field)
    title.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.width.equalTo(20)
    }
    field.mas.makeConstraints { make in
      make.left.equalTo(title.mas.right).offset(8)
      make.top.equalTo(window)
      make.width.equalTo(30)
      make.right.lessThanOrEqualTo(window)
    }
    window.send(.resize(CellSize(width: 50, height: 3)))
    window.layoutIfNeeded()
    guard case .conflict(let conflict)? = window.currentReports.first else {
      Issue.record("\(window.reports)")
      return
    }
    #expect(
      conflict.headline.hasPrefix(
        "Left out: age.right <= window.right (AutoLayoutPagesTests.swift:"))
    let sum = try #require(conflict.sum)
    #expect("\(sum)    \(sum.legend)" == "20 + 8 + 30 = 58 > 50    name, gap, age; window")
    for alternative in window.alternatives(to: conflict) {
      print(alternative.sentence)
      for move in alternative.moves { print("\(move.item.debugName): \(move.to)") }
    }
    #expect(
      shown.lines.prefix(5) == [
        "Remove age.right <= window.right.",
        "Give age.right <= window.right a constant of 8 in place of 0.",
        "Give age.right <= window.right priority 999.",
        "Give window a width of 58 in place of 50.",
        "Window:window: (0, 0, 58, 3)",
      ])
    #expect(shown.lines.contains("Give name.width == 20 a constant of 12 in place of 20."))
  }

  @Test func `constraints are exchanged in any order in a batch`() throws {
    let box = View()
    window.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    let wide = box.widthAnchor.constraint(equalToConstant: 20)
    narrow.isActive = true
    window.layoutIfNeeded()
    window.batch {
      wide.isActive = true
      window.layoutIfNeeded()
      narrow.isActive = false
    }
    window.layoutIfNeeded()
    #expect(window.reports.isEmpty)
  }

  @Test func `an open choice is seen`() throws {
    window.addSubview(title)
    title.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(window).offset(3)
      make.right.lessThanOrEqualTo(window)
      make.top.equalTo(window)
    }
    window.layoutIfNeeded()
    print(title.hasAmbiguousLayout)
    for open in title.ambiguities {
      print("\(open.attribute) is \(open.value), could be \(open.range)")
    }
    title.exerciseAmbiguityInLayout()
    print(title.frame.minX)
    for constraint in title.constraintsAffectingLayout(for: .vertical) {
      print(constraint.sentence)
    }
    print(window.layoutTrace())
    #expect(
      shown.lines.prefix(3) == ["true", "left is 3.0, could be 3.0...35.0", "35.0"])
    #expect(shown.lines.contains("The top edge of 'title' is to be at that of 'window'."))
    #expect(
      shown.lines.last?.contains("|   *Label:title- AMBIGUOUS LAYOUT for Label:title.minX{3...35}")
        == true)
  }

  @Test func `a guide is a gap with a length of its own`() throws {
    let box = window
    for view in [title, field] {
      box.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let gap = LayoutGuide()
    box.addLayoutGuide(gap)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      gap.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      field.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(field.frame.minX == 1 + 5 + 10)
  }

  @Test func `bars take from the safe area`() throws {
    let hint = Label("q quit")
    window.addSubview(hint)
    window.addSubview(field)
    hint.mas.makeConstraints { make in make.left.right.bottom.equalTo(window) }
    field.translatesAutoresizingMaskIntoConstraints = false
    window.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    let guide = window.safeAreaLayoutGuide
    field.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(hint.frame.minY == 9 && field.frame.maxY == 9)
  }

  @Test func `a bar covers at most the view`() {
    window.addSubview(field)
    window.additionalSafeAreaInsets = EdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
    field.frame = Rect(x: 0, y: 1, width: 20, height: 2)
    print(field.safeAreaInsets.top)
    #expect(shown.lines == ["2.0"])
    field.additionalSafeAreaInsets = EdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    #expect(field.safeAreaInsets.top == 5 && window.safeAreaInsets.top == 4)
  }

  @Test func `lines are drawn as they stand`() throws {
    window.addSubview(title)
    window.addSubview(field)
    for view in [title, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    let views: [String: LayoutItem] = ["title": title, "field": field]
    var constraints = try LayoutConstraint.constraints(
      withVisualFormat: "H:|-[title]-gap-[field(>=10)]-|", options: .alignAllTop,
      metrics: ["gap": 2], views: views)
    constraints += try LayoutConstraint.constraints(withVisualFormat: "V:|-[title]", views: views)
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    #expect(field.frame.minY == 1 && field.frame.maxX == 39)
    #expect(field.frame.minX == title.frame.maxX + 2)
    for constraint in constraints {
      print(constraint.visualFormat ?? "")
    }
    #expect(
      shown.lines == [
        "H:|-[title]", "H:[title]-(2)-[field]", "H:[field(>=10)]", "H:[field]-|", "", "V:|-[title]",
      ])
  }

  @Test func `a mistake in a line is shown`() {
    let views = ["box": title]
    do {
      _ = try LayoutConstraint.constraints(withVisualFormat: "V|[box]|", views: views)
    } catch {
      print(error)
    }
    #expect(
      shown.lines == [
        """
        Unable to parse constraint format:
        Expected ':' after 'V' to specify vertical arrangement
        V|[box]|
         ^
        """
      ])
  }

  // MARK: - Output

  private final class Lines { var lines: [String] = [] }
  private let shown = Lines()
  /// What a sample prints.
  private func print(_ item: Any) { shown.lines.append("\(item)") }
}
