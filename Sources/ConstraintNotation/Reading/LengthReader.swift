/// Reads the parentheses of the Visual Format Language: `(>=20@750)`, `(NSSpace(8))`, `(-7)`.
enum LengthReader {
  struct Length {
    var relation = LayoutRelation.equal
    var value = 0.0
    var priority: Double?
  }

  /// Reads a length with its parentheses; nil if none comes next.
  static func read(_ cursor: inout Cursor, decimals: inout Int) -> Length? {
    let start = cursor.position
    guard cursor.skip("(") else { return nil }
    var length = Length()
    cursor.skipBlanks()
    length.relation = relation(&cursor) ?? .equal
    cursor.skipBlanks()
    guard let value = value(&cursor, &decimals) else {
      cursor.position = start
      return nil
    }
    length.value = value
    cursor.skipBlanks()
    if cursor.skip("@") {
      var none = 0
      length.priority = cursor.readNumber(decimals: &none)
      cursor.skipBlanks()
    }
    guard cursor.skip(")") else {
      cursor.position = start
      return nil
    }
    return length
  }

  /// Reads `==`, `<=`, `>=`, or their variants with a single or reversed sign; nil if none comes next.
  static func relation(_ cursor: inout Cursor) -> LayoutRelation? {
    if cursor.skip("==") || cursor.skip("=") && !cursor.has("<") { return .equal }
    if cursor.skip("<=") || cursor.skip("=<") { return .lessThanOrEqual }
    if cursor.skip(">=") || cursor.skip("=>") { return .greaterThanOrEqual }
    return nil
  }

  private static func value(_ cursor: inout Cursor, _ decimals: inout Int) -> Double? {
    cursor.readNumber(decimals: &decimals) ?? systemSpacing(&cursor, &decimals)
  }

  /// Reads `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`.
  static func systemSpacing(_ cursor: inout Cursor, _ decimals: inout Int) -> Double? {
    let start = cursor.position
    let name = cursor.read { $0.isLetter || $0 == "_" }
    cursor.skipBlanks()
    if name.hasSuffix("Space"), cursor.skip("("),
      let number = cursor.readNumber(decimals: &decimals), cursor.skip(")")
    {
      return number
    }
    cursor.position = start
    return nil
  }

  /// Whether a length comes next, followed by a closing bracket.
  static func closes(_ cursor: Cursor) -> Bool {
    var after = cursor
    var none = 0
    guard read(&after, decimals: &none) != nil else { return false }
    after.skipBlanks()
    return after.next == "]"
  }
}
