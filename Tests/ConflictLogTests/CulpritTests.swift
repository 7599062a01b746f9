import ConflictAnalysis
import Testing

@testable import ConflictLog

/// A log for each rule, and one that looks like it and is none.
struct CulpritTests {
  struct Sample {
    let rule: String
    let lines: [String]
    /// The index of the constraint that the rule names.
    let constraint: Int?
    var broken: Int?
  }

  private static let cell = "UITableViewCellContentView:0x9"

  static let samples: [Sample] = [
    Sample(rule: "hidden-in-stack", lines: Hidden.lines, constraint: 2, broken: 1),
    Sample(
      rule: "hidden-in-stack",
      lines: [
        own("H:[UILabel:0x2'Quay'(120)]"), own("'UISV-hiding' H:[UILabel:0x2'Quay'(0)]"),
      ], constraint: 1, broken: 0),
    Sample(
      rule: "temporary-size",
      lines: [
        own("App.Card:0x2.width == 40"), own("'_UITemporaryLayoutWidth' App.Card:0x2.width == 0"),
      ],
      constraint: 1),
    Sample(
      rule: "temporary-size",
      lines: [
        own("UILabel:0x2.leading == _UITableViewHeaderFooterContentView:0x9.leading + 16"),
        own("UILabel:0x2.trailing == _UITableViewHeaderFooterContentView:0x9.trailing - 16"),
        own(
          "'UIView-Encapsulated-Layout-Width' _UITableViewHeaderFooterContentView:0x9.width == 0"),
      ], constraint: 2, broken: 1),
    Sample(
      rule: "temporary-size",
      lines: [
        own("H:|-(20)-[UILabel:0x2]   (active, names: '|':\(cell) )"),
        own("H:[UILabel:0x2]-(20)-|   (active, names: '|':\(cell) )"),
        own("'fittingSizeHTarget' H:[\(cell)(0)]"),
      ], constraint: 2),
    // Masonry's debugging category prints no identifiers.
    Sample(
      rule: "temporary-size",
      lines: [
        masonry("UIButton:0x2.left == App.Card:0x9.left + 12"),
        masonry("UIButton:0x2.right == App.Card:0x9.right - 12"), own("App.Card:0x9.width == 0"),
      ], constraint: 2, broken: 1),
    Sample(
      rule: "empty-frame",
      lines: [
        autoresizing("UIView:0x9.height == 0"),
        own("V:|-(8)-[App.Card:0x2]   (active, names: '|':UIView:0x9 )"),
        own("V:[App.Card:0x2]-(8)-|   (active, names: '|':UIView:0x9 )"),
      ], constraint: 0),
    Sample(
      rule: "collapsed",
      lines: [
        own("V:|-(8)-[UIStackView:0x2]   (active, names: '|':App.Bar:0x9 )"),
        own("UIStackView:0x2.bottom == App.Bar:0x9.bottom - 8"), own("App.Bar:0x9.height == 0"),
      ], constraint: 2),
    Sample(
      rule: "two-sizes",
      lines: [own("UITabBar:0x2.height == 49"), own("UITabBar:0x2.height >= 83")], constraint: 1),
    Sample(
      rule: "stale-row-height",
      lines: [
        own("V:|-(0)-[UIView:0x2]   (active, names: '|':\(cell) )"),
        own("UIView:0x2.height == 100"),
        own("V:[UIView:0x2]-(0)-|   (active, names: '|':\(cell) )"),
        own("'UIView-Encapsulated-Layout-Height' \(cell).height == 44"),
      ], constraint: 3, broken: 2),
    Sample(
      rule: "stale-row-height",
      lines: [
        snapKit("UIImageView:0x2.top == App.PictureRow:0x9.top + 10.0"),
        snapKit("UIImageView:0x2.bottom == App.PictureRow:0x9.bottom"),
        snapKit("UIImageView:0x2.height == 140.5"),
        own("'UIView-Encapsulated-Layout-Height' App.PictureRow:0x9'PictureRow'.height == 132"),
      ], constraint: 3),
    Sample(
      rule: "less-than-a-point",
      lines: [
        own("UIView:0x2.height == 44"), own("V:|-(0)-[UIView:0x2]   (active, names: '|':\(cell) )"),
        own("V:[UIView:0x2]-(0)-|   (active, names: '|':\(cell) )"),
        own("'UIView-Encapsulated-Layout-Height' \(cell).height == 44.3333"),
      ], constraint: 2, broken: 2),
    Sample(
      rule: "mask-left-on",
      lines: [
        autoresizing("UILabel:0x2.midY == 0", names: "'|':UIView:0x9"),
        own("UILabel:0x2.centerY == UIView:0x9.centerY"),
        own("'UIView-Encapsulated-Layout-Height' UIView:0x9.height == 568"),
      ], constraint: 0, broken: 1),
    Sample(
      rule: "mask-left-on",
      lines: [
        autoresizing("H:[UISegmentedControl:0x2(212)]"),
        own("UISegmentedControl:0x2.leading == UIView:0x9.leading"),
        own("UISegmentedControl:0x2.trailing == UIView:0x9.trailing"),
        own("UIView:0x9.width == 300"),
      ], constraint: 0),
    Sample(
      rule: "same-constraint-twice",
      lines: [
        own("UIView:0x2.top == UIView:0x9.top + 10"), own("UIView:0x2.top == UIView:0x9.top + 20"),
      ],
      constraint: 1, broken: 1),
    Sample(
      rule: "same-constraint-twice",
      lines: [
        snapKit("UIView:0x2.height == 1094.5", line: 594),
        snapKit("UIView:0x2.height == 666.0", line: 551),
      ],
      constraint: 0, broken: 0),
    Sample(
      rule: "systems-own",
      lines: [
        own("UIInputSetContainerView:0x2.top == UITextEffectsWindow:0x9.top + 20"),
        own("UIInputSetContainerView:0x2.top == UITextEffectsWindow:0x9.top"),
      ], constraint: nil),
    Sample(
      rule: "systems-own",
      lines: [
        own(
          "'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x2.bottom == _UIKBCompatInputView:0x3.top"
        ),
        own(
          "'assistantHeight' SystemInputAssistantView.height == 45   (active, names: SystemInputAssistantView:0x4 )"
        ),
        own(
          "'assistantView.bottom' SystemInputAssistantView.bottom == _UIKBCompatInputView:0x3.top   (active, names: SystemInputAssistantView:0x4 )"
        ),
        own(
          "'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x2]-(0)-[SystemInputAssistantView]   (active, names: SystemInputAssistantView:0x4 )"
        ),
      ], constraint: nil),
    Sample(
      rule: "systems-own",
      lines: [
        autoresizing("V:[NSSplitView:0x9(0)]"),
        autoresizing("V:|-(0)-[NSView:0x2]", names: "'|':NSSplitView:0x9"),
        autoresizing("V:[NSView:0x2]-(17)-|", names: "'|':NSSplitView:0x9"),
      ], constraint: nil),
    Sample(
      rule: "superview-as-sibling",
      lines: [
        own("V:|-(24)-[UIImageView:0x2]   (Names: '|':UIView:0x9 )"),
        own("V:[UIView:0x9]-(0)-[UIImageView:0x2]"),
        own("'UIView-Encapsulated-Layout-Height' V:[UIView:0x9(568)]"),
      ], constraint: 1, broken: 1),
    Sample(
      rule: "superview-as-sibling",
      lines: [
        own("H:|-(8)-[UILabel:0x2]   (active, names: '|':App.Card:0x9 )"),
        own("UILabel:0x2.width == 40"), own("H:[UILabel:0x2]-(>=8)-[App.Card:0x9]"),
        own("App.Card:0x9.width == 90"),
      ], constraint: 2, broken: 0),
    // A cell's frame, before iOS 8.
    Sample(
      rule: "stale-row-height",
      lines: [
        own("V:|-(14)-[UILabel:0x2]   (Names: '|':\(cell) )"), own("V:[UILabel:0x2(30)]"),
        own("V:[UILabel:0x2]-(14)-|   (Names: '|':\(cell) )"), autoresizing("V:[\(cell)(44)]"),
      ], constraint: 3, broken: 2),
    Sample(
      rule: "given-from-outside",
      lines: [
        own("UIInputView:0x2.height == 260"),
        own("'UIView-Encapsulated-Layout-Height' UIInputView:0x2.height == 216"),
      ], constraint: 0, broken: 0),
    // The height of what fills the keyboard.
    Sample(
      rule: "given-from-outside",
      lines: [
        own("V:|-(0)-[Keys.KeyGrid:0x3]   (active, names: '|':UIInputView:0x2 )"),
        own("Keys.KeyGrid:0x3.height == 290"),
        own("V:[Keys.KeyGrid:0x3]-(0)-|   (active, names: '|':UIInputView:0x2 )"),
        own("'UIView-Encapsulated-Layout-Height' UIInputView:0x2.height == 216"),
      ], constraint: 2, broken: 2),
    Sample(
      rule: "given-from-outside",
      lines: [
        own("UIView:0x2.width == 300"),
        own("'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 390"),
      ], constraint: 0, broken: 0),
    Sample(
      rule: "behind-the-keyboard",
      lines: [
        own("Chat.Field:0x2.bottom == UIKeyboardLayoutGuide:0x9'UIKeyboardLayoutGuide'.top - 6"),
        own("V:[UIKeyboardLayoutGuide:0x9'UIKeyboardLayoutGuide']-(0)-[UIButton:0x3]"),
        own("UIButton:0x3.bottom == Chat.Field:0x2.bottom"),
      ], constraint: 1, broken: 2),
    Sample(
      rule: "out-of-proportion",
      lines: [
        own("V:[UILabel:0x2(>=5000)]"), autoresizing("V:[App.Card:0x9(416)]"),
        own("UILabel:0x2.bottom == App.Card:0x9.bottom - 10"),
        own("V:|-(1)-[UILabel:0x2]   (Names: '|':App.Card:0x9 )"),
      ], constraint: 0),
    Sample(
      rule: "size-and-both-ends",
      lines: [
        own("UIView:0x2.height == 100"),
        own("V:|-(0)-[UIStackView:0x3]   (active, names: '|':UIView:0x9 )"),
        own("UIStackView:0x3.bottom == UIView:0x9.bottom"),
        own("'UISV-canvas-connection' UIStackView:0x3.top == UIView:0x2.top"),
        own(
          "'UISV-canvas-connection' V:[UIView:0x2]-(0)-|   (active, names: '|':UIStackView:0x3 )"),
        own("'UIView-Encapsulated-Layout-Height' UIView:0x9.height == 926"),
      ], constraint: 0),
    Sample(
      rule: "circle",
      lines: [
        masonry("UILabel:0x2.right == \(cell).right - 20"),
        masonry("UIButton:0x3.right == \(cell).right - 20"),
        masonry("UILabel:0x2.right == UIButton:0x3.right - 20"),
      ], constraint: 2),
    Sample(rule: "negative-size", lines: [own("UIView:0x2.width == - 16")], constraint: 0),
    Sample(
      rule: "negative-size",
      lines: [
        autoresizing("H:[App.Tip:0x9(0)]"),
        own("UILabel:0x2'Quay'.width == App.Tip:0x9.width - 40"),
      ], constraint: 1),
    Sample(
      rule: "pinned-in-stack",
      lines: [
        own("H:|-(0)-[App.Card:0x2]   (Names: '|':UIStackView:0x9 )"),
        own("H:|-(100)-[UILabel:0x3]   (Names: '|':UIStackView:0x9 )"),
        own("'UISV-alignment' App.Card:0x2.leading == UILabel:0x3.leading"),
      ], constraint: 1),
    Sample(
      rule: "stack-distribution",
      lines: [
        own("UIButton:0x2.width == 200"), own("UIButton:0x3.width == 90"),
        own("'UISV-fill-equally' UIButton:0x2.width == UIButton:0x3.width"),
      ], constraint: 0),
    Sample(
      rule: "aspect-ratio",
      lines: [
        own("UIImageView:0x2.width == 1.5*UIImageView:0x2.height"),
        own("'UIView-Encapsulated-Layout-Height' UIImageView:0x2.height == 200"),
        own("'UIView-Encapsulated-Layout-Width' UIImageView:0x2.width == 320"),
      ], constraint: 0),
    Sample(
      rule: "too-small-for-contents",
      lines: [
        own("V:[NSBox:0x9'Title'(1)]"),
        autoresizing("V:|-(6)-[NSView:0x2]", names: "'|':NSBox:0x9'Title'"),
        autoresizing("V:[NSView:0x2]-(6)-|", names: "'|':NSBox:0x9'Title'"),
      ], constraint: 0),
    Sample(
      rule: "container-too-small",
      lines: [
        own("H:|-(60)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )"),
        own("H:[UILabel:0x2]-(60)-|   (active, names: '|':UIView:0x9 )"),
        own("'UIView-Encapsulated-Layout-Width' UIView:0x9.width == 100"),
      ], constraint: 2),
    Sample(
      rule: "interface-builder-fixed",
      lines: [
        "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(20)-[UILabel:0x2'Quay'](LTR)   (Names: '|':UIView:0x9 )>",
        own("H:|-(32)-[UILabel:0x2'Quay']   (Names: '|':UIView:0x9 )"),
      ], constraint: 0),
    Sample(
      rule: "beyond-siblings",
      lines: [
        own("H:|-(0)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )"),
        own("H:[UILabel:0x2(10)]"), own("H:[UILabel:0x2]-(0)-[UILabel:0x3]"),
        own("H:[UILabel:0x3(120)]"), own("H:[UILabel:0x3]-(0)-[UILabel:0x4]"),
        own("H:[UILabel:0x4(12)]"),
        own("H:[UILabel:0x4]-(>=0)-|   (active, names: '|':UIView:0x9 )"),
        own("V:|-(0)-[UILabel:0x3]   (active, names: '|':UIView:0x9 )"),
        autoresizing("H:[UIView:0x9(90)]"),
      ], constraint: 3),
    Sample(
      rule: "required-content-size",
      lines: [
        own("H:|-(8)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )"),
        own("H:[UILabel:0x2]-(8)-|   (active, names: '|':UIView:0x9 )"),
        "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2(120)] Hug:250 CompressionResistance:1000>",
        autoresizing("H:[UIView:0x9(90)]"),
      ], constraint: 2),
    Sample(
      rule: "own-constraint",
      lines: [
        own("UIView:0x2.width == UIView:0x3.width"), own("UIView:0x3.width == UIView:0x4.width"),
        own("UIView:0x2.width == UIView:0x4.width + 5"),
      ], constraint: 1, broken: 1),
  ]

