import Ashlar

extension AspectFitDemo {
  public static let lesson = Lesson(
    .masonry, step: "aspect fit",
    "A ratio, two limits and a wish: as large as there is room.",
    more: [
      """
      The ratio relates a view to itself: its width is its height times a factor. Neither is ever greater than that \
      of its half: four required constraints.
      """,
      """
      Both also want to equal those of the half, at 250. Only one of the two can: the limit that is reached first \
      holds the box.
      """,
      """
      A cell is about twice as high as it is wide. What looks like 3 to 1 has 6 columns for each row, and 1 to 3 \
      has 2 columns for 3 rows.
      """,
    ],
    see: """
      Two dotted halves, and a box of 3 to 1 above, of 1 to 3 below. An arrow stands beside each box along the \
      limit that holds it.
      """,
    tries: [
      .init("Make the stage narrow: the width holds the upper box.", key: "[", .untilWidth(36)),
      .init("Fill in place of fit: at least as large as the half.", key: "c"),
      .init("Leave out the wish at 250: both boxes are gone.", key: "w"),
      .init("Count cells: 3 columns for a row look like 3 to 2.", key: "x"),
    ],
    leftOut: """
      The exact ratio of a cell, which is the font's. Terminals seldom tell; 2 is near enough for most.
      """,
    next: ["distribute", "percent"], narrowest: 30, source: .aspectFit, chinese: .aspectFit)
}

/// Two boxes that keep their ratios in halves of any size.
public final class AspectFitDemo: View, Demo {
  public static let id = "aspect-fit"
  public static let title: LocalizedText = "Aspect fit"

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
      command(.character("c"), "Fill the half, or fit into it", hint: "fill, fit", importance: 78) {
        $0.fills.toggle()
      },
      command(.character("w"), "The wish at 250, or none", hint: "wish", importance: 77) {
        $0.hasWish.toggle()
      },
      command(
        .character("x"), "A cell is 2 high, as it looks, or 1", hint: "cell", importance: 77
      ) {
        $0.cell = 3 - $0.cell
      },
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
    "\(line(boxes.upper, halves.upper)); \(line(boxes.lower, halves.lower))."
  }

  private func line(_ box: View, _ half: View) -> LocalizedText {
    let size = Self.size(of: box.frame)
    let name = half.identifier ?? ""
    switch heldAxis(box, half) {
    case .vertical: return "\(name) \(size) by height"
    case .horizontal: return "\(name) \(size) by width"
    case nil: return "\(name) \(size), no wish"
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
