import AutoLayout
import Masonry
import Testing

/// How constraints are shown, in UIKit's form and in Masonry's.
@MainActor struct ConstraintDescriptionTests {
  let view = View()
  let button = Button()
  let label = Label()

  init() {
    view.insertChild(button, at: 0)
    view.insertChild(label, at: 1)
  }

  // MARK: - Numbers

  @Test func `objects are numbered when they are first mentioned, and keep their number`() throws {
    let width = try constraint(label, .width, plus: 100)
    let same = try constraint(label, .width, .equal, button, .width)
    #expect(same.debugDescription.hasPrefix("<LayoutConstraint:0x1 Label:0x2.width == Button:0x3."))
    #expect(width.debugDescription.hasPrefix("<LayoutConstraint:0x4 Label:0x2.width == 100"))
    #expect(same.debugDescription.hasPrefix("<LayoutConstraint:0x1 Label:0x2.width == Button:0x3."))
  }

  @Test func `numbers are hexadecimal`() throws {
    for _ in 0..<9 { _ = try constraint(label, .width).debugDescription }
    let tenth = try constraint(label, .width)
    #expect(tenth.debugDescription.hasPrefix("<LayoutConstraint:0xb Label:0x2.width"))
  }

  @Test func `the number of what is gone is not given again`() throws {
    for count in 0..<500 {
      let made = try constraint(label, .width)
      let number = count == 0 ? 1 : count + 2
      #expect(
        made.debugDescription.hasPrefix(
          "<LayoutConstraint:0x\(String(number, radix: 16)) Label:0x2."))
    }
  }

  @Test func `each tree counts for itself`() throws {
    let other = Label()
    #expect(try constraint(label, .width).debugDescription.contains("0x1 Label:0x2"))
    #expect(try constraint(other, .width).debugDescription.contains("0x1 Label:0x2"))
  }

  @Test func `a view that is gone`() throws {
    var gone: Label? = Label()
    let width = try constraint(try #require(gone), .width, plus: 3)
    let same = try constraint(label, .width, .equal, gone, .width)
    gone = nil
    #expect(width.debugDescription == "<LayoutConstraint:0x1 (gone).width == 3   (inactive)>")
    #expect(
      same.debugDescription == "<LayoutConstraint:0x1 Label:0x2.width == (gone).width   (inactive)>"
    )
  }

  // MARK: - UIKit's form

  @Test func `equations`() throws {
    label.identifier = "title"
    let made = [
      try constraint(label, .width, plus: 100), try constraint(label, .height, .lessThanOrEqual),
      try constraint(label, .width, .equal, button, .width, times: 0.5, plus: -3.25),
      try constraint(button, .width, .equal, button, .height, times: 16.0 / 9, plus: 2),
      try constraint(label, .centerX, .greaterThanOrEqual, button, .trailing, times: 2.0 / 3),
      try constraint(label, .lastBaseline, .equal, button, .firstBaseline, plus: 1, at: 250),
      try constraint(label, .top, .equal, view, .topMargin, at: 749.5),
    ].map(\.debugDescription)
    #expect(
      made == [
        "<LayoutConstraint:0x1 Label:title.width == 100   (inactive)>",
        "<LayoutConstraint:0x2 Label:title.height <= 0   (inactive)>",
        "<LayoutConstraint:0x3 Label:title.width == 0.5*Button:0x4.width - 3.25   (inactive)>",
        "<LayoutConstraint:0x5 Button:0x4.width == 1.77778*Button:0x4.height + 2   (inactive)>",
        "<LayoutConstraint:0x6 Label:title.centerX >= 0.666667*Button:0x4.trailing   (inactive)>",
        """
        <LayoutConstraint:0x7 Label:title.lastBaseline == Button:0x4.firstBaseline + 1 \
        priority:250   (inactive)>
        """,
        """
        <LayoutConstraint:0x8 Label:title.top == View:0x9.topMargin priority:749.5   (inactive)>
        """,
      ])
  }

  @Test func `distances as formats, with who is meant by the superview`() throws {
    let made = [
      try constraint(label, .leading, .equal, view, .leading, plus: 20),
      try constraint(view, .bottom, .greaterThanOrEqual, label, .bottom, plus: 8, at: 999),
      try constraint(button, .left, .equal, label, .right, plus: 8),
    ]
    made[0].identifier = "indent"
    made[0].isActive = true
    #expect(
      made.map(\.debugDescription) == [
        """
        <LayoutConstraint:0x1 'indent' H:|-(20)-[Label:0x2]   (active, names: '|':View:0x3 )>
        """,
        """
        <LayoutConstraint:0x4 V:[Label:0x2]-(>=8@999)-| priority:999   \
        (inactive, names: '|':View:0x3 )>
        """,
        "<LayoutConstraint:0x5 H:[Label:0x2]-(8)-[Button:0x6](LTR)   (inactive)>",
      ])
  }

  @Test func `the guides that all views have are called by number and name`() throws {
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    let made = [
      try constraint(label, .centerX, .equal, view.layoutMarginsGuide, .centerX),
      try constraint(guide, .centerX, .equal, button.layoutMarginsGuide, .centerX),
    ].map(\.debugDescription)
    #expect(
      made == [
        """
        <LayoutConstraint:0x1 Label:0x2.centerX == LayoutGuide:0x3'layoutMarginsGuide'.centerX   \
        (inactive)>
        """,
        """
        <LayoutConstraint:0x4 LayoutGuide:0x5.centerX == \
        LayoutGuide:0x6'layoutMarginsGuide'.centerX   (inactive)>
        """,
      ])
  }

  // MARK: - Masonry's form

  @Test func `constraints made with Masonry's sentences`() {
    let first = View()
    let second = View()
    (first.identifier, second.identifier) = ("newView1", "newView2")
    view.insertChild(first, at: 2)
    view.insertChild(second, at: 3)
    let made = first.mas.makeConstraints { make in
      make.width.greaterThanOrEqualTo(300).priority(.defaultLow)
      make.left.greaterThanOrEqualTo(second)
      make.bottom.equalTo(second.mas.top).multipliedBy(2).offset(300)
      make.right.lessThanOrEqualTo(second.mas.left).offset(-8.5).priority(.defaultMedium)
      make.height.equalTo(second).dividedBy(3).priority(.defaultHigh)
      make.centerX.equalTo(second).priority(.fittingSizeLevel)
      make.centerY.equalTo(second).priority(251)
    }
    made[2].identifier = "helloConstraint"
    #expect(
      made.map(\.debugDescription) == [
        "<LayoutConstraint:0x1 View:newView1.width >= 300 ^low>",
        "<LayoutConstraint:0x2 View:newView1.left >= View:newView2.left>",
        "<LayoutConstraint:helloConstraint View:newView1.bottom == View:newView2.top * 2 + 300>",
        "<LayoutConstraint:0x3 View:newView1.right <= View:newView2.left - 8.5 ^medium>",
        "<LayoutConstraint:0x4 View:newView1.height == View:newView2.height * 0.333333 ^high>",
        "<LayoutConstraint:0x5 View:newView1.centerX == View:newView2.centerX ^fitting size>",
        "<LayoutConstraint:0x6 View:newView1.centerY == View:newView2.centerY ^251>",
      ])
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-12.5, "-12.5"), (100000, "100000"),
      (1_234_567, "1.23457e+06"),
      (999_999.5, "1e+06"), (99_999.96, "100000"), (123.4564, "123.456"), (1.0 / 3, "0.333333"),
      (2.0 / 3, "0.666667"), (0.0001, "0.0001"), (0.00001234, "1.234e-05"), (1e300, "1e+300"),
      (-2.5e-300, "-2.5e-300"), (0.099999999, "0.1"), (1e6, "1e+06"), (20.0625, "20.0625"),
    ] as [(Double, String)])
  func `numbers have six digits, as C's %g writes them`(value: Double, text: String) throws {
    let made = try constraint(label, .width, plus: value)
    #expect(
      made.debugDescription == "<LayoutConstraint:0x1 Label:0x2.width == \(text)   (inactive)>")
  }

  // MARK: - Views

  @Test func `a view's own description has its frame and its mask`() {
    view.frame = Rect(x: 0, y: 0, width: 414, height: 736)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = Rect(x: 1.5, y: -2, width: 3, height: 1)
    button.identifier = "save"
    button.autoresizingMask = [
      .flexibleBottomMargin, .flexibleTopMargin, .flexibleRightMargin, .flexibleLeftMargin,
    ]
    #expect(view.debugDescription == "<View: 0x1; frame = (0 0; 414 736); autoresize = W+H>")
    #expect(label.debugDescription == "<Label: 0x2; frame = (1.5 -2; 3 1)>")
    #expect(
      button.debugDescription == "<Button: save; frame = (0 0; 0 0); autoresize = LM+RM+TM+BM>")
  }

  @Test func `a guide's own description has its owner`() {
    let guide = LayoutGuide()
    #expect(
      guide.debugDescription
        == "<LayoutGuide: 0x1 - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
    guide.identifier = "spacer"
    view.addLayoutGuide(guide)
    #expect(
      guide.debugDescription == """
        <LayoutGuide: 0x1 - "spacer", layoutFrame = {{0, 0}, {0, 0}}, \
        owningView = <View: 0x2; frame = (0 0; 0 0)>>
        """)
  }
}
