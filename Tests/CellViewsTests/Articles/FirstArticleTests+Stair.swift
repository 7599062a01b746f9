import AutoLayout
import CellViews
import Masonry
import Testing

/// The stair of the first article: a view that computes its own size.
extension FirstArticleTests {
  private final class StairView: View {
    private(set) var itemViews: [Label] = []
    private var contentSize = Size.zero
    /// What is forgotten of what such a view has to do.
    enum Omission { case telling, layingOut }
    let omission: Omission?
    private(set) var changes = 0

    init(without omission: Omission? = nil) {
      self.omission = omission
      super.init()
    }

    func setStairTitles(_ titles: [String]) {
      for label in itemViews { label.removeFromSuperview() }
      itemViews = []
      for title in titles {
        let label = Label(title)
        label.numberOfLines = 0
        addSubview(label)
        itemViews.append(label)
      }
      contentSize = .zero
      updateStairLayout()
    }

    private func updateStairLayout() {
      guard !itemViews.isEmpty else {
        contentSize = .zero
        return
      }
      let eachWidth = bounds.width / Double(itemViews.count)
      var last = Point.zero
      for label in itemViews {
        label.preferredMaxLayoutWidth = eachWidth
        let height = label.sizeThatFits(Size(width: eachWidth, height: 0)).height
        label.frame = Rect(origin: last, size: Size(width: eachWidth, height: height))
        last.x += eachWidth
        last.y += height
      }
      let newSize = Size(width: bounds.width, height: last.y)
      if newSize != contentSize {
        contentSize = newSize
        changes += 1
        if omission != .telling { invalidateIntrinsicContentSize() }
      }
    }

    override var intrinsicContentSize: Size {
      updateStairLayout()
      return contentSize
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if omission != .layingOut { updateStairLayout() }
    }
  }

  private static let titles = ["aa", "aa bb cc dd", "aa bb cc dd ee ff"]

  /// A stair at the top of a view.
  private func shown(_ stair: StairView) -> View {
    let root = View(points: 24, 100)
    root.addSubview(stair)
    stair.mas.makeConstraints { $0.left.top.right.equalTo(root) }
    return root
  }

  @Test func `each step has its share of the width, and begins where the one before ends`() {
    let stair = StairView()
    let root = shown(stair)
    stair.setStairTitles(Self.titles)
    // Before the first layout there is no width, and a width of 0 is no bound: a line each.
    #expect(stair.intrinsicContentSize == Size(width: 0, height: 3))
    root.layoutIfNeeded()
    // In 8 columns go three of these words.
    #expect(
      stair.itemViews.map(\.frame) == [
        Rect(x: 0, y: 0, width: 8, height: 1), Rect(x: 8, y: 1, width: 8, height: 2),
        Rect(x: 16, y: 3, width: 8, height: 2),
      ])
    #expect(stair.intrinsicContentSize == Size(width: 24, height: 5))
    #expect(stair.frame == Rect(x: 0, y: 0, width: 24, height: 5))
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  @Test func `the height follows the width, which is noticed in a layout`() {
    let stair = StairView()
    let root = shown(stair)
    stair.setStairTitles(Self.titles)
    // A step of 5 takes two words, one of 2 takes one, one of 17 takes six.
    for (width, height) in [(24.0, 5.0), (15, 6), (6, 11), (51, 3), (24, 5)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(stair.frame == Rect(x: 0, y: 0, width: width, height: height))
    }
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  @Test func `without titles there is no width to share, and no size`() {
    let stair = StairView()
    let root = shown(stair)
    stair.setStairTitles([])
    #expect(stair.intrinsicContentSize == .zero)
    root.layoutIfNeeded()
    #expect(stair.frame == Rect(x: 0, y: 0, width: 24, height: 0))
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  @Test func `old labels go when new titles come`() {
    let stair = StairView()
    let root = shown(stair)
    stair.setStairTitles(Self.titles)
    root.layoutIfNeeded()
    stair.setStairTitles(["aa", "bb"])
    root.layoutIfNeeded()
    #expect(stair.subviews.count == 2)
    #expect(stair.itemViews.map(\.frame.minX) == [0, 12])
    #expect(stair.frame.height == 2)
  }

  @Test func `only a real change is one`() {
    let stair = StairView()
    let root = shown(stair)
    stair.setStairTitles(Self.titles)
    root.layoutIfNeeded()
    let changes = stair.changes
    stair.setNeedsLayout()
    root.layoutIfNeeded()
    root.frame.size.height = 50
    root.layoutIfNeeded()
    #expect(stair.changes == changes)
    root.frame.size.width = 15
    root.layoutIfNeeded()
    #expect(stair.changes == changes + 1)
  }

  @Test func `a change that is not told leaves the old height`() {
    let stair = StairView(without: .telling)
    let root = shown(stair)
    stair.setStairTitles(Self.titles)
    root.layoutIfNeeded()
    #expect(stair.itemViews.map(\.frame.maxY).max() == 5)
    // A line for each title, as it was before there was a width.
    #expect(stair.frame.height == 3)
    stair.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(stair.frame.height == 5)
  }

  @Test func `a stair that is not laid out with its view knows of no width`() {
    let stair = StairView(without: .layingOut)
    let root = shown(stair)
    stair.setStairTitles(Self.titles)
    root.layoutIfNeeded()
    #expect(stair.frame == Rect(x: 0, y: 0, width: 24, height: 3))
    #expect(stair.itemViews.map(\.frame.width) == [0, 0, 0])
    // Whoever asks brings it up to date.
    #expect(stair.intrinsicContentSize == Size(width: 24, height: 5))
    root.layoutIfNeeded()
    #expect(stair.frame.height == 5)
  }

  @Test func `in a cell it decides the height of the row`() {
    let cell = TableViewCell()
    cell.layoutUnit = .points
    let stair = StairView()
    cell.contentView.addSubview(stair)
    stair.mas.makeConstraints { $0.edges.equalTo(cell.contentView).insets(EdgeInsets(4)) }
    stair.setStairTitles(Self.titles)
    for (width, height) in [(32.0, 13.0), (23, 14), (59, 11)] {
      let size = cell.contentView.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: width, height: height))
    }
    #expect(cell.reports.isEmpty && cell.diagnose().isEmpty)
  }
}
