import Ashlar

/// Labels as stairs, from the top left to the bottom right. Their heights are its own.
public final class StairView: View {
  /// A mistake that a stair makes on purpose, to show what comes of it.
  public enum Mistake: Hashable, Sendable, CaseIterable {
    /// A new height is not told.
    case neverInvalidates
    /// A height is told whenever it was added up.
    case alwaysInvalidates
    /// The heights are not added up in `layoutSubviews`.
    case keepsStillInLayout
    /// The heights are added up in `layoutSubviews` only.
    case keepsStillWhenAsked
  }

  /// The mistake that it makes; `nil` unless given.
  public let mistake: Mistake?
  private var itemViews: [Label] = []
  /// The height that was added up last.
  public private(set) var contentHeight = 0.0

  /// Creates a stair without steps.
  public init(mistake: Mistake? = nil) {
    self.mistake = mistake
    super.init()
  }

  // MARK: - Constraints, which the layout makes of an intrinsic size

  /// Places the labels: each has its share of the width,
  /// and starts where the one before ends.
  private func updateStairLayout() {
    let width = stepWidth
    var x = 0.0
    var y = 0.0
    for label in itemViews {
      label.preferredMaxLayoutWidth = width
      let height = height(of: label)
      label.frame = Rect(
        x: x, y: y, width: width, height: height)
      x += width
      y += height
    }
    update(contentHeight: y)
  }

  /// Without a label there is nothing to divide by.
  private var stepWidth: Double {
    bounds.width / Double(max(1, itemViews.count))
  }

  /// A height of 0 lets it take as many rows as it likes.
  private func height(of label: Label) -> Double {
    label.sizeThatFits(Size(width: stepWidth, height: 0)).height
  }

  /// Tells the layout about a new height. Only a real
  /// change is worth it; told every time, each layout
  /// would be solved twice.
  private func update(contentHeight height: Double) {
    let isNew = height != contentHeight
    contentHeight = height
    guard tells(isNew) else { return }
    count(\.tellings)  // for the line below the stage
    invalidateIntrinsicContentSize()
  }

  /// The layout may ask before the view was laid out:
  /// bring it up to date first. No width is intrinsic.
  public override var intrinsicContentSize: Size {
    count(\.questions)
    if mistake != .keepsStillWhenAsked { updateStairLayout() }
    let none = Self.noIntrinsicMetric
    return Size(width: none, height: contentHeight)
  }

  /// The width may have changed, and all heights with it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    count(\.layouts)
    if mistake != .keepsStillInLayout { updateStairLayout() }
  }

  // MARK: - Mistakes

  /// Whether a height is told that was added up, and is another one than before or not.
  private func tells(_ isNew: Bool) -> Bool {
    switch mistake {
    case .neverInvalidates: false
    case .alwaysInvalidates: true
    case .keepsStillInLayout, .keepsStillWhenAsked, nil: isNew
    }
  }

  /// The height that the steps need at the present width.
  public var neededHeight: Double { itemViews.reduce(0) { $0 + height(of: $1) } }

  // MARK: - Why

  /// A step's frame follows from the stair's, from the step
  /// before and from its text.
  public override func reasonForFrame(
    of subview: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? {
    guard let index = itemViews.firstIndex(where: { $0 === subview })
    else { return nil }
    func term(
      _ view: LayoutNode, _ attribute: LayoutAttribute, _ value: Double,
      _ factor: Double = 1
    ) -> FrameReason {
      let item = ItemAttribute(view, attribute)
      return .sum(
        LayoutSum(terms: [.attribute(item, value: value, factor: factor)]))
    }
    if attribute == .width {
      return term(self, .width, bounds.width, 1 / Double(itemViews.count))
    }
    if attribute == .height {
      return itemViews[index].intrinsicContentSizeReason(along: .vertical)
    }
    guard index > 0 else {
      return .words(LocalizedText("the corner of the stair", chinese: "阶梯的角"))
    }
    let before = itemViews[index - 1]
    return attribute == .left
      ? term(before, .right, before.frame.maxX)
      : term(before, .bottom, before.frame.maxY)
  }

  /// The height is the sum of the steps' heights.
  public override func intrinsicContentSizeReason(
    along axis: LayoutAxis
  ) -> FrameReason? {
    guard axis == .vertical, !itemViews.isEmpty else { return nil }
    let heights = itemViews.map { step in
      LayoutSum.Term.attribute(
        ItemAttribute(step, .height), value: step.frame.height, factor: 1)
    }
    return .sum(LayoutSum(terms: heights))
  }

  // MARK: - Titles

  /// Replaces the stairs; none is fine.
  public func setStairTitles(_ titles: [String]) {
    for label in itemViews { label.removeFromSuperview() }
    itemViews = titles.enumerated().map { index, title in
      let label = Label(title)
      label.identifier = "step\(index + 1)"
      label.numberOfLines = 0
      label.border = .light
      label.setBorderStyle(\.separator)
      addSubview(label)
      return label
    }
    countAnew(solves: solveCount)
    if mistake != .keepsStillWhenAsked { updateStairLayout() }
  }

  // MARK: - Counting

  /// The numbers of passes for the present width and titles.
  public struct Passes: Hashable, Sendable {
    /// The number of times that the stair was laid out.
    public fileprivate(set) var layouts = 0
    /// The number of times that it was asked for its size.
    public fileprivate(set) var questions = 0
    /// The number of times that it reported a height.
    public fileprivate(set) var tellings = 0
    /// The number of times that the layout around it was solved.
    public fileprivate(set) var solves = 0
    /// The height it had told before; 0 where there was none.
    public fileprivate(set) var formerHeight = 0.0
  }

  /// Counted anew when the titles change, or the width that it had.
  public var passes: Passes {
    var passes = counted
    passes.solves = solveCount - formerSolves
    return passes
  }
  private var counted = Passes()
  private var countedWidth = 0.0
  /// The number of solves before.
  private var formerSolves = 0

  private func count(_ pass: WritableKeyPath<Passes, Int>) {
    if bounds.width != countedWidth {
      // Without a width there was nothing to be seen. The solve that brought the new one counts.
      if countedWidth > 0 { countAnew(solves: solveCount - 1) }
      countedWidth = bounds.width
    }
    counted[keyPath: pass] += 1
  }

  private func countAnew(solves: Int) {
    counted = Passes(formerHeight: countedWidth > 0 ? contentHeight : 0)
    countedWidth = bounds.width
    formerSolves = solves
  }
}

/// A row that holds a stair.
final class StairCell: TableViewCell {
  let stair = StairView()

  // MARK: - Constraints, of a row that holds a stair

  private func constrain() {
    // The stair fills the row between its margins, which
    // are one cell wide. As the stair says how high it is,
    // this says how high the row is.
    stair.mas.makeConstraints { make in
      make.left.equalTo(contentView.mas.leftMargin)
      make.right.equalTo(contentView.mas.rightMargin)
      make.top.equalTo(contentView.mas.topMargin)
      make.bottom.equalTo(contentView.mas.bottomMargin)
    }
  }

  // MARK: - The cell

  required init() {
    super.init()
    stair.identifier = "stair"
    contentView.addSubview(stair)
    constrain()
  }
}
