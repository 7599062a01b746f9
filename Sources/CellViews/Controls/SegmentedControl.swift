import AutoLayout
import CellDrawing
import TerminalInterface

/// A row of titles, one of which can be selected. UIKit's name: `UISegmentedControl`.
///
///     let view = SegmentedControl(items: ["Day", "Week", "Month"])
///     view.selectedSegmentIndex = 0
///
///     [ Day │ Week │ Month ]
///
/// Arrows, Home, End and clicks select a segment and send ``Control/Event/valueChanged``. Segments are as wide as their
/// titles. If there is no room for all, the selected one stays visible and the others are cut off.
@MainActor open class SegmentedControl: Control {
  /// The index that means no segment. UIKit's name.
  public static let noSegment = -1

  /// A segment with its title.
  private struct Segment {
    let label: Label
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private let row = StackView()
  /// The columns between two titles: a line with a space on each side.
  private static let gap = 3.0

  /// The index of the selected segment; ``noSegment`` unless set. Setting it sends no event. An index out of range
  /// selects no segment. UIKit's name.
  public final var selectedSegmentIndex: Int {
    get { selection }
    set { selection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  private var selection = SegmentedControl.noSegment {
    didSet {
      guard selection != oldValue else { return }
      setNeedsDisplay()
      keepSelectionInside()
    }
  }
  /// The constraints that keep the selected title inside the control.
  private var shownSelection: [LayoutConstraint] = []

  /// The number of segments. UIKit's name.
  public final var numberOfSegments: Int { segments.count }

  /// Creates a control with one segment for each title. None is selected.
  public init(items: [String] = []) {
    super.init()
    clipsToBounds = true
    row.spacing = Self.gap
    row.alignment = .center
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    let inside = frameLayoutGuide
    let end = inside.trailingAnchor.constraint(
      greaterThanOrEqualTo: row.trailingAnchor, constant: 2)
    // Titles without room are cut off before they move.
    end.priority = 999
    let start = row.leadingAnchor.constraint(
      equalTo: inside.leadingAnchor, constant: 2)
    // They move if there is no room for the selected title and the brackets.
    start.priority = 997
    for constraint in [start, row.centerYAnchor.constraint(equalTo: centerYAnchor), end] {
      constraint.isActive = true
    }
    for title in items { insertSegment(withTitle: title, at: numberOfSegments) }
  }

  /// Creates a control without segments. The frame is in the superview's coordinates and holds until constraints decide
  /// on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Keeps the whole selected title visible and moves the row as little as needed. If the title does not fit, its start
  /// is visible.
  private func keepSelectionInside() {
    for constraint in shownSelection { constraint.isActive = false }
    shownSelection = []
    for (index, segment) in segments.enumerated() {
      segment.label.setContentCompressionResistancePriority(
        index == selection ? 999.5 : 750, for: .horizontal)
    }
    guard selection != Self.noSegment else { return }
    let (title, inside) = (segments[selection].label, frameLayoutGuide)
    shownSelection = [
      title.leadingAnchor.constraint(greaterThanOrEqualTo: inside.leadingAnchor, constant: 2),
      inside.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 2),
    ]
    for (constraint, priority) in zip(shownSelection, [999, 998] as [LayoutPriority]) {
      constraint.priority = priority
      constraint.isActive = true
    }
  }

  // MARK: - Segments

  /// Inserts a segment at an index, clamped to the valid range. The selected segment stays selected. UIKit's name,
  /// without `animated`.
  public final func insertSegment(withTitle title: String, at index: Int) {
    let index = min(max(0, index), segments.count)
    let label = Label(title)
    label.setTextStyle { [weak self, unowned label] theme in
      self?.style(of: label, in: theme) ?? theme.label
    }
    segments.insert(Segment(label: label), at: index)
    row.insertArrangedSubview(label, at: index)
    if selection >= index { selection += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes the segment at an index; an invalid index is ignored. If it was selected, no segment is selected
  /// afterwards. UIKit's name, without `animated`.
  public final func removeSegment(at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index).label.removeFromSuperview()
    if selection == index { selection = Self.noSegment }
    if selection > index { selection -= 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments. UIKit's name.
  public final func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1) }
  }

  /// Returns the title of the segment at an index; `nil` if there is none. UIKit's name.
  public final func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].label.text : nil
  }

