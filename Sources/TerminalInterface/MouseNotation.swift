import CellDrawing

/// Parses the mouse actions of ``KeyNotation``.
enum MouseNotation {
  static let forms = "<click:COL,ROW> <drag:COL,ROW:COL,ROW> <wheel:COL,ROW:STEPS>"
  static let possibilities =
    forms + ", with columns and rows from 0 to 999, and steps from -99, up, to 99"

  /// Returns the events of a mouse action; `nil` if the name is not one.
  static func events(
    _ name: Substring, position: Int
  ) throws(KeyNotationError) -> [Event]? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard let action = parts.first, ["click", "drag", "wheel"].contains(action) else { return nil }
    guard let events = events(action, Array(parts.dropFirst())) else {
      throw .malformedMouse(String(name), position: position)
    }
    return events.map { .mouse($0) }
  }

  private static func events(_ action: Substring, _ parts: [Substring]) -> [MouseEvent]? {
    guard let start = parts.first.flatMap(point) else { return nil }
    switch (action, parts.count) {
    case ("click", 1):
      return [MouseEvent(.press(.left), at: start), MouseEvent(.release(.left), at: start)]
    case ("drag", 2):
      guard let end = point(parts[1]) else { return nil }
      return [MouseEvent(.press(.left), at: start)]
        + way(from: start, to: end).map { MouseEvent(.drag(.left), at: $0) }
        + [MouseEvent(.release(.left), at: end)]
    case ("wheel", 2):
      guard let steps = number(parts[1]), (-99...99).contains(steps) else { return nil }
      let step = MouseEvent(steps < 0 ? .scrollUp : .scrollDown, at: start)
      return Array(repeating: step, count: abs(steps))
    default: return nil
    }
  }

  /// Returns the cells on a straight line from `start` to `end`, without `start`.
  private static func way(from start: CellPoint, to end: CellPoint) -> [CellPoint] {
    let (columns, rows) = (end.x - start.x, end.y - start.y)
    let steps = max(abs(columns), abs(rows))
    return (0..<steps).map { step in
      CellPoint(
        x: start.x + columns * (step + 1) / steps, y: start.y + rows * (step + 1) / steps)
    }
  }

  private static func point(_ text: Substring) -> CellPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let column = number(parts[0]), let row = number(parts[1]),
      (0...999).contains(column), (0...999).contains(row)
    else { return nil }
    return CellPoint(x: column, y: row)
  }

  /// Returns the value of decimal digits, with an optional minus; `nil` for other text.
  private static func number(_ text: Substring) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
