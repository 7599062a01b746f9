import Ashlar

extension NaturalSizesDemo {
  public static let lesson = Lesson(
    .article4, number: 2, step: LocalizedText("leaf-level views", chinese: "Leaf-level views"),
    LocalizedText(
      "A view that knows its natural size needs no size constraint.",
      chinese: "知道自己固有尺寸的视图，不需要宽高约束。"),
    more: [
      LocalizedText(
        """
        A label and a button know their content. Constraints say where they are, and the layout asks each \
        for its intrinsicContentSize: -1 stands for a length that it has not.
        """,
        chinese: """
          label 和 button 知道自己的内容。约束只决定位置，布局时系统回调各自的 intrinsicContentSize；\
          -1 表示这个方向没有固有长度。
          """),
      LocalizedText(
        """
        A plain view has no content and answers (-1, -1). With a place alone it is 0 by 0, and nothing of \
        it is seen until constraints give it a size.
        """,
        chinese: "普通的 view 没有内容，返回 (-1, -1)。只有位置约束时它的大小是 0 × 0，要等约束给出宽高才看得见。"),
      LocalizedText(
        """
        A subclass can answer with another size. The roomy label adds 4 columns and 2 rows to what its \
        superclass answers, and no constraint knows of it.
        """,
        chinese: "子类可以返回别的尺寸。宽松的 label 在父类的结果上加 4 列、2 行，而没有任何约束知道这件事。"),
    ],
    see: LocalizedText(
      """
      Four views, each beside its intrinsicContentSize. All of them have constraints for their place only; \
      the plain one gets a size if you ask for it. The zigzag is the spring of a label's content, at rest.
      """,
      chinese: """
        四个视图，左边是各自的 intrinsicContentSize。它们都只有位置约束；\
        普通 view 的宽高约束可以按键打开。锯齿线是 label 内容的弹簧，处于静止状态。
        """),
    tries: [
      .init(
        "Add a word: three of the four grow, no constraint does.", chinese: "加一个词：三个视图变宽，约束一条没变。",
        key: "+"),
      .init(
        "Take the extra room away: roomy is a plain label.", chinese: "去掉多出的空间：它就是普通的 label。",
        key: "c"),
      .init(
        "Give the plain view a size: now it is seen.", chinese: "给普通 view 加宽高约束：它看得见了。", key: "v"
      ),
      .init(
        "Make the stage narrow: captions are cut, the sizes stay.", chinese: "把舞台变窄：说明被截断，固有尺寸不变。",
        key: "[", .untilWidth(26)),
    ],
    leftOut: LocalizedText(
      """
      Text that wraps, whose height depends on a width: the lessons "Four measures" and "Max width" have \
      it.
      """,
      chinese: "会换行的文字，它的高度取决于宽度：见“四种测量”和“最大宽度”两课。"),
    next: ["four-measures"], narrowest: 26)
}

/// A label that is 4 columns and 2 rows larger than its text.
final class RoomyLabel: FilledLabel {
  /// Whether the extra room is asked for.
  var isRoomy = true { didSet { if isRoomy != oldValue { invalidateIntrinsicContentSize() } } }

  override var intrinsicContentSize: Size {
    var size = super.intrinsicContentSize
    if isRoomy {
      size.width += 4
      size.height += 2
    }
    return size
  }

  override func intrinsicContentSizeReason(along axis: LayoutAxis) -> FrameReason? {
    guard isRoomy else { return super.intrinsicContentSizeReason(along: axis) }
    return .words(
      axis == .horizontal
        ? LocalizedText("its text and 4 columns", chinese: "文字再加 4 列")
        : LocalizedText("its text and 2 rows", chinese: "文字再加 2 行"))
  }
}

/// Four views and their natural sizes.
public final class NaturalSizesDemo: View, Demo {
  public static let id = "natural-sizes"
  public static let title = LocalizedText("Natural sizes", chinese: "固有尺寸")

