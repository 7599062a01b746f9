import AutoLayout
import CellDrawing
import TextLayout

/// The cells on which a diagram is drawn. It records which cells the views use and which ones the diagram uses.
@MainActor final class DiagramSheet {
  /// The use of a cell, in ascending order of importance: a mark may cover only cells of lower importance.
  enum Use: Int, Comparable {
    case blank, dots, line, arrow, text, outside

    static func < (one: Use, other: Use) -> Bool { one.rawValue < other.rawValue }
  }

  private let canvas: Canvas
  let theme: Theme
  /// The visible cells.
  let cells: CellRect
  private var taken: [CellPoint: Use] = [:]

  init(_ context: DrawingContext) {
    canvas = context.canvas
    theme = context.theme
    cells = canvas.visibleBounds
  }

  func use(at point: CellPoint) -> Use {
    if let use = taken[point] { return use }
    guard let cell = canvas.cell(at: point) else { return .outside }
    if cell.isBlank { return .blank }
    // An arrow may end on a dotted line of a view, such as the one around a superview. It leaves out cells with other
    // lines.
    return cell.text == "┈" || cell.text == "┊" ? .line : .text
  }

  /// Whether the cell is a space between two words: a line through it would read as a character.
  func isWordGap(_ point: CellPoint) -> Bool {
    isWord(at: point.beside(-1)) && isWord(at: point.beside(1))
  }

  /// Whether a word begins or ends beside the cell.
  func isBesideWord(_ point: CellPoint) -> Bool {
    isWord(at: point.beside(-1)) || isWord(at: point.beside(1))
  }

  /// Whether the views have drawn a character there that is not a line, such as a border's.
  private func isWord(at point: CellPoint) -> Bool {
    guard taken[point] == nil, let cell = canvas.cell(at: point), !cell.isBlank else {
      return false
    }
    return !(cell.text.unicodeScalars.first.map { ("\u{2500}"..."\u{259F}").contains($0) } ?? false)
  }

  /// The box-drawing character that joins an arrow to the border on which it ends; `nil` if there is no border.
  /// `isFirst` is whether the arrow begins there.
  func junction(at point: CellPoint, _ axis: LayoutAxis, isFirst: Bool) -> Character? {
    guard taken[point] == nil, let text = canvas.cell(at: point)?.text else { return nil }
    return switch (axis, text) {
    case (.horizontal, "│"): isFirst ? "├" : "┤"
    case (.horizontal, "┃"): isFirst ? "┠" : "┨"
    case (.vertical, "─"): isFirst ? "┬" : "┴"
    case (.vertical, "━"): isFirst ? "┯" : "┷"
    default: nil
    }
  }

  /// Replaces a border's character, in the border's style.
  func join(_ character: Character, at point: CellPoint) {
    guard let style = canvas.cell(at: point)?.style else { return }
    canvas.draw(text: String(character), at: point, style: style)
    taken[point] = .arrow
  }

  func restyle(_ rect: CellRect, _ style: (Style) -> Style) { canvas.restyle(rect, style) }

  /// Draws a character of one column, unless the cell has a more important use.
  func draw(_ character: Character, at point: CellPoint, as use: Use, _ style: Style) {
    guard self.use(at: point) < use else { return }
    canvas.draw(text: String(character), at: point, style: fitted(style, at: point))
    taken[point] = use
  }

  /// Draws a text at the first place where it is readable; returns whether there is one.
  @discardableResult
  func write(_ text: TextLine, at places: [CellPoint], over own: Set<CellPoint> = []) -> Bool {
    let style = theme.tint
    for highest in [Use.dots, .line] {
      let place = places.first { isFree($0, text.width, upTo: highest, own) }
      guard let place else { continue }
      canvas.draw(line: text, at: place, style: fitted(style, at: place))
      for column in 0..<text.width { taken[place.beside(column)] = .text }
      return true
    }
    return false
  }

  /// Returns whether a text covers only cells of its own mark or of low importance, and touches no other text.
  private func isFree(
    _ place: CellPoint, _ width: Int, upTo highest: Use, _ own: Set<CellPoint>
  ) -> Bool {
    let ends = [place.beside(-1), place.beside(width)]
    if ends.contains(where: { taken[$0] == .text || isWord(at: $0) }) { return false }
    return (0..<width).allSatisfy { column in
      let point = place.beside(column)
      return own.contains(point) ? use(at: point) != .text : use(at: point) <= highest
    }
  }

  /// Returns the style for a cell: in a reversed cell its present style, otherwise `style` with the cell's underline.
  private func fitted(_ style: Style, at point: CellPoint) -> Style {
    guard let former = canvas.cell(at: point)?.style else { return style }
    if former.attributes.contains(.reverse) { return former }
    var style = style
    style.attributes.formUnion(former.attributes.intersection(.underline))
    return style
  }
}

extension CellPoint {
  /// Returns the cell that is a number of columns further right.
  func beside(_ columns: Int) -> CellPoint { CellPoint(x: x + columns, y: y) }
}