  private static func own(_ body: String) -> String {
    "<NSLayoutConstraint:\(address(body)) \(body)>"
  }

  private static func masonry(_ body: String) -> String {
    "<MASLayoutConstraint:\(address(body)) \(body)>"
  }

  private static func snapKit(_ body: String, line: Int = 12) -> String {
    "<SnapKit.LayoutConstraint:\(address(body))@Card.swift#\(line) \(body)>"
  }

  private static func autoresizing(_ body: String, names: String? = nil) -> String {
    let list = names.map { "   (active, names: \($0) )" } ?? ""
    return "<NSAutoresizingMaskLayoutConstraint:\(address(body)) h=--& v=--& \(body)\(list)>"
  }

  /// Returns an address for a constraint: the same for the same text.
  private static func address(_ body: String) -> String {
    "0x"
      + String(
        body.unicodeScalars.reduce(UInt64(7)) { ($0 &* 31 &+ UInt64($1.value)) % 0xFFFF_FFFF },
        radix: 16)
  }

  @Test(arguments: samples.indices)
  func `the first culprit is the rule's, with its constraint`(index: Int) throws {
    let sample = Self.samples[index]
    let explanation = try explanation(of: log(sample.lines, broken: sample.broken))
    #expect(explanation.isContradictory)
    let culprit = try #require(explanation.culprits.first)
    #expect(culprit.rule == sample.rule, "\(explanation.text)")
    #expect(culprit.constraint == sample.constraint, "\(explanation.text)")
    #expect(!culprit.reason.isEmpty)
  }

