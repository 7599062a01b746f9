import Ashlar

extension SpacingDemo {
  public static let lesson = Lesson(
    .cases, number: 3, step: LocalizedText("case 9", chinese: "案例 9"),
    LocalizedText(
      "Guides of equal width make equal gaps; multipliers do not.",
      chinese: "等宽的 guide 使间隙相等，multiplier 则不然。"),
    more: [
      LocalizedText(
        "Above, layout guides stand between the boxes. All are as wide as the first one: that makes the gaps equal.",
        chinese: "上排的方块之间是 layout guide，它们都与第一个等宽，因此间隙相等。"),
      LocalizedText(
        """
        Below, the centre of each box is at a share of the container's right edge: 1/4, 2/4, 3/4 for three. \
        That makes the centres equally far apart, whatever the boxes are.
        """,
        chinese: """
          下排每个方块的中心位于容器右边缘的若干分之一处，三个时是 1/4、2/4、3/4。无论方块多宽，\
          中心的间距都相等。
          """),
      LocalizedText(
        """
        Centres at equal distances make no equal gaps, even between equal boxes: between two of them a whole box is taken \
        from the distance, at the ends half of one.
        """,
        chinese: "中心等距，间隙并不相等，方块一样宽也是如此：两个方块之间扣掉一个方块的宽度，两端只扣掉半个。"),
    ],
    see: LocalizedText(
      """
      Two rows of boxes. Dashed outlines are the guides. Make one box wider and compare the gaps of both \
      rows.
      """,
      chinese: "两排方块，虚线框是 guide。把一个方块变宽，比较两排的间隙。"),
    tries: [
      .init(
        "Make one box wider: above the gaps stay equal.", chinese: "把一个方块变宽：上排的间隙仍然相等。", key: "w",
        .times(3)),
      .init(
        "Add a box: one guide more, and other shares.", chinese: "加一个方块：多一个 guide，比例也变了。", key: "+"),
      .init(
        "Make the stage narrow: all gaps shrink alike.", chinese: "把舞台变窄：所有间隙一起变小。", key: "[",
        .untilWidth(34)),
    ],
    leftOut: LocalizedText(
      """
      A stack view with equal spacing, which makes such guides itself. Here one sees what it makes.
      """,
      chinese: "等间距的 stack view：它会自己创建这样的 guide。这里展示的正是它所做的事。"),
    next: ["equal-widths", "percent"], narrowest: 34)
}

