import Ashlar

extension DistributeDemo {
  public static let lesson = Lesson(
    .masonry, number: 2, step: LocalizedText("views distributed", chinese: "排列一组视图"),
    LocalizedText(
      "One call makes a row: of fixed gaps, or of fixed lengths.", chinese: "一次调用排成一行：固定间距，或固定长度。"),
    more: [
      LocalizedText(
        """
        With fixed gaps all views are equally long: they share what lead, tail and gaps leave of the container.
        """,
        chinese: "固定间距时，所有视图等长：平分容器减去首尾留白和间距之后的长度。"),
      LocalizedText(
        """
        With fixed lengths the gaps are equal: the far edge of each view is at a share of the container's, by a \
        multiplier.
        """,
        chinese: "固定长度时，间距相等：每个视图的末端用 multiplier 放在容器末端的某个比例处。"),
      LocalizedText(
        """
        Without room the two differ. Gaps that do not fit contradict the container, and one of them is left \
        out; lengths that do not fit overlap.
        """,
        chinese: "空间不够时两者不同：放不下的间距与容器冲突，有一条约束被舍弃；放不下的长度则互相重叠。"),
    ],
    see: LocalizedText(
      """
      A row of boxes with their lengths. The arrows are lead, gaps and tail, as long as they are now.
      """,
      chinese: "一行方块，标着各自的长度。箭头是首部留白、间距和尾部留白现在的长度。"),
    tries: [
      .init(
        "A box more: all get shorter, the gaps stay.", chinese: "加一个方块：全都变短，间距不变。", key: "+"),
      .init(
        "Fix the lengths: now the gaps are what is left.", chinese: "改为固定长度：剩下的空间成为间距。", key: "x"
      ),
      .init(
        "Turn the row: the same call along the other axis.", chinese: "换一个方向：同样的调用，另一条轴。", key: "v"),
      .init(
        "One box alone is no row: no constraint, no length.", chinese: "只剩一个方块排不成行：没有约束，也没有长度。",
        key: "-", .times(3)),
    ],
    leftOut: LocalizedText(
      """
      Where the row lies across, and how thick it is: the call says nothing of that. Here it is in the middle.
      """,
      chinese: "另一个方向上的位置和厚度：这个调用不管。这里放在正中。"),
    next: ["spacing", "equal-widths"], narrowest: 34)
}

