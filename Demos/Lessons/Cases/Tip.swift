import Ashlar

extension TipDemo {
  public static let lesson = Lesson(
    .cases, step: "case 10",
    "A wish at 750 yields to edges at 1000: the tip stays inside.",
    more: [
      "Four required inequalities keep the tip within the container.",
      """
      Two constraints at 750 want its centre at the cross. Where they cannot hold, they hold as nearly as \
      the required ones allow.
      """,
      "With the wish required, too, there is a contradiction as soon as the cross is near an edge.",
    ],
    see: """
      Two dotted lines meet in a cross, moved with the arrows or the mouse. The tip lies over it. At an \
      edge the tip stays behind.
      """,
    tries: [
      .init("Move the cross left: the tip stops at the border.", key: "<left>", .times(11)),
      .init("Move it up: the tip stops below the border.", key: "<up>", .times(5)),
      .init(
        "Required, at the border: the tip gives up width.", key: "o", after: .init("<left>", 9)),
    ],
    leftOut: """
      A text in the tip that is longer than the container. Its compression resistance is 999: it yields to \
      the edges, not to the wish.
      """,
    next: ["binding", "side-by-side"], narrowest: 24, source: .tip, chinese: .tip)
}

/// A tip that follows a cross and stays inside of a container.
public final class TipDemo: View, Demo {
  public static let id = "tip"
  public static let title: LocalizedText = "A tip inside"

  /// The state that keys and mouse change.
  public struct State: Equatable {
    fileprivate var wish = Point(x: 12, y: 5)
    fileprivate var isRequired = false

    fileprivate mutating func move(_ x: Double, _ y: Double) {
      wish = Point(x: min(max(0, wish.x + x), 300), y: min(max(0, wish.y + y), 100))
    }
  }

  public var state = State() {
    didSet {
      guard state != oldValue else { return }
      container.wish = state.wish
      container.priority = state.isRequired ? .required : 750
      setNeedsLayout()
    }
  }
  private let container = TipView()

  public init(seed: UInt64) {
    super.init()
    container.wish = state.wish
    container.identifier = "container"
    addSubview(container)
    container.mas.makeConstraints { $0.edges.equalTo(self) }
    container.onMove = { [weak self] in self?.state.wish = $0 }
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(.left, "The cross to the left", hint: "move", importance: 77) { $0.move(-1, 0) },
      command(.right, "The cross to the right", hint: "move", importance: 77) { $0.move(1, 0) },
      command(.up, "The cross up", hint: "move", importance: 77) { $0.move(0, -1) },
      command(.down, "The cross down", hint: "move", importance: 77) { $0.move(0, 1) },
      command(.character("o"), "The wish at 1000 or at 750", hint: "1000, 750", importance: 77) {
        $0.isRequired.toggle()
      },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  public override var cursorPosition: CellPoint? {
    CellPoint(x: Int(state.wish.x), y: Int(state.wish.y))
  }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(container.tip, .left) }

  public var readout: LocalizedText {
    let (tip, bounds) = (container.tip.frame, container.bounds)
    // Across, or down where the wish is left out or not met there alone.
    let isDown =
      !container.isWishLeftOut(.horizontal) && tip.midX == state.wish.x
      && (container.isWishLeftOut(.vertical) || tip.midY != state.wish.y)
    let place = isDown ? tip.midY : tip.midX
    let wish = isDown ? state.wish.y : state.wish.x
    let wanted = LayoutUnit.text(of: wish)
    let name = "tip.\(isDown ? "centerY" : "centerX") = \(LayoutUnit.text(of: place))"
    if container.isWishLeftOut(isDown ? .vertical : .horizontal) {
      return "\(name): the wish, \(wanted), is left out."
    }
    if place == wish {
      return "\(name): the wish, \(wanted), holds at \(state.isRequired ? "1000" : "750")."
    }
    let (low, high) = isDown ? ("top", "bottom") : ("left", "right")
    let end = LayoutUnit.text(of: (isDown ? bounds.height : bounds.width) - 1)
    return place > wish
      ? "\(name): wanted \(wanted), but \(low) ≥ 1 is required."
      : "\(name): wanted \(wanted), but \(high) ≤ \(end) is required."
  }
}