  private static let words = [
    "grit", "and", "gravel", "from", "the", "quarry", "by", "the", "lane",
  ]

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var wordCount = 2
    fileprivate var isRoomy = true
    fileprivate var hasSize = false
  }

  public var state = State() { didSet { if state != oldValue { show() } } }
  private let label = Label()
  private let button = Button()
  private let plain = View()
  private let roomy = RoomyLabel()
  private let captions = (0..<4).map { _ in LocalizedLabel() }
  private var size: [LayoutConstraint] = []
  private var specimens: [View] { [label, button, plain, roomy] }
  private static let names: [LocalizedText] = [
    LocalizedText(verbatim: "label"), LocalizedText(verbatim: "button"),
    LocalizedText("plain view", chinese: "普通 view"),
    LocalizedText("roomy label", chinese: "宽松 label"),
  ]

  public init(seed: UInt64) {
    super.init()
    let names = ["label", "button", "plain", "roomy"]
    for (index, view) in specimens.enumerated() {
      view.identifier = names[index]
      captions[index].identifier = names[index] + "Caption"
      captions[index].setTextStyle(\.secondaryLabel)
      addSubview(captions[index])
      addSubview(view)
    }
    plain.setBorderStyle(\.tint)
    plain.border = .light
    roomy.textAlignment = .center
    roomy.setTextStyle(\.systemGreen)
    constrain()
    show()
  }

  // MARK: - Constraints

  private func constrain() {
    for (index, view) in specimens.enumerated() {
      let caption = captions[index]
      // The captions are as wide as the widest one.
      caption.mas.makeConstraints { make in
        make.left.equalTo(self)
      }
      if index > 0 {
        caption.mas.makeConstraints { make in
          make.width.equalTo(captions[0])
        }
      }
      // A place, and no size: right of the caption, and not
      // out of the stage.
      view.mas.makeConstraints { make in
        make.left.equalTo(caption.mas.right).offset(2)
          .priority(999)
        make.right.lessThanOrEqualTo(self)
        make.top.equalTo(caption)
      }
    }
    // One below the other, with a row between where there
    // are rows enough.
    captions[0].mas.makeConstraints { make in
      make.top.equalTo(self)
    }
    for (above, below) in zip(captions, captions[1...]) {
      below.mas.makeConstraints { make in
        make.top.greaterThanOrEqualTo(above.mas.bottom)
        make.top.equalTo(above.mas.bottom).offset(1)
          .priority(600)
      }
    }
    roomy.mas.makeConstraints { make in
      make.bottom.lessThanOrEqualTo(self)
    }
    // What the key v switches on and off.
    size = plain.mas.makeConstraints { make in
      make.size.equalTo(Size(width: 14, height: 1))
        .priority(700)
    }
  }

  // MARK: - Texts and sizes

  private func show() {
    let text = Self.words.prefix(state.wordCount).joined(separator: " ")
    label.text = text
    button.title = text
    roomy.text = text
    roomy.isRoomy = state.isRoomy
    for constraint in size { constraint.isActive = state.hasSize }
    for (index, view) in specimens.enumerated() {
      let natural = view.intrinsicContentSize
      let size = "(\(LayoutUnit.brief(natural.width)), \(LayoutUnit.brief(natural.height)))"
      captions[index].localizedText = "\(Self.names[index]) \(size)"
    }
    setNeedsLayout()
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let wordsHint = LocalizedText("words", chinese: "词数")
    return [
      command(
        .character("+"), LocalizedText("A word more", chinese: "多一个词"),
        hint: wordsHint, importance: 77
      ) { $0.wordCount = min($0.wordCount + 1, Self.words.count) },
      command(
        .character("-"), LocalizedText("A word less", chinese: "少一个词"),
        hint: wordsHint, importance: 77
      ) { $0.wordCount = max($0.wordCount - 1, 0) },
      command(
        .character("c"),
        LocalizedText(
          "The roomy label with its extra room, or without", chinese: "宽松 label：带或不带多出的空间"),
        hint: LocalizedText("roomy", chinese: "宽松")
      ) { $0.isRoomy.toggle() },
      command(
        .character("v"),
        LocalizedText("A size for the plain view, or none", chinese: "普通 view：有或没有宽高约束"),
        hint: LocalizedText("plain view", chinese: "普通 view")
      ) { $0.hasSize.toggle() },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What holds

  /// The width of the roomy label: what it answers, and what it got.
  public var readout: LocalizedText {
    let (width, natural) = (roomy.frame.width, roomy.intrinsicContentSize.width)
    let start = "roomy.width = \(LayoutUnit.brief(width))"
    if width < natural {
      return LocalizedText(
        "\(start), not \(LayoutUnit.brief(natural)): no more room beside the captions.",
        chinese: "\(start)，不到 \(LayoutUnit.brief(natural))：右边没有更多空间。")
    }
    let extra: Double = state.isRoomy ? 4 : 0
    let text = LayoutUnit.brief(natural - extra)
    let spare = LayoutUnit.brief(bounds.width - roomy.frame.maxX)
    return state.isRoomy
      ? LocalizedText(
        "\(start): its text \(text) + 4; \(spare) columns to spare.",
        chinese: "\(start)：文字 \(text) + 4；右边还剩 \(spare) 列。")
      : LocalizedText(
        "\(start): its text alone; \(spare) columns to spare.",
        chinese: "\(start)：只有文字；右边还剩 \(spare) 列。")
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(roomy, .width) }

  /// The frames, a ghost of one cell where the plain view has none, and the spring of the label that tells.
  public func marks(in stage: View) -> [LayoutMark] {
    let spring = LayoutMark.spring(of: roomy, .horizontal, in: stage)
    guard plain.frame.width == 0 else { return [spring].compactMap(\.self) }
    let place = Rect(origin: plain.frame.origin, size: Size(width: 1, height: 1))
    return [spring].compactMap(\.self) + [
      .outline(stage.convert(place, from: self), .ghost, title: "")
    ]
  }
}
