import Ashlar

extension SpringsStrutsDemo {
  public static let lesson = Lesson(
    .article4, step: "autoresizing",
    "A mask says which parts follow the superview: constraints.",
    more: [
      """
      Of three parts along an axis, margin, length and margin, each is a strut, which stays, or a spring, \
      which shares what the superview gains or loses in proportion to its length.
      """,
      """
      While translatesAutoresizingMaskIntoConstraints is true, the superview makes constraints of frame \
      and mask. So the view needs no others, and contradicts most of them.
      """,
      """
      A mask knows the superview alone: no gap to a neighbour can be kept, and no superview follows its \
      subviews. That is what Auto Layout is for.
      """,
    ],
    see: """
      Each place of the matrix is one of 64 masks: L W R are the springs of a row, T H B of a column. A \
      cross means that the box reaches out of the page. Springs and struts are drawn in the page. The line below has \
      the mask as logs write it: & is a spring, - a strut.
      """,
    tries: [
      .init("Walk to the next mask: the matrix has all 64 of them.", key: "<right>"),
      .init("Loosen the width, or fix it: 2 is its spring.", key: "2"),
      .init("Make the stage narrow: struts stay, springs give.", key: "[", .untilWidth(30)),
      .init("Turn the translation off: frame and mask count no more.", key: "o"),
    ],
    correction: """
      translatesAutoresizingMaskIntoConstraints does not say whether a view wants to be resized. It says \
      whether its frame and mask become constraints; turned off, only constraints of yours lay it out.
      """,
    leftOut: """
      Frame layout, the first of three ways: this page sets the box's frame once, for a page of 40 by 10, \
      and from then on the mask moves it.
      """,
    next: ["natural-sizes"], narrowest: 30, source: .springsStruts, chinese: .springsStruts)
}

/// A box that follows its superview by its autoresizing mask.
public final class SpringsStrutsDemo: View, Demo {
  public static let id = "springs-struts"
  public static let title: LocalizedText = "Springs+struts"

  /// The state that the keys change.
  public struct State: Equatable {
    /// The mask, as its bits in UIKit's order.
    fileprivate var mask = AutoresizingMask.flexibleWidth
    fileprivate var isTranslated = true
    fileprivate var hasNeighbour = false
    /// The axis that was changed last.
    fileprivate var axis = LayoutAxis.horizontal

    /// Moves by places in the matrix, from its last to its first.
    fileprivate mutating func walk(_ axis: LayoutAxis, by places: Int) {
      self.axis = axis
      mask.set(mask.place(along: axis) + places, along: axis)
    }

    fileprivate mutating func toggle(_ part: AutoresizingMask) {
      axis = part.rawValue < 8 ? .horizontal : .vertical
      mask.formSymmetricDifference(part)
    }
  }

  public var state = State() {
    didSet {
      guard state != oldValue else { return }
      start()
      setNeedsLayout()
    }
  }
  private let matrix = MaskMatrix()
  private let parts = ListingView()
  private let page = BoundsView()
  private let box = View()
  private let name = Label("box")
  private let neighbour = Label("neighbour")

  /// The page for which the frames are set, and the frames.
  static let reference = Size(width: 40, height: 10)
  static let boxFrame = Rect(x: 8, y: 2, width: 16, height: 4)
  static let neighbourFrame = Rect(x: 26, y: 2, width: 12, height: 4)

  public init(seed: UInt64) {
    super.init()
    matrix.identifier = "matrix"
    parts.identifier = "parts"
    page.identifier = "page"
    box.identifier = "box"
    name.identifier = "name"
    neighbour.identifier = "neighbour"
    for view in [matrix, parts, page] as [View] { addSubview(view) }
    page.addSubview(box)
    page.addSubview(neighbour)
    box.addSubview(name)
    box.clipsToBounds = true
    box.border = .heavy
    box.setBorderStyle(\.tint)
    neighbour.border = .light
    neighbour.setBorderStyle(\.separator)
    parts.numberOfLines = 7
    parts.content = { [weak self] in self?.partLines ?? [] }
    matrix.choose = { [weak self] mask in self?.state.mask = mask }
    constrain()
    start()
  }

  // MARK: - Constraints

  /// The box has no constraint but those of its mask:
  /// they start from the frame, in the page of that time.
  private func start() {
    let now = page.frame
    box.translatesAutoresizingMaskIntoConstraints = true
    page.frame = Rect(origin: .zero, size: Self.reference)
    box.frame = Self.boxFrame
    box.autoresizingMask = state.mask
    neighbour.frame = Self.neighbourFrame
    neighbour.autoresizingMask = .flexibleLeftMargin
    // From here on both follow the page.
    page.frame = now
    box.translatesAutoresizingMaskIntoConstraints =
      state.isTranslated
    neighbour.isHidden = !state.hasNeighbour
  }

