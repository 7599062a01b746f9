import Ashlar

extension PreferredWidthDemo {
  public static let lesson = Lesson(
    .article4, number: 4, step: LocalizedText(verbatim: "preferredMaxLayoutWidth"),
    LocalizedText(
      "Measuring follows the maximum width, showing the constraint.",
      chinese: "计算 size 以最大宽度为准，显示以宽度约束为准。"),
    more: [
      LocalizedText(
        """
        A text that wraps has no height before it has a width. preferredMaxLayoutWidth is the width at \
        which the label measures itself: it is meant for labels without a width constraint.
        """,
        chinese: """
          会换行的文字，要先有宽度才有高度。preferredMaxLayoutWidth 就是 label 计算自身尺寸时用的宽度，\
          适用于没有宽度约束的 label。
          """),
      LocalizedText(
        """
        With both, the intrinsic size is that of the preferred width, but the lines break at the width \
        that the constraint gives. Where they differ, lines are missing or rows stay empty.
        """,
        chinese: """
          两者都设置时，固有尺寸按 preferredMaxLayoutWidth 计算，换行却按约束给出的宽度。\
          两者不一致，就会缺行或空行。
          """),
      LocalizedText(
        """
        Without a preferred width, 0, the layout measures again at the width that the label has got, \
        and the height is right.
        """,
        chinese: "不设置（为 0）时，布局会用 label 实际得到的宽度再计算一次，高度就对了。"),
    ],
    see: LocalizedText(
      """
      Two rulers: the width at which the text is measured, and the width at which it is shown. The \
      block below is the label, as high as it was measured; a dotted outline is all of the measured size.
      """,
      chinese: """
        两把尺：计算文字时用的宽度，和显示文字时的宽度。下面的色块是 label，\
        高度就是计算出来的高度；虚线框是计算出来的整个大小。
        """),
    tries: [
      .init(
        "Measure 8 columns narrower: more rows than lines.", chinese: "计算时窄 8 列：行高多于文字行数。",
        key: "-", .times(8)),
      .init(
        "No preferred width: measured as it is shown.", chinese: "不设最大宽度：按显示的宽度计算。", key: "x"),
      .init(
        "No width constraint: shown as it was measured.", chinese: "去掉宽度约束：按计算的结果显示。", key: "c"),
      .init(
        "Make the stage narrow: the shown width follows it.", chinese: "把舞台变窄：显示的宽度随之变化。", key: "[",
        .untilWidth(40)),
    ],
    leftOut: LocalizedText(
      """
      Setting preferredMaxLayoutWidth to the label's own width in layoutSubviews, which old systems \
      needed: a preferred width of 0 does that by itself.
      """,
      chinese: """
        在 layoutSubviews 里把 preferredMaxLayoutWidth 设成 label 自己的宽度（旧系统需要这样做）：\
        设为 0 就会自动完成。
        """),
    next: ["leaf-cells"], narrowest: 34)
}

/// A label with a preferred width and a width constraint.
public final class PreferredWidthDemo: View, Demo {
  public static let id = "preferred-width"
  public static let title = LocalizedText("Max width", chinese: "最大宽度")

  private static let text = """
    A stone that lies well needs no mortar: weight holds it, and the next course keeps it there
    """

  /// The state that the keys change.
  public struct State: Equatable {
    /// The preferred width, and whether it is used.
    fileprivate var preferred = 38
    fileprivate var hasPreferred = true
    /// The columns by which the label is wider than half of the stage, and whether a constraint says so.
    fileprivate var extra = 0
    fileprivate var hasWidth = true
  }

  public var state = State() { didSet { if state != oldValue { show() } } }
  private let measured = RulerView()
  private let shown = RulerView()
  private let label = FilledLabel(PreferredWidthDemo.text)
  private let note = LocalizedLabel()
  private var width: [LayoutConstraint] = []
  private var preferred: [LayoutConstraint] = []
  private var own: [LayoutConstraint] = []

  public init(seed: UInt64) {
    super.init()
    let views: [(View, String)] = [
      (measured, "measured"), (shown, "shown"), (label, "label"), (note, "note"),
    ]
    for (view, name) in views {
      view.identifier = name
      addSubview(view)
    }
    label.numberOfLines = 0
    label.setTextStyle(\.systemBlue)
    constrain()
    // A caption may be longer than its ruler.
    for ruler in [measured, shown] {
      ruler.caption.mas.makeConstraints { $0.right.equalTo(self) }
    }
    show()
  }

  // MARK: - Constraints