  @Test(arguments: samples.indices)
  func `the order of lines does not change the cause`(index: Int) throws {
    let sample = Self.samples[index]
    guard sample.broken == nil else { return }
    let explanation = try explanation(of: log(sample.lines.reversed()))
    let culprits = explanation.culprits.prefix(1).map(\.rule)
    #expect(culprits == [sample.rule])
  }

  @Test func `every rule has a sample`() {
    let tested = Set(Self.samples.map(\.rule))
    let names = CulpritRules.all.map { $0.name } + [LastResortRule.name]
    #expect(Set(names).count == names.count)
    // A log does not tell whether a frame was set.
    let told = CulpritRules.all.filter { !$0.needs.contains(.setFrames) }
    #expect(told.count == names.count - 2)
    #expect(tested == Set(told.map { $0.name } + [LastResortRule.name]))
  }

  @Test func `an intrinsic size that is required as a minimum is no equation`() throws {
    let sample = try #require(Self.samples.first { $0.rule == "required-content-size" })
    #expect(try explanation(of: log(sample.lines)).sum == "8 + 120 + 8 = 136 > 90")
  }

  @Test func `a hidden view alone makes a whole sentence`() throws {
    let explanation = try explanation(
      of: log([Self.own("'UISV-hiding' H:[UILabel:0x2'Quay'(0)]")]))
    #expect(
      explanation.culprits.first?.reason
        == "UILabel'Quay' is hidden in a stack view, which makes it 0 wide.")
  }

  /// The line that is missing may be of the very frame.
  @Test func `a mask that was left on is found in a log that does not contradict itself`() throws {
    let explanation = try explanation(
      of: log([
        Self.autoresizing("H:[UILabel:0x2(0)]"), Self.own("UILabel:0x2.height == 20"),
      ]))
    #expect(!explanation.isContradictory)
    #expect(explanation.culprits.map(\.rule) == ["mask-left-on"])
  }

  @Test func `a view that holds others and has a frame was not left on`() throws {
    let explanation = try explanation(
      of: log([
        Self.autoresizing("UIView:0x9.height == 86"),
        Self.own("V:|-(0)-[UIButton:0x2]   (active, names: '|':UIView:0x9 )"),
        Self.own("UIButton:0x2.height == 52"),
        Self.own("V:[UIButton:0x2]-(42)-|   (active, names: '|':UIView:0x9 )"),
      ]))
    #expect(!explanation.culprits.contains { $0.rule == "mask-left-on" })
  }

  /// Public classes, and prefixes that programs use as well: what they have is the program's, and has a cure.
  @Test(arguments: [
    "UIInputView", "UIWindow", "UIView", "UIKeyboardView", "TUIFooter", "UIInputBar", "UIToolbar",
    "UINavigationBar", "UISearchBar", "UIButtonBarCell", "NSToolbarRow", "_TtC99Cut",
    "_TtC4Chat6Footer", "_ASDisplayView", "Chat._Footer",
  ])
  func `a class that is not known to be private is the program's`(className: String) throws {
    let explanation = try explanation(
      of: log(
        [
          Self.own("V:|-(0)-[\(className):0x2]   (active, names: '|':\(className):0x9 )"),
          Self.own("\(className):0x2.height == 50"),
          Self.own("V:[\(className):0x2]-(0)-|   (active, names: '|':\(className):0x9 )"),
          Self.own("\(className):0x9.height == 60"),
        ], broken: 3))
    #expect(explanation.culprits.first?.rule == "size-and-both-ends")
    #expect(!explanation.cures.isEmpty)
    #expect(!explanation.text.contains("the system"))
    #expect(explanation.text.contains("From your code or storyboard (broken)"))
  }

  /// A plain view in one of the system's: nothing shows whose it is.
  @Test func `a constraint that touches a private view may be the program's`() throws {
    let explanation = try explanation(
      of: log(
        [
          Self.own("V:|-(20)-[Chat.Note:0x2]   (active, names: '|':UITransitionView:0x9 )"),
          Self.own("V:[Chat.Note:0x2]-(20)-|   (active, names: '|':UITransitionView:0x9 )"),
          Self.own("UITransitionView:0x9.height == 30"),
        ], broken: 1))
    #expect(explanation.culprits.allSatisfy { $0.rule != "systems-own" })
    #expect(!explanation.cures.isEmpty)
    #expect(explanation.text.contains("From your code or storyboard, or the system (broken)"))
    #expect(
      explanation.text.contains(
        "[3] UITransitionView is to be 30 high. From the system's own views"))
  }

  @Test func `a keyboard's height gives way, or is its own`() throws {
    let lines = [
      Self.own("UIInputView:0x2.height == 260"),
      Self.own("'UIView-Encapsulated-Layout-Height' UIInputView:0x2.height == 216"),
    ]
    let explanation = try explanation(of: log(lines, broken: 0))
    #expect(
      explanation.cures.first?.code == """
        let height = inputView.heightAnchor.constraint(equalToConstant: 260)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        """)
    #expect(explanation.cures.last?.code == "inputView.allowsSelfSizing = true")
  }

  @Test func `what is the system's own has no cure`() throws {
    let sample = try #require(Self.samples.first { $0.rule == "systems-own" })
    #expect(try explanation(of: log(sample.lines)).cures.isEmpty)
  }
}
