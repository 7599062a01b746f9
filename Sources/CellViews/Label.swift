import AutoLayout
import CellDrawing
import TextLayout

/// Text on one or more lines, with an optional border. UIKit's name: `UILabel`.
///
/// Text is measured and drawn at the whole cells of the label's width, inside of its border. A
/// label hugs its text at 251, a little more than other views do.
@MainActor open class Label: View {
  /// The number of lines at most; 0 is no limit. 1 unless set.
  public final var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      let former = storedNumberOfLines
      storedNumberOfLines = max(0, newValue)
      if storedNumberOfLines != former { textChanged() }
    }
  }
  private final var storedNumberOfLines = 1
  /// The width in layout units at which the natural size is measured, border included. 0, which it
  /// is unless set, takes the width that the label gets.
  public final var preferredMaxLayoutWidth: Double {
    get { storedPreferredWidth }
    set {
      let former = storedPreferredWidth
      storedPreferredWidth = newValue.isFinite ? max(0, newValue) : 0
      if storedPreferredWidth != former { textChanged() }
    }
  }
  private final var storedPreferredWidth = 0.0
  /// The places where lines are broken, and the end of the last one if there would be more. UIKit's
  /// name and default: truncating the tail.
  public final var lineBreakMode: LineBreakMode {
    get { storedLineBreakMode }
    set {
      let former = storedLineBreakMode
      storedLineBreakMode = newValue
      if newValue != former { textChanged() }
    }
  }
  private final var storedLineBreakMode = LineBreakMode.byTruncatingTail
  /// The places where lines are broken, between words or anywhere, in the modes that clip and
  /// truncate. The modes of wrapping say so themselves.
  public final var lineBreaking: Paragraph.Wrapping {
    get { storedLineBreaking }
    set {
      let former = storedLineBreaking
      storedLineBreaking = newValue
      if newValue != former { textChanged() }
    }
  }
  private final var storedLineBreaking = Paragraph.Wrapping.word
  /// The place of lines that are shorter than the label; left unless set.
  public final var textAlignment: TextAlignment {
    get { storedTextAlignment }
    set {
      storedTextAlignment = newValue
      setNeedsDisplay()
    }
  }
  private final var storedTextAlignment = TextAlignment.left
  private var textSource = StyleSource.themed { $0.label } {
    didSet { setNeedsDisplay() }
  }
  /// The colour that was set apart from the style.
  private var ownColor: Color? { didSet { setNeedsDisplay() } }
  /// The style of the text; the theme's ``Theme/label`` unless set.
  public final var textStyle: Style {
    get { textStyle(in: theme) }
    set { setTextSource(.fixed(newValue)) }
  }
  /// Lets the text look like something in the theme, whichever that is:
  /// `label.setTextStyle(\.secondaryLabel)`.
  public final func setTextStyle(_ role: @escaping (Theme) -> Style) {
    setTextSource(.themed(role))
  }
  /// The colour of the text: that of ``textStyle``. Setting it leaves the rest of the style as it is, or
  /// as the theme has it; a style that is set later has its own colour. UIKit's name.
  public final var textColor: Color {
    get { textStyle.foreground }
    set { ownColor = newValue }
  }

  private func setTextSource(_ source: StyleSource) {
    textSource = source
    ownColor = nil
  }

  private func textStyle(in theme: @autoclosure () -> Theme) -> Style {
    var style = textSource.style(in: theme())
    if let ownColor { style.foreground = ownColor }
    return style
  }

  private var paragraph: Paragraph
  /// The widths that the natural height was last measured for, and that the label was last laid out in.
  private var measuredColumns: Int?
  private var laidOutColumns: Int?

  /// Creates a label that shows `text`, which may have line breaks, on one line at most.
  public init(_ text: String = "") {
    paragraph = Paragraph(text)
    super.init()
    hugText()
  }

  /// Creates a label without text, with a frame that holds until constraints decide on it.
  public override init(frame: Rect) {
    paragraph = Paragraph("")
    super.init(frame: frame)
    hugText()
  }

  private func hugText() {
    setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(251), for: .vertical)
  }

  /// The text that the label shows, which may have line breaks. Setting it has the label measured
  /// again, and drawn.
  public final var text: String {
    get { paragraph.text }
    set {
      // Texts that Unicode takes for the same may be drawn by different glyphs.
      guard !newValue.utf8.elementsEqual(paragraph.text.utf8) else { return }
      paragraph = Paragraph(newValue)
      textChanged()
    }
  }

  /// As UIKit's: `text = "Hello"`, the start of it with control characters as they are written in code.
  open override var debugDetails: [String] { ["text = \(paragraph)"] + super.debugDetails }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - Size

  /// The size of the text at the width the label has, or at ``preferredMaxLayoutWidth``, border
  /// included. The width is the text's own, so that it does not follow the frame. An override may add
  /// to it: the text stands in the middle.
  open override var intrinsicContentSize: Size { naturalTextSize }

  private var naturalTextSize: Size {
    let natural = size(forColumns: nil)
    guard numberOfLines != 1 else { return natural }
    if preferredMaxLayoutWidth > 0 {
      return size(forColumns: CellRounding.columns(preferredMaxLayoutWidth))
    }
    let columns = CellRounding.columns(bounds.width)
    measuredColumns = columns
    guard columns > 0 else { return natural }
    return Size(width: natural.width, height: size(forColumns: columns).height)
  }

  /// The size of the text wrapped at a width; a text on one line keeps its own. Less high, if `size`
  /// is.
  open override func sizeThatFits(_ size: Size) -> Size {
    let wraps = size.width > 0 && wrapsText
    let columns = wraps ? CellRounding.columns(size.width) : nil
    let fitted = self.size(forColumns: columns)
    return size.height > 0
      ? Size(width: fitted.width, height: min(fitted.height, size.height)) : fitted
  }

  /// Gives the label the size of its text, wrapped at the width that it has: it becomes as high as all
  /// of its lines, whatever its height is.
  open override func sizeToFit() {
    frame.size = sizeThatFits(Size(width: bounds.width, height: 0))
  }

  /// The text's size when wrapped at a number of columns, border included.
  private func size(forColumns columns: Int?) -> Size {
    let frame = 2 * borderWidth
    var inner: Int?
    if let columns { inner = max(0, columns - frame) }
    let size = paragraph.size(
      width: inner, wrapping: lineBreakMode.wrapping ?? lineBreaking,
      maximumLines: numberOfLines, truncation: lineBreakMode.truncation)
    return Size(width: Double(size.columns + frame), height: Double(size.rows + frame))
  }

  /// A wrapped text is asked for its height again when its width has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return }
    let columns = CellRounding.columns(bounds.width)
    // Somebody else than the layout may have measured last.
    if columns != measuredColumns || columns != laidOutColumns { remeasureIntrinsicContentSize() }
    laidOutColumns = columns
  }

  /// Whether ``numberOfLines`` is another than 1.
  public override var wrapsText: Bool { numberOfLines != 1 }

  /// The lower edge of the first line of text, at a distance from the label's upper edge. As in UIKit, it
  /// is the line of a label at its natural height, also where a higher one shows its text in the middle.
  open override var firstBaseline: Baseline {
    Baseline(below: .top, by: Double(borderWidth) + (textPadding / 2).rounded(.down) + 1)
  }

  /// The lower edge of the last line of text, at a distance from the label's lower edge, as that of
  /// ``firstBaseline`` is from the upper one.
  open override var lastBaseline: Baseline {
    Baseline(below: .bottom, by: -Double(borderWidth) - (textPadding / 2).rounded(.up))
  }

  /// What an override of the natural size adds to the height, above and below the text.
  private var textPadding: Double {
    // To ask for the lines is not to measure: what the layout knows of the height stays as it is.
    let columns = measuredColumns
    defer { measuredColumns = columns }
    return max(0, IntrinsicSizeQuery(of: self).size.height - naturalTextSize.height)
  }

  /// A text that may wrap, does not fit, and whose width nothing limits: it stays as wide as it is.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, reachesOutOfSuperview,
      isUnlimited(.horizontal)
    else { return super.ownDiagnostics() }
    return super.ownDiagnostics() + [
      LayoutDiagnostic(
        name: "text-without-width",
        sentence: """
          Nothing limits the width of \(debugName): its text does not wrap, although it does not fit \
          and may have \(numberOfLines == 0 ? "any number of" : "\(numberOfLines)") lines.
          """,
        source: sourceHolding(.horizontal),
        cure: "Constrain its width or both of its sides, or set preferredMaxLayoutWidth.")
    ]
  }

  private var reachesOutOfSuperview: Bool {
    guard let room = superview?.bounds else { return false }
    return frame.width > room.width
      || !(superview?.scrollsContent ?? false) && (frame.minX < room.minX || frame.maxX > room.maxX)
  }

  // MARK: - Drawing

  /// Draws the lines of text that fit inside of the border, the last one as ``lineBreakMode`` says.
  open override func draw(in context: DrawingContext) {
    let inside = context.canvas.bounds.inset(by: borderWidth)
    // The whole cells of the width, also where rounded edges leave one more.
    let columns = min(inside.width, CellRounding.columns(bounds.width) - 2 * borderWidth)
    guard columns > 0, inside.height > 0 else { return }
    let room = numberOfLines == 0 ? inside.height : min(numberOfLines, inside.height)
    let lines = paragraph.lines(
      width: columns, wrapping: lineBreakMode.wrapping ?? lineBreaking, maximumLines: room,
      truncation: lineBreakMode.truncation)
    let top = (inside.height - lines.count) / 2
    let text = context.canvas.subcanvas(inside)
    let style = textStyle(in: context.theme)
    for (index, line) in lines.enumerated() {
      let x = textAlignment.offset(of: line.width, in: columns)
      text.draw(line: line, at: CellPoint(x: x, y: top + index), style: style)
    }
  }
}

/// The place of a line that is shorter than its room. UIKit's name: `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  /// At the left of its place.
  case left
  /// In the middle; an odd cell is left over on the right.
  case center
  /// At the right of its place.
  case right

  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: (room - length) / 2
    case .right: room - length
    }
  }
}

/// The places where a label breaks its lines, and the end of the last one if there would be more.
/// UIKit's name: `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words; what follows the last line is not shown.
  case byWordWrapping
  /// Lines break anywhere; what follows the last line is not shown.
  case byCharWrapping
  /// The last line is cut off where it is full.
  case byClipping
  /// The last line is `…` and the end of the text.
  case byTruncatingHead
  /// The last line ends with `…`.
  case byTruncatingTail
  /// The last line is its own start, `…` and the end of the text.
  case byTruncatingMiddle

  /// `nil` where the mode is about the last line alone.
  var wrapping: Paragraph.Wrapping? {
    switch self {
    case .byWordWrapping: .word
    case .byCharWrapping: .character
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: nil
    }
  }

  var truncation: Paragraph.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping: .wrap
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
