import Ashlar

extension AddressRowDemo {
  public static let lesson = Lesson(
    .article2, number: 1, step: LocalizedText("section 1", chinese: "第 1 节"),
    LocalizedText(
      "Natural sizes are springs in the layout; the softer gives.", chinese: "固有尺寸像布局里的弹簧，软的那根让步。"),
    more: [
      LocalizedText(
        """
        A text says how wide it wants to be. Two constraints come of that: hugging pulls a view back that is wider, and \
        compression resistance pushes against one that is narrower.
        """,
        chinese: "文字有自己想要的宽度，由此产生两条约束：抗拉伸把过宽的视图拉回来，抗压缩顶住过窄的视图。"),
      LocalizedText(
        """
        Where two views cannot both have their width, the one with the lower priority gives way, and gives all that is \
        missing: the loss is not shared.
        """,
        chinese: "两个视图不能都得到所需宽度时，优先级低的让步，而且缺多少让多少，并不平分。"),
      LocalizedText(
        """
        Equal priorities are a tie: either view could give way, so the layout is ambiguous. Here the one that was added \
        first does.
        """,
        chinese: "优先级相等就是平局：哪一个让步都可以，布局有歧义。这里由先添加的让步。"),
    ],
    see: LocalizedText(
      """
      Two rows with the same constraints, a short address and a long one. A spring with its ends turned outwards is \
      pressed, inwards it is pulled, and the number is its strength. The fields are real: Tab goes into them, Enter is \
      the return key.
      """,
      chinese: """
        两行约束相同，地址一短一长。两端朝外的弹簧受压，朝内的受拉，数字是它的强度。输入框是真的：\
        Tab 进入，Enter 是 return 键。
        """),
    tries: [
      .init(
        "Let the label resist at 1000: now the field is cut.", chinese: "让标签的抗压缩为 1000：现在截断的是输入框。",
        key: "c", widest: 62),
      .init(
        "Let the label hug less: now it is stretched.", chinese: "降低标签的抗拉伸：现在它被拉长。", key: "h",
        .times(2)),
      .init(
        "Put the field behind the label: the tie turns round.", chinese: "交换添加的先后：平局的结果反过来。",
        key: "o", widest: 62),
      .init(
        "Give the label 12 columns: its spring still pulls.", chinese: "给标签 12 列：它的弹簧仍在拉。", key: "w"
      ),
      .init(
        "Take words from the long address until both have room.", chinese: "删去长地址的词，直到两者都放得下。",
        key: "-", .times(12), widest: 62),
    ],
    correction: LocalizedText(
      """
      The article says that a natural size acts only where no width is given. It stays in force beside one, at 251 and \
      750: the key w gives the label a width of 12, which wins where it is required and loses at 200. And its text \
      speaks of a houseNumberTextField that its code calls addressTextField.
      """,
      chinese: """
        文章说固有尺寸只在没有给出宽度时起作用。其实有宽度约束时它仍然有效，优先级是 251 和 750：\
        按 w 给标签 12 列的宽度，必需时它胜出，200 时它落败。另外正文中的 houseNumberTextField \
        在代码里叫 addressTextField。
        """),
    leftOut: LocalizedText(
      """
      Fonts and the yellow line around the field. A text field of a terminal has one row, so its height says nothing new.
      """,
      chinese: "字体和输入框的黄色边框。终端里的输入框只有一行，它的高度没有新内容。"),
    next: ["tied-sizes"], narrowest: 24)
}

/// A label and a text field side by side, as wide as the row, and which of the two gives way.
final class AddressRow: View {
  let label = Label("Address")
  let field = TextField.ofArticle()
  private let verdict = LocalizedLabel()

