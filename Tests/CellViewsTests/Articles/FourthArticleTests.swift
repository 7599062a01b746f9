import AutoLayout
import CellViews
import Masonry
import Testing
import TextLayout

/// The fourth article: how high a view is that shows text. In points: labels are 1 high for each line,
/// and as wide as their texts.
@MainActor struct FourthArticleTests {
  let root = View(points: 60, 100)

  func add(_ views: View...) { for view in views { root.addSubview(view) } }

  // MARK: - Frames that follow their superview

  @Test func `a mask follows the superview, and neither a sibling nor what is inside`() {
    let (first, second, inner) = (View(), View(), View())
    add(first, second)
    first.addSubview(inner)
    first.frame = Rect(x: 0, y: 0, width: 20, height: 5)
    second.frame = Rect(x: 24, y: 0, width: 20, height: 5)
    inner.frame = Rect(x: 0, y: 0, width: 20, height: 5)
    for view in [first, second, inner] { view.autoresizingMask = .flexibleWidth }
    root.layoutIfNeeded()
    first.frame.size.width = 30
    root.layoutIfNeeded()
    #expect(inner.frame.width == 30)
    // The sibling is covered now.
    #expect(second.frame == Rect(x: 24, y: 0, width: 20, height: 5))
    inner.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(first.frame.width == 30)
    root.frame.size.width = 90
    root.layoutIfNeeded()
    #expect([first, second, inner].map(\.frame.width) == [60, 50, 80])
  }

  // MARK: - Natural sizes

  @Test func `a view without content has no natural size`() {
    #expect(View().intrinsicContentSize == Size(width: -1, height: -1))
    #expect(View.noIntrinsicMetric == -1)
  }

  private final class CustomLabel: Label {
    override var intrinsicContentSize: Size {
      var size = super.intrinsicContentSize
      size.width += 20
      size.height += 20
      return size
    }
  }

