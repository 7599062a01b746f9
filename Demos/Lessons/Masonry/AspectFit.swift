import Ashlar

extension AspectFitDemo {
  public static let lesson = Lesson(
    .masonry, number: 1, step: LocalizedText("aspect fit", chinese: "保持宽高比"),
    LocalizedText(
      "A ratio, two limits and a wish: as large as there is room.",
      chinese: "一个比例、两个上限、一个愿望：能多大就多大。"),
    more: [
      LocalizedText(
        """
        The ratio relates a view to itself: its width is its height times a factor. Neither is ever greater than that \
        of its half: four required constraints.
        """,
        chinese: "宽高比约束的是视图自己：宽等于高乘以系数。宽和高都不超过所在的一半，这些都是必需的约束。"),
      LocalizedText(
        """
        Both also want to equal those of the half, at 250. Only one of the two can: the limit that is reached first \
        holds the box.
        """,
        chinese: "宽和高又都以 250 的优先级希望等于那一半。只有一个能做到：先碰到的上限决定大小。"),
      LocalizedText(
        """
        A cell is about twice as high as it is wide. What looks like 3 to 1 has 6 columns for each row, and 1 to 3 \
        has 2 columns for 3 rows.
        """,
        chinese: "一个字符格的高大约是宽的两倍。看起来是 3 比 1 的，每行要占 6 列；1 比 3 的，3 行占 2 列。"),
    ],
    see: LocalizedText(
      """
      Two dotted halves, and a box of 3 to 1 above, of 1 to 3 below. An arrow stands beside each box along the \
      limit that holds it.
      """,
      chinese: "虚线分成上下两半：上面的方块是 3 比 1，下面的是 1 比 3。方块旁的箭头是决定它大小的上限。"),
    tries: [
      .init(
        "Make the stage narrow: the width holds the upper box.", chinese: "把舞台变窄：上面的方块由宽度决定。",
        key: "[", .untilWidth(36)),
      .init(
        "Fill in place of fit: at least as large as the half.", chinese: "改为填满：至少和那一半一样大。", key: "c"
      ),
      .init(
        "Leave out the wish at 250: both boxes are gone.", chinese: "去掉 250 的愿望：两个方块都不见了。", key: "w"
      ),
      .init(
        "Count cells: 3 columns for a row look like 3 to 2.", chinese: "只数格子：每行 3 列，看起来像 3 比 2。",
        key: "x"),
    ],
    leftOut: LocalizedText(
      """
      The exact ratio of a cell, which is the font's. Terminals seldom tell; 2 is near enough for most.
      """,
      chinese: "字符格确切的宽高比，那取决于字体。终端很少告诉我们；多数情况下 2 已足够接近。"),
    next: ["distribute", "percent"], narrowest: 30)
}

/// Two boxes that keep their ratios in halves of any size.
public final class AspectFitDemo: View, Demo {
  public static let id = "aspect-fit"
  public static let title = LocalizedText("Aspect fit", chinese: "保持宽高比")

  /// The state that the keys change.
  public struct State: Equatable {
    /// Whether the boxes are at least, not at most, as large as the halves.
    fileprivate var fills = false
    fileprivate var hasWish = true
    /// The height of a cell in widths of a cell: 2 as it looks, 1 as it counts.
    fileprivate var cell = 2.0
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let halves = (upper: BoundsView(), lower: BoundsView())
  private let boxes = (
    upper: FilledBox("box", style: \.systemBlue, text: AspectFitDemo.sizeInBox),
    lower: FilledBox("box", style: \.systemGreen, text: AspectFitDemo.sizeInBox)
  )

  public init(seed: UInt64) {
    super.init()
    halves.upper.identifier = "upper"
    halves.lower.identifier = "lower"
    for half in [halves.upper, halves.lower] { addSubview(half) }
    halves.upper.addSubview(boxes.upper)
    halves.lower.addSubview(boxes.lower)
    constrainHalves()
    showState()
  }

  // MARK: - Constraints

  private func constrainHalves() {
    // One above the other, equally high.
    halves.upper.mas.makeConstraints { make in
      make.top.left.right.equalTo(self)
    }
    halves.lower.mas.makeConstraints { make in
      make.top.equalTo(halves.upper.mas.bottom)
      make.left.right.bottom.equalTo(self)
      make.height.equalTo(halves.upper)
    }
  }

