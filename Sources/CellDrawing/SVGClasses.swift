/// The classes of a picture's style sheet: looks that many elements have are written once.
struct SVGClasses {
  /// A property and its value, such as a fill and its colour.
  typealias Declaration = (property: String, value: String)

  private var rules = Numbering<String>()

  /// Returns a look as the attributes of an element: each for itself, or a class where there are any.
  static func attributes(
    _ declarations: [Declaration], in classes: inout SVGClasses?
  ) -> String {
    if classes == nil {
      return declarations.map { "\($0.property)=\"\($0.value)\"" }.joined(separator: " ")
    }
    let rule = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
    return "class=\"c\(classes?.rules.number(of: rule) ?? 0)\""
  }

  /// The rules, in the order in which the classes were used first.
  var rulesText: String {
    rules.values.enumerated().map { ".c\($0){\($1)}\n" }.joined()
  }
}
