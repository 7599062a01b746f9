import Ashlar

extension TiedSizesDemo {
  public static let lesson = Lesson(
    .article2, number: 2, step: LocalizedText("section 2", chinese: "第 2 节"),
    LocalizedText(
      "Updating changes a constant of the layout, else it adds.",
      chinese: "更新只改约束的 constant，找不到就新增。"),
    more: [
      LocalizedText(
        """
        Of a constraint only the constant and the priority can change. So updateConstraints looks for one that is the same \
        but for the constant: the same views, attributes, relation, multiplier and priority.
        """,
        chinese: """
          约束创建后只有 constant 和优先级能变。所以 updateConstraints 寻找除 constant \
          外都相同的约束：视图、属性、关系、multiplier、优先级。
          """),
      LocalizedText(
        """
        A width that follows the button and a width that is a number are not alike: the second view differs. Nothing is \
        found, so the number is added, and the two contradict each other, once along each axis.
        """,
        chinese: """
          “与按钮等宽”和“宽度是一个数”并不相似：secondItem 不同。找不到既有约束，\
          数字就作为新约束加入，两条互相冲突，两个方向各一次。
          """),
      LocalizedText(
        """
        What the number belongs to can be updated: the button's own size. To replace the tie itself, remake the label's \
        constraints.
        """,
        chinese: "能更新的是数字所属的约束，也就是按钮自己的尺寸。要替换“相等”本身，就 remake 标签的约束。"),
    ],
    see: LocalizedText(
      """
      The label is tied to the button's size. Below stand the constraints of both sizes: the sign says whether one holds. \
      The dotted outline is the size that the label was to get.
      """,
      chinese: "标签的尺寸与按钮相等。下面列出两者的尺寸约束，前面的符号说明是否成立。虚线框是标签本应得到的尺寸。"),
    tries: [
      .init(
        "Press the button: two constraints come, both left out.", chinese: "按下按钮：新增两条约束，两条都被舍弃。",
        key: "u"),
      .init(
        "Update the button's own size: the label follows it.", chinese: "更新按钮自己的尺寸：标签跟着变。", key: "b"
      ),
      .init(
        "Remake the label: the tie is gone, the number holds.", chinese: "remake 标签：不再相等，数字成立。",
        key: "e"),
    ],
    leftOut: LocalizedText(
      """
      The constants of the article, 100 by 33 and 200 by 100 points: here they are 20 by 3 and 36 by 5 cells.
      """,
      chinese: "文章中的数值是 100 × 33 和 200 × 100 点，这里是 20 × 3 和 36 × 5 个单元格。"),
    next: ["turn-over"], narrowest: 40)
}

/// A button, and a label that is as large as it.
public final class TiedSizesDemo: View, Demo {
  public static let id = "tied-sizes"
  public static let title = LocalizedText("Tied sizes", chinese: "尺寸相等")

  /// What was done to the sizes.
  public enum State: Equatable {
    case tied, labelUpdated, buttonUpdated, labelRemade
  }

  public var state = State.tied { didSet { if state != oldValue { show() } } }
  private let area = View()
  private let button = Button(shape: .bordered)
  private let label = FilledLabel("a label")
  private let list = ConstraintList(lines: 6)
  private let page: ScrollingColumn

  public init(seed: UInt64) {
    page = ScrollingColumn([area, list], growing: [area], minimumWidth: 38)
    super.init()
    area.identifier = "area"
    button.identifier = "button"
    button.title = "Larger"
    label.identifier = "label"
    label.textAlignment = .center
    label.setTextStyle(\.systemBlue)
    area.addSubview(button)
    area.addSubview(label)
    page.fill(self)
    button.addAction(for: .primaryActionTriggered) { [weak self] in self?.state = .labelUpdated }
    area.mas.makeConstraints { $0.height.greaterThanOrEqualTo(12) }
    show()
  }

  // MARK: - Constraints

  private static let large = Size(width: 36, height: 5)

  /// The button has a size of its own, the label the
  /// button's. Both stand in the middle.
  private func tie() {
    button.mas.remakeConstraints { make in
      make.centerX.equalTo(area)
      make.top.equalTo(area).offset(1)
      make.size.equalTo(Size(width: 20, height: 3))
    }
    label.mas.remakeConstraints { make in
      make.centerX.equalTo(area)
      make.top.equalTo(button.mas.bottom).offset(1)
      make.size.equalTo(button)
    }
  }

