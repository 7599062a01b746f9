import ConstraintNotation
import Localization
import SeededNumbers
import Testing

/// Every dialect writes a statement, and those that logs have read it back.
struct DialectTests {
  private static let title = StatedItem(className: "UILabel", address: "0x1", name: "Quay")
  private static let page = StatedItem(className: "UIView", address: "0x2")

  private func statement(
    _ first: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: LayoutAttribute? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: LayoutPriority = .required
  ) -> ConstraintStatement {
    let right =
      second.map {
        LinearSum(
          StatedPlace(item: Self.page, attribute: $0), factor: multiplier, constant: constant)
      } ?? LinearSum(constant: constant)
    var statement = ConstraintStatement(
      left: LinearSum(StatedPlace(item: Self.title, attribute: first)), relation: relation,
      right: right)
    statement.priority = priority
    return statement
  }

  /// The name of an item in a log.
  private func logged(_ item: StatedItem) -> String {
    "\(item.className):\(item.address ?? "")" + (item.name.map { "'\($0)'" } ?? "")
  }

  @Test func `an equation is read as it was written`() {
    var random = SeededGenerator(seed: 7)
    let attributes = LayoutAttribute.allCases
    for _ in 0..<2000 {
      let first = attributes[Int(random.next() % UInt64(attributes.count))]
      let others = attributes.filter { first.pairs(with: $0) }
      let relation = [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual][
        Int(random.next() % 3)]
      let multiplier = [1, 0.5, -2, 1.25][Int(random.next() % 4)]
      let constant = Double(Int(random.next() % 201)) / 4 - 25
      let isAlone = !first.isPosition && random.next() % 3 == 0
      let written = statement(
        first, relation, isAlone ? nil : others[Int(random.next() % UInt64(others.count))],
        times: multiplier, plus: constant)
      let text = written.equation(.log, logged)
      var form = EquationForm(text, reader: ItemReader(NamesList(""), body: text))
      guard let read = form.statement() else {
        Issue.record("not read: \(text)")
        continue
      }
      #expect(read.left == written.left, "\(text)")
      #expect(read.relation == written.relation, "\(text)")
      #expect(read.right == written.right, "\(text)")
    }
  }

  @Test func `a visual format is read as it was written`() throws {
    let written = [
      statement(.width, .greaterThanOrEqual, plus: 20), statement(.height, plus: 0),
      statement(.leading, .equal, .trailing, plus: 8), statement(.top, .equal, .bottom, plus: -4),
      statement(.top, .lessThanOrEqual, .top, plus: 12), statement(.leading, .equal, .leading),
    ]
    for statement in written {
      let sentence = try #require(VisualSentence(statement) { _, _ in true })
      let text = sentence.text(name: logged, number: LogNumber.text)
      let names = NamesList("'|':\(logged(Self.page))")
      let form = VisualForm(text, reader: ItemReader(names, body: text))
      var reading = try #require(form, "\(text)")
      let found = reading.statement()
      let read = try #require(found, "\(text)")
      #expect(read.left == statement.left, "\(text)")
      #expect(read.relation == statement.relation, "\(text)")
      #expect(read.right == statement.right, "\(text)")
    }
  }

  @Test func `one constraint in every dialect`() {
    let wide = statement(.width, .lessThanOrEqual, .width, times: 1.0 / 3, plus: -8, at: 750)
    func code(_ dialect: CodeDialect) -> String {
      ConstraintCode(wide, CodeNames(wide.items), dialect).making()
    }
    #expect(
      code(.anchors) == """
        let width = label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 1.0 / 3, constant: -8)
        width.priority = UILayoutPriority(750)
        width.isActive = true
        """)
    let chain = "make.width.lessThanOrEqualTo(view).multipliedBy(1.0 / 3).offset(-8).priority(750)"
    #expect(
      code(.masonry) == "[label mas_makeConstraints:^(MASConstraintMaker *make) { \(chain); }];")
    #expect(code(.snapKit) == "label.snp.makeConstraints { make in \(chain) }")
    #expect(code(.dsl) == "label.mas.makeConstraints { make in \(chain) }")
    #expect(
      wide.equation(.log, logged)
        == "UILabel:0x1'Quay'.width <= 0.333333*UIView:0x2.width - 8 priority:750")
    #expect(
      wide.equation(.masonryLog) { $0.plainClass }
        == "UILabel.width <= UIView.width * 0.333333 - 8 ^high")
    #expect(
      wide.equation(.short(namesPriorities: false)) { $0.plainClass }
        == "UILabel.width <= UIView.width * 1/3 - 8 ^750")
    let name = { (item: StatedItem) in LocalizedText(verbatim: item.plainClass) }
    let sentence = ConstraintSentence(wide, name: name, atStart: name)
    #expect(
      sentence.sentence.english
        == "UILabel should be at most a third as wide as UIView, less 8 (priority 750).")
  }

  @Test func `another attribute, a number, and what a dialect has no words for`() {
    let below = statement(.top, .equal, .bottom, plus: 8)
    let high = statement(.height, plus: 44)
    let margin = statement(.left, .equal, .leftMargin)
    func code(_ statement: ConstraintStatement, _ dialect: CodeDialect) -> String {
      ConstraintCode(statement, CodeNames(statement.items), dialect).expression
    }
    #expect(code(below, .masonry) == "make.top.equalTo(view.mas_bottom).offset(8)")
    #expect(code(below, .snapKit) == "make.top.equalTo(view.snp.bottom).offset(8)")
    #expect(code(below, .dsl) == "make.top.equalTo(view.mas.bottom).offset(8)")
    #expect(code(high, .masonry) == "make.height.equalTo(@44)")
    #expect(code(high, .anchors) == "label.heightAnchor.constraint(equalToConstant: 44)")
    let names = CodeNames(margin.items)
    #expect(!ConstraintCode(margin, names, .anchors).isExpressible)
    #expect(ConstraintCode(margin, names, .masonry).isExpressible)
  }

  @Test(
    arguments: [
      ("UILabel", nil, "titleLabel", "titleLabel"), ("", "0x2", "progress bar", "progressBar"),
      ("UILabel", "0x2", "Total", "label"), ("", nil, "URL", "url"),
      ("", "0x2", "BackButton", "backButton"), ("UIView", nil, "self.cell.icon2", "icon2"),
      ("UIView", nil, "_header", "_header"), ("UIView", nil, "default", "defaultView"),
      ("UIView", nil, "标题", "view"), ("", "0x2", "7 rows", "view"),
    ] as [(String, String?, String, String)])
  func `a variable is named as the view is`(
    className: String, address: String?, name: String, expected: String
  ) {
    let item = StatedItem(className: className, address: address, name: name)
    #expect(CodeNames([item])(item) == expected)
  }

  @Test(arguments: [
    ("UILabel", "label"), ("App.PriceTag", "priceTag"),
    ("UITableViewCellContentView", "contentView"),
    ("ABCHeaderView", "headerView"), ("_UIButtonBar", "buttonBar"), ("App.Class", "classView"),
    ("小船", "view"), ("Box", "box"),
  ])
  func `a variable is named after the class`(className: String, expected: String) {
    let item = StatedItem(className: className, address: "0x2")
    #expect(CodeNames([item])(item) == expected)
  }
}