/// Boxes that are distributed along an axis.
public final class DistributeDemo: View, Demo {
  public static let id = "distribute"
  public static let title = LocalizedText("Distributed", chinese: "等间距排列")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var count = 4
    fileprivate var isVertical = false
    /// Whether the lengths are fixed, not the gaps.
    fileprivate var hasLengths = false
  }

  public var state = State() { didSet { if state != oldValue { makeBoxes() } } }
  private var boxes: [FilledBox] = []
  /// The rows or columns before the first box, after the last one, and in between; and of a box.
  private var numbers: (lead: Double, tail: Double, gap: Double, length: Double) {
    state.isVertical ? (2, 1, 1, 2) : (4, 2, 2, 6)
  }

  public init(seed: UInt64) {
    super.init()
    clipsToBounds = true
    makeBoxes()
  }

  // MARK: - Constraints

  private func distribute() {
    let axis = axis
    let (lead, tail, gap, length) = numbers
    if state.hasLengths {
      // Each is `length` long. The gaps are equal.
      boxes.mas.distribute(
        along: axis, withFixedItemLength: length,
        leadSpacing: lead, tailSpacing: tail)
    } else {
      // The gaps are `gap` long. The lengths are equal.
      boxes.mas.distribute(
        along: axis, withFixedSpacing: gap,
        leadSpacing: lead, tailSpacing: tail)
    }
    // Across the axis each says for itself where it is.
    boxes.mas.makeConstraints { make in
      if state.isVertical {
        make.centerX.equalTo(self)
        make.width.equalTo(24)
      } else {
        make.centerY.equalTo(self)
        make.height.equalTo(5)
      }
    }
  }

  // MARK: - Boxes

  private var axis: LayoutAxis { state.isVertical ? .vertical : .horizontal }

  private func makeBoxes() {
    for box in boxes { box.removeFromSuperview() }
    boxes = (1...state.count).map { [axis] number in
      FilledBox("box\(number)", style: number % 2 == 1 ? \.systemBlue : \.systemGreen) {
        LayoutUnit.brief($0.size[axis])
      }
    }
    for box in boxes { addSubview(box) }
    distribute()
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    let boxesHint = LocalizedText("boxes", chinese: "方块")
    return [
      command(
        .character("+"), LocalizedText("A box more", chinese: "加一个方块"),
        hint: boxesHint, importance: 78
      ) { $0.count = min($0.count + 1, 9) },
      command(
        .character("-"), LocalizedText("A box less", chinese: "减一个方块"),
        hint: boxesHint, importance: 78
      ) { $0.count = max($0.count - 1, 1) },
      command(
        .character("x"), LocalizedText("The lengths are fixed, or the gaps", chinese: "固定长度，或固定间距"),
        hint: LocalizedText("lengths, gaps", chinese: "长度、间距"), importance: 77
      ) { $0.hasLengths.toggle() },
      command(
        .character("v"), LocalizedText("A row, or a column", chinese: "一行，或一列"),
        hint: LocalizedText("axis", chinese: "方向"), importance: 77
      ) { $0.isVertical.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? {
    boxes.first.map { ItemAttribute($0, state.isVertical ? .height : .width) }
  }

  /// The places at which the box begins and ends along the axis.
  private func range(of rect: Rect) -> (start: Double, end: Double) {
    state.isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Lead, gaps and tail.
  public func marks(in stage: View) -> [LayoutMark] {
    guard boxes.count > 1 else { return [] }
    let ranges = boxes.map { range(of: stage.convert($0.frame, from: self)) }
    let whole = range(of: stage.convert(bounds, from: self))
    let middle = stage.convert(Point(x: bounds.midX, y: bounds.midY), from: self)
    let across = (state.isVertical ? middle.x : middle.y).rounded(.down)
    let starts = ranges.map(\.start) + [whole.end]
    return zip([whole.start] + ranges.map(\.end), starts).map { from, to in
      .distance(
        LayoutSpan(axis, from: from, to: to, across: across), LayoutUnit.brief(to - from))
    }
  }

  public var readout: LocalizedText {
    guard boxes.count > 1 else {
      return LocalizedText(
        "One box is no row: nothing is made, and that is reported.",
        chinese: "一个方块不成行：没有建立约束，并且有报告。")
    }
    let (lead, tail, gap, length) = numbers
    let (count, gaps) = (boxes.count, boxes.count - 1)
    let room = "\(Int(bounds.size[axis])) - \(Int(lead)) - \(Int(tail))"
    if state.hasLengths {
      let value = (bounds.size[axis] - lead - tail - Double(count) * length) / Double(gaps)
      return value < 0
        ? LocalizedText(
          "gap = \(LayoutUnit.brief(value)): no room for \(count) × \(Int(length)), they overlap.",
          chinese: "gap = \(LayoutUnit.brief(value))：放不下 \(count) × \(Int(length))，互相重叠。")
        : LocalizedText(
          "gap = \(LayoutUnit.brief(value)) = (\(room) - \(count) × \(Int(length))) / \(gaps).",
          chinese:
            "gap = \(LayoutUnit.brief(value)) = (\(room) - \(count) × \(Int(length))) / \(gaps)。")
    }
    let name = state.isVertical ? "height" : "width"
    let value = (bounds.size[axis] - lead - tail - Double(gaps) * gap) / Double(count)
    return value < 0
      ? LocalizedText(
        "\(name) = 0: no room for \(gaps) gaps of \(Int(gap)), one is left out.",
        chinese: "\(name) = 0：放不下 \(gaps) 个 \(Int(gap)) 的间距，舍弃一条约束。")
      : LocalizedText(
        "\(name) = \(LayoutUnit.brief(value)) = (\(room) - \(gaps) × \(Int(gap))) / \(count).",
        chinese:
          "\(name) = \(LayoutUnit.brief(value)) = (\(room) - \(gaps) × \(Int(gap))) / \(count)。")
  }
}
