import AutoLayout
import Masonry
import Testing

/// Which constraints hold a view, and how the system's own are shown.
@MainActor struct AffectingConstraintsTests {
  let page = View()
  let button = Button()
  let label = Label()

  init() {
    page.identifier = "page"
    page.frame = Rect(x: 0, y: 0, width: 80, height: 24)
    page.insertChild(button, at: 0)
    page.insertChild(label, at: 1)
  }

  private func descriptions(_ item: LayoutItem, _ axis: LayoutAxis) -> [String] {
    item.constraintsAffectingLayout(for: axis).map(\.description)
  }

  @Test func `a position by a constraint, a length by the content`() {
    label.natural = Size(width: 12, height: 1)
    let made = label.mas.makeConstraints { make in
      make.left.equalTo(page).offset(2)
      make.top.equalTo(page)
      make.left.greaterThanOrEqualTo(page)
    }
    page.layoutIfNeeded()
    let held = label.constraintsAffectingLayout(for: .horizontal)
    #expect(
      held.map(\.description) == [
        """
        <ContentSizeLayoutConstraint:0x1 Label:0x2.width >= 12 CompressionResistance:750   (active)>
        """,
        "<LayoutConstraint:0x3 Label:0x2.left == View:page.left + 2>",
      ])
    #expect(
      held.map(\.sentence) == [
        """
        The label should be at least 12 wide, its intrinsic width (compression resistance, priority \
        750).
        """,
        "The left edge of the label is to be 2 to the right of that of 'page'.",
      ])
    #expect(held[0].constraint == nil && held[1].constraint === made[0])
    #expect(
      descriptions(label, .vertical) == [
        """
        <ContentSizeLayoutConstraint:0x4 Label:0x2.height >= 1 CompressionResistance:750   (active)>
        """,
        "<LayoutConstraint:0x5 Label:0x2.top == View:page.top>",
      ])
  }

  @Test func `a size from outside, as it is now`() {
    label.mas.makeConstraints { $0.left.right.equalTo(page) }
    page.layoutIfNeeded()
    #expect(
      descriptions(label, .horizontal) == [
        "<LayoutConstraint:0x1 'View-Encapsulated-Layout-Width' View:page.width == 80   (active)>",
        "<LayoutConstraint:0x2 Label:0x3.left == View:page.left>",
        "<LayoutConstraint:0x4 Label:0x3.right == View:page.right>",
      ])
    page.frame.size.width = 60
    page.layoutIfNeeded()
    #expect(
      descriptions(label, .horizontal)[0]
        == "<LayoutConstraint:0x1 'View-Encapsulated-Layout-Width' View:page.width == 60   (active)>"
    )
    let held = page.constraintsAffectingLayout(for: .vertical)
    #expect(
      held.map(\.description) == [
        "<LayoutConstraint:0x5 'View-Encapsulated-Layout-Height' View:page.height == 24   (active)>"
      ])
    #expect(held.map(\.sentence) == ["'page' is 24 high: its size is given from outside."])
  }

  @Test func `frames that are set by hand`() {
    button.frame = Rect(x: 2, y: 4, width: 5, height: 1)
    label.mas.makeConstraints { $0.left.equalTo(button.mas.right) }
    page.layoutIfNeeded()
    let held = label.constraintsAffectingLayout(for: .horizontal)
    #expect(
      held.map(\.description) == [
        "<AutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Button:0x2.width == 5   (active)>",
        """
        <AutoresizingMaskLayoutConstraint:0x3 h=--& v=--& Button:0x2.minX == 2   \
        (active, names: '|':View:page )>
        """,
        // It has no content: 0 is the least.
        "<LayoutConstraint:0x4 'View-Size-Not-Negative' Label:0x5.width >= 0   (active)>",
        "<LayoutConstraint:0x6 Label:0x5.left == Button:0x2.right>",
      ])
    #expect(
      held.prefix(2).map(\.sentence) == [
        "The button is 5 wide: its frame is explicit.",
        "The left edge of the button is at 2 in 'page': its frame is explicit.",
      ])
    button.frame.origin.x = 3
    page.layoutIfNeeded()
    #expect(
      button.constraintsAffectingLayout(for: .horizontal).map(\.sentence) == [
        "The button is 5 wide: its frame is explicit.",
        "The left edge of the button is at 3 in 'page': its frame is explicit.",
      ])
    #expect(
      descriptions(button, .vertical) == [
        "<AutoresizingMaskLayoutConstraint:0x7 h=--& v=--& Button:0x2.height == 1   (active)>",
        """
        <AutoresizingMaskLayoutConstraint:0x8 h=--& v=--& Button:0x2.minY == 4   \
        (active, names: '|':View:page )>
        """,
      ])
  }

  @Test func `frames that follow the superview`() {
    button.frame = Rect(x: 20, y: 0, width: 60, height: 12)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]
    label.mas.makeConstraints { $0.right.bottom.equalTo(button) }
    page.layoutIfNeeded()
    let held = button.constraintsAffectingLayout(for: .horizontal)
    #expect(
      held.map(\.description) == [
        "<LayoutConstraint:0x1 'View-Encapsulated-Layout-Width' View:page.width == 80   (active)>",
        """
        <AutoresizingMaskLayoutConstraint:0x2 h=&&- v=--& Button:0x3.width == 0.75*View:page.width   \
        (active)>
        """,
        """
        <AutoresizingMaskLayoutConstraint:0x4 h=&&- v=--& Button:0x3.minX == 0.25*View:page.width   \
        (active)>
        """,
      ])
    #expect(
      held.dropFirst().map(\.sentence) == [
        """
        The button is three quarters as wide as 'page': its explicit frame follows its \
        superview.
        """,
        """
        The left edge of the button is at 0.25 times the width of 'page': its explicit frame \
        follows its superview.
        """,
      ])
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.layoutIfNeeded()
    #expect(
      descriptions(button, .vertical) == [
        "<LayoutConstraint:0x5 'View-Encapsulated-Layout-Height' View:page.height == 24   (active)>",
        """
        <AutoresizingMaskLayoutConstraint:0x6 h=-&- v=-&- Button:0x3.height == View:page.height - 12   \
        (active)>
        """,
        """
        <AutoresizingMaskLayoutConstraint:0x7 h=-&- v=-&- Button:0x3.minY == 0   \
        (active, names: '|':View:page )>
        """,
      ])
  }

  @Test func `content hugging, where it decides`() {
    label.natural = Size(width: 12, height: 1)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.mas.makeConstraints { $0.width.equalTo(20) }
    page.layoutIfNeeded()
    #expect(
      page.conflicts.map { $0.members.map(\.description) } == [
        [
          "<LayoutConstraint:0x1 Label:0x2.width == 20>",
          "<ContentSizeLayoutConstraint:0x3 Label:0x2.width <= 12 Hug:1000   (active)>",
        ]
      ])
    #expect(
      page.conflicts[0].broken.sentence
        == "The label is to be at most 12 wide, its intrinsic width (content hugging, required).")
  }

  @Test func `that a size is not negative`() {
    label.mas.makeConstraints { make in
      make.left.equalTo(button.mas.right).offset(10)
      make.left.equalTo(button)
    }
    button.mas.makeConstraints { $0.left.equalTo(page) }
    page.layoutIfNeeded()
    #expect(page.conflicts[0].members[0].sentence == "The button cannot be less than 0 wide.")
  }

  @Test func `what is scrolled begins at the origin`() {
    final class Scroll: LayoutNode {}
    let scroll = Scroll()
    scroll.scrollsContent = true
    scroll.identifier = "scroll"
    scroll.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    page.insertChild(scroll, at: 2)
    scroll.insertChild(label, at: 0)
    label.mas.makeConstraints { make in
      make.left.equalTo(scroll).offset(3)
      make.width.equalTo(4)
    }
    page.layoutIfNeeded()
    let held = label.constraintsAffectingLayout(for: .horizontal)
    #expect(
      held.map(\.description) == [
        """
        <LayoutConstraint:0x1 'View-Layout-Guide' LayoutGuide:0x2'contentLayoutGuide'.minX == 0   \
        (active)>
        """,
        "<LayoutConstraint:0x3 Label:0x4.left == Scroll:scroll.left + 3>",
        "<LayoutConstraint:0x5 Label:0x4.width == 4>",
      ])
    #expect(
      held[0].sentence
        == "The left edge of the content of 'scroll' is at 0 in 'scroll': the scrolled content begins there."
    )
  }

  @Test func `guides, and guides that are read off their view`() throws {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    page.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 7)
    let left = guide.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 1)
    LayoutConstraint.activate([width, left])
    page.layoutIfNeeded()
    #expect(
      descriptions(guide, .horizontal) == [
        "<LayoutConstraint:0x1 LayoutGuide:gap.width == 7   (active)>",
        "<LayoutConstraint:0x2 H:|-(1)-[LayoutGuide:gap](LTR)   (active, names: '|':View:page )>",
      ])
    #expect(
      page.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal).map(\.sentence)
        == ["'page' is 80 wide: its size is given from outside."])
  }

  @Test func `none where nothing holds, and while changes wait`() {
    label.translatesAutoresizingMaskIntoConstraints = false
    page.layoutIfNeeded()
    // Of the two, the place is where the rule for what is free puts it.
    #expect(
      descriptions(label, .horizontal) == [
        "<LayoutConstraint:0x1 'View-Size-Not-Negative' Label:0x2.width >= 0   (active)>"
      ])
    // It takes no part.
    #expect(descriptions(button, .horizontal) == [])
    label.mas.makeConstraints { $0.width.equalTo(4) }
    #expect(descriptions(label, .horizontal) == [])
    page.layoutIfNeeded()
    #expect(
      descriptions(label, .horizontal) == ["<LayoutConstraint:0x3 Label:0x2.width == 4>"])
    #expect(Label().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `all required ones that fix the same are told`() {
    label.mas.makeConstraints { make in
      make.width.equalTo(4)
      make.width.lessThanOrEqualTo(9)
      make.width.equalTo(4)
    }
    page.layoutIfNeeded()
    #expect(
      descriptions(label, .horizontal) == [
        "<LayoutConstraint:0x1 Label:0x2.width == 4>",
        "<LayoutConstraint:0x3 Label:0x2.width == 4>",
      ])
  }
}
