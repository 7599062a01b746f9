/// A constraint as a dialect writes it.
struct DialectSentence {
  private let statement: LinearStatement
  private let names: CodeNames
  private let dialect: Dialect
  private let first: Place

  /// Returns nil for a constraint that has more than two places, or one that the dialect has no word for.
  init?(_ statement: LinearStatement, _ names: CodeNames, _ dialect: Dialect) {
    guard statement.isSimple, let first = statement.first, first.attribute.axis != nil else {
      return nil
    }
    // A position in the superview has no other item in code.
    self.statement = statement
    self.names = names
    self.dialect = dialect
    self.first = first
    let attributes = [first.attribute, statement.second?.attribute].compactMap(\.self)
    if dialect == .anchors, attributes.contains(where: \.isMargin) { return nil }
    // Masonry has no words for guides.
    if dialect == .Masonry, statement.items.contains(where: \.isGuide) { return nil }
  }

  /// Code that makes the constraint.
  func making(priority: Int?, isAppKit: Bool) -> String {
    switch dialect {
    case .anchors: anchors(priority, isAppKit)
    case .Masonry: masonry("mas_makeConstraints", statement.constant, priority)
    case .SnapKit: snapKit("makeConstraints", statement.constant, priority)
    }
  }

  /// Code that changes the constant of the constraint that is there.
  func updating(_ constant: Double) -> String {
    dialect == .Masonry
      ? masonry("mas_updateConstraints", constant, nil)
      : snapKit("updateConstraints", constant, nil)
  }

  // MARK: - Anchors

  private func anchors(_ priority: Int?, _ isAppKit: Bool) -> String {
    let variable = first.attribute.name
    let relation =
      switch statement.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    var arguments: String
    if let second = statement.second {
      arguments = "\(relation): \(names(second.item)).\(second.attribute.name)Anchor"
      if statement.multiplier != 1 { arguments += ", multiplier: \(statement.multiplier.exact)" }
      if statement.constant != 0 { arguments += ", constant: \(statement.constant.exact)" }
    } else {
      arguments = "\(relation)Constant: \(statement.constant.exact)"
    }
    let call = "\(names(first.item)).\(first.attribute.name)Anchor.constraint(\(arguments))"
    guard let priority else { return call + ".isActive = true" }
    let type = isAppKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
    return """
      let \(variable) = \(call)
      \(variable).priority = \(type)(\(priority))
      \(variable).isActive = true
      """
  }

  // MARK: - Masonry and SnapKit

  private func masonry(_ verb: String, _ constant: Double, _ priority: Int?) -> String {
    let chain = chain(
      constant,
      target: { names, second, isSame in
        isSame ? names(second.item) : "\(names(second.item)).mas_\(second.attribute.name)"
      }, number: { "@\($0)" })
    let end = priority.map { ".priority(\($0))" } ?? ""
    return "[\(names(first.item)) \(verb):^(MASConstraintMaker *make) { \(chain)\(end); }];"
  }

  private func snapKit(_ verb: String, _ constant: Double, _ priority: Int?) -> String {
    let chain = chain(
      constant,
      target: { names, second, isSame in
        if second.item.isGuide { return "\(names(second.item)).snp.\(second.attribute.name)" }
        return isSame ? names(second.item) : "\(names(second.item)).snp.\(second.attribute.name)"
      }, number: { $0 })
    let end = priority.map { ".priority(\($0))" } ?? ""
    return "\(names(first.item)).snp.\(verb) { make in \(chain)\(end) }"
  }

  private func chain(
    _ constant: Double, target: (CodeNames, Place, Bool) -> String, number: (String) -> String
  ) -> String {
    let relation =
      switch statement.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    var text = "make.\(first.attribute.name).\(relation)("
    guard let second = statement.second else { return text + number(constant.exact) + ")" }
    text += target(names, second, second.attribute == first.attribute) + ")"
    if statement.multiplier != 1 { text += ".multipliedBy(\(statement.multiplier.exact))" }
    if constant != 0 { text += ".offset(\(constant.exact))" }
    return text
  }
}