  override init() {
    super.init()
    border = .rounded
    setBorderStyle(\.separator)
    clipsToBounds = true
    label.identifier = "label"
    label.setTextStyle(\.systemBlue)
    field.identifier = "field"
    field.accessibilityLabel = "Address"
    field.clearButtonMode = .whileEditing
    verdict.identifier = "verdict"
    verdict.numberOfLines = 0
    verdict.setTextStyle(\.secondaryLabel)
    for view in [label, field, verdict] { addSubview(view) }
    verdict.mas.makeConstraints { make in
      make.left.right.equalTo(self).inset(2)
      make.bottom.equalTo(self).offset(-1)
    }
    constrain()
  }

  // MARK: - Constraints

  private var labelWidth: LayoutConstraint?

  private func constrain() {
    // The label begins two columns from the left. Nothing
    // says how wide it is: it is as wide as its text.
    label.mas.makeConstraints { make in
      make.top.equalTo(self).offset(2)
      make.left.equalTo(self).offset(2)
    }
    // The field fills the rest, two columns from the label
    // and from the right.
    field.mas.makeConstraints { make in
      make.height.equalTo(label)
      make.centerY.equalTo(label)
      make.right.equalTo(self.mas.right).offset(-2)
      make.left.equalTo(label.mas.right).offset(2)
    }
  }

  /// Sets how the label's width defends itself.
  fileprivate func defend(_ state: AddressRowDemo.State) {
    label.setContentHuggingPriority(
      state.hugging, for: .horizontal)
    label.setContentCompressionResistancePriority(
      state.resistance, for: .horizontal)
    // Among equals the one that was added first gives way.
    bringSubviewToFront(state.isFieldFirst ? label : field)
    bringSubviewToFront(verdict)
    // A width that is said as well.
    labelWidth?.isActive = false
    labelWidth = nil
    guard let priority = state.width else { return }
    labelWidth =
      label.mas.makeConstraints { make in
        make.width.equalTo(12).priority(priority)
      }.first
  }

  // MARK: - The text

  /// Shows an address. The field wants to be as wide as its text, the cursor and the button that clears it.
  func show(_ address: String) {
    if field.text != address {
      field.text = address
      field.selectedRange = 0..<0
    }
    field.preferredColumns = address.columns + 3
  }

  /// Says which of the two gave way in the last layout. It costs some solves to ask for ties, so it is done once a layout.
  fileprivate func judge() { verdict.localizedText = AddressVerdict(self).text }
}

/// The same row with a short and with a long address.
public final class AddressRowDemo: View, Demo {
  public static let id = "address-row"
  public static let title = LocalizedText("Address row", chinese: "地址行")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The short and the long address.
    fileprivate var addresses = [
      words[..<3].joined(separator: " "), words.joined(separator: " "),
    ]
    fileprivate var resistance = LayoutPriority.defaultHigh
    fileprivate var hugging = LayoutPriority(251)
    fileprivate var isFieldFirst = false
    /// The priority of a width for the label; `nil` where there is none.
    fileprivate var width: LayoutPriority?

    /// Takes the priority after `priority` in a circle of them.
    fileprivate static func next<Value: Equatable>(_ value: Value, of circle: [Value]) -> Value {
      circle[((circle.firstIndex(of: value) ?? -1) + 1) % circle.count]
    }

    /// Adds words to the long address, or takes away its last ones; one stays.
    fileprivate mutating func change(by count: Int) {
      var words = addresses[1].split(separator: " ").map(String.init)
      if count < 0 {
        words = Array(words.prefix(max(1, words.count + count)))
      } else if words.count < 24 {
        words.append(Self.words[words.count % Self.words.count])
      }
      addresses[1] = words.joined(separator: " ")
    }

