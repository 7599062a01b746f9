import CellDrawing
import TextLayout

extension CellSize {
  /// Creates a size from text such as `80x24`: columns, `x`, `X` or `×`, rows. Each is a decimal number without a sign,
  /// from 0 to the length of ``largestDrawn``.
  public init(notation: String) throws(CellSizeNotationError) {
    let parts = notation.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = Self.number(parts[0]), let height = Self.number(parts[1])
    else { throw .malformed(notation) }
    guard width <= Self.largestDrawn.width, height <= Self.largestDrawn.height
    else { throw .outOfRange(notation) }
    self.init(width: width, height: height)
  }

  /// Returns the value of decimal digits; `Int.max` if it is too large; `nil` for other text.
  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits) ?? .max
  }
}

/// The reason why a text is not a size.
public enum CellSizeNotationError: Error, Hashable {
  /// The text is not two numbers with an `x` between them.
  case malformed(String)
  /// One of the numbers is too large.
  case outOfRange(String)
}

extension CellSizeNotationError: CustomStringConvertible {
  /// A sentence with the remedy: `'80' is not a size: write columns, x, rows, such as 80x24.`
  public var description: String {
    switch self {
    case .malformed(let notation):
      "'\(notation.escapedForTerminal())' is not a size: write columns, x, rows, such as 80x24."
    case .outOfRange(let notation):
      "The size \(notation.escapedForTerminal()) is too large: possible is 0x0 to 1000x1000."
    }
  }
}
