import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// Lengths that are finite but huge: they count as the layout's limit, take no other view with them, and leave no
/// trace once they are corrected.
@MainActor struct HugeLengthTests {
  /// A view whose intrinsic size and what goes with it is set.
  private final class Sized: View {
    var natural = Size(width: 6, height: 2) { didSet { invalidateIntrinsicContentSize() } }
    var alignment = EdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    var baseline = 0.0 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: Size { natural }
    override var alignmentRectInsets: EdgeInsets { alignment }
    override var firstBaseline: Baseline { Baseline(below: .top, by: baseline) }
  }

  /// Views of many kinds, and one beside them that has nothing to do with them.
  @MainActor private final class Form {
    let window = Window(60, 24)
    let bystander = Sized()
    let sized = Sized()
    let stack = StackView()
    let fixed = View()
    let held = Label("held")
    let scroll = ScrollView()
    let text = Label("a text that is long enough for three or four lines of the width that it gets")
    let padded = View()
    let inner = View()
    let gap: LayoutConstraint
    private var share: LayoutConstraint

    init() {
      let margins = padded.layoutMarginsGuide
      gap = inner.leftAnchor.constraint(equalTo: margins.leftAnchor, constant: 1)
      share = inner.widthAnchor.constraint(equalTo: padded.widthAnchor, multiplier: 0.5)
      stack.axis = .vertical
      for word in ["one", "two"] { stack.addArrangedSubview(Label(word)) }
      let follower = Label("follower")
      for view in [bystander, sized, stack, fixed, held, scroll, text, padded, follower] as [View] {
        window.addSubview(view)
      }
      text.numberOfLines = 0
      fixed.frame = Rect(x: 40, y: 1, width: 5, height: 2)
      bystander.mas.makeConstraints { $0.right.bottom.equalTo(window) }
      sized.mas.makeConstraints { $0.left.top.equalTo(window) }
      follower.mas.makeConstraints { make in
        make.left.equalTo(window)
        make.firstBaseline.equalTo(sized)
      }
      stack.mas.makeConstraints { make in
        make.left.equalTo(window)
        make.top.equalTo(window).offset(6)
      }
      held.mas.makeConstraints { make in
        make.left.equalTo(fixed.mas.right).offset(1)
        make.top.equalTo(fixed.mas.bottom)
      }
      scroll.mas.makeConstraints { make in
        make.left.equalTo(window).offset(20)
        make.top.equalTo(window).offset(6)
        make.width.equalTo(12)
        make.height.equalTo(5)
      }
      let content = Label("content of the scroll view")
      scroll.addSubview(content)
      content.mas.makeConstraints { $0.edges.equalTo(scroll) }
      text.mas.makeConstraints { make in
        make.left.equalTo(window)
        make.bottom.equalTo(window)
        make.width.lessThanOrEqualTo(30)
      }
      padded.mas.makeConstraints { make in
        make.left.equalTo(window).offset(40)
        make.top.equalTo(window).offset(10)
        make.width.equalTo(10)
        make.height.equalTo(6)
      }
      padded.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      for constraint in [
        gap, share, inner.topAnchor.constraint(equalTo: padded.safeAreaLayoutGuide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ] { constraint.isActive = true }
    }

    /// Replaces the constraint that has the multiplier.
    func takeShare(_ multiplier: Double) {
      share.isActive = false
      share = inner.widthAnchor.constraint(equalTo: padded.widthAnchor, multiplier: multiplier)
      share.isActive = true
    }

    var frames: [Rect] {
      func frames(of view: View) -> [Rect] { [view.frame] + view.subviews.flatMap(frames) }
      return frames(of: window)
    }
  }