  private func fit(
    _ box: View, in half: View, ratio: Double
  ) {
    box.mas.remakeConstraints { make in
      // The ratio: the width is so many times the height.
      make.width.equalTo(box.mas.height)
        .multipliedBy(ratio)
      // Never greater than the half; or never smaller.
      if state.fills {
        make.width.height.greaterThanOrEqualTo(half)
      } else {
        make.width.height.lessThanOrEqualTo(half)
      }
      // As near to it as the others allow.
      if state.hasWish {
        make.width.height.equalTo(half).priority(.low)
      }
      make.center.equalTo(half)
    }
  }

  // MARK: - State

  private func showState() {
    fit(boxes.upper, in: halves.upper, ratio: 3 * state.cell)
    fit(boxes.lower, in: halves.lower, ratio: state.cell / 3)
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(
        .character("c"), LocalizedText("Fill the half, or fit into it", chinese: "填满这一半，或放进这一半"),
        hint: LocalizedText("fill, fit", chinese: "填满、放进"), importance: 78
      ) { $0.fills.toggle() },
      command(
        .character("w"), LocalizedText("The wish at 250, or none", chinese: "有或没有 250 的愿望"),
        hint: LocalizedText("wish", chinese: "愿望"), importance: 77
      ) { $0.hasWish.toggle() },
      command(
        .character("x"),
        LocalizedText("A cell is 2 high, as it looks, or 1", chinese: "字符格的高按外观算 2，或算 1"),
        hint: LocalizedText("cell", chinese: "字符格"), importance: 77
      ) { $0.cell = 3 - $0.cell },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(boxes.upper, .width) }

  /// The axis along which a box is as long as its half; `nil` where it is along none.
  private func heldAxis(_ box: View, _ half: View) -> LayoutAxis? {
    [LayoutAxis.vertical, .horizontal].first {
      abs(box.frame.size[$0] - half.frame.size[$0]) < 0.01
    }
  }

  /// An arrow beside each box, along the limit that holds it.
  public func marks(in stage: View) -> [LayoutMark] {
    [(boxes.upper, halves.upper), (boxes.lower, halves.lower)].compactMap { box, half in
      guard let axis = heldAxis(box, half), box.frame.width > 0 else { return nil }
      let place = half.convert(half.bounds, to: stage)
      let (start, across) =
        axis == .vertical
        ? (place.minY, place.minX + box.frame.minX - 2)
        : (place.minX, place.minY + box.frame.minY - 1)
      // Where the box covers the half there is no room beside it.
      guard across >= (axis == .vertical ? place.minX : place.minY) else { return nil }
      let length = half.frame.size[axis]
      return .distance(
        LayoutSpan(axis, from: start, to: start + length, across: across), LayoutUnit.brief(length))
    }
  }

  public var readout: LocalizedText {
    LocalizedText(
      "\(line(boxes.upper, halves.upper)); \(line(boxes.lower, halves.lower)).",
      chinese: "\(line(boxes.upper, halves.upper))；\(line(boxes.lower, halves.lower))。")
  }

  private func line(_ box: View, _ half: View) -> LocalizedText {
    let size = Self.size(of: box.frame)
    let name = half.identifier ?? ""
    switch heldAxis(box, half) {
    case .vertical:
      return LocalizedText("\(name) \(size) by height", chinese: "\(name) \(size) 由高度定")
    case .horizontal:
      return LocalizedText("\(name) \(size) by width", chinese: "\(name) \(size) 由宽度定")
    case nil: return LocalizedText("\(name) \(size), no wish", chinese: "\(name) \(size) 没有愿望")
    }
  }

  /// The size in as few columns as there may be.
  private static func sizeInBox(of frame: Rect) -> String {
    "\(LayoutUnit.brief(frame.width))×\(LayoutUnit.brief(frame.height))"
  }

  private static func size(of frame: Rect) -> String {
    "\(LayoutUnit.brief(frame.width)) × \(LayoutUnit.brief(frame.height))"
  }
}
