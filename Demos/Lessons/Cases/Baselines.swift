import Ashlar

extension BaselinesDemo {
  public static let lesson = Lesson(
    .cases, number: 10, step: LocalizedText("case 6", chinese: "案例 6"),
    LocalizedText(
      "A baseline is an edge, too: texts align where they stand.", chinese: "基线也是一种边：文字按所站的线对齐。"),
    more: [
      LocalizedText(
        "The first baseline is below a text's first row, the last baseline below its last one.",
        chinese: "firstBaseline 在文字第一行下方，lastBaseline 在最后一行下方。"),
      LocalizedText(
        """
        The labels have different borders and numbers of rows, so that their tops and their baselines differ. \
        One constraint each aligns them with the first.
        """,
        chinese: "三个标签的边框和行数不同，上边缘和基线也就不同。每个标签只用一条约束与第一个对齐。"),
      LocalizedText(
        """
        A view of your own says which view inside of it has its baseline. The picture with a caption stands on the \
        line with its picture; the caption hangs below.
        """,
        chinese: "自定义视图可以指定由内部的哪个视图提供基线。带说明的图片以图片站在线上，说明文字垂在线下。"),
    ],
    see: LocalizedText(
      """
      Three labels in a row, and a picture with a caption. The underlined rows end at the baselines. A key chooses \
      which edge is aligned.
      """,
      chinese: "一行三个标签，还有一张带说明的图片。带下划线的行止于基线。按键选择对齐哪条边。"),
    tries: [
      .init(
        "Align the last baselines: the last rows are level.", chinese: "对齐 lastBaseline：最后一行齐平。",
        key: "b"),
      .init(
        "Align the tops: the border shifts the text.", chinese: "对齐上边缘：边框让文字错开。", key: "b",
        .times(2)),
      .init(
        "Let the middle text grow by a row.", chinese: "让中间的文字多一行。", key: "2"),
      .init(
        "Take the caption's baseline for the picture's: texts sink.", chinese: "改用说明文字的基线：文字下沉。",
        key: "o"),
    ],
    leftOut: LocalizedText(
      """
      Descenders. A row of a terminal is one cell high, so a baseline is the lower edge of a row.
      """,
      chinese: "字母的下伸部分。终端的一行就是一个单元格高，所以基线是一行的下边缘。"),
    next: ["side-by-side"], narrowest: 44)
}

/// A box that stands on its lower edge.
private final class Picture: FilledBox {
  override var firstBaseline: Baseline { Baseline(below: .bottom) }
}

/// A picture with a caption below it, which is as wide. One of the two has its baseline.
final class CaptionedPicture: View {
  private let picture = Picture("picture", style: \.systemBlue) { _ in "▲" }
  private let caption = LocalizedLabel()

  override init() {
    super.init()
    identifier = "captioned"
    caption.identifier = "caption"
    caption.localizedText = LocalizedText("a hill, far away", chinese: "远处的小山")
    caption.numberOfLines = 0
    caption.setTextStyle(\.secondaryLabel)
    for view in [picture, caption] { addSubview(view) }
    constrain()
  }

  // MARK: - Constraints

  private func constrain() {
    picture.mas.makeConstraints { make in
      make.top.left.right.equalTo(self)
      make.size.equalTo(Size(width: 9, height: 3))
    }
    // The caption is as wide as the picture, and wraps.
    caption.mas.makeConstraints { make in
      make.top.equalTo(picture.mas.bottom)
      make.left.width.equalTo(picture)
      make.bottom.equalTo(self)
    }
  }

  // The view inside that has the baselines.
  override var forLastBaselineLayout: View {
    standsOnPicture ? picture : caption
  }

  // MARK: - Its baselines

  /// Whether the baseline is the picture's lower edge, not the caption's.
  var standsOnPicture = true {
    didSet { if standsOnPicture != oldValue { invalidateIntrinsicContentSize() } }
  }
}

