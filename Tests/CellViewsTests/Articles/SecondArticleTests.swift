import AutoLayout
import CellViews
import Masonry
import Testing

/// The second article, sections 1 and 2: natural sizes against other constraints, and what an update
/// can change. In points: a label is 1 high, and as wide as its text.
@MainActor struct SecondArticleTests {
  let root = View(points: 60, 100)

  func add(_ views: View...) { for view in views { root.addSubview(view) } }

  // MARK: - An address row: a label of 6 and a field, with 10 at the edges and between

  private static let short = "12 Quarry Lane"
  private static let long = String(repeating: "x", count: 54)

  /// The row's own frame is set by hand, below 200 of something else.
  private func addressRow(
    _ text: String, in view: View, y: Double, height: Double
  ) -> (label: Label, field: TextField) {
    let row = View()
    row.frame = Rect(x: 0, y: y, width: view.frame.width, height: height)
    view.addSubview(row)
    let address = Label("Street")
    row.addSubview(address)
    address.mas.makeConstraints { make in
      make.centerY.equalTo(row)
      make.left.equalTo(row).offset(10)
    }
    let field = TextField()
    row.addSubview(field)
    field.text = text
    field.mas.makeConstraints { make in
      make.height.equalTo(address)
      make.centerY.equalTo(address)
      make.right.equalTo(row.mas.right).offset(-10)
      make.left.equalTo(address.mas.right).offset(10)
    }
    return (address, field)
  }

  private func addressRow(_ text: String) -> (label: Label, field: TextField) {
    addressRow(text, in: root, y: 200, height: 100)
  }

  @Test func `a short text leaves the label its width`() {
    let (label, field) = addressRow(Self.short)
    root.layoutIfNeeded()
    #expect(label.span(.horizontal) == [10, 6])
    #expect(field.span(.horizontal) == [26, 24])
    // Both 1 high, in the middle of 100.
    #expect(label.span(.vertical) == [49.5, 1])
    #expect(field.span(.vertical) == [49.5, 1])
    #expect(label.superview?.frame == Rect(x: 0, y: 200, width: 60, height: 100))
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  /// Both resist at 750: the earlier view gives way, and that is ambiguous.
  @Test func `a long text squeezes the label away`() {
    let (label, field) = addressRow(Self.long)
    root.layoutIfNeeded()
    #expect(label.span(.horizontal) == [10, 0])
    #expect(field.span(.horizontal) == [20, 30])
    #expect(label.hasAmbiguousLayout && field.hasAmbiguousLayout)
    #expect(root.diagnose().map(\.name) == ["size-tie"])
  }

  @Test func `a label that resists more keeps its width`() {
    let (label, field) = addressRow(Self.long)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.span(.horizontal) == [10, 6])
    #expect(field.span(.horizontal) == [26, 24])
    #expect(!label.hasAmbiguousLayout && !field.hasAmbiguousLayout)
    #expect(root.diagnose().isEmpty)
  }

  @Test func `the row on the screen`() {
    func screen(_ text: String, _ priority: LayoutPriority) -> String {
      let window = Window(60, 5)
      let (label, _) = addressRow(text, in: window, y: 1, height: 3)
      label.setContentCompressionResistancePriority(priority, for: .horizontal)
      return window.screen[2]
    }
    let (ten, street) = (String(repeating: " ", count: 10), "Street")
    #expect(screen(Self.short, .defaultHigh) == ten + street + ten + Self.short)
    // Not a letter of the label is left. The text is cut off within its room.
    #expect(
      screen(Self.long, .defaultHigh) == ten + ten + String(repeating: "x", count: 29) + "…")
    #expect(
      screen(Self.long, .required)
        == ten + street + ten + String(repeating: "x", count: 23) + "…")
  }

  @Test(arguments: LayoutAxis.allCases)
  func `how strongly a natural size is kept, for each axis`(axis: LayoutAxis) {
    let view = View()
    #expect(view.contentHuggingPriority(for: axis) == 250)
    #expect(view.contentCompressionResistancePriority(for: axis) == 750)
    view.setContentHuggingPriority(.required, for: axis)
    view.setContentCompressionResistancePriority(.defaultLow, for: axis)
    #expect(view.contentHuggingPriority(for: axis) == 1000)
    #expect(view.contentCompressionResistancePriority(for: axis) == 250)
    let other = axis == .horizontal ? LayoutAxis.vertical : .horizontal
    #expect(view.contentHuggingPriority(for: other) == 250)
    #expect(view.contentCompressionResistancePriority(for: other) == 750)
  }

  /// A label of 6 that hugs at 251 and resists at 750. The article has it that a width said takes the place of both.
  @Test(
    arguments: [
      (3, 749, 6), (3, 751, 3), (3, 1000, 3), (30, 250, 6), (30, 252, 30), (30, 1000, 30),
    ]
      as [(Double, LayoutPriority, Double)])
  func `a natural width stays in force beside a width that is said`(
    said: Double, priority: LayoutPriority, width: Double
  ) {
    let label = Label("Street")
    add(label)
    label.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(said).priority(priority)
    }
    root.layoutIfNeeded()
    #expect(label.frame.width == width)
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  // MARK: - What of a constraint can be changed

  @Test func `a constraint has its formula, and only some of it can be set`() throws {
    let (view, other) = (View(), View())
    add(view, other)
    let constraint = try LayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: other,
      attribute: .height, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === other)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    let fixed: [AnyKeyPath] = [
      \LayoutConstraint.firstItem, \LayoutConstraint.firstAttribute, \LayoutConstraint.relation,
      \LayoutConstraint.secondItem, \LayoutConstraint.secondAttribute,
      \LayoutConstraint.multiplier,
    ]
    #expect(!fixed.contains { "\(type(of: $0))".hasPrefix("ReferenceWritableKeyPath") })
    let live: [AnyKeyPath] = [
      \LayoutConstraint.constant, \LayoutConstraint.priority, \LayoutConstraint.isActive,
    ]
    #expect(live.allSatisfy { "\(type(of: $0))".hasPrefix("ReferenceWritableKeyPath") })
  }

  @Test func `an active constraint's constant counts at the next layout`() throws {
    let view = View()
    add(view)
    view.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.height.equalTo(3)
    }
    let width = try LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 0.5, constant: 4)
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    LayoutConstraint.activate([width])
    root.layoutIfNeeded()
    #expect(view.frame.width == 34)
    width.constant = -4
    root.layoutIfNeeded()
    #expect(view.frame.width == 26)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test func `without a common ancestor activating is an error`() throws {
    let constraint = try LayoutConstraint(
      item: View(), attribute: .width, relatedBy: .equal, toItem: root, attribute: .width)
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate(allOrNone: [constraint]) }
    #expect(!constraint.isActive)
  }

  @Test func `an update changes the constant, and no multiplier`() {
    let view = View()
    add(view)
    let made = view.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.height.equalTo(root).multipliedBy(0.5)
    }
    let updated = view.mas.updateConstraints { make in
      make.height.equalTo(root).multipliedBy(0.5).offset(-10)
    }
    root.layoutIfNeeded()
    #expect(view.frame.height == 40)
    #expect(updated[0] === made[2] && root.constraints.count == 3)
    // Another multiplier is another constraint, beside the one that was there.
    let added = view.mas.updateConstraints { $0.height.equalTo(root).multipliedBy(0.25) }
    root.layoutIfNeeded()
    #expect(root.constraints.count == 4)
    #expect(added[0].isBroken && view.frame.height == 40)
  }
}
