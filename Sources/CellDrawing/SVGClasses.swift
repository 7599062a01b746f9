/// The classes of a picture's style sheet: looks that many elements have are written once.
struct SVGClasses {
  /// A property and its value, such as a fill and its colour.
  typealias Declaration = (property: String, value: String)

  private var rules: [String] = []
  private var names: [String: String] = [:]

  /// Returns a look as the attributes of an element: each for itself, or a class where there are any.
  static func attributes(
    _ declarations: [Declaration], in classes: inout SVGClasses?
  ) -> String {
    if classes == nil {
      return declarations.map { "\($0.property)=\"\($0.value)\"" }.joined(separator: " ")
    }
    let rule = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
    return "class=\"\(classes?.name(of: rule) ?? "")\""
  }

  private mutating func name(of rule: String) -> String {
    if let name = names[rule] { return name }
    let name = "c\(rules.count)"
    names[rule] = name
    rules.append(".\(name){\(rule)}\n")
    return name
  }

  /// The rules, in the order in which the classes were used first.
  var rulesText: String { rules.joined() }
}
