import Ashlar

extension ChainsDemo {
  public static let lesson = Lesson(
    .masonry, number: 3, step: LocalizedText("composite edges", chinese: "复合边距"),
    LocalizedText(
      "Insets know their edges: one value moves each one inward.",
      chinese: "insets 认得每条边：一个值让每条边都向内移动。"),
    more: [
      LocalizedText(
        """
        Words before equalTo are chained: make.top.left is two constraints in one sentence, make.edges four. Each \
        frame has two such sentences about the frame around it.
        """,
        chinese: """
          equalTo 之前的属性可以链式书写：make.top.left 一句是两条约束，make.edges 是四条。\
          每个框都有两句这样的话，说的是它外面的框。
          """),
      LocalizedText(
        """
        insets adds at the left and the top, and subtracts at the right and the bottom. offset adds the same number \
        to every edge, so that a frame moves in place of shrinking.
        """,
        chinese: "insets 在左、上相加，在右、下相减。offset 给每条边加同一个数，框不会缩小，而是平移。"),
      LocalizedText(
        """
        The sentences are kept as two objects for each frame. A new value sets all of their constants, and one \
        layout within an animation moves all frames at once.
        """,
        chinese: """
          每个框的两句话各保存为一个对象。给它一个新值，就设置了其中所有的 constant；\
          动画里的一次布局让所有框一起移动。
          """),
    ],
    see: LocalizedText(
      """
      Five frames, one in the other. The arrows are the distances at the left and at the right that each frame keeps \
      from the one around it.
      """,
      chinese: "五个框，层层嵌套。箭头是每个框与外面的框在左右两侧的距离。"),
    tries: [
      .init(
        "Narrow insets: all frames move by one animation.", chinese: "收窄 insets：所有框在一次动画里移动。",
        key: "a"),
      .init(
        "A column more on each side of each frame.", chinese: "每个框的每一侧再多一列。", key: "+"),
      .init(
        "An offset in place of insets: all go right and down.",
        chinese: "用 offset 代替 insets：全都向右下移动。", key: "o"),
      .init(
        "Make the stage narrow: the insets stay what they are.", chinese: "把舞台变窄：insets 保持不变。",
        key: "[", .untilWidth(44)),
    ],
    leftOut: LocalizedText(
      """
      An animation that repeats for ever, as the example's does. Here each key is one way.
      """,
      chinese: "像示例那样无限重复的动画。这里每按一次键只走一程。"),
    next: ["aspect-fit", "timing"], narrowest: 44)
}

/// Frames in frames, whose insets change.
public final class ChainsDemo: View, Demo {
  public static let id = "chains"
  public static let title = LocalizedText("Chains, insets", chinese: "链式与 insets")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The columns between a frame and the one around it, from 1 to 6.
    fileprivate var inset = 4.0
    fileprivate var isOffset = false
  }

  public var state = State() { didSet { if state != oldValue { change() } } }
  private let frames = (1...5).map { _ in View() }
  /// The sentences about the top and left edges, and about the bottom and right ones.
  private var near: [Constraint] = []
  private var far: [Constraint] = []

  public init(seed: UInt64) {
    super.init()
    clipsToBounds = true
    var outer: View = self
    for (index, frame) in frames.enumerated() {
      frame.identifier = "frame\(index + 1)"
      frame.border = .light
      frame.setBorderStyle(index % 2 == 0 ? \.tint : \.separator)
      outer.addSubview(frame)
      outer = frame
    }
    constrain()
  }

  // MARK: - Constraints

  private var insets: EdgeInsets {
    EdgeInsets(
      top: 1, left: state.inset,
      bottom: 1, right: state.inset)
  }

  private func constrain() {
    var outer: View = self
    for frame in frames {
      frame.mas.makeConstraints { make in
        // Two edges in one sentence: kept as one object.
        near.append(
          make.top.left.equalTo(outer)
            .insets(insets).constraint)
        // The other two yield where there is no room.
        far.append(
          make.bottom.right.equalTo(outer)
            .insets(insets).priority(999).constraint)
      }
      outer = frame
    }
  }

  private func change() {
    for sentence in near + far {
      if state.isOffset {
        // The same number for each edge.
        sentence.offset(state.inset)
      } else {
        // Inward at each edge, by its own number.
        sentence.insets(insets)
      }
    }
    View.animate(duration: .milliseconds(400)) {
      [weak self] in self?.window?.layoutIfNeeded()
    }
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    [
      command(
        .character("a"), LocalizedText("Narrow insets, or wide ones", chinese: "窄的 insets，或宽的"),
        hint: LocalizedText("animate", chinese: "动画"), importance: 78
      ) { $0.inset = $0.inset < 4 ? 4 : 2 },
      command(
        .character("+"), LocalizedText("A column more at each side", chinese: "每侧多一列"),
        hint: LocalizedText(verbatim: "insets"), importance: 77
      ) { $0.inset = min($0.inset + 1, 6) },
      command(
        .character("-"), LocalizedText("A column less at each side", chinese: "每侧少一列"),
        hint: LocalizedText(verbatim: "insets"), importance: 77
      ) { $0.inset = max($0.inset - 1, 1) },
      command(
        .character("o"), LocalizedText("An offset, or insets", chinese: "offset，或 insets"),
        hint: LocalizedText(verbatim: "offset"), importance: 77
      ) { $0.isOffset.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { frames.last.map { ItemAttribute($0, .left) } }

  /// The distances along the horizontal axis.
  public func marks(in stage: View) -> [LayoutMark] {
    (near + far).flatMap(\.layoutConstraints)
      .filter { $0.firstAttribute == .left || $0.firstAttribute == .right }
      .compactMap { .distance(of: $0, in: stage) }
  }

  public var readout: LocalizedText {
    guard let last = frames.last else { return .empty }
    let frame = convert(last.bounds, from: last)
    let (left, right) = (LayoutUnit.text(of: frame.minX), LayoutUnit.text(of: frame.maxX))
    let inset = LayoutUnit.text(of: state.inset)
    let (count, width) = ("\(frames.count)", LayoutUnit.text(of: bounds.width))
    return state.isOffset
      ? LocalizedText(
        "frame\(count): left \(left) = \(count) × \(inset), right \(right) = \(width) + \(count) × \(inset).",
        chinese: """
          frame\(count)：left \(left) = \(count) × \(inset)，right \(right) = \(width) + \(count) \
          × \(inset)。
          """)
      : LocalizedText(
        "frame\(count): left \(left) = \(count) × \(inset), right \(right) = \(width) - \(count) × \(inset).",
        chinese: """
          frame\(count)：left \(left) = \(count) × \(inset)，right \(right) = \(width) - \(count) \
          × \(inset)。
          """)
  }
}
