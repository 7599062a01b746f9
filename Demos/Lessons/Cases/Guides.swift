import Ashlar

extension GuidesDemo {
  public static let lesson = Lesson(
    .cases, number: 7, step: LocalizedText("case 5", chinese: "案例 5"),
    LocalizedText(
      "Content that is pinned to the safe area makes room for bars.",
      chinese: "固定到安全区域的内容，会为各种栏让出空间。"),
    more: [
      LocalizedText(
        "The safe area is the container less its insets. A bar that comes adds its height to them.",
        chinese: "安全区域是容器减去它的 insets。出现一个栏，它的高度就加进 insets。"),
      LocalizedText(
        """
        The content's constraints name the safe area's edges. They are never changed: the edges move, and \
        the content with them.
        """,
        chinese: "内容的约束指向安全区域的边缘，从不修改：边缘移动，内容随之移动。"),
      LocalizedText(
        "A keyboard is a bar, too: the field that is pinned to the safe area's bottom rises above it.",
        chinese: "键盘也是一种栏：固定在安全区域底部的输入框会升到键盘上方。"),
    ],
    see: LocalizedText(
      """
      A page with a text and a field. A dashed outline is the safe area. Bars cover what is outside of it.
      """,
      chinese: "一个页面，有一段文字和一个输入框。虚线框是安全区域，栏覆盖它之外的部分。"),
    tries: [
      .init(
        "Hide the bar at the top: the text moves up.", chinese: "隐藏顶部的栏：文字上移。", key: "1"),
      .init(
        "Show the bar at the bottom: the field moves up.", chinese: "显示底部的栏：输入框上移。", key: "2"),
      .init(
        "Show the keyboard: the field rises above it.", chinese: "显示键盘：输入框升到它上方。", key: "3"),
    ],
    leftOut: LocalizedText(
      """
      The older way by a controller's top and bottom layout guides, which UIKit has deprecated: the safe area is \
      what has replaced them.
      """,
      chinese: "以前的做法：控制器的 topLayoutGuide 与 bottomLayoutGuide。UIKit 已弃用，代替它们的就是安全区域。"),
    next: ["keyboard", "expanding"], narrowest: 30)
}

/// A page whose bars come and go.
public final class GuidesDemo: View, Demo {
  public static let id = "guides"
  public static let title = LocalizedText("Bars, keyboard", chinese: "栏与键盘")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var hasTop = true
    fileprivate var hasBottom = false
    fileprivate var hasKeyboard = false
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let page = View()
  private let text = LocalizedLabel()
  private let field = LocalizedLabel()
  private let top = LocalizedLabel()
  private let bottom = LocalizedLabel()
  private let keyboard = LocalizedLabel()

  public init(seed: UInt64) {
    super.init()
    page.identifier = "page"
    page.clipsToBounds = true
    addSubview(page)
    page.mas.makeConstraints { $0.edges.equalTo(self) }
    for (label, name, words) in [
      (
        text, "text",
        LocalizedText("The text stays one cell inside of the safe area.", chinese: "文字始终在安全区域内一格。")
          as LocalizedText
      ),
      (field, "field", LocalizedText("› a field", chinese: "› 输入框")),
      (top, "top", LocalizedText("a bar at the top", chinese: "顶部的栏")),
      (bottom, "bottom", LocalizedText("a bar at the bottom", chinese: "底部的栏")),
      (keyboard, "keyboard", LocalizedText("a keyboard", chinese: "键盘")),
    ] {
      label.identifier = name
      label.localizedText = words
      page.addSubview(label)
    }
    text.numberOfLines = 0
    field.border = .light
    for bar in [top, bottom, keyboard] {
      bar.textAlignment = .center
      bar.setTextStyle(bar === top ? \.systemBlue : \.systemGreen)
    }
    constrain()
    showState()
  }

  // MARK: - Constraints

  private func constrain() {
    let safe = page.safeAreaLayoutGuide
    // The text begins where the safe area begins.
    text.mas.makeConstraints { make in
      make.top.left.equalTo(safe).offset(1)
      make.right.equalTo(safe).offset(-1).priority(999)
    }
    // The field ends where the safe area ends.
    field.mas.makeConstraints { make in
      make.left.right.equalTo(safe)
      make.bottom.equalTo(safe)
      make.height.equalTo(3)
    }
    // The bars are at the page's own edges.
    top.mas.makeConstraints { make in
      make.top.left.right.equalTo(page)
      make.height.equalTo(1)
    }
    bottom.mas.makeConstraints { make in
      make.bottom.left.right.equalTo(page)
      make.height.equalTo(1)
    }
    keyboard.mas.makeConstraints { make in
      make.bottom.left.right.equalTo(page)
      make.height.equalTo(5)
    }
  }

  // MARK: - State

  /// What the bars cover at the bottom: the keyboard covers the bar.
  private var covered: (top: Double, bottom: Double) {
    (state.hasTop ? 1 : 0, state.hasKeyboard ? 5 : state.hasBottom ? 1 : 0)
  }

  private func showState() {
    top.isHidden = !state.hasTop
    bottom.isHidden = !state.hasBottom
    keyboard.isHidden = !state.hasKeyboard
    page.additionalSafeAreaInsets = EdgeInsets(
      top: covered.top, left: 0, bottom: covered.bottom, right: 0)
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(
        .character("1"), LocalizedText("The bar at the top", chinese: "顶部的栏"),
        hint: LocalizedText("top", chinese: "顶部"), importance: 77
      ) { $0.hasTop.toggle() },
      command(
        .character("2"), LocalizedText("The bar at the bottom", chinese: "底部的栏"),
        hint: LocalizedText("bottom", chinese: "底部"), importance: 77
      ) { $0.hasBottom.toggle() },
      command(
        .character("3"), LocalizedText("The keyboard", chinese: "键盘"),
        hint: LocalizedText("keyboard", chinese: "键盘"), importance: 77
      ) { $0.hasKeyboard.toggle() },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(field, .bottom) }

  public func marks(in stage: View) -> [LayoutMark] {
    [.guide(page.safeAreaLayoutGuide, in: stage)].compactMap(\.self)
  }

  public var readout: LocalizedText {
    let height = LayoutUnit.text(of: page.bounds.height)
    let inset = LayoutUnit.text(of: covered.bottom)
    return LocalizedText(
      """
      text.top = \(LayoutUnit.text(of: text.frame.minY)); field.bottom = \
      \(LayoutUnit.text(of: field.frame.maxY)) = \(height) - \(inset).
      """,
      chinese: """
        text.top = \(LayoutUnit.text(of: text.frame.minY))；\
        field.bottom = \(LayoutUnit.text(of: field.frame.maxY)) = \(height) - \(inset)。
        """)
  }
}
