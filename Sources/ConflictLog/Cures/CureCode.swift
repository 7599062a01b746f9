/// Writes remedies as code.
struct CureCode {
  let examination: Examination
  let names: CodeNames
  private let isAppKit: Bool
  private let dialects: [Dialect]

  init(_ examination: Examination) {
    self.examination = examination
    let items = examination.statements.flatMap(\.items)
    names = CodeNames(items, examination.hierarchy)
    isAppKit = SystemClass.isAppKit(items)
    let own: Dialect? =
      if examination.origins.contains(.masonry) {
        .Masonry
      } else if examination.origins.contains(.snapKit) { .SnapKit } else { nil }
    dialects = own.map { own in [own] + Dialect.allCases.filter { $0 != own } } ?? Dialect.allCases
  }

  /// What a remedy does.
  func title(_ remedy: Remedy) -> Phrase {
    switch remedy {
    case .lowerPriority(let index):
      let sentence = examination.sentence(index)
      return Phrase("Let it give way: \(sentence.english)", "降低这条约束的优先级：\(sentence.chinese)")
    case .turnMaskOff(let item):
      let name = examination.names(item)
      return Phrase("Turn the mask of \(name) off", "关闭 \(name) 的 autoresizing mask")
    case .remove(let index):
      let sentence = examination.sentence(index)
      return Phrase("Leave it out: \(sentence.english)", "去掉它：\(sentence.chinese)")
    case .change(_, let constant):
      return Phrase(
        "Change the constant to \(constant.short), in place of a second constraint",
        "把常量改为 \(constant.short)，而不是新增约束")
    case .loosen: return Phrase("Make the size a minimum", "把尺寸改为下限")
    case .measureAgain: return Phrase("Let the table measure the row again", "让表格重新测量行高")
    case .measureItems:
      return Phrase(
        "Let the flow layout measure its items, or set itemSize", "让 flow layout 自行测量，或设置 itemSize")
    case .bar(_, _, let isNear, _, _):
      return isNear
        ? Phrase("Tie its beginning to the bar, which is the superview", "把起始边固定到竖线，即父视图")
        : Phrase("Tie its end to the bar, which is the superview", "把末端固定到竖线，即父视图")
    case .automaticRowHeight:
      return Phrase(
        "Let the row have the height of its contents, where the table sets rowHeight",
        "让行高由内容决定（原先由表格的 rowHeight 设定）")
    case .selfSizing:
      return Phrase("Or let an input view of your own choose its height", "或让你自己的 input view 决定高度")
    case .stackMargins(let stack, _, _):
      let name = examination.names(stack)
      return Phrase("Use the margins of \(name)", "改用 \(name) 的 layoutMargins")
    }
  }

  /// Returns a remedy's code in all dialects, that of the log first, or once where they do not differ.
  func variants(_ remedy: Remedy) -> [(dialect: Dialect?, code: String)] {
    switch remedy {
    case .lowerPriority(let index): inDialects { constraint(index, priority: 999, $0) }
    case .turnMaskOff(let item):
      [(nil, "\(names(item)).translatesAutoresizingMaskIntoConstraints = false")]
    case .remove(let index): inDialects { removal(index, $0) }
    case .change(let index, let constant): inDialects { change(index, to: constant, $0) }
    case .loosen(let index): inDialects { constraint(index, isLoose: true, $0) }
    case .measureAgain: [(nil, "tableView.beginUpdates()\ntableView.endUpdates()")]
    case .measureItems:
      [
        (nil, "flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
      ]
    case .bar(let view, let axis, let isNear, let distance, let relation):
      [(nil, visualFormat(names(view), axis, isNear: isNear, relation, distance))]
    case .automaticRowHeight:
      [(nil, "tableView.rowHeight = UITableView.automaticDimension")]
    case .selfSizing(let view): [(nil, "\(names(view)).allowsSelfSizing = true")]
    case .stackMargins(let stack, let attribute, let amount):
      [
        (
          nil,
          """
          \(names(stack)).isLayoutMarginsRelativeArrangement = true
          \(names(stack)).layoutMargins.\(marginName(attribute)) = \(amount.exact)
          """
        )
      ]
    }
  }

  private func inDialects(
    _ code: (Dialect) -> String?
  ) -> [(dialect: Dialect?, code: String)] {
    dialects.compactMap { dialect in code(dialect).map { (dialect, $0) } }
  }

  /// Ties a view to its superview in a visual format, whose names have no dots.
  private func visualFormat(
    _ view: String, _ axis: LoggedAttribute.Axis, isNear: Bool, _ relation: LoggedRelation,
    _ distance: Double
  ) -> String {
    let key = view.split(separator: ".").last.map(String.init) ?? view
    let sign = relation == .equal ? "" : relation.rawValue
    let gap = "-(\(sign)\(distance.exact))-"
    let format = isNear ? "|\(gap)[\(key)]" : "[\(key)]\(gap)|"
    return """
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "\(axis == .horizontal ? "H" : "V"):\(format)", metrics: nil,
          views: ["\(key)": \(view)]))
      """
  }

  private func marginName(_ attribute: LoggedAttribute) -> String {
    switch attribute.role {
    case .near: attribute.axis == .horizontal ? "left" : "top"
    default: attribute.axis == .horizontal ? "right" : "bottom"
    }
  }

  // MARK: - Constraints

  private func removal(_ index: Int, _ dialect: Dialect) -> String? {
    switch dialect {
    case .anchors: "constraint.isActive = false  // \(equation(index))"
    case .Masonry: "[constraint uninstall];  // \(equation(index))"
    case .SnapKit: "constraint.deactivate()  // \(equation(index))"
    }
  }

  private func change(_ index: Int, to constant: Double, _ dialect: Dialect) -> String? {
    let statement = inner(index)
    guard let sentence = DialectSentence(statement, names, dialect) else { return nil }
    switch dialect {
    case .anchors: return "constraint.constant = \(constant.exact)  // \(equation(index))"
    case .Masonry, .SnapKit: return sentence.updating(constant)
    }
  }

  private func constraint(
    _ index: Int, priority: Int? = nil, isLoose: Bool = false, _ dialect: Dialect
  ) -> String? {
    var statement = inner(index)
    if isLoose {
      statement = LinearStatement(
        left: statement.left, relation: .greaterThanOrEqual, right: statement.right)
    }
    guard let sentence = DialectSentence(statement, names, dialect) else { return nil }
    return sentence.making(priority: priority, isAppKit: isAppKit)
  }

  private func inner(_ index: Int) -> LinearStatement {
    ConstraintSentence.fromInside(examination.statements[index])
  }

  private func equation(_ index: Int) -> String {
    ConstraintSentence(names: examination.names).equation(inner(index))
  }
}
