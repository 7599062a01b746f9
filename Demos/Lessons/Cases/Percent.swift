import Ashlar

extension PercentDemo {
  public static let lesson = Lesson(
    .cases, number: 2, step: LocalizedText("case 3", chinese: "案例 3"),
    LocalizedText(
      "A multiplier follows the container; a constant does not.",
      chinese: "multiplier 跟随容器变化，constant 不会。"),
    more: [
      LocalizedText(
        "The upper bar's width is the container's times a factor. The layout keeps it so at every size.",
        chinese: "上面的条宽度等于容器宽度乘以系数，任何尺寸下布局都保持这一关系。"),
      LocalizedText(
        """
        The lower bar got its width as a constant, computed once from the container's. It holds until \
        somebody computes it again.
        """,
        chinese: "下面的条用的是按容器宽度算出的 constant，直到有人重新计算之前都不变。"),
      LocalizedText(
        "A multiplier does not change once a constraint exists: the slider remakes the upper bar's.",
        chinese: "约束创建后 multiplier 不能再改：滑块会用 remake 重新生成上面那条的约束。"),
    ],
    see: LocalizedText(
      """
      Two bars in a container, made with the same percentage. Ticks stand at the quarters. When the \
      stage is resized, the upper bar keeps its share and the lower one its columns.
      """,
      chinese: """
        容器里有两个条，创建时百分比相同，虚线标出四等分。舞台尺寸变化时，上面的条保持比例，\
        下面的条保持列数。
        """),
    tries: [
      .init(
        "Make the stage narrow: only the upper bar follows.", chinese: "把舞台变窄：只有上面的条跟着变。", key: "[",
        .untilWidth(36)),
      .init(
        "Ask for more: both are made anew, and agree.", chinese: "调大比例：两条都重新生成，又一样长了。", key: "+",
        .times(2)),
      .init(
        "Ask for nothing: bars of width 0.", chinese: "调到零：两个条的宽度都是 0。", key: "-",
        .times(10)),
    ],
    leftOut: LocalizedText(
      """
      Changing the factor of a constraint that is installed. UIKit has no setter for it, and so there is \
      none here: a constraint with another factor is another constraint.
      """,
      chinese: "修改已安装约束的系数。UIKit 没有这个 setter，这里也没有：系数不同就是另一条约束。"),
    next: ["spacing", "side-by-side"], narrowest: 30)
}

/// A bar that is a share of its container by a factor, and one by a constant.
public final class PercentDemo: View, Demo {
  public static let id = "percent"
  public static let title = LocalizedText("Percent", chinese: "百分比宽度")

  /// The state that the keys and the slider change.
  public struct State: Equatable {
    /// The share in tenths, from 0 to 10.
    fileprivate var tenths = 5
    /// The width of the container when the bars were made; 0 before its first layout.
    fileprivate var width = 0.0
  }

  public var state = State() { didSet { if state != oldValue { makeBars() } } }
  private let slider = Slider(value: 0.5, in: 0...1, step: 0.1)
  private let container = QuartersView()
  private let byFactor = FilledLabel(" factor ")
  private let byConstant = FilledLabel(" constant ")

  public init(seed: UInt64) {
    super.init()
    container.identifier = "container"
    byFactor.identifier = "factor"
    byConstant.identifier = "constant"
    slider.identifier = "slider"
    byFactor.setTextStyle(\.systemBlue)
    byConstant.setTextStyle(\.systemGreen)
    for view in [slider, container] { addSubview(view) }
    for bar in [byFactor, byConstant] { container.addSubview(bar) }
    slider.addAction(for: .valueChanged) { [weak self] in
      self.map { $0.ask(for: Int(($0.slider.value * 10).rounded())) }
    }
    constrain()
    makeBars()
  }

  // MARK: - Constraints

  private func constrain() {
    // Slider and container are as wide as the stage,
    // less a margin.
    slider.mas.makeConstraints { make in
      make.top.equalTo(self).offset(1)
      make.left.equalTo(self).offset(1)
      make.right.equalTo(self).offset(-1).priority(999)
    }
    container.mas.makeConstraints { make in
      make.top.equalTo(slider.mas.bottom).offset(1)
      make.left.right.equalTo(slider)
      make.height.equalTo(5)
    }
  }

  private func makeBars() {
    let share = Double(state.tenths) / 10
    // The upper bar is remade: a factor cannot change.
    byFactor.mas.remakeConstraints { make in
      make.left.equalTo(container)
      make.top.equalTo(container).offset(1)
      make.width.equalTo(container).multipliedBy(share)
    }
    // The same share, as a number of columns.
    byConstant.mas.remakeConstraints { make in
      make.left.equalTo(container)
      make.top.equalTo(container).offset(3)
      make.width.equalTo(state.width * share)
    }
    slider.value = share
  }

  // MARK: - State

  /// The container's width is known after its first layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if state.width == 0, container.frame.width > 0 { state.width = container.frame.width }
  }

  /// Makes the bars anew, for the present width of the container.
  private func ask(for tenths: Int) {
    state = State(tenths: min(max(0, tenths), 10), width: container.frame.width)
  }

  public override var keyCommands: [KeyCommand] {
    let shareHint = LocalizedText("share", chinese: "比例")
    return [
      command(
        .character("+"), LocalizedText("A tenth more", chinese: "增加一成"),
        hint: shareHint, importance: 77
      ) { [weak self] in
        $0.tenths = min(10, $0.tenths + 1)
        $0.width = self?.container.frame.width ?? 0
      },
      command(
        .character("-"), LocalizedText("A tenth less", chinese: "减少一成"),
        hint: shareHint, importance: 77
      ) { [weak self] in
        $0.tenths = max(0, $0.tenths - 1)
        $0.width = self?.container.frame.width ?? 0
      },
    ]
  }

  public var initialFirstResponder: View { slider }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(byFactor, .width) }

  public var readout: LocalizedText {
    let (whole, share) = (container.frame.width, Double(state.tenths) / 10)
    let factor = "\(LayoutUnit.text(of: whole)) × \(LayoutUnit.text(of: share))"
    return LocalizedText(
      """
      factor.width = \(Self.text(byFactor.frame.width)) = \(factor); constant.width = \
      \(Self.text(byConstant.frame.width)).
      """,
      chinese: """
        factor.width = \(Self.text(byFactor.frame.width)) = \(factor)；\
        constant.width = \(Self.text(byConstant.frame.width))。
        """)
  }

  private static func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }
}

/// A view that shows where its quarters are.
private final class QuartersView: View {
  override func draw(in context: DrawingContext) {
    for quarter in 0...4 {
      let x = min(
        Int((bounds.width * Double(quarter) / 4).rounded()), context.canvas.bounds.width - 1)
      for y in 0..<context.canvas.bounds.height {
        context.canvas.draw(text: "┊", at: CellPoint(x: x, y: y), style: context.theme.separator)
      }
    }
  }
}
