import AutoLayout
import CellViews
import Masonry
import Testing

/// The first article: labels of any height in a cell, natural sizes, a stair, and several constraints on
/// one attribute. In points: labels are 1 high for each line, and as wide as their texts.
@MainActor struct FirstArticleTests {
  // MARK: - Labels of any height in a cell

  /// Three labels side by side, each 80 wide, between margins of 8.
  private final class ThreeLabelsCell: TableViewCell {
    let labels = [Label(), Label(), Label()]

    required init() {
      super.init()
      layoutUnit = .points
      contentView.layoutMargins = EdgeInsets(8)
      for label in labels {
        label.numberOfLines = 0
        contentView.addSubview(label)
      }
      setUpLayout()
    }

    private func setUpLayout() {
      labels[0].mas.makeConstraints { make in
        make.width.equalTo(80)
        make.top.equalTo(contentView.mas.topMargin)
        make.left.equalTo(contentView.mas.leftMargin)
        make.bottom.lessThanOrEqualTo(contentView.mas.bottomMargin)
      }
      labels[1].mas.makeConstraints { make in
        make.width.equalTo(80)
        make.top.equalTo(contentView.mas.topMargin)
        make.centerX.equalTo(contentView)
        make.bottom.lessThanOrEqualTo(contentView.mas.bottomMargin)
      }
      labels[2].mas.makeConstraints { make in
        make.width.equalTo(80)
        make.top.equalTo(contentView.mas.topMargin)
        make.right.equalTo(contentView.mas.rightMargin)
        make.bottom.lessThanOrEqualTo(contentView.mas.bottomMargin)
      }
    }
  }

