import TextLayout

extension Color: CustomStringConvertible {
  /// The case with its values: `standard`, `palette(26)`, `rgb(255, 0, 0)` or `rgb(118, 200, 130, basic:
  /// green)`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .palette(let index): "palette(\(index))"
    case .rgb(let red, let green, let blue, let basic):
      "rgb(\(red), \(green), \(blue)\(basic.map { ", basic: \($0)" } ?? ""))"
    }
  }
}

extension Style.Attributes: CustomStringConvertible {
  /// The names: `[bold, reverse]`.
  public var description: String {
    text(ofBits: ["bold", "dim", "italic", "underline", "reverse"])
  }
}

extension Style: CustomStringConvertible {
  /// The differences from the default style: `palette(1) on palette(4) [bold]`; `plain` if there are none.
  public var description: String {
    var parts: [String] = []
    if foreground != .standard { parts.append("\(foreground)") }
    if background != .standard { parts.append("on \(background)") }
    if !attributes.isEmpty { parts.append("\(attributes)") }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }
}

extension Cell: CustomStringConvertible {
  /// The text in quotation marks, and the style unless it is plain: `"a" palette(1) [bold]`.
  public var description: String {
    let text = isContinuation ? "continuation" : "\(glyph)"
    return style == .plain ? text : "\(text) \(style)"
  }
}
