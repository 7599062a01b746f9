import Ashlar

extension ByHandDemo {
  public static let lesson = Lesson(
    .article3, number: 1, step: LocalizedText("native API and Masonry", chinese: "原生实现与使用 Masonry"),
    LocalizedText(
      "The DSL says the same constraints in a quarter of the lines.",
      chinese: "同样的约束，DSL 只用四分之一的代码行。"),
    more: [
      LocalizedText(
        """
        A native constraint has seven parts: two items with an attribute each, a relation, a multiplier \
        and a constant. A length has no second item.
        """,
        chinese: """
          一条原生约束由七部分组成：两个视图、各自的属性、一个关系、一个倍率和一个常数。\
          宽高约束没有第二个视图。
          """),
      LocalizedText(
        """
        By hand there is one more line: it turns translatesAutoresizingMaskIntoConstraints off, which is \
        on for every view made in code. makeConstraints does that by itself.
        """,
        chinese: """
          手写还要多一行：把 translatesAutoresizingMaskIntoConstraints 设为 false，用代码创建的视图默认都是 true。\
          makeConstraints 会自动完成这一步。
          """),
      LocalizedText(
        """
        Whichever way they are written, a view holds the constraints: its own lengths the red view, all \
        others the nearest view around both.
        """,
        chinese: """
          无论怎么写，约束最终都由某个视图持有：宽高由红色视图自己持有，\
          其余的由两个视图最近的公共父视图持有。
          """),
    ],
    see: LocalizedText(
      """
      Above, both ways with the lines that each takes, and the constraints as they hold now. Below, the \
      red view in its superview, whose bounds are dotted.
      """,
      chinese: "上方是两种写法各自的代码行数，以及当前生效的约束；下方是红色视图和它的父视图，虚线是父视图的边界。"),
    tries: [
      .init(
        "Write it with the DSL: fewer lines, and no frame moves.", chinese: "改用 DSL：代码变少，frame 不变。",
        key: "d"),
      .init(
        "Leave out the line of the mask: the frame wins.", chinese: "漏掉关闭 mask 的那一行：frame 胜出。",
        key: "x"),
      .init(
        "Take the article's DSL numbers: 50 is not 200.", chinese: "用文章中 DSL 的数值：50 不等于 200。",
        key: "e"),
      .init(
        "Make the stage narrow: the view stays in the middle.", chinese: "把舞台变窄：视图始终水平居中。",
        key: "[", .untilWidth(30)),
    ],
    correction: LocalizedText(
      """
      The article calls both codes the same layout, but one says 200 from the top and the other 50. Here \
      both say 4 rows, unless you ask for the article's numbers: then the DSL says 1.
      """,
      chinese: """
        文章说两段代码是“同样的布局”，但离顶部的距离一处是 200，另一处是 50。\
        这里两种写法都是 4 行；切换到文章的数值后，DSL 变成 1 行。
        """),
    leftOut: LocalizedText(
      """
      Anchors, the shortest native way: red.topAnchor.constraint(equalTo: …). The article does not have \
      them.
      """,
      chinese: "最简短的原生写法 anchor：red.topAnchor.constraint(equalTo: …)。文章没有讲到。"),
    next: ["dsl-trace"], narrowest: 30)
}

/// A red view, laid out by native constraints or by the DSL.
public final class ByHandDemo: View, Demo {
  public static let id = "by-hand"
  public static let title = LocalizedText("By hand or DSL", chinese: "手写与 DSL")

  /// The state that the keys change.
  public struct State: Equatable {
    /// Whether the DSL is used.
    fileprivate var usesDSL = false
    /// Whether the mask stays on, as in a view that was just made.
    fileprivate var keepsMask = false
    /// Whether the DSL says the article's number, 50 instead of 200.
    fileprivate var isAsPrinted = false

    /// The rows above the red view: one for 50 points.
    fileprivate var top: Double { usesDSL && isAsPrinted ? 1 : 4 }
  }

  public var state = State() { didSet { if state != oldValue { layOutAnew() } } }
  private let ways = ListingView()
  private let held = ListingView()
  private let page = BoundsView()
  private var red = RedView()

  public init(seed: UInt64) {
    super.init()
    for (view, name) in [(ways, "ways"), (held, "held"), (page, "page")] as [(View, String)] {
      view.identifier = name
      addSubview(view)
    }
    (ways.numberOfLines, held.numberOfLines) = (2, 5)
    ways.content = { [weak self] in self?.wayLines ?? [] }
    held.content = { [weak self] in self?.heldLines ?? [] }
    constrain()
    layOutAnew()
  }