  /// The button was pressed. No constraint of the label
  /// says a number: nothing to update, so one is added.
  private func updateLabel() {
    label.mas.updateConstraints { make in
      make.size.equalTo(Self.large)
    }
  }

  /// The button's size is a number: its constant changes,
  /// and what is tied to it follows.
  private func updateButton() {
    button.mas.updateConstraints { make in
      make.size.equalTo(Self.large)
    }
  }

  /// All of the label's constraints go, and others come.
  private func remakeLabel() {
    label.mas.remakeConstraints { make in
      make.centerX.equalTo(area)
      make.top.equalTo(button.mas.bottom).offset(1)
      make.size.equalTo(Self.large)
    }
  }

  // MARK: - What is done

  private func show() {
    // A layout has no history: the sizes are tied anew, and changed from there.
    tie()
    switch state {
    case .tied: break
    case .labelUpdated: updateLabel()
    case .buttonUpdated: updateButton()
    case .labelRemade: remakeLabel()
    }
    setNeedsLayout()
  }

  public override var keyCommands: [KeyCommand] {
    func key(_ key: Character, _ title: LocalizedText, _ hint: LocalizedText, _ state: State)
      -> KeyCommand
    {
      // A second press takes it back.
      command(.character(key), title, hint: hint, importance: 79) {
        $0 = $0 == state ? .tied : state
      }
    }
    return [
      key(
        "u", LocalizedText("Update the label's size, as the button does", chinese: "像按钮那样更新标签的尺寸"),
        LocalizedText("update", chinese: "更新"), .labelUpdated),
      key(
        "b", LocalizedText("Update the button's size", chinese: "更新按钮的尺寸"),
        LocalizedText(verbatim: "button"), .buttonUpdated),
      key(
        "e", LocalizedText("Remake the label's constraints", chinese: "remake 标签的约束"),
        LocalizedText(verbatim: "remake"), .labelRemade),
    ] + page.scrollCommands(Self.keyGroup)
  }

  /// Enter presses it.
  public var initialFirstResponder: View { button }

  // MARK: - What holds

  private var sizes: [LayoutConstraint] {
    (button.activeConstraints + label.activeConstraints).filter { !$0.firstAttribute.isPosition }
  }

  public func stageDidLayout() { list.show(sizes) }

  public var readout: LocalizedText {
    let text = LayoutUnit.text(of:)
    let (left, width, height) = (
      text(label.frame.minX), text(label.frame.width), text(label.frame.height)
    )
    let place = LocalizedText(
      "label \(width) × \(height) at \(left)", chinese: "label \(width) × \(height)，left \(left)")
    let out = sizes.filter(\.isBroken)
    guard let first = out.first else {
      return state == .labelRemade
        ? LocalizedText(
          "\(place): its own numbers, the tie is gone.", chinese: "\(place)：用自己的数字，不再相等。")
        : LocalizedText(
          "\(place): as the button, \(text(button.frame.width)) × \(text(button.frame.height)).",
          chinese: "\(place)：与按钮相同，\(text(button.frame.width)) × \(text(button.frame.height))。")
    }
    return
      LocalizedText(
        "\(place): \(text(first.constant)) ≠ \(text(button.frame.width)), \(out.count) left out, \(GalleryKey.reports.keycap) says why.",
        chinese: """
          \(place)：\(text(first.constant)) ≠ \(text(button.frame.width))，舍弃 \(out.count) 条，\
          按 \(GalleryKey.reports.keycap) 看原因。
          """)
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(label, .width) }

  public func marks(in stage: View) -> [LayoutMark] {
    guard state == .labelUpdated else { return [] }
    // Where the label would be with the size that it was to get.
    let middle = label.frame.minX + label.frame.width / 2
    let wanted = Rect(
      x: middle - Self.large.width / 2, y: label.frame.minY, width: Self.large.width,
      height: Self.large.height)
    return [.outline(stage.convert(wanted, from: area), .ghost, title: "")]
  }
}
