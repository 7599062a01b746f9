import Testing

import ConstraintNotation
@testable import ConflictLog

/// Every form in which Apple's systems and the DSLs print a constraint.
struct LineFormTests {
  @Test(arguments: [
    // Sizes, to iOS 9 and later.
    ("<NSLayoutConstraint:0x1 V:[UIView:0x2(200)]>", "UIView.height = 200"),
    ("<NSLayoutConstraint:0x1 H:[UIView:0x2(>=400)]>", "UIView.width ≥ 400"),
    ("<NSLayoutConstraint:0x1 H:[UIView:0x2(<=0)]>", "UIView.width ≤ 0"),
    ("<NSLayoutConstraint:0x1 UIView:0x2.height == 100   (active)>", "UIView.height = 100"),
    ("<NSLayoutConstraint:0x1 UIView:0x2.width == - 16   (active)>", "UIView.width = -16"),
    ("<NSLayoutConstraint:0x1 UIView:0x2.width == 2.22507e-308   (active)>", "UIView.width = 0"),
    (
      "<NSLayoutConstraint:0x1 UIView:0x2.width <= 1.79769e+308   (active)>",
      "UIView.width ≤ 10000000"
    ),
    // Distances, with the superview in the names.
    (
      "<NSLayoutConstraint:0x1 H:|-(15)-[UIButton:0x2'OK']   (Names: '|':UIView:0x3 )>",
      "UIButton'OK'.leading = UIView.leading + 15"
    ),
    (
      "<NSLayoutConstraint:0x1 V:[UIButton:0x2]-(-7)-|   (active, names: '|':App.Card:0x3 )>",
      "Card.bottom = UIButton.bottom − 7"
    ),
    (
      "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(>=0)-[App.Card:0x3]   (active)>",
      "Card.top ≥ UIView.bottom"
    ),
    (
      "<NSLayoutConstraint:0x1 H:[NSButton:0x2'Check Now'(158)]>", "NSButton'Check Now'.width = 158"
    ),
    (
      "<NSLayoutConstraint:0x1 H:[UILabel:0x2]-(NSSpace(8))-[UITextField:0x3]>",
      "UITextField.leading = UILabel.trailing + 8"
    ),
    (
      "<_UISystemBaselineConstraint:0x1 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>",
      "UILabel.top ≥ UIView.top + 8"
    ),
    (
      "<NSLayoutConstraint:0x1 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0x2'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x3 )>",
      "margins guide.leading = UIView.leading + 8"
    ),
    (
      "<NSLayoutConstraint:0x1 V:|[UIView:0x2]   (Names: '|':UIView:0x3 )>",
      "UIView(0x2).top = UIView(0x3).top"
    ),
    // Equations.
    (
      "<NSLayoutConstraint:0x1 UILabel:0x2.trailing == UIView:0x3.trailing - 5   (active)>",
      "UILabel.trailing = UIView.trailing − 5"
    ),
    (
      "<NSLayoutConstraint:0x1 UIImageView:0x2.width == 1.574*UIImageView:0x2.height   (active)>",
      "UIImageView.width = 1.574 × UIImageView.height"
    ),
    (
      "<NSLayoutConstraint:0x1 UIImageView:0x2.width == UIView:0x3.width * 0.25 + 4>",
      "UIImageView.width = 0.25 × UIView.width + 4"
    ),
    (
      "<_UISystemBaselineConstraint:0x1 UIView:0x2.bottom <= UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
      "UIView.bottom ≤ safe area.bottom + 8"
    ),
    (
      "<NSLayoutConstraint:0x1 UIView:0x2.top == UIView:0x3.topMargin>",
      "UIView(0x2).top = UIView(0x3).topMargin"
    ),
    (
      "<NSLayoutConstraint:0x1 UILayoutGuide:0x2''.centerY == App.Card:0x3.centerY   (active)>",
      "UILayoutGuide.centerY = Card.centerY"
    ),
    // Autoresizing.
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.minX == 896   (active, names: '|':UIView:0x3 )>",
      "UIView(0x2).left = UIView(0x3).leading + 896"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0x2.midY == + 70>",
      "UILabel.centerY = superview.top + 70"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIButton:0x2.midX ==>",
      "UIButton.centerX = superview.leading"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- 'UIView-Encapsulated-Layout-Top' UIView:0x2.minY == 0   (active, names: '|':UIWindow:0x3 )>",
      "UIView.top = UIWindow.top"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0x2.midX == UIView:0x3.midX + 187.5>",
      "UILabel.centerX = UIView.centerX + 187.5"
    ),
    // Dumps with priorities.
    ("<NSLayoutConstraint:0x1 H:[UILabel:0x2(<=100@900)] priority:900>", "UILabel.width ≤ 100"),
    (
      "<NSContentSizeLayoutConstraint:0x1 NSTextField:0x2.height == 18 Hug:750 CompressionResistance:750   (active)>",
      "NSTextField.height = 18"
    ),
    (
      "<_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0x2(20)]>", "_UILayoutGuide.height = 20"
    ),
    (
      "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(20)-[UILabel:0x2'Quay'](LTR)   (Names: '|':UIView:0x3 )>",
      "UILabel'Quay'.leading = UIView.leading + 20"
    ),
    // AppKit's grid view.
    (
      "<NSLayoutConstraint:0x1 NSTextField:0x2.centerY == (NSGridView:0x3.row-boundary+0.5*(NSGridView:0x3.bottom - NSGridView:0x3.row-boundary))   (active)>",
      "NSTextField.centerY = NSGridView.row-boundary + 0.5 × NSGridView.bottom − 0.5 × NSGridView.row-boundary"
    ),
    // Masonry, SnapKit and our own.
    (
      "<MASLayoutConstraint:0x1 UILabel:0x2.left == App.Card:0x3.left + 12>",
      "UILabel.left = Card.left + 12"
    ),
    (
      "<MASLayoutConstraint:BottomConstraint UILabel:title.bottom == UIView:box.bottom - 10>",
      "UILabel'title'.bottom = UIView'box'.bottom − 10"
    ),
    (
      "<SnapKit.LayoutConstraint:0x1@Card.swift#78 UIView:0x2.height == 1094.3333333333333>",
      "UIView.height = 1094.333333"
    ),
    (
      "<LayoutConstraint:0x1 Label:title.width >= Label:0x2.width * 2 + 8 ^high>",
      "Label'title'.width ≥ 2 × Label.width + 8"
    ),
    (
      "<LayoutConstraint:0x1 H:[Label:save]-(2)-[Label:cancel]   (active)>",
      "Label'cancel'.leading = Label'save'.trailing + 2"
    ),
    (
      "<AutoresizingMaskLayoutConstraint:0x1 h=&-- v=--& View:box.minX == 0.5*View:0x2.width - 20   (active)>",
      "View'box'.left = View.leading + 0.5 × View.width − 20"
    ),
  ])
  func `a line is read as the equation it states`(line: String, expected: String) {
    #expect(equation(line) == expected)
  }

  @Test func `the parts before the equation are kept`() throws {
    let constraint = try #require(
      ConstraintParser.constraint(
        "<SnapKit.LayoutConstraint:0x7f@/Users/user/project 3.6-SR1/App - Demo/Card.swift#98 UIView:0x2.top == UIView:0x3.top + 64.0>",
        line: 7))
    #expect(constraint.className == "SnapKit.LayoutConstraint")
    #expect(constraint.address == "0x7f")
    #expect(
      constraint.source
        == ConstraintNotation.SourceLocation(
          file: "/Users/user/project 3.6-SR1/App - Demo/Card.swift", line: 98))
    let masked = try #require(
      ConstraintParser.constraint(
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- 'UIView-Encapsulated-Layout-Left' UIView:0x2.minX == 0   (active)>",
        line: 1))
    #expect(masked.mask == "h=-&- v=-&-")
    #expect(masked.identifier == "UIView-Encapsulated-Layout-Left")
  }

  @Test(arguments: [
    ("V:|-(0@250)-[UILabel:0x2] priority:250   (active, names: '|':UIView:0x3 )", 250.0),
    ("UILabel:0x2.width == 80 ^750", 750), ("UILabel:0x2.width == 80 ^low", 250),
    ("UILabel:0x2.height == 18 Hug:251 CompressionResistance:750", 750),
    ("UILabel:0x2.width == 80", 1000),
  ])
  func `a priority is read wherever it stands`(body: String, priority: Double) {
    let constraint = ConstraintParser.constraint("<NSLayoutConstraint:0x1 \(body)>", line: 1)
    #expect(constraint?.priority == priority)
  }

  @Test(arguments: [
    "<NSLayoutConstraint:0x1>", "<NSLayoutConstraint:0x1 >",
    "<NSLayoutConstraint:0x1 UILabel:0x2.width>",
    "<NSLayoutConstraint:0x1 UILabel:0x2.width == >", "<NSLayoutConstraint:0x1 V:[UILabel:0x2(12>",
    "<NSLayoutConstraint:0x1 V:|-(0)-[UISV>", "<NSLayoutConstraint:0x1 UILabel:0x2.width == NaN>",
    "<NSLayoutConstraint:0x1 2 == 3>", "NSLayoutConstraint:", "",
  ])
  func `what states nothing is not understood`(line: String) {
    #expect(ConstraintParser.constraint(line, line: 1) == nil)
  }
}
