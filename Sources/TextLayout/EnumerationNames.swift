// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension Paragraph.Truncation: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .tail: "tail"
    case .head: "head"
    case .middle: "middle"
    case .clip: "clip"
    case .wrap: "wrap"
    }
  }
}

extension Paragraph.Wrapping: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .word: "word"
    case .character: "character"
    }
  }
}