    private static let words =
      "12 Quarry Lane, the yard behind the mill, second gate from the river".split(separator: " ")
      .map(String.init)
  }

  public var state = State() { didSet { if state != oldValue { show() } } }
  private let rows = [AddressRow(), AddressRow()]
  private let strengths = LocalizedLabel()
  private let page: ScrollingColumn

  public init(seed: UInt64) {
    page = ScrollingColumn(
      [rows[0], rows[1], strengths], growing: rows, minimumWidth: 20)
    super.init()
    page.fill(self)
    for (row, name) in zip(rows, ["short", "long"]) {
      row.identifier = name
      row.mas.makeConstraints { $0.height.greaterThanOrEqualTo(7) }
      row.field.addAction(for: .editingChanged) { [weak self] in self?.takeTexts() }
      row.field.addAction(for: .primaryActionTriggered) { [weak self] in
        self?.becomeFirstResponder()
      }
    }
    strengths.identifier = "strengths"
    strengths.numberOfLines = 0
    show()
  }

  private func show() {
    for (row, address) in zip(rows, state.addresses) {
      row.show(address)
      row.defend(state)
    }
    strengths.localizedText = LocalizedText(
      """
      The label hugs at \(state.hugging) and resists at \(state.resistance), the field at 250 and 750.
      """,
      chinese: "标签抗拉伸 \(state.hugging)、抗压缩 \(state.resistance)，输入框 250 和 750。")
    setNeedsLayout()
  }

  /// What is typed is the state, too.
  private func takeTexts() { state.addresses = rows.map(\.field.text) }

  public override var keyCommands: [KeyCommand] {
    let textHint = LocalizedText("text", chinese: "文字")
    return [
      command(
        .character("c"), LocalizedText("Compression resistance of the label", chinese: "标签的抗压缩"),
        hint: LocalizedText("resist", chinese: "抗压缩"), importance: 79
      ) { $0.resistance = State.next($0.resistance, of: [750, 1000, 250]) },
      command(
        .character("h"), LocalizedText("Hugging of the label", chinese: "标签的抗拉伸"),
        hint: LocalizedText("hug", chinese: "抗拉伸"), importance: 78
      ) { $0.hugging = State.next($0.hugging, of: [251, 250, 249]) },
      command(
        .character("+"), LocalizedText("A longer address", chinese: "地址变长"),
        hint: textHint, importance: 77
      ) { $0.change(by: 1) },
      command(
        .character("-"), LocalizedText("A shorter address", chinese: "地址变短"),
        hint: textHint, importance: 77
      ) { $0.change(by: -1) },
      command(
        .character("o"), LocalizedText("Which of the two was added first", chinese: "两者谁先添加"),
        hint: LocalizedText("order", chinese: "先后"), importance: 77
      ) { $0.isFieldFirst.toggle() },
      command(
        .character("w"), LocalizedText("A width of 12 for the label", chinese: "标签宽度 12"),
        hint: LocalizedText("width", chinese: "宽度")
      ) { $0.width = State.next($0.width, of: [nil, .required, 200]) },
    ] + page.scrollCommands(Self.keyGroup)
  }

  /// Its keys change it; Tab goes on into the fields.
  public override var canBecomeFocused: Bool { true }

  /// At the label of the long address.
  public override var cursorPosition: CellPoint? {
    let (own, label) = (cellFrame, rows[1].label.cellFrame)
    return CellPoint(x: label.minX - own.minX, y: label.minY - own.minY)
  }

  public func stageDidLayout() { for row in rows { row.judge() } }

  public var readout: LocalizedText { AddressVerdict(rows[1]).sum }

  public var watchedEdge: ItemAttribute? { ItemAttribute(rows[1].label, .width) }

  public func marks(in stage: View) -> [LayoutMark] {
    rows.flatMap { [$0.label, $0.field] }.compactMap {
      .spring(of: $0, .horizontal, in: stage)
    }
  }
}

extension TextField {
  /// Returns a field with the priorities of the article's: those of a view that says nothing of them.
  fileprivate static func ofArticle() -> TextField {
    let field = TextField()
    field.setContentHuggingPriority(250, for: .horizontal)
    field.setContentCompressionResistancePriority(750, for: .horizontal)
    return field
  }
}
