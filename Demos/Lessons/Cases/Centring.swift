import Ashlar

extension CentringDemo {
  public static let lesson = Lesson(
    .cases, step: "case 2",
    "A container without a width is as wide as its content.",
    more: [
      """
      The boxes form a chain: the first begins at the container's left edge, each next one where the one \
      before ends, and the last ends at its right edge.
      """,
      "No constraint gives the container a width. The chain does, and its centre stays in the middle.",
      "A switch sets one box's width to 0 or 6: the same constraint gets another constant.",
    ],
    see: """
      Four switches, and the boxes that they show. The container's outline goes around the boxes that \
      are left, in the middle of the stage.
      """,
    tries: [
      .init("Switch the first box off: the others move to the middle.", key: "1"),
      .init("Switch the third box off: the chain closes.", key: "3"),
      .init("Make the stage narrow: it stays in the middle.", key: "[", .untilWidth(40)),
    ],
    leftOut: """
      Taking the box out of the tree. With a width of 0 it keeps its place in the chain and its constraints.
      """,
    next: ["spacing", "timing"], narrowest: 40, source: .centring, chinese: .centring)
}

/// Boxes that are switched on and off in a container in the middle.
public final class CentringDemo: View, Demo {
  public static let id = "centring"
  public static let title: LocalizedText = "Centring"

  /// The state that the keys and switches change.
  public struct State: Equatable {
    fileprivate var isOn = [true, true, true, true]
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let switches = (1...4).map { Switch("\($0)", isOn: true) }
  private let container = View()
  private let boxes = (1...4).map { number in
    let box = Label("\(number)")
    box.textAlignment = .center
    return box
  }
  private var widths: [LayoutConstraint] = []

  public init(seed: UInt64) {
    super.init()
    let row = StackView(arrangedSubviews: switches)
    row.spacing = 2
    row.identifier = "switches"
    addSubview(row)
    row.mas.makeConstraints { make in
      make.top.equalTo(self).offset(1)
      make.centerX.equalTo(self)
    }
    for (index, control) in switches.enumerated() {
      control.identifier = "switch\(index + 1)"
      control.addAction(for: .valueChanged) { [weak self, weak control] in
        if let control { self?.state.isOn[index] = control.isOn }
      }
    }
    container.identifier = "container"
    addSubview(container)
    for (index, box) in boxes.enumerated() {
      box.identifier = "box\(index + 1)"
      box.clipsToBounds = true
      box.setTextStyle(index % 2 == 0 ? \.systemBlue : \.systemGreen)
      container.addSubview(box)
    }
    constrain()
  }

  // MARK: - Constraints

  private func constrain() {
    // The container has a height and a place. It has no
    // width of its own.
    container.mas.makeConstraints { make in
      make.height.equalTo(3)
      make.centerX.equalTo(self)
      make.top.equalTo(self).offset(4)
    }
    // Each box begins where the one before ends.
    var end = container.mas.left
    for box in boxes {
      widths += box.mas.makeConstraints { make in
        make.width.equalTo(6)
      }
      box.mas.makeConstraints { make in
        make.left.equalTo(end)
        make.top.bottom.equalTo(container)
      }
      end = box.mas.right
    }
    // The container ends where the last one ends.
    container.mas.makeConstraints { make in
      make.right.equalTo(end)
    }
  }

  // MARK: - State

  private func showState() {
    for ((width, control), isOn) in zip(zip(widths, switches), state.isOn) {
      width.constant = isOn ? 6 : 0
      control.isOn = isOn
    }
  }

  public override var keyCommands: [KeyCommand] {
    zip("1234", 0...).map { key, index in
      command(.character(key), "Box \(index + 1) on or off", hint: "on, off", importance: 77) {
        $0.isOn[index].toggle()
      }
    }
  }

  public var initialFirstResponder: View { switches[0] }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(container, .width) }

  public func marks(in stage: View) -> [LayoutMark] { [.frame(of: container, in: stage)] }

  public var readout: LocalizedText {
    let parts = boxes.map { LayoutUnit.text(of: $0.frame.width) }.joined(separator: " + ")
    return """
      container.width = \(LayoutUnit.text(of: container.frame.width)) = \(parts); its centre is \
      at \(LayoutUnit.text(of: container.frame.midX)).
      """
  }
}
