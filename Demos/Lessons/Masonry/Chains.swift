import Ashlar

extension ChainsDemo {
  public static let lesson = Lesson(
    .masonry, step: "composite edges",
    "Insets know their edges: one value moves each one inward.",
    more: [
      """
      Words before equalTo are chained: make.top.left is two constraints in one sentence, make.edges four. Each \
      frame has two such sentences about the frame around it.
      """,
      """
      insets adds at the left and the top, and subtracts at the right and the bottom. offset adds the same number \
      to every edge, so that a frame moves in place of shrinking.
      """,
      """
      The sentences are kept as two objects for each frame. A new value sets all of their constants, and one \
      layout within an animation moves all frames at once.
      """,
    ],
    see: """
      Five frames, one in the other. The arrows are the distances at the left and at the right that each frame keeps \
      from the one around it.
      """,
    tries: [
      .init("Narrow insets: all frames move by one animation.", key: "a"),
      .init("A column more on each side of each frame.", key: "+"),
      .init("An offset in place of insets: all go right and down.", key: "o"),
      .init("Make the stage narrow: the insets stay what they are.", key: "[", .untilWidth(44)),
    ],
    leftOut: """
      An animation that repeats for ever, as the example's does. Here each key is one way.
      """,
    next: ["aspect-fit", "timing"], narrowest: 44, source: .chains, chinese: .chains)
}

/// Frames in frames, whose insets change.
public final class ChainsDemo: View, Demo {
  public static let id = "chains"
  public static let title: LocalizedText = "Chains, insets"

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
      command(.character("a"), "Narrow insets, or wide ones", hint: "animate", importance: 78) {
        $0.inset = $0.inset < 4 ? 4 : 2
      },
      command(.character("+"), "A column more at each side", hint: "insets", importance: 77) {
        $0.inset = min($0.inset + 1, 6)
      },
      command(.character("-"), "A column less at each side", hint: "insets", importance: 77) {
        $0.inset = max($0.inset - 1, 1)
      },
      command(.character("o"), "An offset, or insets", hint: "offset", importance: 77) {
        $0.isOffset.toggle()
      },
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
      ? "frame\(count): left \(left) = \(count) × \(inset), right \(right) = \(width) + \(count) × \(inset)."
      : "frame\(count): left \(left) = \(count) × \(inset), right \(right) = \(width) - \(count) × \(inset)."
  }
}
