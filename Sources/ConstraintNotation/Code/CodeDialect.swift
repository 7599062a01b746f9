/// The API in which a program writes constraints.
package enum CodeDialect: String, CaseIterable, Sendable {
  /// Anchors, in Swift.
  case anchors
  /// Masonry, in Objective-C.
  case masonry = "Masonry"
  /// SnapKit.
  case snapKit = "SnapKit"
  /// The DSL of this package, which is Masonry's in Swift.
  case dsl = "mas"

  /// The prefix of another item's attribute, as in `label.mas_bottom`.
  fileprivate var property: String {
    switch self {
    case .anchors: ""
    case .masonry: "mas_"
    case .snapKit: "snp."
    case .dsl: "mas."
    }
  }

  /// Returns a number as the dialect writes it for a comparison with a length: `@8` in Masonry.
  fileprivate func number(_ text: String) -> String { self == .masonry ? "@\(text)" : text }
}

extension LayoutRelation {
  /// The relation in the names of methods. All dialects share these words.
  fileprivate var word: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .equal: "equalTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}

/// A constraint as code in one of the dialects.
package struct ConstraintCode {
  private let statement: ConstraintStatement
  private let names: CodeNames
  private let dialect: CodeDialect

  package init(_ statement: ConstraintStatement, _ names: CodeNames, _ dialect: CodeDialect) {
    self.statement = statement
    self.names = names
    self.dialect = dialect
  }

  /// Whether the dialect can express the statement. None can express more than two places, or anchors with names of
  /// their own; anchors cannot express margins, and Masonry cannot express guides.
  package var isExpressible: Bool {
    guard statement.isSimple, statement.first?.attribute.axis != nil else { return false }
    switch dialect {
    case .anchors: return !statement.parts.contains { $0.place.attribute.isMargin }
    case .masonry: return !statement.items.contains(where: \.isGuide)
    case .snapKit, .dsl: return true
    }
  }

  /// The constraint without the code that activates it: `make.left.equalTo(page.mas.right).offset(8)`,
  /// `title.topAnchor.constraint(equalTo: page.bottomAnchor, constant: 8)`.
  package var expression: String { dialect == .anchors ? anchors : chain(statement.constant) }

  /// Returns the code that creates and activates the constraint.
  ///
  /// - Parameter priorityType: The type of priorities in Swift; nil if they are numbers.
  package func making(priorityType: String? = "UILayoutPriority") -> String {
    switch dialect {
    case .anchors:
      guard statement.priority != .required else { return anchors + ".isActive = true" }
      let variable = statement.first?.attribute.name ?? "constraint"
      return """
        let \(variable) = \(anchors)
        \(variable).priority = \(priorityType.map { "\($0)(\(statement.priority))" } ?? "\(statement.priority)")
        \(variable).isActive = true
        """
    case .masonry, .snapKit, .dsl: return block("make", statement.constant)
    }
  }

  /// Returns the code that changes the constant of the existing constraint.
  package func updating(_ constant: Double) -> String {
    dialect == .anchors
      ? "constraint.constant = \(constant.short)" : block("update", constant)
  }

  // MARK: - Anchors

  private var anchors: String {
    let relation = statement.relation.word
    var arguments: String
    if let second = statement.second {
      arguments = "\(relation): \(names(second.item)).\(second.attribute.name)Anchor"
      if statement.multiplier != 1 {
        arguments += ", multiplier: \(Fraction.code(statement.multiplier))"
      }
      if statement.constant != 0 { arguments += ", constant: \(statement.constant.short)" }
    } else {
      arguments = "\(relation)Constant: \(statement.constant.short)"
    }
    return "\(subject).\(statement.first?.attribute.name ?? "")Anchor.constraint(\(arguments))"
  }

  private var subject: String { statement.first.map { names($0.item) } ?? "view" }

  // MARK: - Masonry and DSLs like it

  private func block(_ verb: String, _ constant: Double) -> String {
    let chain = chain(constant)
    switch dialect {
    case .masonry:
      return "[\(subject) mas_\(verb)Constraints:^(MASConstraintMaker *make) { \(chain); }];"
    default: return "\(subject).\(dialect.property)\(verb)Constraints { make in \(chain) }"
    }
  }

  private func chain(_ constant: Double) -> String {
    var text = "make.\(statement.first?.attribute.name ?? "").\(statement.relation.word)("
    if let second = statement.second {
      let isSame = second.attribute == statement.first?.attribute
      text += names(second.item)
      // In SnapKit, a guide's attribute always has to be named.
      if !isSame || dialect == .snapKit && second.item.isGuide {
        text += ".\(dialect.property)\(second.attribute.name)"
      }
      text += ")"
      if statement.multiplier != 1 {
        text += ".multipliedBy(\(Fraction.code(statement.multiplier)))"
      }
      if constant != 0 { text += ".offset(\(constant.short))" }
    } else {
      text += dialect.number(constant.short) + ")"
    }
    return statement.priority == .required ? text : text + ".priority(\(statement.priority))"
  }
}
