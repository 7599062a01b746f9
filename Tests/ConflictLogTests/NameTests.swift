import Testing

@testable import ConflictLog

/// Names that make it hard to see where they end.
struct NameTests {
  @Test(arguments: [
    // The text of a label with marks of quotation, dots and colons.
    (
      "<NSLayoutConstraint:0x1 UILabel:0x2'DON'T'.bottom == UILabel:0x3'a.b: c'.bottom   (active)>",
      "UILabel'DON'T'.bottom = UILabel'a.b: c'.bottom"
    ),
    ("<NSLayoutConstraint:0x1 UILabel:0x2'x == y'.width == 3>", "UILabel'x == y'.width = 3"),
    ("<NSLayoutConstraint:0x1 UILabel:0x2'   Pier '.width == 3>", "UILabel'Pier'.width = 3"),
    ("<NSLayoutConstraint:0x1 H:[UILabel:0x2'a]b'(21)]>", "UILabel'a]b'.width = 21"),
    ("<NSLayoutConstraint:0x1 UILabel:0x2'Wait...'.width == 3>", "UILabel'Wait...'.width = 3"),
    // Display names, which the list of names explains.
    (
      "<NSLayoutConstraint:0x1 Toolbar.shieldIcon.width == 40   (active, names: Toolbar.shieldIcon:0x2 )>",
      "Toolbar.shieldIcon.width = 40"
    ),
    (
      "<NSLayoutConstraint:0x1 progress bar.height == 5   (active, names: progress bar:0x2 )>",
      "progress bar.height = 5"
    ),
    (
      "<NSLayoutConstraint:0x1 V:[71201urn:xy:feed(...]-(4)-[title]   (active, names: 71201urn:xy:feed(...:0x2, title:0x3 )>",
      "title.top = 71201urn:xy:feed(....bottom + 4"
    ),
    (
      "<NSLayoutConstraint:0x1 VeryLargeLabelWithBorder....height == 20   (active, names: VeryLargeLabelWithBorder...:0x2 )>",
      "VeryLargeLabelWithBorder....height = 20"
    ),
    // Classes.
    (
      "<NSLayoutConstraint:0x1 App.(unknown context at $10ab).Card:0x2.width == 3>",
      "Card.width = 3"
    ),
    (
      "<NSLayoutConstraint:0x1 V:|-(4)-[SwiftUI._UIHostingView<ModifiedContent<AnyView, RootModifier>>:0x2]   (active, names: '|':UIView:0x3 )>",
      "_UIHostingView.top = UIView.top + 4"
    ),
    ("<NSLayoutConstraint:0x1 .Rail:0x2.width == .Track:0x3.width>", "Rail.width = Track.width"),
    ("<NSLayoutConstraint:0x1 NSKVONotifying_App.Card:0x2.width == 3>", "Card.width = 3"),
    (
      "<NSLayoutConstraint:0x1 _TtC5UIKit19NavigationButtonBar:0x2.width == 0   (active)>",
      "NavigationButtonBar.width = 0"
    ),
    (
      "<NSLayoutConstraint:0x1 _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0x2.width == 0>",
      "ItemWrapperView.width = 0"
    ),
    (
      "<NSLayoutConstraint:0x1 _TtC6CinemaP33_0123456789ABCDEF0123456789ABCDEF10PosterView:0x2.width == 3>",
      "PosterView.width = 3"
    ),
    (
      "<NSLayoutConstraint:0x1 _TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContent:0x2.width == 3>",
      "_UIHostingView.width = 3"
    ),
    ("<NSLayoutConstraint:0x1 _TtC99Cut:0x2.width == 3>", "_TtC99Cut.width = 3"),
    (
      "<NSLayoutConstraint:0x1 App.Box<Swift.Int>:0x2.width == 3>", "Box.width = 3"
    ),
  ])
  func `a name ends where what must follow comes`(line: String, expected: String) {
    #expect(equation(line) == expected)
  }

  @Test func `an item is its address, whatever its text`() throws {
    let list = conflicts(
      in: """
        (
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0x2'before'.minX == 0   (active, names: '|':UIView:0x3'before' )>",
        "<NSLayoutConstraint:0x4 H:|-(5)-[UILabel:0x2'after!']   (active, names: '|':UIView:0x3'after!' )>"
        )
        """)
    #expect(list.unknown.isEmpty)
    let explanation = Explanation(try #require(list.conflicts.first))
    #expect(explanation.core == [0, 1])
    #expect(explanation.sum == "5 ≠ 0")
  }

  @Test func `the address joins a display name with other lines`() throws {
    let explanation = try explanation(
      of: """
        "<NSLayoutConstraint:0x1 badge.height == 16   (active, names: badge:0xA2 )>",
        "<NSLayoutConstraint:0x2 UIView:0xa2.height == 20   (active)>"
        """)
    #expect(explanation.sum == "20 ≠ 16" || explanation.sum == "16 ≠ 20")
  }

  @Test func `two views of one display name stay two, and the guess is said`() throws {
    let explanation = try explanation(
      of: """
        "<NSLayoutConstraint:0x1 V:[rowLabel...]-(7)-[rowLabel...]   (active, names: rowLabel...:0x2, rowLabel...:0x3 )>"
        """)
    #expect(!explanation.isContradictory)
    #expect(explanation.text.contains("A display name could mean more than one view"))
  }

  @Test(arguments: [
    ("'\\U6e2f\\U53e3'", "'港口'"), ("'\\Ud83c\\Udfdd'", "'🏝'"), ("'\\Ud83c'", "'\\Ud83c'"),
    ("'\\Ud83c\\U6e2f'", "'\\Ud83c港'"), ("\\U6e", "\\U6e"), ("C:\\Users", "C:\\Users"),
  ])
  func `characters that a list escapes are read`(text: String, expected: String) {
    #expect(LineCleaning.clean(text) == expected)
  }
}