  private func constrain() {
    // The label stands at the left, does not leave the
    // stage, and says by itself how high it is.
    label.mas.makeConstraints { make in
      make.left.equalTo(self)
      make.right.lessThanOrEqualTo(self)
      make.bottom.lessThanOrEqualTo(note.mas.top)
    }
    // Its width: half of the stage and some columns.
    width = label.mas.makeConstraints { make in
      make.width.equalTo(self).multipliedBy(0.5)
        .offset(Double(state.extra)).priority(999)
    }
    // The rulers stand above it: one as long as the
    // preferred width, one as wide as the label.
    measured.mas.makeConstraints { make in
      make.left.top.equalTo(self)
      make.right.lessThanOrEqualTo(self)
    }
    preferred = measured.mas.makeConstraints { make in
      make.width.equalTo(state.preferred).priority(999)
    }
    own = measured.mas.makeConstraints { make in
      make.width.equalTo(label).priority(999)
    }
    shown.mas.makeConstraints { make in
      make.left.right.equalTo(label)
      make.top.equalTo(measured.mas.bottom)
      make.bottom.equalTo(label.mas.top).offset(-1)
        .priority(600)
      make.bottom.lessThanOrEqualTo(label.mas.top)
    }
    // What is cut or empty is said at the bottom.
    note.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
    }
  }

  // MARK: - Widths

  private func show() {
    label.preferredMaxLayoutWidth = state.hasPreferred ? Double(state.preferred) : 0
    for constraint in width {
      constraint.constant = Double(state.extra)
      constraint.isActive = state.hasWidth
    }
    for constraint in preferred {
      constraint.constant = Double(state.preferred)
      constraint.isActive = state.hasPreferred
    }
    for constraint in own { constraint.isActive = !state.hasPreferred }
    (measured.isLit, shown.isLit) = (state.hasPreferred, state.hasWidth)
    setNeedsLayout()
  }

  public func stageDidLayout() {
    let size = label.frame.size
    measured.caption.localizedText =
      state.hasPreferred
      ? LocalizedText(
        "measured at the maximum, \(state.preferred)",
        chinese: "按 preferredMaxLayoutWidth \(state.preferred) 计算")
      : LocalizedText(
        "no preferredMaxLayoutWidth: measured at its own width",
        chinese: "没有 preferredMaxLayoutWidth：按自身宽度计算")
    shown.caption.localizedText =
      state.hasWidth
      ? LocalizedText(
        "shown at its own width, \(LayoutUnit.brief(size.width))",
        chinese: "按宽度约束显示，\(LayoutUnit.brief(size.width))")
      : LocalizedText(
        "no width constraint: shown as measured, \(LayoutUnit.brief(size.width))",
        chinese: "没有宽度约束：按计算的结果显示，\(LayoutUnit.brief(size.width))")
    // A row in any case: one that came and went would change what it tells of.
    note.localizedText =
      missing == 0
      ? LocalizedText("The label is as high as its text.", chinese: "label 的高度与文字相符。")
      : LocalizedText(
        "The label is not as high as its text: \(fault).", chinese: "label 的高度与文字不符：\(fault)。")
    note.setTextStyle(missing == 0 ? \.secondaryLabel : \.warning)
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let showAtHint = LocalizedText("show at", chinese: "显示宽度")
    let measureAtHint = LocalizedText("measure at", chinese: "计算宽度")
    return [
      command(
        .character("-"), LocalizedText("Measured a column narrower", chinese: "计算时窄一列"),
        hint: measureAtHint, importance: 77
      ) { $0.preferred = max($0.preferred - 1, 4) },
      command(
        .character("+"), LocalizedText("Measured a column wider", chinese: "计算时宽一列"),
        hint: measureAtHint, importance: 77
      ) { $0.preferred = min($0.preferred + 1, 200) },
      command(
        .left, LocalizedText("Shown a column narrower", chinese: "显示时窄一列"), hint: showAtHint
      ) { $0.extra = max($0.extra - 1, -99) },
      command(
        .right, LocalizedText("Shown a column wider", chinese: "显示时宽一列"), hint: showAtHint
      ) { $0.extra = min($0.extra + 1, 99) },
      command(
        .character("x"), LocalizedText("The preferred width, or none", chinese: "设置或不设最大宽度"),
        hint: LocalizedText("max width", chinese: "最大宽度")
      ) { $0.hasPreferred.toggle() },
      command(
        .character("c"), LocalizedText("The width constraint, or none", chinese: "有或没有宽度约束"),
        hint: LocalizedText("its width", chinese: "宽度约束")
      ) { $0.hasWidth.toggle() },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What is shown

  /// The lines of the text at the width that the label has.
  private var lineCount: Int {
    let columns = Int(label.frame.width)
    return columns > 0 ? Paragraph(Self.text).size(width: columns).rows : 0
  }
  /// The lines for which the label has no rows; negative where rows stay empty.
  private var missing: Int { lineCount - Int(label.frame.height) }

  private var fault: LocalizedText {
    switch missing {
    case 1...: LocalizedText("\(missing) cut", chinese: "截掉 \(missing) 行")
    case ..<0: LocalizedText("\(-missing) empty", chinese: "空出 \(-missing) 行")
    default: LocalizedText("all there", chinese: "完整")
    }
  }

  public var readout: LocalizedText {
    let width = LayoutUnit.brief(label.frame.width)
    let height = LayoutUnit.brief(label.frame.height)
    return state.hasPreferred
      ? LocalizedText(
        "measured at \(state.preferred): \(height) rows; shown at \(width): \(lineCount) lines, \(fault).",
        chinese: "按 \(state.preferred) 计算：高 \(height) 行；按 \(width) 显示：\(lineCount) 行文字，\(fault)。")
      : LocalizedText(
        "measured at its own \(width): \(height) rows; \(lineCount) lines, \(fault).",
        chinese: "按自身 \(width) 计算：高 \(height) 行；\(lineCount) 行文字，\(fault)。")
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(label, .height) }

  /// The size that the label measured, where it is shown at another one.
  public func marks(in stage: View) -> [LayoutMark] {
    let natural = label.intrinsicContentSize
    guard natural != label.frame.size else { return [] }
    let rect = Rect(origin: label.frame.origin, size: natural)
    let title = (window?.localizer ?? .english).string(
      LocalizedText("as measured", chinese: "计算的大小"))
    return [.outline(stage.convert(rect, from: self), .ghost, title: title)]
  }
}