  private func constrain() {
    // A name in the middle, by Auto Layout: so the mask
    // of the box becomes constraints that it refers to.
    name.mas.makeConstraints { make in
      make.center.equalTo(box)
    }
    // The matrix stands at the left, as large as it is,
    // and the six parts beside it.
    matrix.mas.makeConstraints { make in
      make.left.top.equalTo(self)
      make.right.lessThanOrEqualTo(self)
    }
    parts.mas.makeConstraints { make in
      make.left.equalTo(matrix.mas.right).offset(2)
      make.right.equalTo(self).priority(.high)
      make.top.bottom.equalTo(matrix)
    }
    // The page has what the matrix leaves of the stage.
    page.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(matrix.mas.bottom)
      make.height.greaterThanOrEqualTo(7).priority(.high)
    }
  }

  // MARK: - The stage

  public override func layoutSubviews() {
    super.layoutSubviews()
    // There is no room for a word beside the matrix.
    parts.isHidden = bounds.width < 54
    (matrix.mask, matrix.size) = (state.mask, page.frame.size)
  }

  private static let names: [(AutoresizingMask, LocalizedText)] = [
    (.flexibleLeftMargin, "left margin, L"), (.flexibleWidth, "width, W"),
    (.flexibleRightMargin, "right margin, R"), (.flexibleTopMargin, "top margin, T"),
    (.flexibleHeight, "height, H"), (.flexibleBottomMargin, "bottom margin, B"),
  ]

  private var partLines: [ListingView.Line] {
    let head = ListingView.Line(text: "   a spring or a strut:", isSecondary: true)
    var lines = [head]
    for (index, part) in Self.names.enumerated() {
      let (number, isSpring) = (index + 1, state.mask.contains(part.0))
      // Without any spring the far margin is one.
      let axis: LayoutAxis = index < 3 ? .horizontal : .vertical
      let isDefault = index % 3 == 2 && state.mask.place(along: axis) == 0
      let text: LocalizedText =
        isDefault
        ? "\(number) ≷ \(part.1): by default"
        : isSpring ? "\(number) ≷ \(part.1)" : "\(number) ─ \(part.1)"
      lines.append(ListingView.Line(text: text, isLit: isSpring))
    }
    let last: LocalizedText =
      state.isTranslated ? "o constraints of it: yes" : "o constraints of it: no"
    return lines + [ListingView.Line(text: last, isLit: !state.isTranslated)]
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let walks: [(KeyPress.Key, LocalizedText, LayoutAxis, Int)] = [
      (.left, "The mask to the left in the matrix", .horizontal, -1),
      (.right, "The mask to the right in the matrix", .horizontal, 1),
      (.up, "The mask above in the matrix", .vertical, -1),
      (.down, "The mask below in the matrix", .vertical, 1),
    ]
    let walking = walks.map { key, title, axis, places in
      command(key, title, hint: "mask", importance: 77) { $0.walk(axis, by: places) }
    }
    let toggling = commands(
      for: Self.names.map(\.0), Self.names.map { "A spring or a strut: \($0.1)" }, hint: "part"
    ) { $0.toggle($1) }
    return walking + toggling + [
      command(.character("n"), "A neighbour, or none", hint: "neighbour") {
        $0.hasNeighbour.toggle()
      },
      command(.character("o"), "Frame and mask as constraints, or not", hint: "on/off") {
        $0.isTranslated.toggle()
      },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  /// At the mask in the matrix.
  public override var cursorPosition: CellPoint? { matrix.place(of: state.mask) }

  // MARK: - What holds

  /// The attribute that is told: the length that follows, else the place.
  private var told: LayoutAttribute {
    let isHorizontal = state.axis == .horizontal
    let springs = state.mask.place(along: state.axis)
    if isHorizontal { return springs & 2 != 0 ? .width : .left }
    return springs & 2 != 0 ? .height : .top
  }

  /// The constraint that the superview has made of frame and mask for an attribute; `nil` where there is none.
  private func generated(_ attribute: LayoutAttribute) -> ConstraintReading? {
    box.explanation(of: attribute)?.holders.first { $0.origin == .explicitFrame }
  }

  public var readout: LocalizedText {
    let value = LayoutUnit.brief(box.frame.value(of: told) ?? 0)
    guard state.isTranslated else {
      return "box.\(told) = \(value): translation off; the mask has no say."
    }
    let start = "\(state.mask.signs): box.\(told) = \(value)"
    guard let reading = generated(told), let term = reading.terms.first else {
      return
        "\(start), a strut in a page of \(LayoutUnit.brief(page.bounds.size[state.axis]))."
    }
    var sum = "page \(LayoutUnit.brief(term.value))"
    if term.multiplier != 1 { sum += " × \(term.multiplier.fraction)" }
    if abs(reading.constant) > 0.001 {
      sum += " \(reading.constant < 0 ? "-" : "+") \(LayoutUnit.brief(abs(reading.constant)))"
    }
    return "\(start): \(sum)."
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(box, told) }

  /// Springs and struts, along both axes.
  public func marks(in stage: View) -> [LayoutMark] {
    guard state.isTranslated else { return [] }
    return LayoutAxis.allCases.flatMap { marks(along: $0, in: stage) }
  }

  /// What is before the box, the box itself and what is behind it: a spring each, or an arrow with its length.
  private func marks(along axis: LayoutAxis, in stage: View) -> [LayoutMark] {
    let (frame, place) = (box.frame, state.mask.place(along: axis))
    // Without any spring the far margin is one.
    let springs = place == 0 ? 4 : place
    let isAlong = axis == .horizontal
    let (near, far) = isAlong ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let across = isAlong ? frame.minY + 1 : frame.minX + 3
    func corner(_ along: Double) -> Point {
      stage.convert(
        isAlong ? Point(x: along, y: across) : Point(x: across, y: along), from: page)
    }
    let ends = [(0, near), (near, far), (far, page.bounds.size[axis])]
    return ends.enumerated().compactMap { index, ends -> LayoutMark? in
      guard ends.1 > ends.0 else { return nil }
      let isSpring = springs & 1 << index != 0
      // The box's own spring is within its border.
      let inset = isSpring && index == 1 && ends.1 - ends.0 > 2 ? 1.0 : 0
      let (start, end) = (corner(ends.0 + inset), corner(ends.1 - inset))
      let span =
        isAlong
        ? LayoutSpan(axis, from: start.x, to: end.x, across: start.y)
        : LayoutSpan(axis, from: start.y, to: end.y, across: start.x)
      return isSpring
        ? .spring(span, .relaxed, "") : .distance(span, LayoutUnit.brief(ends.1 - ends.0))
    }
  }
}
