import Ashlar

/// The 64 autoresizing masks: a column for each combination of springs along the horizontal axis, a row for each along
/// the vertical one. A cross stands where the mask takes the box out of a superview of the given size.
final class MaskMatrix: View {
  /// The mask that is chosen, and the size of the superview.
  var mask = AutoresizingMask() { didSet { if mask != oldValue { setNeedsDisplay() } } }
  var size = Size.zero { didSet { if size != oldValue { setNeedsDisplay() } } }
  /// Called when a mask is clicked.
  var choose: (AutoresizingMask) -> Void = { _ in }

  private static let columns = ["", "L", "W", "LW", "R", "LR", "WR", "LWR"]
  private static let rows = ["", "T", "H", "TH", "B", "TB", "HB", "THB"]
  /// The columns of a heading, and of a place.
  private static let step = 4

  override init() {
    super.init()
    setContentCompressionResistancePriority(740, for: .vertical)
  }

  override var intrinsicContentSize: Size { Size(width: Double(9 * Self.step), height: 9) }
  override var drawsItself: Bool { true }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? mask.signs }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: - Places

  /// Returns the combinations that there is room for: all, or those around the chosen one.
  private func shown(_ axis: LayoutAxis) -> Range<Int> {
    let cells = cellFrame.size
    let room = axis == .horizontal ? cells.width / Self.step - 1 : cells.height - 1
    let count = min(8, max(0, room))
    let start = min(max(0, mask.place(along: axis) - count / 2), 8 - count)
    return start..<start + count
  }

  /// Returns the cell of a mask; `nil` where there is no room for it.
  func place(of mask: AutoresizingMask) -> CellPoint? {
    let (columns, rows) = (shown(.horizontal), shown(.vertical))
    let (column, row) = (mask.place(along: .horizontal), mask.place(along: .vertical))
    guard columns.contains(column), rows.contains(row) else { return nil }
    return CellPoint(
      x: (column - columns.lowerBound + 2) * Self.step - 2, y: row - rows.lowerBound + 1)
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard case .press(.left) = event.action else { return false }
    let (columns, rows) = (shown(.horizontal), shown(.vertical))
    let column = columns.lowerBound + point.x / Self.step - 1
    let row = rows.lowerBound + point.y - 1
    guard columns.contains(column), rows.contains(row) else { return false }
    choose(AutoresizingMask(column: column, row: row))
    return true
  }

  // MARK: - Drawing

  override func draw(in context: DrawingContext) {
    let (columns, rows) = (shown(.horizontal), shown(.vertical))
    let (column, row) = (mask.place(along: .horizontal), mask.place(along: .vertical))
    let (theme, chosen) = (context.theme, place(of: mask))
    func put(_ text: String, _ x: Int, _ y: Int, _ style: Style) {
      context.canvas.draw(text: text, at: CellPoint(x: x, y: y), style: style)
    }
    guard !columns.isEmpty, !rows.isEmpty else { return }
    for (index, combination) in columns.enumerated() {
      let name = Self.columns[combination]
      let isOn = combination == column
      put(
        name.isEmpty ? "─" : name, (index + 2) * Self.step - 1 - max(1, name.count), 0,
        isOn ? theme.tint : theme.secondaryLabel)
    }
    let edges = [
      (columns.lowerBound > 0, "‹", 0), (columns.upperBound < 8, "›", columns.count * 4 + 3),
    ]
    for (isCut, sign, x) in edges where isCut { put(sign, x, 0, theme.secondaryLabel) }
    for (index, combination) in rows.enumerated() {
      let name = Self.rows[combination]
      put(
        name.isEmpty ? "─" : name, 3 - max(1, name.count), index + 1,
        combination == row ? theme.tint : theme.secondaryLabel)
      for (x, column) in columns.enumerated() {
        let mask = AutoresizingMask(column: column, row: combination)
        put(isInside(mask) ? "·" : "×", (x + 2) * Self.step - 2, index + 1, theme.label)
      }
    }
    if let chosen {
      put(isInside(mask) ? " ● " : " × ", chosen.x - 1, chosen.y, theme.selection)
    }
  }

  /// Whether a mask keeps the box inside of the superview, as views of their own say that are in no window.
  private func isInside(_ mask: AutoresizingMask) -> Bool {
    let page = View(frame: Rect(origin: .zero, size: SpringsStrutsDemo.reference))
    let box = View(frame: SpringsStrutsDemo.boxFrame)
    page.addSubview(box)
    box.autoresizingMask = mask
    page.frame.size = size
    return box.frame.minX >= 0 && box.frame.minY >= 0 && box.frame.maxX <= size.width
      && box.frame.maxY <= size.height
  }
}

extension AutoresizingMask {
  /// Creates the mask at a place of the matrix.
  init(column: Int, row: Int) { self.init(rawValue: column | row << 3) }

  /// The combination of springs along an axis, from 0 to 7: 1 for the near margin, 2 for the length, 4 for the far one.
  func place(along axis: LayoutAxis) -> Int {
    axis == .horizontal ? rawValue & 7 : rawValue >> 3 & 7
  }

  /// Sets the combination along an axis; from 7 it goes on at 0.
  mutating func set(_ place: Int, along axis: LayoutAxis) {
    let other = self.place(along: axis == .horizontal ? .vertical : .horizontal)
    let place = (place + 8) % 8
    self = axis == .horizontal ? Self(column: place, row: other) : Self(column: other, row: place)
  }

  /// The mask as logs show it: three signs for each axis, `-` for a strut and `&` for a spring. Without any spring the
  /// far margin gives, since a view keeps its place and its length.
  var signs: String {
    let signs = LayoutAxis.allCases.map { axis in
      let place = place(along: axis)
      guard place > 0 else { return "--&" }
      return [1, 2, 4].map { place & $0 != 0 ? "&" : "-" }.joined()
    }
    return "h=\(signs[0]) v=\(signs[1])"
  }
}
