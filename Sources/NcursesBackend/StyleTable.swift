internal import CNcurses
import CellDrawing

/// Translates styles into ncurses' attributes and colour pairs.
@MainActor final class StyleTable {
  struct Entry {
    let attributes: attr_t
    let pair: Int32
  }

  private let depth: ColorDepth
  /// The numbers of the default colours in a colour pair.
  private let standard: (foreground: Int32, background: Int32)
  // Adjacent cells usually have the same style. No more than that must be cached: a terminal with few colour pairs
  // reuses them for other colours.
  private var last: (style: Style, entry: Entry)?
  private var numbers: [Color: Int32?] = [:]

  init(usesColors: Bool) {
    guard usesColors, has_colors(), start_color() == OK else {
      depth = .none
      standard = (-1, -1)
      return
    }
    depth = TerminfoEntry.colorDepth
    standard = use_default_colors() == OK ? (-1, -1) : (COLOR_WHITE, COLOR_BLACK)
  }

  /// Whether the terminal has colours and the user wants them.
  var showsColors: Bool { depth != .none }

  /// Starts a frame: drops cached styles that may be outdated.
  func startFrame() {
    last = nil
    // Otherwise a moving gradient would fill it without limit.
    if numbers.count > 10_000 { numbers.removeAll() }
  }

  func entry(for style: Style) -> Entry {
    if let last, last.style == style { return last.entry }
    let entry = Entry(attributes: Self.attributes(of: style.attributes), pair: pair(of: style))
    last = (style, entry)
    return entry
  }

  private func pair(of style: Style) -> Int32 {
    let foreground = number(of: style.foreground)
    let background = number(of: style.background)
    if foreground == nil && background == nil { return 0 }
    return max(0, alloc_pair(foreground ?? standard.foreground, background ?? standard.background))
  }

  private func number(of color: Color) -> Int32? {
    if let known = numbers[color] { return known }
    let number = depth.number(of: color)
    numbers[color] = .some(number)
    return number
  }

  private static func attributes(of attributes: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= CURSES_BOLD }
    if attributes.contains(.dim) { result |= CURSES_DIM }
    if attributes.contains(.italic) { result |= CURSES_ITALIC }
    if attributes.contains(.underline) { result |= CURSES_UNDERLINE }
    if attributes.contains(.reverse) { result |= CURSES_REVERSE }
    return result
  }
}
