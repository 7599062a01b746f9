import Ashlar

extension PreferredWidthDemo {
  public static let lesson = Lesson(
    .article4, step: "preferredMaxLayoutWidth",
    "Measuring follows the maximum width, showing the constraint.",
    more: [
      """
      A text that wraps has no height before it has a width. preferredMaxLayoutWidth is the width at \
      which the label measures itself: it is meant for labels without a width constraint.
      """,
      """
      With both, the intrinsic size is that of the preferred width, but the lines break at the width \
      that the constraint gives. Where they differ, lines are missing or rows stay empty.
      """,
      """
      Without a preferred width, 0, the layout measures again at the width that the label has got, \
      and the height is right.
      """,
    ],
    see: """
      Two rulers: the width at which the text is measured, and the width at which it is shown. The \
      block below is the label, as high as it was measured; a dotted outline is all of the measured size.
      """,
    tries: [
      .init("Measure 8 columns narrower: more rows than lines.", key: "-", .times(8)),
      .init("No preferred width: measured as it is shown.", key: "x"),
      .init("No width constraint: shown as it was measured.", key: "c"),
      .init("Make the stage narrow: the shown width follows it.", key: "[", .untilWidth(40)),
    ],
    leftOut: """
      Setting preferredMaxLayoutWidth to the label's own width in layoutSubviews, which old systems \
      needed: a preferred width of 0 does that by itself.
      """,
    next: ["leaf-cells"], narrowest: 34, source: .preferredWidth, chinese: .preferredWidth)
}

/// A label with a preferred width and a width constraint.
public final class PreferredWidthDemo: View, Demo {
  public static let id = "preferred-width"
  public static let title: LocalizedText = "Max width"

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
      ? "measured at the maximum, \(state.preferred)"
      : "no preferredMaxLayoutWidth: measured at its own width"
    shown.caption.localizedText =
      state.hasWidth
      ? "shown at its own width, \(LayoutUnit.brief(size.width))"
      : "no width constraint: shown as measured, \(LayoutUnit.brief(size.width))"
    // A row in any case: one that came and went would change what it tells of.
    note.localizedText =
      missing == 0
      ? "The label is as high as its text." : "The label is not as high as its text: \(fault)."
    note.setTextStyle(missing == 0 ? \.secondaryLabel : \.warning)
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    [
      command(.character("-"), "Measured a column narrower", hint: "measure at", importance: 77) {
        $0.preferred = max($0.preferred - 1, 4)
      },
      command(.character("+"), "Measured a column wider", hint: "measure at", importance: 77) {
        $0.preferred = min($0.preferred + 1, 200)
      },
      command(.left, "Shown a column narrower", hint: "show at") {
        $0.extra = max($0.extra - 1, -99)
      },
      command(.right, "Shown a column wider", hint: "show at") { $0.extra = min($0.extra + 1, 99) },
      command(.character("x"), "The preferred width, or none", hint: "max width") {
        $0.hasPreferred.toggle()
      },
      command(.character("c"), "The width constraint, or none", hint: "its width") {
        $0.hasWidth.toggle()
      },
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
    case 1...: "\(missing) cut"
    case ..<0: "\(-missing) empty"
    default: "all there"
    }
  }

  public var readout: LocalizedText {
    let width = LayoutUnit.brief(label.frame.width)
    let height = LayoutUnit.brief(label.frame.height)
    return state.hasPreferred
      ? "measured at \(state.preferred): \(height) rows; shown at \(width): \(lineCount) lines, \(fault)."
      : "measured at its own \(width): \(height) rows; \(lineCount) lines, \(fault)."
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(label, .height) }

  /// The size that the label measured, where it is shown at another one.
  public func marks(in stage: View) -> [LayoutMark] {
    let natural = label.intrinsicContentSize
    guard natural != label.frame.size else { return [] }
    let rect = Rect(origin: label.frame.origin, size: natural)
    let title = (window?.localizer ?? .english).string("as measured")
    return [.outline(stage.convert(rect, from: self), .ghost, title: title)]
  }
}
