import Testing

@testable import ConflictLog

/// Cures as code, in three dialects.
struct CureTests {
  private func cures(_ lines: [String], broken: Int? = nil) throws -> [String] {
    try explanation(of: log(lines, broken: broken)).cures.map(\.code)
  }

  @Test func `a constraint that gives way, in all dialects`() throws {
    #expect(
      try cures(Hidden.lines, broken: 1) == [
        """
        let bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)
        bottom.priority = UILayoutPriority(999)
        bottom.isActive = true
        """,
        "[label mas_makeConstraints:^(MASConstraintMaker *make) { make.bottom.equalTo(view).offset(-8).priority(999); }];",
        "label.snp.makeConstraints { make in make.bottom.equalTo(view).offset(-8).priority(999) }",
      ])
  }

  @Test func `a size, a multiple and an inequality`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 App.PriceTag:0x2.width >= 0.5*UIView:0x9.width + 4>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0x9.width == 320>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' App.PriceTag:0x2.width == 20>",
    ]
    let code = try cures(lines, broken: 0)
    #expect(
      code.first?.hasPrefix(
        "let width = priceTag.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: 4)"
      ) == true)
    #expect(
      code.last
        == "priceTag.snp.makeConstraints { make in make.width.greaterThanOrEqualTo(view).multipliedBy(0.5).offset(4).priority(999) }"
    )
  }

  @Test func `a mask`() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:[UISlider:0x2(212)]>",
      "<NSLayoutConstraint:0x3 UISlider:0x2.width == 100>",
    ]
    #expect(try cures(lines) == ["slider.translatesAutoresizingMaskIntoConstraints = false"])
  }

  @Test func `the same constraint twice is changed, not added`() throws {
    let lines = ["10", "20"].enumerated().map {
      "<SnapKit.LayoutConstraint:0x\($0.offset + 1)@Card.swift#8 UIView:0x2.top == UIView:0x9.top + \($0.element)>"
    }
    let code = try cures(lines, broken: 1)
    #expect(
      code.contains("view.snp.updateConstraints { make in make.top.equalTo(view2).offset(20) }"))
  }

  @Test func `cures are listed unless all is the system's for certain`() throws {
    func line(_ body: String) -> String { "<NSLayoutConstraint:0x1 \(body)>" }
    let tied = [
      "_UIAlertControllerView:0x9.width == 270",
      "H:|-(20)-[UIImageView:0x2]   (active, names: '|':_UIAlertControllerView:0x9 )",
      "UIImageView:0x2.trailing == _UIAlertControllerView:0x9.trailing - 20",
    ].map(line)
    #expect(try !cures(tied + [line("UIImageView:0x2.width == 240")]).isEmpty)
    // Programs give identifiers, too.
    #expect(try !cures(tied + [line("'image-width' UIImageView:0x2.width == 240")]).isEmpty)
    let inside = tied.map { $0.replacing("UIImageView", with: "_UIModernBarButton") }
    #expect(try cures(inside + [line("_UIModernBarButton:0x2.width == 240")]).isEmpty)
    #expect(try cures(inside + [line("'BB_Width' _UIModernBarButton:0x2.width == 240")]).isEmpty)
  }

  @Test func `a flow layout that measures its items`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0x9.width == 50>",
      "<NSLayoutConstraint:0x2 UIView:0x9.width >= 80>",
    ]
    #expect(
      try cures(lines).last
        == "flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
  }

  @Test func `what gives way lets the others agree`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UIImageView:0x2.width == 24>",
      "<NSLayoutConstraint:0x3 H:|-(8)-[UIImageView:0x2]   (active, names: '|':UIView:0x9 )>",
      "<NSLayoutConstraint:0x4 UIImageView:0x2.trailing == UIView:0x9.trailing - 8   (active)>",
      "<NSLayoutConstraint:0x5 'UISV-hiding' UIView:0x9.width == 0>",
    ]
    // Without the width, the insets are too much still.
    #expect(try cures(lines, broken: 0).first?.contains("trailing.priority") == true)
    #expect(try !cures(lines, broken: 0).contains { $0.contains("width") })
  }

  @Test func `AppKit's priorities have AppKit's name`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 V:[NSBox:0x9(1)]>",
      "<NSLayoutConstraint:0x2 V:|-(6)-[NSTextField:0x2]   (Names: '|':NSBox:0x9 )>",
      "<NSLayoutConstraint:0x3 V:[NSTextField:0x2]-(6)-|   (Names: '|':NSBox:0x9 )>",
    ]
    #expect(try cures(lines).first?.contains("NSLayoutConstraint.Priority(999)") == true)
  }

  @Test func `a bar in place of a superview's name`() throws {
    func line(_ body: String) -> String { "<NSLayoutConstraint:0x1 \(body)>" }
    let lines = [
      line("H:|-(8)-[UILabel:0x2]   (active, names: '|':App.Card:0x9 )"),
      line("UILabel:0x2.width == 40"), line("H:[UILabel:0x2]-(>=8)-[App.Card:0x9]"),
      line("App.Card:0x9.width == 90"),
    ]
    #expect(
      try cures(lines).first == """
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:[label]-(>=8)-|", metrics: nil,
            views: ["label": label]))
        """)
    // The other edge is tied already: the line is one too many.
    let more = [
      line("V:|-(24)-[UIImageView:0x2]   (Names: '|':UIView:0x9 )"),
      line("V:[UIView:0x9]-(0)-[UIImageView:0x2]"), line("UIView:0x9.height == 568"),
    ]
    #expect(
      try cures(more).first
        == "constraint.isActive = false  // UIImageView.top = UIView.bottom")
    #expect(try cures(more).last?.contains("\"V:[imageView]-(0)-|\"") == true)
  }

  @Test func `a row's height comes from the table`() throws {
    let cell = "UITableViewCellContentView:0x9"
    let lines = [
      "<NSLayoutConstraint:0x1 V:|-(14)-[UILabel:0x2]   (Names: '|':\(cell) )>",
      "<NSLayoutConstraint:0x3 V:[UILabel:0x2(30)]>",
      "<NSLayoutConstraint:0x4 V:[UILabel:0x2]-(14)-|   (Names: '|':\(cell) )>",
      "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& V:[\(cell)(44)]>",
    ]
    let explanation = try explanation(of: log(lines, broken: 2))
    #expect(explanation.cures.first?.code == "tableView.rowHeight = UITableView.automaticDimension")
    #expect(
      explanation.culprits.first?.reason.contains(
        "the height that the table gives the row: 44, the default of rowHeight; its contents make 58."
      ) == true)
  }

  @Test func `code has the names of the log`() throws {
    let lines = [
      "<MASLayoutConstraint:0x1 UILabel:titleLabel.left == App.Card:self.card.left + 12>",
      "<MASLayoutConstraint:0x2 UILabel:titleLabel.left == App.Card:self.card.left + 20>",
    ]
    #expect(
      try cures(lines, broken: 1).first
        == "[titleLabel mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(card).offset(20); }];"
    )
  }
}
