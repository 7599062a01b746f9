/// The style sheet's classes: declarations that many elements share are written once.
struct SVGClasses {
  /// A property and its value, such as a fill and its colour.
  typealias Declaration = (property: String, value: String)

  private var rules = Numbering<String>()

  /// Returns declarations as the attributes of an element: as single attributes, or as a class if `classes` is not
  /// `nil`.
  static func attributes(
    _ declarations: [Declaration], in classes: inout SVGClasses?
  ) -> String {
    if classes == nil {
      return declarations.map { "\($0.property)=\"\($0.value)\"" }.joined(separator: " ")
    }
    let rule = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
    return "class=\"c\(classes?.rules.number(of: rule) ?? 0)\""
  }

  /// The CSS rules, in the order in which the classes were first used.
  var rulesText: String {
    rules.values.enumerated().map { ".c\($0){\($1)}\n" }.joined()
  }
}