  /// Each entry of a length, with a value that is fine.
  private static let entries:
    [(name: String, usual: Double, set: @MainActor (Form, Double) -> Void)] = [
      ("intrinsic width", 6, { $0.sized.natural.width = $1 }),
      ("intrinsic height", 2, { $0.sized.natural.height = $1 }),
      ("alignment", 1, { $0.sized.alignment = EdgeInsets(top: $1, left: $1, bottom: 0, right: 0) }),
      ("baseline", 1, { $0.sized.baseline = $1 }),
      ("spacing", 1, { $0.stack.spacing = $1 }),
      ("custom spacing", 2, { $0.stack.setCustomSpacing($1, after: $0.stack.arrangedSubviews[0]) }),
      ("margins", 1, { $0.padded.layoutMargins = EdgeInsets($1) }),
      (
        "directional margins", 1,
        {
          $0.padded.directionalLayoutMargins =
            DirectionalEdgeInsets(top: $1, leading: $1, bottom: $1, trailing: $1)
        }
      ),
      ("safe area", 1, { $0.padded.additionalSafeAreaInsets = EdgeInsets($1) }),
      ("safe area of the window", 0, { $0.window.additionalSafeAreaInsets = EdgeInsets($1) }),
      ("content inset", 1, { $0.scroll.contentInset = EdgeInsets($1) }),
      ("content offset", 0, { $0.scroll.contentOffset = Point(x: $1, y: $1) }),
      ("frame x", 40, { $0.fixed.frame.origin.x = $1 }),
      ("frame y", 1, { $0.fixed.frame.origin.y = $1 }),
      ("frame width", 5, { $0.fixed.frame.size.width = $1 }),
      ("frame height", 2, { $0.fixed.frame.size.height = $1 }),
      ("bounds", 0, { $0.scroll.bounds.origin = Point(x: $1, y: $1) }),
      ("constant", 1, { $0.gap.constant = $1 }),
      ("multiplier", 0.5, { $0.takeShare($1) }),
      ("preferred width", 20, { $0.text.preferredMaxLayoutWidth = $1 }),
    ]
  private static let huge = [1e306, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]

  @Test func `of every kind they leave other views alone, and no trace once they are corrected`() {
    for entry in Self.entries {
      let fresh = Form()
      entry.set(fresh, entry.usual)
      fresh.window.layoutIfNeeded()
      for number in Self.huge {
        for isLaidOut in [false, true] {
          let about = "\(entry.name) \(number)"
          let form = Form()
          if isLaidOut { form.window.layoutIfNeeded() }
          entry.set(form, number)
          _ = form.window.render()
          #expect(form.bystander.frame == fresh.bystander.frame, "\(about)")
          for frame in form.frames {
            #expect(frame.maxX.isFinite && frame.maxY.isFinite, "\(about)")
          }
          #expect(!form.window.currentReports.contains(where: Self.isFailure), "\(about)")
          entry.set(form, entry.usual)
          form.window.layoutIfNeeded()
          #expect(form.frames == fresh.frames, "\(about)")
          #expect(form.window.currentReports == fresh.window.currentReports, "\(about)")
        }
      }
    }
  }

  @Test func `a view is as high as it likes in a target without end`() {
    let view = View()
    let text = Label("a text that takes two lines")
    text.numberOfLines = 0
    view.addSubview(text)
    text.mas.makeConstraints { $0.edges.equalTo(view) }
    for height in [1e5, 1e12, 1e306, .greatestFiniteMagnitude] {
      let target = Size(width: 20, height: height)
      let size = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: 20, height: 2), "\(height)")
      // Without a required width the text stands on one line.
      #expect(view.systemLayoutSizeFitting(target).height == 1, "\(height)")
    }
    // What nothing holds takes all that there is.
    let open = View()
    let size = open.systemLayoutSizeFitting(
      Size(width: .greatestFiniteMagnitude, height: 3), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(size == Size(width: 1e9, height: 3))
  }

  @Test func `a layout that could not be solved is tried again after a change`() {
    // Factors of factors leave the range of numbers, whatever each of them is limited to.
    for isRemoved in [true, false] {
      let window = Window(40, 10)
      let label = Label("beside")
      window.addSubview(label)
      label.mas.makeConstraints { $0.right.bottom.equalTo(window) }
      var views: [View] = []
      var constraints: [LayoutConstraint] = []
      for _ in 0..<36 {
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let width =
          views.last.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 1e9) }
          ?? view.widthAnchor.constraint(equalTo: window.widthAnchor)
        width.isActive = true
        constraints.append(width)
        views.append(view)
      }
      window.layoutIfNeeded()
      #expect(window.currentReports.contains(where: Self.isFailure))
      if isRemoved { views[18].removeFromSuperview() } else { constraints[18].isActive = false }
      window.layoutIfNeeded()
      #expect(!window.currentReports.contains(where: Self.isFailure))
      #expect(label.frame == Rect(x: 34, y: 9, width: 6, height: 1))
      #expect(views[1].frame.width == 4e10)
    }
  }

  private static func isFailure(_ report: LayoutReport) -> Bool {
    if case .solverGaveUp = report { true } else { false }
  }
}