  @Test(arguments: [[3, 7, 5], [7, 5, 3], [5, 3, 7], [4, 4, 4], [1, 1, 2]])
  func `a cell is as high as the label with the most lines, and its margins`(lines: [Int]) {
    let cell = ThreeLabelsCell()
    for (label, count) in zip(cell.labels, lines) {
      // No two of these words go on a line of 80.
      label.text = Array(repeating: String(repeating: "w", count: 60), count: count)
        .joined(separator: " ")
    }
    let size = cell.contentView.systemLayoutSizeFitting(
      Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 300, height: Double(lines.max() ?? 0) + 16))
    cell.frame = Rect(origin: .zero, size: size)
    cell.layoutIfNeeded()
    // In the middle of 300: from 110 on. At the right margin: from 300 - 8 - 80 on.
    #expect(
      cell.labels.map(\.frame)
        == zip([8.0, 110, 212], lines).map { Rect(x: $0, y: 8, width: 80, height: Double($1)) })
    #expect(cell.reports.isEmpty && cell.diagnose().isEmpty)
  }

  /// No constraint says that: each label's lower edge is above the cell's.
  @Test(arguments: [[3.0, 7, 5], [7, 5, 3], [5, 3, 7], [4, 4, 4], [0, 0, 1]])
  func `a cell is as high as its highest label, and its margins`(heights: [Double]) {
    let cell = View()
    cell.layoutMargins = EdgeInsets(8)
    for height in heights {
      let label = Sized("label", 80, height)
      cell.addSubview(label)
      label.mas.makeConstraints { make in
        make.width.equalTo(80)
        make.top.equalTo(cell.mas.topMargin)
        make.left.equalTo(cell.mas.leftMargin)
        make.bottom.lessThanOrEqualTo(cell.mas.bottomMargin)
      }
    }
    let size = cell.systemLayoutSizeFitting(
      Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 300, height: (heights.max() ?? 0) + 16))
  }

  // MARK: - Natural sizes

  private final class Fixed: View {
    override var intrinsicContentSize: Size { Size(width: 100, height: 100) }
  }

  @Test func `a view says a fixed size`() {
    let root = View(points: 414, 736)
    let view = Fixed()
    root.addSubview(view)
    view.mas.makeConstraints { $0.left.top.equalTo(root).offset(8) }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 8, y: 8, width: 100, height: 100))
    #expect(!view.hasAmbiguousLayout)
  }

  /// A pile of boxes; its size is computed once for the same boxes.
  private final class Computed: View {
    var boxes = [Size(width: 30, height: 10), Size(width: 50, height: 12)] {
      didSet {
        computed = nil
        invalidateIntrinsicContentSize()
      }
    }
    private(set) var computations = 0
    private var computed: Size?

    override var intrinsicContentSize: Size {
      let size = computed ?? computeContentSize()
      computed = size
      return size
    }

    private func computeContentSize() -> Size {
      computations += 1
      return Size(
        width: boxes.map(\.width).max() ?? 0, height: boxes.reduce(0) { $0 + $1.height })
    }
  }

  @Test func `a size is computed, kept, and computed again for another content`() {
    let root = View(points: 414, 736)
    let view = Computed()
    root.addSubview(view)
    view.mas.makeConstraints { $0.left.top.equalTo(root) }
    for width in [414.0, 320, 736] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(view.frame == Rect(x: 0, y: 0, width: 50, height: 22))
    }
    #expect(view.computations == 1)
    view.boxes.append(Size(width: 80, height: 1))
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 80, height: 23))
    #expect(view.computations == 2)
  }

  // MARK: - Several constraints on one attribute

  /// Three blue labels at the left, and a green one beside all of them.
  @MainActor private struct Container {
    let view = View(points: 300, 240)
    let leftLabels: [Label]
    let green = Label("green")

    init(_ counts: [Int]) {
      leftLabels = counts.map { Label(String(repeating: "x", count: $0)) }
      for label in leftLabels {
        view.addSubview(label)
        label.mas.makeConstraints { $0.left.equalTo(view) }
      }
      leftLabels[0].mas.makeConstraints { $0.top.equalTo(view).offset(48) }
      leftLabels[1].mas.makeConstraints { $0.centerY.equalTo(view) }
      leftLabels[2].mas.makeConstraints { $0.bottom.equalTo(view).offset(-48) }
      green.text = String(repeating: "g", count: 40)
    }

    /// The sample.
    func addGreenLabel() {
      view.addSubview(green)
      green.setContentCompressionResistancePriority(.required, for: .horizontal)
      green.mas.makeConstraints { make in
        make.centerY.equalTo(view)
        make.right.lessThanOrEqualTo(view)
        make.left.greaterThanOrEqualTo(view.mas.right).multipliedBy(Double(Float(1) / 3))
        for label in leftLabels {
          make.left.greaterThanOrEqualTo(label.mas.right).offset(8)
        }
      }
    }

    /// What has to be looked at again and again where frames are set by hand.
    var holdsByFrames: Bool {
      leftLabels.allSatisfy { green.frame.minX >= $0.frame.minX + $0.frame.width + 8 }
        && green.frame.minX >= (view.frame.minX + view.frame.width) / 3
    }
  }

  /// From a third of 300, or 8 right of the longest label; the last ends at 300 - 40 - 8.
  @Test(
    arguments: zip(
      [[5, 5, 5], [5, 92, 5], [5, 150, 93], [120, 20, 130], [10, 10, 295]],
      [100.0, 100, 158, 138, 260]))
  func `the left edge satisfies all of its constraints at once`(counts: [Int], left: Double) {
    let container = Container(counts)
    container.addGreenLabel()
    container.view.layoutIfNeeded()
    // In the middle of 240, 1 high.
    #expect(container.green.frame == Rect(x: left, y: 119.5, width: 40, height: 1))
    #expect(container.leftLabels.map(\.frame.width) == counts.map { min(Double($0), 252) })
    #expect(container.leftLabels.map(\.frame.minY) == [48, 119.5, 191])
    #expect(container.holdsByFrames)
    #expect(container.view.reports.isEmpty && container.view.diagnose().isEmpty)
  }

  /// The article's condition on frames takes a third of another number, and leaves out the bound itself.
  @Test func `a third counts from the container's own corner, wherever that stands`() {
    let root = View(points: 400, 240)
    let container = Container([5, 5, 5])
    root.addSubview(container.view)
    container.view.frame.origin.x = 60
    container.addGreenLabel()
    root.layoutIfNeeded()
    let (green, frame) = (container.green.frame, container.view.frame)
    #expect(green.minX == frame.width / 3)
    #expect((frame.minX + frame.width) / 3 == 120)
    #expect(!(green.minX > frame.width / 3))
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  @Test func `constraints follow what changes, frames set by hand have to be set again`() {
    let container = Container([5, 5, 5])
    container.addGreenLabel()
    container.view.layoutIfNeeded()
    container.leftLabels[1].text = String(repeating: "x", count: 150)
    container.view.layoutIfNeeded()
    #expect(container.green.frame.minX == 158)
    let byHand = Container([5, 5, 5])
    byHand.view.addSubview(byHand.green)
    byHand.green.frame = Rect(x: 100, y: 119.5, width: 40, height: 1)
    byHand.view.layoutIfNeeded()
    #expect(byHand.holdsByFrames)
    byHand.leftLabels[1].text = String(repeating: "x", count: 150)
    byHand.view.layoutIfNeeded()
    #expect(!byHand.holdsByFrames)
  }
}
