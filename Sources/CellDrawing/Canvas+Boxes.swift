import TextLayout

/// The line style of a box or a rule.
public enum BoxStyle: Hashable, Sendable, CaseIterable {
  /// `┌─┐`
  case light
  /// `┏━┓`
  case heavy
  /// `╭─╮`; the sides are light.
  case rounded
  /// `╔═╗`
  case double

  var glyphs: BoxGlyphs {
    switch self {
    case .light: .light
    case .heavy: .heavy
    case .rounded: .rounded
    case .double: .double
    }
  }
}

/// The glyphs of a box.
struct BoxGlyphs: Sendable {
  let horizontal: Glyph
  let vertical: Glyph
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph

  static let light = BoxGlyphs("─", "│", "┌", "┐", "└", "┘")
  static let heavy = BoxGlyphs("━", "┃", "┏", "┓", "┗", "┛")
  static let rounded = BoxGlyphs("─", "│", "╭", "╮", "╰", "╯")
  static let double = BoxGlyphs("═", "║", "╔", "╗", "╚", "╝")

  private init(
    _ horizontal: Character, _ vertical: Character, _ topLeft: Character, _ topRight: Character,
    _ bottomLeft: Character, _ bottomRight: Character
  ) {
    self.horizontal = Glyph(horizontal)
    self.vertical = Glyph(vertical)
    self.topLeft = Glyph(topLeft)
    self.topRight = Glyph(topRight)
    self.bottomLeft = Glyph(bottomLeft)
    self.bottomRight = Glyph(bottomRight)
  }
}

extension Canvas {
  /// Draws the outline of a rectangle; the inside is unchanged.
  ///
  /// An empty rectangle draws nothing. A rectangle of a single row is a horizontal line, one of a single column a
  /// vertical line.
  public func drawBox(_ rect: CellRect, _ box: BoxStyle = .light, style: Style = .plain) {
    if rect.isEmpty { return }
    let topLeft = rect.origin
    if rect.height == 1 {
      return drawHorizontalRule(from: topLeft, length: rect.width, box, style: style)
    }
    if rect.width == 1 {
      return drawVerticalRule(from: topLeft, length: rect.height, box, style: style)
    }
    let right = rect.maxX.clampedSubtracting(1)
    let bottom = rect.maxY.clampedSubtracting(1)
    let bottomLeft = CellPoint(x: rect.minX, y: bottom)
    let topRight = CellPoint(x: right, y: rect.minY)
    drawHorizontalRule(from: topLeft, length: rect.width, box, style: style)
    drawHorizontalRule(from: bottomLeft, length: rect.width, box, style: style)
    drawVerticalRule(from: topLeft, length: rect.height, box, style: style)
    drawVerticalRule(from: topRight, length: rect.height, box, style: style)
    let glyphs = box.glyphs
    draw(CollectionOfOne(glyphs.topLeft), at: topLeft, style: style)
    draw(CollectionOfOne(glyphs.topRight), at: topRight, style: style)
    draw(CollectionOfOne(glyphs.bottomLeft), at: bottomLeft, style: style)
    draw(
      CollectionOfOne(glyphs.bottomRight), at: CellPoint(x: right, y: bottom), style: style)
  }

  /// Draws a horizontal line of `length` columns to the right; nothing for 0 or less.
  public func drawHorizontalRule(
    from point: CellPoint, length: Int, _ box: BoxStyle = .light, style: Style = .plain
  ) {
    let rule = CellRect(x: point.x, y: point.y, width: length, height: 1)
      .intersection(visibleBounds)
    guard !rule.isEmpty else { return }
    draw(repeatElement(box.glyphs.horizontal, count: rule.width), at: rule.origin, style: style)
  }

  /// Draws a vertical line of `length` rows downwards; nothing for 0 or less.
  public func drawVerticalRule(
    from point: CellPoint, length: Int, _ box: BoxStyle = .light, style: Style = .plain
  ) {
    let rule = CellRect(x: point.x, y: point.y, width: 1, height: length)
      .intersection(visibleBounds)
    guard !rule.isEmpty else { return }
    let glyph = box.glyphs.vertical
    for y in rule.minY..<rule.maxY {
      draw(CollectionOfOne(glyph), at: CellPoint(x: rule.minX, y: y), style: style)
    }
  }
}