/// Labels that are aligned by a baseline or by their tops.
public final class BaselinesDemo: View, Demo {
  public static let id = "baselines"
  public static let title = LocalizedText("Baselines", chinese: "基线对齐")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The aligned edge: 0 the first baseline, 1 the last one, 2 the top.
    fileprivate var alignment = 0
    /// The numbers of rows of the texts.
    fileprivate var rows = [1, 2, 3]
    /// Whether the picture with a caption has the baseline of its picture.
    fileprivate var standsOnPicture = true
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let labels = [Label(), Label(), Label()]
  private let captioned = CaptionedPicture()
  /// All that is aligned.
  private var items: [View] { labels + [captioned] }
  private var alignments: [LayoutConstraint] = []

  public init(seed: UInt64) {
    super.init()
    clipsToBounds = true
    for (index, label) in labels.enumerated() {
      label.identifier = "label\(index + 1)"
      label.numberOfLines = 0
      label.border = index == 1 ? .light : nil
      label.setTextStyle(index == 1 ? \.systemGreen : \.systemBlue)
      addSubview(label)
    }
    addSubview(captioned)
    constrain()
    showState()
  }

  // MARK: - Constraints

  private func constrain() {
    // Side by side, four columns apart.
    labels[0].mas.makeConstraints { make in
      make.left.equalTo(self).offset(2)
    }
    for (item, former) in zip(items.dropFirst(), items) {
      item.mas.makeConstraints { make in
        make.left.equalTo(former.mas.right).offset(4)
      }
    }
    // Whatever is aligned, all is below the stage's top,
    // and the highest one is just there.
    for item in items {
      item.mas.makeConstraints { make in
        make.top.greaterThanOrEqualTo(self).offset(1)
      }
    }
  }

  private func align() {
    LayoutConstraint.deactivate(alignments)
    // The same edge of each label as of the first one.
    alignments = items.dropFirst().flatMap { item in
      item.mas.makeConstraints { make in
        switch state.alignment {
        case 0: make.firstBaseline.equalTo(labels[0])
        case 1: make.lastBaseline.equalTo(labels[0])
        default: make.top.equalTo(labels[0])
        }
      }
    }
  }

  // MARK: - State

  private static let names = ["firstBaseline", "lastBaseline", "top"]

  private func showState() {
    for (label, rows) in zip(labels, state.rows) {
      label.text = (1...rows).map { "row \($0)" }.joined(separator: "\n")
    }
    captioned.standsOnPicture = state.standsOnPicture
    align()
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(
        .character("b"), LocalizedText("Align another edge", chinese: "换一条边对齐"),
        hint: LocalizedText("align", chinese: "对齐"), importance: 78
      ) { $0.alignment = ($0.alignment + 1) % 3 }
    ]
      + zip("123", 0...).map { key, index in
        command(
          .character(key),
          LocalizedText("A row more in label \(index + 1)", chinese: "标签 \(index + 1) 多一行"),
          hint: LocalizedText("rows", chinese: "行数"), importance: 77
        ) { $0.rows[index] = $0.rows[index] % 5 + 1 }
      }
      + [
        command(
          .character("o"),
          LocalizedText(
            "The baseline of the picture, or of the caption", chinese: "图片的基线，或说明文字的基线"),
          hint: LocalizedText("picture", chinese: "图片")
        ) { $0.standsOnPicture.toggle() }
      ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(labels[1], .top) }

  public func marks(in stage: View) -> [LayoutMark] {
    switch state.alignment {
    case 0: items.map { .firstBaseline(of: $0, in: stage) }
    case 1: items.map { .lastBaseline(of: $0, in: stage) }
    default: []
    }
  }

  public var readout: LocalizedText {
    let tops = items.map { LayoutUnit.text(of: $0.frame.minY) }.joined(separator: ", ")
    return LocalizedText(
      "Aligned by \(Self.names[state.alignment]): the tops are at \(tops).",
      chinese: "按 \(Self.names[state.alignment]) 对齐：上边缘在 \(tops)。")
  }
}