  /// Makes the red view anew, with the constraints that are asked for.
  private func layOutAnew() {
    red.removeFromSuperview()
    red = RedView()
    red.identifier = "red"
    page.addSubview(red)
    red.translatesAutoresizingMaskIntoConstraints = true
    if state.usesDSL {
      constrainByDSL()
    } else {
      // All of the numbers are legal.
      try? constrainByHand()
    }
    setNeedsLayout()
  }

  // MARK: - Constraints by hand

  private func constrainByHand() throws(LayoutError) {
    // With true, its frame and mask count, too.
    red.translatesAutoresizingMaskIntoConstraints =
      state.keepsMask
    // Four objects of seven parts each.
    let height = try LayoutConstraint(
      item: red, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: nil,
      multiplier: 1, constant: 2)
    let width = try LayoutConstraint(
      item: red, attribute: .width, relatedBy: .equal,
      toItem: nil, attribute: nil,
      multiplier: 1, constant: 8)
    let top = try LayoutConstraint(
      item: red, attribute: .top, relatedBy: .equal,
      toItem: page, attribute: .top,
      multiplier: 1, constant: state.top)
    let centerX = try LayoutConstraint(
      item: red, attribute: .centerX, relatedBy: .equal,
      toItem: page, attribute: .centerX,
      multiplier: 1, constant: 0)
    // The superview takes them all.
    page.addConstraints([height, width, top, centerX])
  }

  // MARK: - Constraints by the DSL

  private func constrainByDSL() {
    // It turns the mask off, then makes the same four.
    red.mas.makeConstraints { make in
      make.size.equalTo(Size(width: 8, height: 2))
      make.top.equalTo(page).offset(state.top)
      make.centerX.equalTo(page)
    }
  }

  // MARK: - The stage

