/// Finds the start and end of constraints in a line.
enum RecordScanner {
  /// A piece of a line that begins with the class of a constraint.
  struct Piece {
    var text: String
    /// Whether there is an opening bracket before the class, so that a closing one is required.
    var hasBracket: Bool
    /// Whether the closing bracket was found.
    var isClosed: Bool
    /// The text after the closing bracket.
    var rest: String
  }

  /// Whether constraints may begin in a line.
  static func mayHavePieces(_ line: String) -> Bool { line.hasWord("constraint:") }

  /// Returns the text before the first constraint, and the pieces after it.
  static func pieces(_ line: String) -> (before: String, pieces: [Piece]) {
    guard mayHavePieces(line) else { return (line, []) }
    let text = Array(line)
    let starts = starts(text)
    guard let first = starts.first else { return (line, []) }
    var pieces: [Piece] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      pieces.append(piece(Array(text[start..<end])))
    }
    return (String(text[..<first]), pieces)
  }

  /// Returns the piece with its end searched again, after further lines were appended to it.
  static func piece(_ text: [Character]) -> Piece {
    let hasBracket = text.first == "<"
    guard hasBracket, let end = closing(text[..<Boilerplate.adviceStart(in: text)]) else {
      return Piece(text: String(text), hasBracket: hasBracket, isClosed: false, rest: "")
    }
    return Piece(
      text: String(text[...end]), hasBracket: true, isClosed: true, rest: String(text[(end + 1)...])
    )
  }

  /// Returns the last closing bracket that is not a part of `>=`.
  private static func closing(_ text: ArraySlice<Character>) -> Int? {
    text.indices.last { index in
      text[index] == ">" && (index + 1 == text.endIndex || text[index + 1] != "=")
    }
  }

  /// Returns the indices of class names that end in `Constraint` and are followed by a colon.
  private static func starts(_ text: [Character]) -> [Int] {
    let word = Array("Constraint:")
    var starts: [Int] = []
    var index = 0
    while index + word.count < text.count {
      guard text[index] == "C", text[index..<index + word.count].elementsEqual(word) else {
        index += 1
        continue
      }
      var start = index
      while start > 0, isPartOfClass(text[start - 1]) { start -= 1 }
      let isConstraint = isAddress(text, from: index + word.count) && start < index + 1
      if isConstraint {
        if start > 0, text[start - 1] == "<" { start -= 1 }
        starts.append(start)
      }
      index += word.count
    }
    return starts
  }

  private static func isPartOfClass(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  /// Whether an address or a key follows, and not prose.
  private static func isAddress(_ text: [Character], from start: Int) -> Bool {
    var start = start
    while start < text.count, text[start] == " " { start += 1 }
    guard start < text.count else { return false }
    return text[start...].starts(with: "0x")
      || !text[start - 1].isWhitespace && text[start].isLetter
  }
}
