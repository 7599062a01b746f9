import AutoLayout
import CellViews
import Masonry
import Testing

/// What views do in updateConstraints and layoutSubviews.
extension ArticleTests {
  // MARK: - Passes

  @Test func `three factors that change make one update`() {
    let view = Factors()
    add(view)
    root.layoutIfNeeded()
    // Each view is asked once before it is shown.
    #expect(view.updates == 1)
    for _ in 0..<3 { view.setNeedsUpdateConstraints() }
    #expect(view.updates == 1)
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  private final class Factors: View {
    private(set) var updates = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  // MARK: - Constraints made in updateConstraints

  /// A name and an address, side by side or one below the other.
  private final class AddressView: View {
    let name = Label("name")
    let address = Label("address")
    let takesBack: Bool
    var isVertical = false { didSet { setNeedsUpdateConstraints() } }
    private var made: [LayoutConstraint] = []

    init(takesBack: Bool) {
      self.takesBack = takesBack
      super.init()
      addSubview(name)
      addSubview(address)
      name.mas.makeConstraints { $0.left.top.equalTo(self) }
    }

    override func updateConstraints() {
      if takesBack { LayoutConstraint.deactivate(made) }
      made = address.mas.makeConstraints { make in
        if isVertical {
          make.left.equalTo(name)
          make.top.equalTo(name.mas.bottom).offset(10)
        } else {
          make.top.equalTo(name)
          make.left.equalTo(name.mas.right).offset(10)
        }
      }
      super.updateConstraints()
    }
  }

  @Test(arguments: [false, true])
  func `a layout type that is switched contradicts what was not taken back`(takesBack: Bool) {
    let view = AddressView(takesBack: takesBack)
    add(view)
    view.mas.makeConstraints { make in
      make.center.equalTo(root)
      make.size.equalTo(Size(width: 30, height: 40))
    }
    root.layoutIfNeeded()
    // Nobody has asked for that update.
    #expect(view.address.frame.origin == Point(x: 14, y: 0))
    // It is allowed, and told, that this is done in `updateConstraints`.
    #expect(
      root.reports.map(\.description).filter { $0.contains("its first constraint") }.count == 1)
    #expect(root.reports.count == 1)
    root.clearReports()
    view.isVertical = true
    root.layoutIfNeeded()
    #expect(view.address.frame.origin == (takesBack ? Point(x: 0, y: 11) : Point(x: 14, y: 0)))
    #expect(root.reports.count == (takesBack ? 0 : 2))
  }

  // MARK: - Heights found in layoutSubviews

  private final class Measuring: View {
    let label = Label("aa bb cc dd")
    var height: LayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      label.preferredMaxLayoutWidth = label.bounds.width
      let size = label.systemLayoutSizeFitting(.layoutFittingCompressed)
      height?.constant = size.height + 2
    }
  }

  /// A view sets its own height after its label's, which it measures at the width it has.
  @Test func `a height that is measured in a layout settles at every width`() {
    let view = Measuring()
    add(view)
    view.addSubview(view.label)
    view.label.numberOfLines = 0
    view.label.mas.makeConstraints { make in
      make.left.top.equalTo(view).offset(1)
      make.right.bottom.equalTo(view).offset(-1)
    }
    view.mas.makeConstraints { $0.left.top.right.equalTo(root) }
    view.height = view.mas.makeConstraints { $0.height.equalTo(9) }[0]
    for (width, height) in [(13.0, 3.0), (7, 4), (4, 6), (7, 4), (40, 3)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(view.frame == Rect(x: 0, y: 0, width: width, height: height))
    }
    #expect(root.reports.isEmpty)
  }

  private final class TwoPasses: View {
    let labels = [Label("short"), Label("aa bb cc dd ee ff")]

    override func layoutSubviews() {
      super.layoutSubviews()
      labels[1].preferredMaxLayoutWidth = labels[1].frame.width
      super.layoutSubviews()
    }
  }

  @Test func `a label beside another one wraps at the width that its superview tells it`() {
    let view = TwoPasses()
    add(view)
    for label in view.labels {
      view.addSubview(label)
      label.numberOfLines = 0
    }
    view.labels[0].mas.makeConstraints { $0.left.top.equalTo(view) }
    view.labels[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    view.labels[0].setContentHuggingPriority(.required, for: .horizontal)
    view.labels[1].mas.makeConstraints { make in
      make.left.equalTo(view.labels[0].mas.right).offset(1)
      make.top.right.equalTo(view)
      make.bottom.lessThanOrEqualTo(view)
    }
    view.mas.makeConstraints { $0.left.right.top.equalTo(root) }
    for (width, columns, lines) in [(23.0, 17.0, 1.0), (14, 8, 2), (11, 5, 3), (40, 34, 1)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(view.labels[1].frame == Rect(x: 6, y: 0, width: columns, height: lines))
    }
    #expect(root.reports.isEmpty)
  }

  @Test func `a wrapped label is fitted at a width`() {
    let label = Label("aa bb cc dd")
    label.numberOfLines = 0
    for (width, height) in [(11.0, 1.0), (5, 2), (2, 4)] {
      let size = label.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: width, height: height))
    }
    #expect(label.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 11, height: 1))
  }
}
