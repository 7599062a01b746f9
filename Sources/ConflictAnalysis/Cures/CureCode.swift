import ConstraintNotation
import Localization

/// Writes remedies as sentences and as code.
package struct CureCode {
  private let examination: ConflictExamination
  private let names: CodeNames
  /// The type that priorities have in Swift; nil if they are numbers, as in this package.
  private let priorityType: String?
  private let dialects: [CodeDialect]

  /// - Parameters:
  ///   - dialects: The dialects for constraints of which none is known, the preferred one first.
  ///   - priorityType: The type that priorities have in Swift; nil if they are numbers.
  package init(
    _ examination: ConflictExamination, dialects: [CodeDialect], priorityType: String?
  ) {
    self.examination = examination
    self.dialects = dialects
    self.priorityType = priorityType
    names = CodeNames(examination.all.flatMap(\.statement.items)) {
      examination.superview(of: $0)
    }
  }

  /// Returns the words for the effect of a remedy, without a full stop.
  /// - Parameter subject: The index of the constraint that was named before; the words call it "it".
  package func title(_ remedy: Remedy, of subject: Int? = nil) -> LocalizedText {
    switch remedy {
    case .lowerPriority(let index):
      guard index != subject else {
        return LocalizedText("Let it give way", chinese: "降低它的优先级")
      }
      let sentence = examination.sentence(index)
      return LocalizedText("Let it give way: \(sentence)", chinese: "降低这条约束的优先级：\(sentence)")
    case .remove(let index):
      guard index != subject else { return LocalizedText("Leave it out", chinese: "去掉它") }
      let sentence = examination.sentence(index)
      return LocalizedText("Leave it out: \(sentence)", chinese: "去掉它：\(sentence)")
    case .change(_, let constant):
      return LocalizedText(
        "Change the constant to \(constant.short), in place of a second constraint",
        chinese: "把常量改为 \(constant.short)，而不是新增约束")
    case .correct(_, let constant):
      return LocalizedText(
        "If the number is a mistake, write \(constant.short)",
        chinese: "如果数字写错了，请改为 \(constant.short)")
    case .loosen: return LocalizedText("Make the size a minimum", chinese: "把尺寸改为下限")
    case .turnMaskOff(let item):
      let name = examination.names(item)
      return LocalizedText(
        "Turn the mask of \(name) off",
        chinese: "关闭 \(name) 的 translatesAutoresizingMaskIntoConstraints")
    case .lowerContentPriority(let item, let axis, _):
      let (name, length) = (examination.names(item), axis.size.words)
      return LocalizedText(
        "Let the intrinsic \(length) of \(name) give way", chinese: "降低 \(name) 的固有\(length)的优先级")
    case .bar(_, let statement):
      return statement.first?.attribute.role == .near
        ? LocalizedText(
          "Tie its beginning to the bar, which is the superview", chinese: "把起始边固定到竖线，即父视图")
        : LocalizedText("Tie its end to the bar, which is the superview", chinese: "把末端固定到竖线，即父视图")
    case .measureAgain, .measureItems, .automaticRowHeight, .selfSizing, .stackMargins:
      return ofUIKit(remedy)
    }
  }

  /// Returns the words for a remedy that calls UIKit.
  private func ofUIKit(_ remedy: Remedy) -> LocalizedText {
    switch remedy {
    case .measureAgain:
      LocalizedText("Let the table measure the row again", chinese: "让表格重新测量行高")
    case .measureItems:
      LocalizedText(
        "Let the flow layout measure its items, or set itemSize",
        chinese: "让 flow layout 自行测量，或设置 itemSize")
    case .automaticRowHeight:
      LocalizedText(
        "Let the row have the height of its contents, where the table sets rowHeight",
        chinese: "让行高由内容决定（原先由表格的 rowHeight 设定）")
    case .selfSizing:
      LocalizedText(
        "Or let an input view of your own choose its height", chinese: "或让你自己的 input view 决定高度")
    case .stackMargins(let stack, _, _):
      LocalizedText(
        "Use the margins of \(examination.names(stack))",
        chinese: "改用 \(examination.names(stack)) 的 layoutMargins")
    default: .empty
    }
  }

  /// Returns a remedy's code in the dialect in which the program wrote the constraint, if that is known, or else in all of
  /// the given ones. If the dialects do not differ, the code appears once, without a dialect.
  package func variants(_ remedy: Remedy) -> [(dialect: CodeDialect?, code: String)] {
    switch remedy {
    case .lowerPriority(let index): inDialects(of: index) { constraint(index, priority: 999, $0) }
    case .turnMaskOff(let item):
      [(nil, "\(names(item)).translatesAutoresizingMaskIntoConstraints = false")]
    case .remove(let index): inDialects(of: index) { removal(index, $0) }
    case .change(let index, let constant): inDialects(of: index) { change(index, to: constant, $0) }
    case .loosen(let index): inDialects(of: index) { constraint(index, isLoose: true, $0) }
    case .correct(let index, let constant):
      inDialects(of: index) { self.constraint(index, constant: constant, $0) }
    case .lowerContentPriority(let item, let axis, let isMinimum):
      [(nil, contentPriority(item, axis, isMinimum: isMinimum))]
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
    of index: Int, _ code: (CodeDialect) -> String?
  ) -> [(dialect: CodeDialect?, code: String)] {
    if let own = examination.all[index].dialect { return code(own).map { [(nil, $0)] } ?? [] }
    return dialects.compactMap { dialect in code(dialect).map { (dialect, $0) } }
  }

  private func contentPriority(_ item: StatedItem, _ axis: LayoutAxis, isMinimum: Bool) -> String {
    let kind = isMinimum ? "CompressionResistance" : "Hugging"
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let priority = priorityType.map { "\($0)(999)" } ?? "999"
    return "\(names(item)).setContent\(kind)Priority(\(priority), for: .\(direction))"
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
    if isWrittenInPlace(index) { return self.constraint(index, constant: constant, dialect) }
    let code = ConstraintCode(required(index), names, dialect)
    guard code.isExpressible else { return nil }
    let change = code.updating(constant)
    return dialect == .anchors ? "\(change)  // \(equation(index))" : change
  }

  private func constraint(
    _ index: Int, priority: LayoutPriority = .required, constant: Double? = nil,
    isLoose: Bool = false, _ dialect: CodeDialect
  ) -> String? {
    var statement = required(index)
    statement.priority = priority
    if let constant { statement.constant = constant }
    if isLoose { statement.relation = .greaterThanOrEqual }
    let code = ConstraintCode(statement, names, dialect)
    guard code.isExpressible else { return nil }
    guard isWrittenInPlace(index) else { return code.making(priorityType: priorityType) }
    // With anchors the priority is set in a separate statement.
    return dialect == .anchors && priority != .required
      ? "constraint.priority = \(priority)  // \(equation(index))" : code.expression
  }

  /// Whether the program's line is known, which is then written as it should be, and not a new one.
  private func isWrittenInPlace(_ index: Int) -> Bool { examination.all[index].dialect != nil }

  /// Returns the statement of a constraint, with the inner view on the left side and without its priority.
  private func required(_ index: Int) -> ConstraintStatement {
    var statement = examination.statement(index).fromInside
    statement.priority = .required
    return statement
  }

  private func equation(_ index: Int) -> String {
    examination.equation(examination.statement(index).fromInside)
  }
}
