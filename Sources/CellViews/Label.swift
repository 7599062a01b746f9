import AutoLayout
import CellDrawing
import Localization
import TextLayout

/// Text on one or more lines, with an optional border. UIKit's name: `UILabel`.
///
/// Text is measured and drawn in the whole cells of the label's width, inside of the border. A label's content hugging
/// priority is 251, one above that of other views: those take up free room before a label does.
@MainActor open class Label: View {
  /// The maximum number of lines; 0 is no limit. The default is 1.
  public final var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      let former = storedNumberOfLines
      storedNumberOfLines = max(0, newValue)
      if storedNumberOfLines != former { textChanged() }
    }
  }
  private final var storedNumberOfLines = 1
  /// The width at which the intrinsic size is measured, in layout units, with the border. With 0, the default, it is
  /// measured at the label's actual width.
  public final var preferredMaxLayoutWidth: Double {
    get { storedPreferredWidth }
    set {
      let former = storedPreferredWidth
      storedPreferredWidth = newValue.isFinite ? max(0, newValue) : 0
      if storedPreferredWidth != former { textChanged() }
    }
  }
  private final var storedPreferredWidth = 0.0
  /// How lines are broken and the last line is shortened if the text has more. UIKit's name and default: truncating the
  /// tail.
  public final var lineBreakMode: LineBreakMode {
    get { storedLineBreakMode }
    set {
      let former = storedLineBreakMode
      storedLineBreakMode = newValue
      if newValue != former { textChanged() }
    }
  }
  private final var storedLineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether lines are broken between words or anywhere, in the modes that clip or truncate. The wrapping modes decide
  /// this themselves.
  public final var lineBreaking: Paragraph.Wrapping {
    get { storedLineBreaking }
    set {
      let former = storedLineBreaking
      storedLineBreaking = newValue
      if newValue != former { textChanged() }
    }
  }
  private final var storedLineBreaking = Paragraph.Wrapping.word
  /// The alignment of lines that are shorter than the label; left unless set.
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
  /// The text colour, if it was set separately from the style.
  private var ownColor: Color? { didSet { setNeedsDisplay() } }
  /// The style of the text; the theme's ``Theme/label`` unless set.
  public final var textStyle: Style {
    get { textStyle(in: theme) }
    set { setTextSource(.fixed(newValue)) }
  }
  /// Takes the text style from a role of the theme, and again when the theme changes:
  /// `label.setTextStyle(\.secondaryLabel)`.
  public final func setTextStyle(_ role: @escaping (Theme) -> Style) {
    setTextSource(.themed(role))
  }
  /// The foreground colour of the text. Setting it keeps the rest of ``textStyle``. Setting a style later replaces the
  /// colour. UIKit's name.
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
  /// The columns for which the intrinsic height was last measured, and those of the last layout.
  private var measuredColumns: Int?
  private var laidOutColumns: Int?

  /// Creates a label with a text, which may contain line breaks. It shows one line at most unless ``numberOfLines`` is
  /// set.
  public init(_ text: String = "") {
    paragraph = Paragraph(text)
    super.init()
    hugText()
  }

  /// Creates a label without text. The frame is in the superview's coordinates and holds until
  /// constraints decide on it.
  public override init(frame: Rect) {
    paragraph = Paragraph("")
    super.init(frame: frame)
    hugText()
  }

  private func hugText() {
    setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(251), for: .vertical)
  }

  /// The text, which may contain line breaks. Setting it measures and draws the label again.
  public final var text: String {
    get { paragraph.text }
    set {
      // Unicode treats some texts as equal that have different glyphs.
      guard !newValue.utf8.elementsEqual(paragraph.text.utf8) else { return }
      paragraph = Paragraph(newValue)
      textChanged()
    }
  }

  /// In UIKit's notation: `text = "Hello"`, truncated, with control characters escaped.
  open override var debugDetails: [String] { ["text = \(paragraph)"] + super.debugDetails }

  override final var isElementUnlessSet: Bool { true }
  override final var ownTraits: AccessibilityTraits { .staticText }
  /// The text, unless another one is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - Size

  /// The size of the text and the border in layout units, at ``preferredMaxLayoutWidth`` or else at the label's width.
  /// The width is that of the text, so it does not depend on the frame. An override may return a larger size; the text
  /// is then centred vertically.
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

  /// The text's lines and columns, the range of widths in columns at which it has the same number of lines, and the
  /// border.
  open override func intrinsicContentSizeReason(along axis: LayoutAxis) -> FrameReason? {
    let border: LocalizedText =
      borderWidth > 0
      ? LocalizedText(", border \(2 * borderWidth)", chinese: "，边框 \(2 * borderWidth)") : .empty
    switch axis {
    case .horizontal:
      let preferred =
        wrapsText && preferredMaxLayoutWidth > 0
        ? CellRounding.columns(preferredMaxLayoutWidth) : nil
      let widest = Int(size(forColumns: preferred).width) - 2 * borderWidth
      let wrapping: LocalizedText =
        preferred.map { max(0, $0 - 2 * borderWidth) }
        .map { LocalizedText(", wrapped at \($0)", chinese: "，在 \($0) 列处换行") } ?? .empty
      return widest == 1
        ? .words(
          LocalizedText(
            "the text has 1 column\(wrapping)\(border)", chinese: "文字有 1 列\(wrapping)\(border)"))
        : .words(
          LocalizedText(
            "the text has \(widest) columns\(wrapping)\(border)",
            chinese: "文字有 \(widest) 列\(wrapping)\(border)"))
    case .vertical:
      let lines = numberOfTextLines ?? 0
      let follows = wrapsText && preferredMaxLayoutWidth == 0
      let width = follows ? columnsText(CellRounding.columns(bounds.width), lines) : .empty
      return lines == 1
        ? .words(
          LocalizedText("the text has 1 line\(width)\(border)", chinese: "文字有 1 行\(width)\(border)")
        )
        : .words(
          LocalizedText(
            "the text has \(lines) lines\(width)\(border)",
            chinese: "文字有 \(lines) 行\(width)\(border)"))
    }
  }

  /// Returns the width of the text, with the range of widths at which it has as many lines:
  /// ` at 18 columns (from 15 to 26)`.
  private func columnsText(_ columns: Int, _ lines: Int) -> LocalizedText {
    let border = 2 * borderWidth
    let height = Double(lines + border)
    let natural = Int(size(forColumns: nil).width)
    // A wider text never has more lines.
    let least = (border..<max(border, columns)).firstPlace {
      size(forColumns: $0).height <= height
    }
    let next = (columns..<max(columns, natural + 1)).firstPlace {
      size(forColumns: $0).height < height
    }
    let (first, last) = (max(0, least - border), next - 1 - border)
    let range: LocalizedText =
      next > natural
      ? LocalizedText("from \(first) on", chinese: "从 \(first) 列起")
      : LocalizedText("from \(first) to \(last)", chinese: "从 \(first) 到 \(last) 列")
    let shown = max(0, columns - border)
    return shown == 1
      ? LocalizedText(" at 1 column (\(range))", chinese: "，宽 1 列时（\(range)）")
      : LocalizedText(" at \(shown) columns (\(range))", chinese: "，宽 \(shown) 列时（\(range)）")
  }

  /// The number of lines of the text, at ``preferredMaxLayoutWidth`` or else at the label's width, at most
  /// ``numberOfLines``.
  open override var numberOfTextLines: Int? {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    let columns = wrapsText && width > 0 ? CellRounding.columns(width) : nil
    return Int(size(forColumns: columns).height) - 2 * borderWidth
  }

  /// Returns the size of the text wrapped at the width of `size`, at most as high as `size`. A text on one line keeps
  /// its size.
  open override func sizeThatFits(_ size: Size) -> Size {
    let wraps = size.width > 0 && wrapsText
    let columns = wraps ? CellRounding.columns(size.width) : nil
    let fitted = self.size(forColumns: columns)
    return size.height > 0
      ? Size(width: fitted.width, height: min(fitted.height, size.height)) : fitted
  }

  /// Sets the size to that of the text, wrapped at the present width. The present height does not
  /// limit it.
  open override func sizeToFit() {
    frame.size = sizeThatFits(Size(width: bounds.width, height: 0))
  }

  /// Returns the size of the text wrapped at `columns`, with the border; `nil` does not wrap.
  private func size(forColumns columns: Int?) -> Size {
    let frame = 2 * borderWidth
    var inner: Int?
    if let columns { inner = max(0, columns - frame) }
    let size = paragraph.size(
      width: inner, wrapping: lineBreakMode.wrapping ?? lineBreaking,
      maximumLines: numberOfLines, truncation: lineBreakMode.truncation)
    return Size(width: Double(size.columns + frame), height: Double(size.rows + frame))
  }

  /// Invalidates the intrinsic height of a text that wraps when its width has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return }
    let columns = CellRounding.columns(bounds.width)
    // Something other than the layout may have measured last.
    if columns != measuredColumns || columns != laidOutColumns { remeasureIntrinsicContentSize() }
    laidOutColumns = columns
  }

  /// Whether the text may have several lines: ``numberOfLines`` is not 1.
  public override var wrapsText: Bool { numberOfLines != 1 }

  /// The lower edge of the first line of text, as a distance from the label's top. As in UIKit, it holds for the
  /// label's intrinsic height; a higher label may draw its text lower.
  open override var firstBaseline: Baseline {
    Baseline(below: .top, by: Double(borderWidth) + (textPadding / 2).rounded(.down) + 1)
  }

  /// The lower edge of the last line of text, as a distance from the label's bottom. Like ``firstBaseline``, it holds
  /// for the label's intrinsic height.
  open override var lastBaseline: Baseline {
    Baseline(below: .bottom, by: -Double(borderWidth) - (textPadding / 2).rounded(.up))
  }

  /// The height that an override of `intrinsicContentSize` adds to that of the text.
  private var textPadding: Double {
    // This query must not change what the layout knows about the height.
    let columns = measuredColumns
    defer { measuredColumns = columns }
    return max(0, IntrinsicSizeQuery(of: self).size.height - naturalTextSize.height)
  }

  /// Reports a text that may wrap but does not, because nothing limits its width, and that does not fit into its
  /// superview.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, reachesOutOfSuperview,
      isUnlimited(.horizontal)
    else { return super.ownDiagnostics() }
    return super.ownDiagnostics() + [
      LayoutDiagnostic(
        name: "text-without-width",
        sentence: numberOfLines == 0
          ? LocalizedText(
            """
            Nothing limits the width of \(debugName): its text does not wrap, although it does not fit \
            and may have any number of lines.
            """,
            chinese: "没有什么限制 \(debugName) 的宽度：文字放不下，行数也没有限制，却不换行。")
          : LocalizedText(
            """
            Nothing limits the width of \(debugName): its text does not wrap, although it does not fit \
            and may have \(numberOfLines) lines.
            """,
            chinese: "没有什么限制 \(debugName) 的宽度：文字放不下，可以有 \(numberOfLines) 行，却不换行。"),
        source: sourceHolding(.horizontal),
        cure: LocalizedText(
          "Constrain its width or both of its sides, or set preferredMaxLayoutWidth.",
          chinese: "请约束它的宽度或左右两边，或设置 preferredMaxLayoutWidth。"))
    ]
  }

  private var reachesOutOfSuperview: Bool {
    guard let room = superview?.bounds else { return false }
    return frame.width > room.width
      || !(superview?.scrollsContent ?? false) && (frame.minX < room.minX || frame.maxX > room.maxX)
  }

  // MARK: - Drawing

  /// Draws the lines that fit inside of the border; ``lineBreakMode`` shortens the last one.
  open override func draw(in context: DrawingContext) {
    let inside = context.canvas.bounds.inset(by: borderWidth)
    // Use the whole cells of the width, even if rounded edges give one more column.
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
