/// Reads a line that is written as an equation: `UILabel:0x7f8.width == 0.5*UIView:0x7f9.width - 5`.
package struct EquationForm {
  private var reader: ItemReader
  private var decimals = 0
  private let text: [Character]
  private var depth = 0

  /// Limits for lines that are not equations: on the signs tried as the relation (others may be in the texts
  /// of labels), on the depth of parentheses, and on the parts of a sum.
  private static let mostAttempts = 12
  private static let deepest = 6
  private static let mostParts = 8

  package init(_ text: String, reader: ItemReader) {
    self.text = Array(text)
    self.reader = reader
  }

  package var hasGuessedNames: Bool { reader.hasGuessed }

  /// Returns the statement of the line; nil if the line is not an equation.
  ///
  /// A relation sign may also be part of a label's text. The first sign with a readable sum on both sides is
  /// the relation.
  package mutating func statement() -> ConstraintStatement? {
    var attempts = 0
    for place in text.indices where "=<>".contains(text[place]) && attempts < Self.mostAttempts {
      var cursor = Cursor(text)
      cursor.position = place
      guard let relation = LengthReader.relation(&cursor) else { continue }
      let before = reader
      attempts += 1
      if let statement = statement(
        Array(text[..<place]), relation, Array(text[cursor.position...]))
      {
        return statement
      }
      reader = before
    }
    return nil
  }

  private mutating func statement(
    _ left: [Character], _ relation: LayoutRelation, _ right: [Character]
  ) -> ConstraintStatement? {
    decimals = 0
    var first = Cursor(left)
    var places: [String] = []
    guard let leftSum = sum(&first, &places), first.isAtEnd, !leftSum.parts.isEmpty else {
      return nil
    }
    var second = Cursor(right)
    second.skipBlanks()
    // The oldest systems omit a position of 0.
    let isEmpty =
      second.isAtEnd && places.first.map(StatedAttribute.placesInSuperview.contains) ?? false
    guard let rightSum = isEmpty ? LinearSum() : sum(&second, &places), second.isAtEnd else {
      return nil
    }
    let statement = ConstraintStatement(
      left: leftSum, relation: relation, right: rightSum, decimals: decimals)
    return Self.placed(statement, names: places, superview: reader.superview)
  }

  /// Returns the statement with its position measured from the superview, if the right side is a
  /// number or a length and the attribute is one like `minX`.
  private static func placed(
    _ statement: ConstraintStatement, names: [String], superview: StatedItem?
  ) -> ConstraintStatement {
    guard let first = statement.first, first.attribute.role != .size, first.attribute.axis != nil,
      names.first.map(StatedAttribute.placesInSuperview.contains) ?? false,
      statement.right.parts.allSatisfy({ $0.place.attribute.role == .size }),
      let axis = first.attribute.axis
    else { return statement }
    let whole =
      superview ?? statement.second?.item ?? StatedItem(superviewOf: first.item)
    let origin = LinearSum(StatedPlace(item: whole, attribute: axis.near))
    return ConstraintStatement(
      left: statement.left, relation: statement.relation, right: origin + statement.right,
      decimals: statement.decimals)
  }

  // MARK: - Sums

  /// Reads parts separated by signs, up to the end or a closing parenthesis; nil if there is no sum.
  private mutating func sum(_ cursor: inout Cursor, _ places: inout [String]) -> LinearSum? {
    var total = LinearSum()
    var isFirst = true
    while true {
      cursor.skipBlanks()
      guard let next = cursor.next, next != ")" else { return isFirst ? nil : total }
      var sign = 1.0
      if next == "+" || next == "-" {
        sign = next == "-" ? -1 : 1
        cursor.position += 1
        cursor.skipBlanks()
      } else if !isFirst {
        guard let spacing = LengthReader.systemSpacing(&cursor, &decimals) else { return nil }
        total.constant += spacing
        continue
      }
      guard let part = product(&cursor, &places) else { return nil }
      total = total + part * sign
      guard total.parts.count <= Self.mostParts else { return nil }
      isFirst = false
    }
  }

  /// Reads factors separated by `*`, one of which may be a place or a sum in parentheses.
  private mutating func product(_ cursor: inout Cursor, _ places: inout [String]) -> LinearSum? {
    guard var result = factor(&cursor, &places) else { return nil }
    while true {
      let start = cursor.position
      cursor.skipBlanks()
      guard cursor.skip("*") else {
        cursor.position = start
        return result
      }
      cursor.skipBlanks()
      guard let other = factor(&cursor, &places) else { return nil }
      if other.parts.isEmpty {
        result = result * other.constant
      } else if result.parts.isEmpty {
        result = other * result.constant
      } else {
        return nil
      }
    }
  }

  private mutating func factor(_ cursor: inout Cursor, _ places: inout [String]) -> LinearSum? {
    let start = cursor.position
    if let number = number(&cursor) { return LinearSum(constant: number) }
    let names = reader
    if let place = place(&cursor, &places) { return LinearSum(place) }
    reader = names
    cursor.position = start
    guard depth < Self.deepest, cursor.skip("(") else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let inner = sum(&cursor, &places), cursor.skip(")") else { return nil }
    return inner
  }

  /// Reads a number, unless it is the beginning of a name.
  private mutating func number(_ cursor: inout Cursor) -> Double? {
    let start = cursor.position
    let before = decimals
    if let number = cursor.readNumber(decimals: &decimals),
      cursor.isAtEnd || cursor.next?.isWhitespace == true || "*)+-".contains(cursor.next ?? " ")
    {
      return number
    }
    cursor.position = start
    decimals = before
    return nil
  }

  private mutating func place(_ cursor: inout Cursor, _ places: inout [String]) -> StatedPlace? {
    guard let item = reader.read(&cursor, in: .equation), cursor.skip(".") else { return nil }
    let name = cursor.read { $0.isLetter || $0 == "-" }
    places.append(name)
    return StatedPlace(item: item, attribute: StatedAttribute(name))
  }
}