  /// Sets the title of the segment at an index; an invalid index is ignored. UIKit's name.
  public final func setTitle(_ title: String, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].label.text = title
    invalidateIntrinsicContentSize()
  }

  /// Sets whether the user can select the segment at an index; an invalid index is ignored. UIKit's name.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].isEnabled = isEnabled
    setNeedsDisplay()
  }

  /// Returns whether the user can select the segment at an index; false if there is none. UIKit's name.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  /// The size of the titles with brackets and lines, plus the border.
  open override var intrinsicContentSize: Size {
    let sizes = segments.map(\.label.intrinsicContentSize)
    let titles = sizes.reduce(0) { $0 + $1.width } + Self.gap * Double(max(0, sizes.count - 1))
    let frame = Double(2 * borderWidth)
    return Size(
      width: titles + 4 + frame, height: sizes.reduce(1) { max($0, $1.height) } + frame)
  }

  // MARK: - Events

  /// Selects a segment for the user and sends an event if the selection changes.
  private func choose(_ index: Int?) {
    guard let index, isEnabled, isEnabledForSegment(at: index), index != selection else { return }
    selection = index
    sendActions(for: [.primaryActionTriggered, .valueChanged])
  }

  /// Returns the nearest segment after or before the selected one that the user can select.
  private func neighbour(forward: Bool) -> Int? {
    let indices = segments.indices.filter { segments[$0].isEnabled }
    if selection == Self.noSegment { return forward ? indices.first : indices.last }
    return forward ? indices.first { $0 > selection } : indices.last { $0 < selection }
  }

  /// Selects a segment for arrows, Home and End; returns whether the key was one of them. Enter and the space bar are
  /// not used.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard usesKey(key) else { return false }
    switch key.key {
    case .right: choose(neighbour(forward: !isMirrored))
    case .left: choose(neighbour(forward: isMirrored))
    case .home: choose(segments.firstIndex { $0.isEnabled })
    default: choose(segments.lastIndex { $0.isEnabled })
    }
    return true
  }

  /// Whether the key is a left or right arrow, Home or End, while the control is enabled.
  open override func usesKey(_ key: KeyPress) -> Bool {
    isEnabled && key.modifiers.isEmpty && [.right, .left, .home, .end].contains(key.key)
  }

  /// Returns the segment at a cell of the view: its title with a space on each side.
  private func segment(at point: CellPoint) -> Int? {
    let cells = cellFrame
    let cell = CellPoint(x: cells.minX + point.x, y: cells.minY + point.y)
    guard insideCells.contains(point) else { return nil }
    return segments.firstIndex { segment in
      let title = segment.label.cellFrame
      return (title.minX - 1..<title.maxX + 1).contains(cell.x) && title.minY == cell.y
    }
  }

  /// Selects the segment that is pressed.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left): choose(segment(at: point))
    case .drag(.left), .release(.left): break
    default: return false
    }
    return true
  }

  /// The first cell of the selected title, or of the first title if none is selected.
  open override var cursorPosition: CellPoint? {
    guard !segments.isEmpty else { return insideCells.nearest(.zero) }
    let (cells, title) = (cellFrame, segments[max(0, selection)].label.cellFrame)
    let x = isMirrored ? title.maxX - 1 : title.minX
    return insideCells.nearest(CellPoint(x: x - cells.minX, y: title.minY - cells.minY))
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { [.adjustable, .segments] }
  /// The title of the selected segment, unless another value is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? titleForSegment(at: selection) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  private func style(of label: Label, in theme: Theme) -> Style {
    guard let index = segments.firstIndex(where: { $0.label === label }),
      isEnabled, segments[index].isEnabled
    else {
      var style = disabledStyle(in: theme)
      if selection != Self.noSegment, segments[selection].label === label {
        style.attributes.formUnion(theme.unemphasizedSelection.attributes)
      }
      return style
    }
    guard index == selection else { return theme.label }
    return isFirstResponder ? theme.selection : theme.unemphasizedSelection
  }

  /// True: the control draws its brackets and lines.
  open override var drawsItself: Bool { true }

  /// Draws the brackets, the lines between the titles, and the background of the selected title.
  open override func draw(in context: DrawingContext) {
    let (inside, own) = (insideCells, cellFrame.origin)
    let canvas = context.canvas.subcanvas(inside)
    let titles = segments.map { segment in
      segment.label.cellFrame.offset(
        by: CellPoint(x: -own.x - inside.minX, y: -own.y - inside.minY))
    }
    let y = titles.first?.minY ?? inside.height / 2
    let line = isEnabled ? context.theme.separator : disabledStyle(in: context.theme)
    var marks = style(context.theme.label, in: context.theme)
    if isFirstResponder { marks = context.theme.tint }
    func draw(_ text: String, _ x: Int, _ style: Style) {
      canvas.draw(text: text, at: CellPoint(x: x, y: y), style: style)
    }
    for title in titles { draw("│", isMirrored ? title.minX - 2 : title.maxX + 1, line) }
    let (first, last) = (titles.map(\.minX).min() ?? 2, titles.map(\.maxX).max() ?? 2)
    draw("[", first - 2, marks)
    draw("]", last + 1, marks)
    guard titles.indices.contains(selection) else { return }
    let style = style(of: segments[selection].label, in: context.theme)
    let title = titles[selection]
    draw(String(repeating: " ", count: title.width + 2), title.minX - 1, style)
  }
}
