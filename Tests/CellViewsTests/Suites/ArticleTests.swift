import AutoLayout
import CellViews
import Masonry
import Testing

/// What the articles show, in points: labels are 1 high and as wide as their texts.
@MainActor struct ArticleTests {
  let root = View()

  init() {
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: 60, height: 100)
  }

  func add(_ views: View...) { for view in views { root.addSubview(view) } }

  // MARK: - An address row: a label of 6 and a field, with 10 at the edges and between

  private func addressRow(_ text: String) -> (label: Label, field: Sized) {
    let label = Label("Street")
    let field = Sized("field", Double(text.count), 1)
    add(label, field)
    label.mas.makeConstraints { make in
      make.centerY.equalTo(root)
      make.left.equalTo(root).offset(10)
    }
    field.mas.makeConstraints { make in
      make.height.equalTo(label)
      make.centerY.equalTo(label)
      make.right.equalTo(root).offset(-10)
      make.left.equalTo(label.mas.right).offset(10)
    }
    return (label, field)
  }

  private let long = String(repeating: "x", count: 54)

  @Test func `a short text leaves the label its width`() {
    let (label, field) = addressRow("A short address")
    root.layoutIfNeeded()
    #expect(label.span(.horizontal) == [10, 6])
    #expect(field.span(.horizontal) == [26, 24])
  }

  /// Both resist at 750: the earlier view gives way, and that is ambiguous.
  @Test func `a long text squeezes the label away`() {
    let (label, field) = addressRow(long)
    root.layoutIfNeeded()
    #expect(label.span(.horizontal) == [10, 0])
    #expect(field.span(.horizontal) == [20, 30])
    #expect(label.hasAmbiguousLayout && field.hasAmbiguousLayout)
  }

  @Test func `a label that resists more keeps its width`() {
    let (label, field) = addressRow(long)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.span(.horizontal) == [10, 6])
    #expect(field.span(.horizontal) == [26, 24])
    #expect(!label.hasAmbiguousLayout && !field.hasAmbiguousLayout)
  }

  // MARK: - A label as large as a button, made larger in vain

  @Test func `an update that finds nothing to update contradicts, axis by axis`() throws {
    let button = View()
    let label = Label("a label")
    add(button, label)
    root.frame.size.width = 400
    button.mas.makeConstraints { make in
      make.top.equalTo(root).offset(20)
      make.centerX.equalTo(root)
      make.size.equalTo(Size(width: 100, height: 33))
    }
    label.mas.makeConstraints { make in
      make.top.equalTo(root).offset(30)
      make.centerX.equalTo(root)
      make.size.equalTo(button)
    }
    root.layoutIfNeeded()
    #expect(root.reports.isEmpty)
    let added = label.mas.updateConstraints { $0.size.equalTo(Size(width: 200, height: 100)) }
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 150, y: 30, width: 100, height: 33))
    #expect(added.map(\.isBroken) == [true, true])
    let conflicts = root.reports.compactMap { report in
      if case .conflict(let conflict) = report { conflict } else { nil }
    }
    #expect(conflicts.map(\.members.count) == [3, 3])
    #expect(conflicts.allSatisfy { $0.members.last == $0.broken })
  }

  // MARK: - Views that share an ancestor

  @Test func `a view as large as its sibling`() throws {
    let outer = View()
    let first = View()
    let second = View()
    add(outer)
    outer.addSubview(first)
    outer.addSubview(second)
    first.mas.makeConstraints { $0.size.equalTo(Size(width: 10, height: 10)) }
    let made = second.mas.makeConstraints { $0.size.equalTo(first) }
    root.layoutIfNeeded()
    #expect(second.frame.size == Size(width: 10, height: 10))
    #expect(outer.constraints.count == 2 && outer.constraints[0] === made[0])
  }

  @Test func `a view without a superview has nothing in common with another one`() {
    let made = View().mas.makeConstraints { $0.center.equalTo(root) }
    #expect(made.allSatisfy { !$0.isActive && $0.error != nil })
  }

  // MARK: - A layout that is switched without taking back what was

  @Test func `an address right of a name and below it is possible for no name`() {
    let name = Label("name")
    let address = Label("address")
    add(name, address)
    name.mas.makeConstraints { $0.left.top.equalTo(root) }
    let beside = address.mas.makeConstraints { make in
      make.top.equalTo(name)
      make.left.equalTo(name.mas.right).offset(10)
    }
    root.layoutIfNeeded()
    #expect(address.frame.origin == Point(x: 14, y: 0))
    let below = address.mas.makeConstraints { make in
      make.left.equalTo(name)
      make.top.equalTo(name.mas.bottom).offset(10)
    }
    root.layoutIfNeeded()
    // It could only be if the name were 10 less than nothing wide, or high.
    #expect(below.map(\.isBroken) == [true, true])
    #expect(address.frame.origin == Point(x: 14, y: 0))
    for case .conflict(let conflict) in root.reports {
      #expect(conflict.members.count == 3)
      #expect(conflict.members.contains { $0.description.contains("Not-Negative") })
    }
    #expect(root.reports.count == 2)
    LayoutConstraint.deactivate(beside)
    root.layoutIfNeeded()
    #expect(address.frame.origin == Point(x: 0, y: 11))
    #expect(below.map(\.isBroken) == [false, false])
  }

  // MARK: - Natural sizes

  @Test func `a view without content has no natural size`() {
    #expect(View().intrinsicContentSize == Size(width: -1, height: -1))
    #expect(View.noIntrinsicMetric == -1)
  }

  private final class Roomy: Label {
    override var intrinsicContentSize: Size {
      var size = super.intrinsicContentSize
      size.width += 20
      size.height += 20
      return size
    }
  }

  @Test func `a label with a place has its text's size, or what it says`() {
    let label = Label("four")
    let custom = Roomy("four")
    let beside = Label("beside")
    add(label, custom, beside)
    for view in [label, custom] { view.mas.makeConstraints { $0.left.top.equalTo(root).offset(3) } }
    beside.mas.makeConstraints { $0.left.equalTo(root) }
    beside.lastBaselineAnchor.constraint(equalTo: custom.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 3, y: 3, width: 4, height: 1))
    #expect(custom.frame == Rect(x: 3, y: 3, width: 24, height: 21))
    // Its only line is the eleventh.
    #expect(beside.frame.minY == 13)
    custom.text = "four and more"
    root.layoutIfNeeded()
    #expect(custom.frame.width == 33)
  }

  @Test func `measured at the preferred width, shown at the constrained one`() {
    let label = Label("aa bb cc dd")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 5
    add(label)
    label.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(11)
    }
    root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 11, height: 2))
  }

  @Test(arguments: [
    (Size(width: 0, height: 0), Size(width: 11, height: 1)),
    (Size(width: 5, height: 0), Size(width: 5, height: 2)),
    (Size(width: 2, height: 0), Size(width: 2, height: 4)),
    (Size(width: 2, height: 3), Size(width: 2, height: 3)),
  ])
  func `a length of 0 is no bound`(within: Size, size: Size) {
    let label = Label("aa bb cc dd")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(within) == size)
    #expect(label.frame == .zero)
  }

  // MARK: - Fitting

  /// Two labels down a diagonal, with 91 left of each and 60, 36 and 58 above, between and below.
  @Test func `a view is as large as what is in it, or as its own content`() {
    for own in [Size(width: 0, height: 0), Size(width: 500, height: 400)] {
      let view = Sized("view", own.width, own.height)
      let first = Label("first")
      let second = Label("the second")
      for label in [first, second] { view.addSubview(label) }
      first.mas.makeConstraints { make in
        make.left.equalTo(view).offset(91)
        make.top.equalTo(view).offset(60)
      }
      second.mas.makeConstraints { make in
        make.left.equalTo(first.mas.right).offset(91)
        make.right.equalTo(view)
        make.top.equalTo(first.mas.bottom).offset(36)
        make.bottom.equalTo(view).offset(-58)
      }
      let size = view.systemLayoutSizeFitting(.layoutFittingCompressed)
      #expect(size.width == max(91 + 5 + 91 + 10, own.width))
      #expect(size.height == max(60 + 1 + 36 + 1 + 58, own.height))
      #expect(view.frame == .zero)
    }
  }

  /// No constraint says that: each label's lower edge is above the cell's.
  @Test(arguments: [[3.0, 7, 5], [7, 5, 3], [5, 3, 7], [4, 4, 4], [0, 0, 1]])
  func `a cell is as high as its highest label, and its margins`(heights: [Double]) {
    let cell = View()
    cell.layoutMargins = EdgeInsets(8)
    for height in heights {
      let label = Sized("label", 80, height)
      cell.addSubview(label)
      label.mas.makeConstraints { make in
        make.width.equalTo(80)
        make.top.equalTo(cell.mas.topMargin)
        make.left.equalTo(cell.mas.leftMargin)
        make.bottom.lessThanOrEqualTo(cell.mas.bottomMargin)
      }
    }
    let size = cell.systemLayoutSizeFitting(
      Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 300, height: (heights.max() ?? 0) + 16))
  }
}