/// Boxes at equal distances, by guides and by multipliers.
public final class SpacingDemo: View, Demo {
  public static let id = "spacing"
  public static let title = LocalizedText("Equal spacing", chinese: "等间距")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var count = 3
    /// The columns by which the first box is wider than the others.
    fileprivate var extra = 0
  }

  public var state = State() { didSet { if state != oldValue { makeBoxes() } } }
  private let byGuides = View()
  private let byShares = View()
  private var guides: [LayoutGuide] = []
  private var boxes: (above: [Label], below: [Label]) = ([], [])

  public init(seed: UInt64) {
    super.init()
    byGuides.identifier = "guides"
    byShares.identifier = "shares"
    for row in [byGuides, byShares] { addSubview(row) }
    constrainRows()
    makeBoxes()
  }

  // MARK: - Constraints

  private func constrainRows() {
    // Two rows of equal size, one below the other.
    byGuides.mas.makeConstraints { make in
      make.top.equalTo(self).offset(1)
      make.left.right.equalTo(self)
      make.height.equalTo(5)
    }
    byShares.mas.makeConstraints { make in
      make.top.equalTo(byGuides.mas.bottom).offset(1)
      make.left.right.equalTo(self)
      make.height.equalTo(byGuides)
    }
  }

  private func constrainBoxes() {
    // A guide, a box, a guide, a box, a guide: each one
    // begins where the one before ends.
    var end = byGuides.mas.left
    for (guide, box) in zip(guides, boxes.above) {
      guide.mas.makeConstraints { make in
        make.left.equalTo(end)
        make.right.equalTo(box.mas.left)
      }
      end = box.mas.right
    }
    // The last guide ends where the row ends.
    guides[guides.count - 1].mas.makeConstraints { make in
      make.left.equalTo(end)
      make.right.equalTo(byGuides).priority(999)
    }
    // All guides are as wide as the first one.
    for guide in guides.dropFirst() {
      guide.mas.makeConstraints { make in
        make.width.equalTo(guides[0])
      }
    }
    // The centre of the box i of n is at the right edge
    // times i / (n + 1).
    let parts = Double(boxes.below.count + 1)
    for (index, box) in boxes.below.enumerated() {
      box.mas.makeConstraints { make in
        make.centerX.equalTo(byShares.mas.right)
          .multipliedBy(Double(index + 1) / parts)
      }
    }
  }

  // MARK: - Boxes

  private func makeBoxes() {
    for box in boxes.above + boxes.below { box.removeFromSuperview() }
    for guide in guides { byGuides.removeLayoutGuide(guide) }
    guides = (0...state.count).map { _ in LayoutGuide() }
    for (index, guide) in guides.enumerated() {
      guide.identifier = "gap\(index + 1)"
      byGuides.addLayoutGuide(guide)
      guide.mas.makeConstraints { $0.top.bottom.equalTo(byGuides) }
    }
    boxes.above = boxes(in: byGuides, "above")
    boxes.below = boxes(in: byShares, "below")
    constrainBoxes()
    setNeedsLayout()
  }

  private func boxes(in row: View, _ name: String) -> [Label] {
    (0..<state.count).map { index in
      let box = Label(
        " \(index + 1) " + String(repeating: " ", count: index == 0 ? state.extra : 0))
      box.identifier = "\(name)\(index + 1)"
      box.border = .light
      box.setTextStyle(\.systemBlue)
      // Where there is no room they stand on each other rather than get shorter.
      box.setContentCompressionResistancePriority(998, for: .horizontal)
      row.addSubview(box)
      box.mas.makeConstraints { $0.centerY.equalTo(row) }
      return box
    }
  }

  public override var keyCommands: [KeyCommand] {
    let boxesHint = LocalizedText("boxes", chinese: "方块")
    return [
      command(
        .character("+"), LocalizedText("One box more", chinese: "多一个方块"),
        hint: boxesHint, importance: 77
      ) { $0.count = min(6, $0.count + 1) },
      command(
        .character("-"), LocalizedText("One box less", chinese: "少一个方块"),
        hint: boxesHint, importance: 77
      ) { $0.count = max(1, $0.count - 1) },
      command(
        .character("w"), LocalizedText("The first box wider", chinese: "第一个方块变宽"),
        hint: LocalizedText("wider box", chinese: "变宽")
      ) { $0.extra = min(12, $0.extra + 2) },
      command(
        .character("n"), LocalizedText("The first box narrower", chinese: "第一个方块变窄"),
        hint: LocalizedText("narrower box", chinese: "变窄")
      ) { $0.extra = max(0, $0.extra - 2) },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { guides.first.map { ItemAttribute($0, .width) } }

  public func marks(in stage: View) -> [LayoutMark] {
    guides.compactMap { .guide($0, in: stage) }
  }

  public var readout: LocalizedText {
    let gap = Self.text(guides.first?.layoutFrame.width ?? 0)
    let ends = [0] + boxes.below.map(\.frame.maxX)
    let starts = boxes.below.map(\.frame.minX) + [byShares.bounds.width]
    let gaps = zip(starts, ends).map { Self.text($0 - $1) }
    let list =
      gaps.count > 4 ? "\(gaps.prefix(3).joined(separator: " ")) …" : gaps.joined(separator: " ")
    return LocalizedText(
      "Gaps by guides: \(gap) each; by shares: \(list).", chinese: "guide 间隙：每个 \(gap)；按比例：\(list)。"
    )
  }

  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 10).rounded() / 10)
  }
}
