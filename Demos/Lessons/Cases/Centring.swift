import Ashlar

extension CentringDemo {
  public static let lesson = Lesson(
    .cases, number: 4, step: LocalizedText("case 2", chinese: "案例 2"),
    LocalizedText(
      "A container without a width is as wide as its content.", chinese: "没有宽度约束的容器，与它的内容一样宽。"),
    more: [
      LocalizedText(
        """
        The boxes form a chain: the first begins at the container's left edge, each next one where the one \
        before ends, and the last ends at its right edge.
        """,
        chinese: "方块连成一条链：第一个从容器左边缘开始，后面的依次接在前一个之后，最后一个止于容器右边缘。"),
      LocalizedText(
        "No constraint gives the container a width. The chain does, and its centre stays in the middle.",
        chinese: "没有约束规定容器的宽度，宽度由这条链决定，中心始终居中。"),
      LocalizedText(
        "A switch sets one box's width to 0 or 6: the same constraint gets another constant.",
        chinese: "开关把一个方块的宽度设为 0 或 6：同一条约束换了 constant。"),
    ],
    see: LocalizedText(
      """
      Four switches, and the boxes that they show. The container's outline goes around the boxes that \
      are left, in the middle of the stage.
      """,
      chinese: "四个开关和它们控制的方块。容器的边框包住剩下的方块，始终位于舞台中间。"),
    tries: [
      .init(
        "Switch the first box off: the others move to the middle.", chinese: "关掉第一个方块：其余的移到中间。",
        key: "1"),
      .init(
        "Switch the third box off: the chain closes.", chinese: "关掉第三个方块：链条合拢。", key: "3"),
      .init(
        "Make the stage narrow: it stays in the middle.", chinese: "把舞台变窄：它仍在中间。", key: "[",
        .untilWidth(40)),
    ],
    leftOut: LocalizedText(
      """
      Taking the box out of the tree. With a width of 0 it keeps its place in the chain and its constraints.
      """,
      chinese: "把方块移出视图树。宽度为 0 时，它仍留在链中，约束也都在。"),
    next: ["spacing", "timing"], narrowest: 40)
}

/// Boxes that are switched on and off in a container in the middle.
public final class CentringDemo: View, Demo {
  public static let id = "centring"
  public static let title = LocalizedText("Centring", chinese: "动态居中")

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
      command(
        .character(key),
        LocalizedText("Box \(index + 1) on or off", chinese: "打开或关闭方块 \(index + 1)"),
        hint: LocalizedText("on, off", chinese: "开关"), importance: 77
      ) { $0.isOn[index].toggle() }
    }
  }

  public var initialFirstResponder: View { switches[0] }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(container, .width) }

  public func marks(in stage: View) -> [LayoutMark] { [.frame(of: container, in: stage)] }

  public var readout: LocalizedText {
    let parts = boxes.map { LayoutUnit.text(of: $0.frame.width) }.joined(separator: " + ")
    return LocalizedText(
      """
      container.width = \(LayoutUnit.text(of: container.frame.width)) = \(parts); its centre is \
      at \(LayoutUnit.text(of: container.frame.midX)).
      """,
      chinese: """
        container.width = \(LayoutUnit.text(of: container.frame.width)) = \(parts)；\
        中心在 \(LayoutUnit.text(of: container.frame.midX))。
        """)
  }
}
