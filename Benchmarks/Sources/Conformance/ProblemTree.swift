import Ashlar

/// A problem as a tree of views with its constraints.
@MainActor struct ProblemTree {
  private let problem: Problem
  private var views: [String: View] = [:]
  private let root: View

  init(_ problem: Problem) {
    self.problem = problem
    root = problem.views.first.map { Self.makeView($0) } ?? View()
    root.layoutUnit = .points
    for description in problem.views { add(description) }
    for description in problem.constraints { add(description) }
  }

  private mutating func add(_ description: ProblemView) {
    guard let parentName = description.parent, let parent = views[parentName] else {
      views[description.id] = root
      root.frame = Rect(
        x: 0, y: 0, width: description.frame?[2] ?? 0, height: description.frame?[3] ?? 0)
      root.additionalSafeAreaInsets = EdgeInsets(problem.safeAreaInsets)
      setMargins(of: root, description)
      return
    }
    let view = Self.makeView(description)
    views[description.id] = view
    view.identifier = description.id
    setMargins(of: view, description)
    for (axis, index) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
      view.setContentHuggingPriority(LayoutPriority(description.huggingPriority[index]), for: axis)
      view.setContentCompressionResistancePriority(
        LayoutPriority(description.compressionResistancePriority[index]), for: axis)
    }
    place(view, description, in: parent)
  }

  private static func makeView(_ description: ProblemView) -> View {
    guard let options = description.stack else {
      return description.scrolls ?? false ? ProblemScroll(description) : ProblemBox(description)
    }
    let stack = ProblemStack(description)
    stack.axis = options.axis == "vertical" ? .vertical : .horizontal
    stack.distribution = StackDistribution(named: options.distribution)
    stack.alignment = StackAlignment(named: options.alignment)
    stack.spacing = options.spacing
    stack.isLayoutMarginsRelativeArrangement = options.marginsRelative
    return stack
  }

  /// The corpus has the margins as they count, so nothing is to be added to them.
  private func setMargins(of view: View, _ description: ProblemView) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = EdgeInsets(description.layoutMargins)
  }

  private func place(_ view: View, _ description: ProblemView, in parent: View) {
    let frame = description.frame.map { Rect($0) } ?? .zero
    switch description.layout {
    case .arranged:
      view.isHidden = description.hidden ?? false
      if let stack = parent as? StackView { return stack.addArrangedSubview(view) }
      parent.addSubview(view)
    case .fixed, .root:
      view.frame = frame
      parent.addSubview(view)
    case .autoresizing:
      // What it was made for: a superview that it fits into.
      if parent.frame == .zero {
        parent.frame = Rect(x: 0, y: 0, width: frame.maxX, height: frame.maxY)
      }
      view.frame = frame
      parent.addSubview(view)
      view.autoresizingMask = AutoresizingMask(named: description.mask ?? [])
    case .constraints:
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  private func item(_ name: ProblemConstraint.Item?) -> LayoutItem? {
    guard let name, let view = views[name.view] else { return nil }
    switch name.guide {
    case "safeArea": return view.safeAreaLayoutGuide
    case "topGuide": return view.topLayoutGuide
    case "bottomGuide": return view.bottomLayoutGuide
    case "contentLayoutGuide": return view.contentLayoutGuide
    case "frameLayoutGuide": return view.frameLayoutGuide
    default: return view
    }
  }

  private func add(_ description: ProblemConstraint) {
    guard let first = item(description.first),
      let attribute = LayoutAttribute(named: description.firstAttribute)
    else { return }
    let relation: LayoutRelation =
      switch description.relation {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    // What cannot be said leaves its views to the other constraints, and shows in the score.
    let constraint = try? LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: item(description.second),
      attribute: description.secondAttribute.flatMap { LayoutAttribute(named: $0) },
      multiplier: description.multiplier, constant: description.constant,
      priority: LayoutPriority(description.priority))
    constraint?.isActive = true
  }

  /// Lays the tree out; the frames and the ambiguous attributes by the names of the views, in their order.
  func solve() -> [(id: String, frame: Rect, ambiguous: [String])] {
    root.layoutIfNeeded()
    return problem.views.compactMap { description in
      views[description.id].map { view in
        (description.id, view.frame, view.ambiguities.map { "\($0.attribute)" })
      }
    }
  }

  /// What the layout noticed.
  var reports: [LayoutReport] { root.reports }
}
