import AutoLayout
import CellViews
import Masonry
import Testing

/// The fourth article: sizes that constraints give, asked for before a layout.
extension FourthArticleTests {
  // MARK: - Compressed and expanded

  @Test func `as small as the content allows, or as large as the constraints do`() {
    let view = View(points: 0, 0)
    let label = Label("aa bb cc dd")
    view.addSubview(label)
    label.mas.makeConstraints { make in
      make.left.top.equalTo(view).offset(8)
      make.right.bottom.lessThanOrEqualTo(view).offset(-8)
    }
    view.mas.makeConstraints { make in
      make.width.lessThanOrEqualTo(200)
      make.height.lessThanOrEqualTo(90)
    }
    #expect(
      view.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 27, height: 17))
    #expect(
      view.systemLayoutSizeFitting(.layoutFittingExpanded) == Size(width: 200, height: 90))
    #expect(view.frame == .zero)
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
    for (width, height) in [(11.0, 1.0), (5, 2), (2, 4)] {
      label.preferredMaxLayoutWidth = width
      #expect(
        label.systemLayoutSizeFitting(.layoutFittingCompressed)
          == Size(width: width, height: height))
    }
  }

  @Test func `a label's height that is constrained is not measured`() {
    let label = Label("aa bb cc dd")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 2
    #expect(label.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 2, height: 4))
    label.mas.makeConstraints { $0.height.equalTo(1) }
    #expect(label.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 2, height: 1))
  }

  // MARK: - Heights found in layoutSubviews

  private final class Measuring: View {
    static let margin = 1.0
    let label = Label("aa bb cc dd")
    var height: LayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      label.preferredMaxLayoutWidth = label.bounds.width
      let size = label.systemLayoutSizeFitting(.layoutFittingCompressed)
      height?.constant = size.height + 2 * Self.margin
    }
  }

  /// A view sets its own height after its label's, which it measures at the width it has.
  @Test func `a height that is measured in a layout settles at every width`() {
    let view = Measuring()
    add(view)
    view.addSubview(view.label)
    view.label.numberOfLines = 0
    view.label.mas.makeConstraints { make in
      make.left.top.equalTo(view).offset(Measuring.margin)
      make.right.bottom.equalTo(view).offset(-Measuring.margin)
    }
    view.mas.makeConstraints { $0.left.top.right.equalTo(root) }
    view.height = view.mas.makeConstraints { $0.height.equalTo(9) }[0]
    for (width, height) in [(13.0, 3.0), (7, 4), (4, 6), (7, 4), (40, 3)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(view.frame == Rect(x: 0, y: 0, width: width, height: height))
    }
    // Of the whole view the margins are part.
    #expect(view.systemLayoutSizeFitting(.layoutFittingCompressed).height == 3)
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
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
    #expect(root.reports.isEmpty && root.diagnose().isEmpty)
  }

  // MARK: - Several views in one

  /// Two labels down a diagonal, with 91 left of each and 60, 36 and 58 above, between and below.
  @Test func `a view is as large as what is in it, or as its own content`() {
    for own in [Size(width: 0, height: 0), Size(width: 500, height: 400)] {
      let view = Sized("view", own.width, own.height)
      let first = Label("first")
      let second = Label("the second")
      for label in [first, second] { view.addSubview(label) }
      first.mas.makeConstraints { make in
        make.left.equalTo(view).offset(91)
        make.top.equalTo(view).offset(60)
      }
      second.mas.makeConstraints { make in
        make.left.equalTo(first.mas.right).offset(91)
        make.right.equalTo(view)
        make.top.equalTo(first.mas.bottom).offset(36)
        make.bottom.equalTo(view).offset(-58)
      }
      let size = view.systemLayoutSizeFitting(.layoutFittingCompressed)
      #expect(size.width == max(91 + 5 + 91 + 10, own.width))
      #expect(size.height == max(60 + 1 + 36 + 1 + 58, own.height))
      #expect(view.frame == .zero)
    }
  }

  /// One below the other, from the top to the bottom of a view.
  private func column(_ views: [View]) -> View {
    let column = View(points: 40, 0)
    for (index, view) in views.enumerated() {
      column.addSubview(view)
      view.mas.makeConstraints { make in
        make.left.right.equalTo(column)
        make.top.equalTo(index == 0 ? column.mas.top : views[index - 1].mas.bottom).offset(8)
        if index == views.count - 1 { make.bottom.equalTo(column).offset(-8) }
      }
    }
    return column
  }

  /// Sums count along the chain only. The article has one for the width, too, which is that of a diagonal.
  @Test func `labels one below the other are as wide as the widest`() {
    let size = column([Label("first"), Label("the second")])
      .systemLayoutSizeFitting(.layoutFittingCompressed)
    #expect(size == Size(width: 10, height: 8 + 1 + 8 + 1 + 8))
  }

  @Test func `views without natural sizes have none together`() {
    let texts = [TextView("aa bb"), TextView("cc dd")]
    #expect(
      column(texts).systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 0, height: 24))
    #expect(
      column([TextView("aa")]).systemLayoutSizeFitting(.layoutFittingCompressed).height == 16)
  }

  @Test func `among those that have one, a view without has to be told its size`() {
    let text = TextView("aa bb cc dd")
    let column = column([Label("label"), text])
    #expect(column.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 5, height: 25))
    let fitting = text.sizeThatFits(Size(width: 8, height: 0))
    text.mas.makeConstraints { make in
      make.width.equalTo(8)
      make.height.equalTo(fitting.height)
    }
    // Two lines of it, one of the label, and three gaps of 8.
    #expect(column.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 8, height: 27))
  }
}
