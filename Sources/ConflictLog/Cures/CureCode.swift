import Localization
import ConstraintNotation

/// Writes remedies as code.
struct CureCode {
  let examination: Examination
  let names: CodeNames
  private let isAppKit: Bool
  private let dialects: [CodeDialect]

  init(_ examination: Examination) {
    self.examination = examination
    let items = examination.statements.flatMap(\.items)
    names = CodeNames(items) { examination.hierarchy.superview(of: $0) }
    isAppKit = SystemClass.isAppKit(items)
    let own: CodeDialect? =
      if examination.origins.contains(.masonry) {
        .masonry
      } else if examination.origins.contains(.snapKit) { .snapKit } else { nil }
    dialects =
      own.map { own in [own] + CodeDialect.ofApple.filter { $0 != own } } ?? CodeDialect.ofApple
  }

  /// Returns the words for the effect of a remedy.
  func title(_ remedy: Remedy) -> LocalizedText {
    switch remedy {
    case .lowerPriority(let index):
      let sentence = examination.sentence(index)
      return LocalizedText("Let it give way: \(sentence)", chinese: "降低这条约束的优先级：\(sentence)")
    case .turnMaskOff(let item):
      let name = examination.names(item)
      return LocalizedText(
        "Turn the mask of \(name) off", chinese: "关闭 \(name) 的 autoresizing mask")
    case .remove(let index):
      let sentence = examination.sentence(index)
      return LocalizedText("Leave it out: \(sentence)", chinese: "去掉它：\(sentence)")
    case .change(_, let constant):
      return LocalizedText(
        "Change the constant to \(constant.short), in place of a second constraint",
        chinese: "把常量改为 \(constant.short)，而不是新增约束")
    case .loosen: return LocalizedText("Make the size a minimum", chinese: "把尺寸改为下限")
    case .measureAgain:
      return LocalizedText("Let the table measure the row again", chinese: "让表格重新测量行高")
    case .measureItems:
      return LocalizedText(
        "Let the flow layout measure its items, or set itemSize",
        chinese: "让 flow layout 自行测量，或设置 itemSize")
    case .bar(_, let statement):
      return statement.first?.attribute.role == .near
        ? LocalizedText(
          "Tie its beginning to the bar, which is the superview", chinese: "把起始边固定到竖线，即父视图")
        : LocalizedText("Tie its end to the bar, which is the superview", chinese: "把末端固定到竖线，即父视图")
    case .automaticRowHeight:
      return LocalizedText(
        "Let the row have the height of its contents, where the table sets rowHeight",
        chinese: "让行高由内容决定（原先由表格的 rowHeight 设定）")
    case .selfSizing:
      return LocalizedText(
        "Or let an input view of your own choose its height", chinese: "或让你自己的 input view 决定高度")
    case .stackMargins(let stack, _, _):
      let name = examination.names(stack)
      return LocalizedText("Use the margins of \(name)", chinese: "改用 \(name) 的 layoutMargins")
    }
  }

  /// Returns a remedy's code in all dialects, that of the log first. If the dialects do not differ,
  /// the code appears once, without a dialect.
  func variants(_ remedy: Remedy) -> [(dialect: CodeDialect?, code: String)] {
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
    case .bar(let view, let statement):
      visualFormat(names(view), statement).map { [(nil, $0)] } ?? []
    case .automaticRowHeight:
      [(nil, "tableView.rowHeight = UITableView.automaticDimension")]
    case .selfSizing(let view): [(nil, "\(names(view)).allowsSelfSizing = true")]
    case .stackMargins(let stack, let attribute, let amount):
      [
        (
          nil,
          """
          \(names(stack)).isLayoutMarginsRelativeArrangement = true
          \(names(stack)).layoutMargins.\(marginName(attribute)) = \(amount.short)
          """
        )
      ]
    }
  }

  private func inDialects(
    _ code: (CodeDialect) -> String?
  ) -> [(dialect: CodeDialect?, code: String)] {
    dialects.compactMap { dialect in code(dialect).map { (dialect, $0) } }
  }

  /// Returns the visual format that constrains a view to its superview; nil if there is none. Its
  /// names contain no dots.
  private func visualFormat(_ view: String, _ statement: ConstraintStatement) -> String? {
    let key = view.split(separator: ".").last.map(String.init) ?? view
    guard let sentence = VisualSentence(statement, isIn: { _, _ in true }) else { return nil }
    let format = sentence.text(name: { _ in key }, number: \.short)
    return """
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "\(format)", metrics: nil,
          views: ["\(key)": \(view)]))
      """
  }

  private func marginName(_ attribute: StatedAttribute) -> String {
    switch attribute.role {
    case .near: attribute.axis == .horizontal ? "left" : "top"
    default: attribute.axis == .horizontal ? "right" : "bottom"
    }
  }

  // MARK: - Constraints

  private func removal(_ index: Int, _ dialect: CodeDialect) -> String? {
    let code =
      switch dialect {
      case .anchors: "constraint.isActive = false"
      case .masonry: "[constraint uninstall];"
      case .snapKit: "constraint.deactivate()"
      case .dsl: "constraint.uninstall()"
      }
    return "\(code)  // \(equation(index))"
  }

  private func change(_ index: Int, to constant: Double, _ dialect: CodeDialect) -> String? {
    let code = ConstraintCode(required(index), names, dialect)
    guard code.isExpressible else { return nil }
    let change = code.updating(constant)
    return dialect == .anchors ? "\(change)  // \(equation(index))" : change
  }

  private func constraint(
    _ index: Int, priority: LayoutPriority = .required, isLoose: Bool = false,
    _ dialect: CodeDialect
  ) -> String? {
    var statement = required(index)
    statement.priority = priority
    if isLoose { statement.relation = .greaterThanOrEqual }
    let code = ConstraintCode(statement, names, dialect)
    return code.isExpressible ? code.making(isAppKit: isAppKit) : nil
  }

  /// Returns the statement of a constraint, with the inner view on the left side and without its priority.
  private func required(_ index: Int) -> ConstraintStatement {
    var statement = examination.statements[index].fromInside
    statement.priority = .required
    return statement
  }

  private func equation(_ index: Int) -> String {
    examination.statements[index].fromInside.equation(.people) { examination.names($0) }
  }
}
