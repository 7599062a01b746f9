/// Reads a line in the Visual Format Language: `H:|-(8)-[UILabel:0x7f8'Title'(>=20)]`.
package struct VisualForm {
  private var cursor: Cursor
  private var reader: ItemReader
  private var decimals = 0
  package private(set) var priority: Double?
  let axis: LayoutAxis

  /// Returns nil if the text does not begin like a visual format.
  package init?(_ text: String, reader: ItemReader) {
    cursor = Cursor(text)
    self.reader = reader
    cursor.skipBlanks()
    guard let letter = cursor.next, letter == "H" || letter == "V" else { return nil }
    cursor.position += 1
    cursor.skipBlanks()
    // The colon may be missing: `H | - (0) - [...]`.
    let hasColon = cursor.skip(":")
    cursor.skipBlanks()
    guard let next = cursor.next, next == "|" || next == "[" || (hasColon && next != " ") else {
      return nil
    }
    axis = letter == "H" ? .horizontal : .vertical
  }

  package var hasGuessedNames: Bool { reader.hasGuessed }

  /// Returns the statement of the line; nil if the line is not a visual format.
  package mutating func statement() -> ConstraintStatement? {
    if cursor.skip("|") || cursor.skip("'|'") {
      guard let gap = gap(), let item = bracketed() else { return nil }
      return atEnd(
        from: edge(superview(of: item.item), near: true), to: edge(item.item, near: true), gap)
    }
    guard let first = bracketed() else { return nil }
    if let size = first.size { return atEnd(size, of: first.item) }
    guard let gap = gap() else { return nil }
    if cursor.skip("|") || cursor.skip("'|'") {
      let superview = superview(of: first.item)
      return atEnd(from: edge(first.item, near: false), to: edge(superview, near: false), gap)
    }
    guard let second = bracketed() else { return nil }
    return atEnd(from: edge(first.item, near: false), to: edge(second.item, near: true), gap)
  }

  // MARK: - Parts

  /// Reads `[item]` or `[item(size)]`.
  private mutating func bracketed() -> (item: StatedItem, size: LengthReader.Length?)? {
    cursor.skipBlanks()
    // A web site may have removed the brackets of text that looks like a link.
    guard cursor.skip("[") else { return nil }
    cursor.skipBlanks()
    guard let item = reader.read(&cursor, in: .brackets) else { return nil }
    cursor.skipBlanks()
    let size = LengthReader.read(&cursor, decimals: &decimals)
    if let priority = size?.priority { self.priority = priority }
    cursor.skipBlanks()
    guard cursor.skip("]") else { return nil }
    cursor.skipBlanks()
    return (item, size)
  }

  /// Reads `-(8)-`. If nothing is between two views, they touch.
  private mutating func gap() -> LengthReader.Length? {
    cursor.skipBlanks()
    guard cursor.skip("-") else { return LengthReader.Length() }
    cursor.skipBlanks()
    let length: LengthReader.Length
    if let parenthesized = LengthReader.read(&cursor, decimals: &decimals) {
      length = parenthesized
    } else if let number = cursor.readNumber(decimals: &decimals) {
      length = LengthReader.Length(value: number)
    } else {
      return nil
    }
    if let priority = length.priority { self.priority = priority }
    cursor.skipBlanks()
    guard cursor.skip("-") else { return nil }
    cursor.skipBlanks()
    return length
  }

  private func superview(of item: StatedItem) -> StatedItem {
    reader.superview ?? StatedItem(superviewOf: item)
  }

  private func edge(_ item: StatedItem, near: Bool) -> StatedPlace {
    StatedPlace(item: item, attribute: near ? axis.near : axis.far)
  }

  // MARK: - Complete statements

  private mutating func atEnd(_ size: LengthReader.Length, of item: StatedItem)
    -> ConstraintStatement?
  {
    guard isAtEnd() else { return nil }
    return ConstraintStatement(
      left: LinearSum(StatedPlace(item: item, attribute: axis.size)), relation: size.relation,
      right: LinearSum(constant: size.value), form: .visual, decimals: decimals)
  }

  private mutating func atEnd(
    from near: StatedPlace, to far: StatedPlace, _ gap: LengthReader.Length
  ) -> ConstraintStatement? {
    guard isAtEnd() else { return nil }
    return ConstraintStatement(
      left: LinearSum(far), relation: gap.relation, right: LinearSum(near, constant: gap.value),
      form: .visual, decimals: decimals)
  }

  private mutating func isAtEnd() -> Bool {
    cursor.skipBlanks()
    return cursor.isAtEnd
  }
}
