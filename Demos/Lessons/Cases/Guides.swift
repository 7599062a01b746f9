import Ashlar

extension GuidesDemo {
  public static let lesson = Lesson(
    .cases, step: "case 5",
    "Content that is pinned to the safe area makes room for bars.",
    more: [
      "The safe area is the container less its insets. A bar that comes adds its height to them.",
      """
      The content's constraints name the safe area's edges. They are never changed: the edges move, and \
      the content with them.
      """,
      "A keyboard is a bar, too: the field that is pinned to the safe area's bottom rises above it.",
    ],
    see: """
      A page with a text and a field. A dashed outline is the safe area. Bars cover what is outside of it.
      """,
    tries: [
      .init("Hide the bar at the top: the text moves up.", key: "1"),
      .init("Show the bar at the bottom: the field moves up.", key: "2"),
      .init("Show the keyboard: the field rises above it.", key: "3"),
    ],
    leftOut: """
      The older way by a controller's top and bottom layout guides, which UIKit has deprecated: the safe area is \
      what has replaced them.
      """,
    next: ["keyboard", "expanding"], narrowest: 30, source: .guides, chinese: .guides)
}

/// A page whose bars come and go.
public final class GuidesDemo: View, Demo {
  public static let id = "guides"
  public static let title: LocalizedText = "Bars, keyboard"

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
      (text, "text", "The text stays one cell inside of the safe area." as LocalizedText),
      (field, "field", "› a field"),
      (top, "top", "a bar at the top"), (bottom, "bottom", "a bar at the bottom"),
      (keyboard, "keyboard", "a keyboard"),
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
      command(.character("1"), "The bar at the top", hint: "top", importance: 77) {
        $0.hasTop.toggle()
      },
      command(.character("2"), "The bar at the bottom", hint: "bottom", importance: 77) {
        $0.hasBottom.toggle()
      },
      command(.character("3"), "The keyboard", hint: "keyboard", importance: 77) {
        $0.hasKeyboard.toggle()
      },
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
    return """
      text.top = \(LayoutUnit.text(of: text.frame.minY)); field.bottom = \
      \(LayoutUnit.text(of: field.frame.maxY)) = \(height) - \(inset).
      """
  }
}