  @Test func `a label with a place has its text's size, or what it says`() {
    let label = Label("four")
    let custom = CustomLabel("four")
    let beside = Label("beside")
    add(label, custom, beside)
    for view in [label, custom] { view.mas.makeConstraints { $0.left.top.equalTo(root).offset(3) } }
    beside.mas.makeConstraints { $0.left.equalTo(root) }
    beside.lastBaselineAnchor.constraint(equalTo: custom.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 3, y: 3, width: 4, height: 1))
    #expect(custom.frame == Rect(x: 3, y: 3, width: 24, height: 21))
    // Its only line is the eleventh.
    #expect(beside.frame.minY == 13)
    custom.text = "four and more"
    root.layoutIfNeeded()
    #expect(custom.frame.width == 33)
    #expect(root.diagnose().isEmpty)
  }

  @Test func `the natural sizes of a button and an image`() {
    let (button, image) = (Button("press"), ImageView())
    image.imageSize = Size(width: 32, height: 16)
    add(button, image)
    for view in [button, image] { view.mas.makeConstraints { $0.left.top.equalTo(root) } }
    root.layoutIfNeeded()
    #expect(button.frame.size == Size(width: 5, height: 1))
    #expect(image.frame.size == Size(width: 32, height: 16))
    #expect(root.diagnose().isEmpty)
    image.imageSize = nil
    root.layoutIfNeeded()
    #expect(image.frame.size == .zero)
    #expect(root.diagnose().map(\.name) == ["missing-constraints"])
  }

  // MARK: - Lines of text

  @Test func `measured at the preferred width, shown at the constrained one`() {
    let label = Label("aa bb cc dd")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 5
    add(label)
    label.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(11)
    }
    root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 11, height: 2))
  }

  @Test func `without a width the preferred one is the label's`() {
    let label = Label("aa bb cc dd")
    label.preferredMaxLayoutWidth = 5
    add(label)
    label.mas.makeConstraints { $0.left.top.equalTo(root) }
    root.layoutIfNeeded()
    // On one line, as any number of lines has to be allowed.
    #expect(label.frame.size == Size(width: 11, height: 1))
    label.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 5, height: 2))
  }

  /// What the label measures with: whole columns, so that there is no fraction to be rounded up.
  @Test(arguments: [(2, 0, 2, 4), (5, 0, 5, 2), (7, 0, 5, 2), (40, 0, 11, 1), (5, 1, 5, 1)])
  func `the rectangle around a text, without a label`(
    width: Int, maximumLines: Int, columns: Int, rows: Int
  ) {
    let size = Paragraph("aa bb cc dd").size(width: width, maximumLines: maximumLines)
    #expect(size.columns == columns && size.rows == rows)
  }

  // MARK: - sizeThatFits, sizeToFit

  @Test(arguments: [
    (Size(width: 0, height: 0), Size(width: 11, height: 1)),
    (Size(width: 5, height: 0), Size(width: 5, height: 2)),
    (Size(width: 2, height: 0), Size(width: 2, height: 4)),
    (Size(width: 2, height: 3), Size(width: 2, height: 3)),
  ])
  func `a length of 0 is no bound`(within: Size, size: Size) {
    let label = Label("aa bb cc dd")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(within) == size)
    #expect(label.frame == .zero)
  }

  @Test func `what fits is the size there is, a standard one, or that of an image`() {
    let (view, button, image) = (View(), Switch(), ImageView())
    image.imageSize = Size(width: 32, height: 16)
    for one in [view, button, image] { one.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    let offered = Size(width: 500, height: 600)
    #expect(view.sizeThatFits(offered) == Size(width: 3, height: 4))
    #expect(button.sizeThatFits(offered) == Size(width: 51, height: 31))
    #expect(image.sizeThatFits(offered) == Size(width: 32, height: 16))
    // Nobody has changed.
    for one in [view, button, image] {
      #expect(one.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  private final class Asked: View {
    private(set) var offers: [Size] = []

    override func sizeThatFits(_ size: Size) -> Size {
      offers.append(size)
      return Size(width: 30, height: 20)
    }
  }

  @Test func `a view takes the size that fits the one it has`() {
    let view = Asked()
    view.frame = Rect(x: 3, y: 4, width: 50, height: 60)
    view.sizeToFit()
    #expect(view.offers == [Size(width: 50, height: 60)])
    // The article's sketch takes the width for the height, which is a slip.
    #expect(view.frame == Rect(x: 3, y: 4, width: 30, height: 20))
  }

  // MARK: - Text in a view that has no natural size

  @Test func `a text view needs a width before it can take the size of its text`() {
    let view = TextView("aa bb cc dd")
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(view.sizeThatFits(Size(width: 5, height: 0)) == Size(width: 5, height: 2))
    view.sizeToFit()
    // A width of 0 counted as any: one line.
    #expect(view.frame.size == Size(width: 11, height: 1))
    view.frame.size = Size(width: 5, height: 0)
    view.sizeToFit()
    #expect(view.frame.size == Size(width: 5, height: 2))
  }

  /// The article has it that there is none in any case.
  @Test func `a text view has a natural size once it does not scroll`() {
    let view = CellViews.TextView("aa bb cc dd")
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    view.isScrollEnabled = false
    add(view)
    view.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(6)
    }
    root.layoutIfNeeded()
    // Two words and the cursor behind them.
    #expect(view.frame == Rect(x: 0, y: 0, width: 6, height: 2))
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  @Test func `with constraints it has the height that it is told, or none`() {
    let view = TextView("aa bb cc dd")
    add(view)
    view.mas.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.equalTo(5)
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 5, height: 0))
    #expect(root.diagnose().map(\.name) == ["missing-constraints"])
    view.mas.makeConstraints { make in
      make.height.equalTo(view.sizeThatFits(Size(width: 5, height: 0)).height)
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 5, height: 2))
    #expect(root.diagnose().isEmpty)
  }
}