  private func constrain() {
    // The listings stand above each other, as high as their lines; where rows are few they yield to the page.
    ways.setContentCompressionResistancePriority(740, for: .vertical)
    held.setContentCompressionResistancePriority(730, for: .vertical)
    ways.mas.makeConstraints { $0.left.right.top.equalTo(self) }
    held.mas.makeConstraints { make in
      make.left.right.equalTo(self)
      make.top.equalTo(ways.mas.bottom)
    }
    page.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(held.mas.bottom)
      make.height.greaterThanOrEqualTo(7).priority(.high)
    }
  }

  /// Both ways, each with its lines of code.
  private var wayLines: [ListingView.Line] {
    [
      line(LocalizedText("by hand", chinese: "手写"), Self.handLines, isLit: !state.usesDSL),
      line(LocalizedText("by DSL", chinese: "DSL"), Self.dslLines, isLit: state.usesDSL),
    ]
  }

  /// The mask and the constraints, with what became of each.
  private var heldLines: [ListingView.Line] {
    let mask = red.translatesAutoresizingMaskIntoConstraints
    let property = "translatesAutoresizingMaskIntoConstraints = \(mask)"
    let first = ListingView.Line(
      text: mask
        ? LocalizedText("✗ mask on: \(property)", chinese: "✗ mask 未关：\(property)")
        : LocalizedText("✓ mask off: \(property)", chinese: "✓ mask 已关：\(property)"), isLit: mask)
    return [first] + constraints(of: red).map(line)
  }

  private func line(_ way: LocalizedText, _ count: Int, isLit: Bool) -> ListingView.Line {
    let sign = isLit ? "▸" : " "
    return ListingView.Line(
      text: LocalizedText(
        "\(sign) \(way): \(count) lines, 4 constraints",
        chinese: "\(sign) \(way)：\(count) 行代码，4 条约束"), isLit: isLit,
      isSecondary: !isLit)
  }

  private func line(_ constraint: LayoutConstraint) -> ListingView.Line {
    let equation = constraint.shortEquation
    let padding = String(repeating: " ", count: max(1, 28 - equation.count))
    let holder = constraint.holder?.identifier ?? ""
    return ListingView.Line(
      text: constraint.isBroken
        ? LocalizedText("✗ \(equation)\(padding)left out", chinese: "✗ \(equation)\(padding)未生效")
        : LocalizedText(
          "✓ \(equation)\(padding)in \(holder)", chinese: "✓ \(equation)\(padding)在 \(holder) 中"),
      isLit: constraint.isBroken)
  }

  /// The constraints of a view in the order in which they were made.
  private func constraints(of view: View) -> [LayoutConstraint] { view.activeConstraints }

  /// The lines of code in a section of the source, without comments and the function around them.
  private static func lines(inSection index: Int) -> Int {
    guard let sections = lesson.source?.sections, sections.indices.contains(index) else { return 0 }
    return sections[index].count { line in
      line.text.hasPrefix("  ") && !line.text.drop { $0 == " " }.hasPrefix("//")
    }
  }
  private static let handLines = lines(inSection: 0)
  private static let dslLines = lines(inSection: 1)

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    // The DSL turns the mask off by itself.
    let mask = command(
      .character("x"), LocalizedText("Keep the mask, or turn it off", chinese: "保留或关闭 mask"),
      hint: LocalizedText(verbatim: "mask")
    ) { $0.keepsMask.toggle() }
    return (state.usesDSL ? [] : [mask]) + [
      command(
        .character("d"), LocalizedText("By hand, or by the DSL", chinese: "手写或 DSL"),
        hint: LocalizedText("hand/DSL", chinese: "手写/DSL"), importance: 77
      ) { $0.usesDSL.toggle() },
      command(
        .character("e"), LocalizedText("The article's numbers in the DSL", chinese: "DSL 用文章的数值"),
        hint: LocalizedText("as printed", chinese: "照原文")
      ) {
        $0.isAsPrinted.toggle()
        if $0.isAsPrinted { $0.usesDSL = true }
      },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What holds

  /// Where the view is between left and right, and who says so; from the top, where the article's numbers differ.
  public var readout: LocalizedText {
    let frame = red.frame
    let leftOut = constraints(of: red).count(where: \.isBroken)
    if leftOut > 0 {
      return LocalizedText(
        """
        red.left = \(Self.text(frame.minX)), not \(Self.text(centred.minX)): its frame counts, too; \
        \(leftOut) left out.
        """,
        chinese: """
          red.left = \(Self.text(frame.minX))，不是 \(Self.text(centred.minX))：frame 也是约束；\
          \(leftOut) 条未生效。
          """)
    }
    if state.usesDSL, state.isAsPrinted {
      return LocalizedText(
        """
        red.top = \(Self.text(frame.minY)): page.top \(Self.text(page.bounds.minY)) + \
        \(Self.text(state.top)) in \(Self.dslLines) lines; by hand \(Self.text(Self.topByHand)).
        """,
        chinese: """
          red.top = \(Self.text(frame.minY))：page.top \(Self.text(page.bounds.minY)) + \
          \(Self.text(state.top))，共 \(Self.dslLines) 行；手写是 \(Self.text(Self.topByHand))。
          """)
    }
    let sum = "page.centerX \(Self.text(page.bounds.width / 2)) - \(Self.text(frame.width)) / 2"
    let start = LocalizedText(
      "red.left = \(Self.text(frame.minX)): \(sum)",
      chinese: "red.left = \(Self.text(frame.minX))：\(sum)")
    return state.usesDSL
      ? LocalizedText(
        "\(start); DSL: \(Self.dslLines) lines.", chinese: "\(start)；DSL 共 \(Self.dslLines) 行。")
      : LocalizedText(
        "\(start); by hand: \(Self.handLines).", chinese: "\(start)；手写共 \(Self.handLines) 行。")
  }

  /// The rows that the constraints by hand have above the view.
  private static let topByHand = State().top

  /// The frame that the constraints by hand give the view.
  private var centred: Rect {
    Rect(x: page.bounds.width / 2 - 4, y: Self.topByHand, width: 8, height: 2)
  }

  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }

  public var watchedEdge: ItemAttribute? {
    ItemAttribute(red, state.usesDSL && state.isAsPrinted ? .top : .left)
  }

  /// The distances that the constraints demand, and where the view would be by hand if it is elsewhere.
  public func marks(in stage: View) -> [LayoutMark] {
    let held = constraints(of: red).filter { $0.secondItem === page && !$0.isBroken }
    let distances = held.compactMap { LayoutMark.distance(of: $0, in: stage) }
    guard red.frame != centred else { return distances }
    let title = (window?.localizer ?? .english).string(LocalizedText("hand", chinese: "手写"))
    return distances + [.outline(stage.convert(centred, from: page), .ghost, title: title)]
  }
}

/// A red block with its name.
private final class RedView: Label {
  init() {
    super.init("red")
    textAlignment = .center
    // Of the palette's colours that are the same everywhere, readable on each other.
    textStyle = Style(
      foreground: .palette(160), background: .palette(231), attributes: [.reverse, .bold])
  }

  override func draw(in context: DrawingContext) {
    context.canvas.fill(context.canvas.bounds, style: textStyle)
    super.draw(in: context)
  }
}
