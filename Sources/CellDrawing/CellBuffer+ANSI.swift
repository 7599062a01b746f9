extension CellBuffer {
  /// The rows with ANSI colours and attributes, joined by newlines.
  ///
  /// The only escape sequences are SGR (`ESC [ … m`), as few as possible. Each row ends in the default style. Trailing
  /// plain blanks are omitted.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public var ansi: String {
    (0..<size.height).map(ansiRow).joined(separator: "\n")
  }

  private func ansiRow(_ y: Int) -> String {
    let cells = row(y)
    return SGR.text(of: cells[...(cells.lastIndex { $0 != .blank } ?? cells.startIndex - 1)])
  }
}

/// SGR sequences, which set the style of the text after them (ECMA-48, 8.3.117).
enum SGR {
  /// Returns the glyphs of cells with the SGR sequences for their styles. The text begins and ends in the default
  /// style.
  static func text(of cells: ArraySlice<Cell>) -> String {
    var text = ""
    var style = Style.plain
    for cell in cells where !cell.isContinuation {
      text += change(from: style, to: cell.style) + cell.text
      style = cell.style
    }
    return text + change(from: style, to: .plain)
  }

  /// Returns the shortest sequence from one style to another; empty if they are equal.
  private static func change(from old: Style, to new: Style) -> String {
    if old == new { return "" }
    // An empty parameter resets all attributes.
    let afterReset = parameters(from: .plain, to: new)
    let viaReset = (afterReset.isEmpty ? [""] : ["0"] + afterReset).joined(separator: ";")
    let direct = parameters(from: old, to: new).joined(separator: ";")
    return "\u{1B}[" + (direct.utf8.count < viaReset.utf8.count ? direct : viaReset) + "m"
  }

  private static func parameters(from old: Style, to new: Style) -> [String] {
    var parameters = attributes(from: old.attributes, to: new.attributes)
    if old.foreground != new.foreground { parameters += color(new.foreground, base: 30) }
    if old.background != new.background { parameters += color(new.background, base: 40) }
    return parameters
  }

  private static func attributes(
    from old: Style.Attributes, to new: Style.Attributes
  ) -> [String] {
    var shown = old
    var parameters: [String] = []
    // Bold and dim are reset by the same parameter.
    let endings: [(ended: Style.Attributes, parameter: String)] = [
      ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"),
    ]
    for (ended, parameter) in endings where !shown.intersection(ended).isSubset(of: new) {
      parameters.append(parameter)
      shown.subtract(ended)
    }
    let beginnings: [(begun: Style.Attributes, parameter: String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    for (begun, parameter) in beginnings where new.subtracting(shown).contains(begun) {
      parameters.append(parameter)
    }
    return parameters
  }

  /// Returns the parameters of a colour; `base` is 30 for the foreground and 40 for the background.
  private static func color(_ color: Color, base: Int) -> [String] {
    switch color {
    case .standard: ["\(base + 9)"]
    case .palette(let index) where index < 8: ["\(base + Int(index))"]
    case .palette(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .palette(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue, _):
      ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}

extension CellBuffer {
  /// Returns the text that changes a terminal's screen from `other` to this buffer: for each changed row the cursor
  /// movement and the changed cells, with SGR sequences.
  ///
  /// The terminal has to have this buffer's size and be in its default style. Afterwards it is in its default style,
  /// and its cursor may be anywhere. If the sizes differ, all rows are written. For equal buffers the text is empty.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func ansi(since other: CellBuffer) -> String {
    (0..<size.height).map { y in
      guard let columns = changedColumns(inRow: y, since: other) else { return "" }
      return "\u{1B}[\(y + 1);\(columns.lowerBound + 1)H"
        + SGR.text(of: row(y).dropFirst(columns.lowerBound).prefix(columns.count))
    }.joined()
  }
}
