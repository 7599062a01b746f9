/// Along the axis: edges, gaps and lengths.
extension StackDraft {
  mutating func addAlongAxis() {
    for view in views where !shown.contains(where: { $0 === view }) {
      add(.hiding, view, along.length, priority: LayoutPriority(999))
    }
    guard let first = shown.first, let last = shown.last else { return }
    add(.canvasConnection, first, along.near, to: canvas)
    add(.canvasConnection, last, along.far, to: canvas)
    addHiddenPlaces()
    let hasGapsToFind: Bool
    switch options.distribution {
    case .fill, .fillEqually, .fillProportionally:
      hasGapsToFind = false
      for (one, other) in pairs { addSpacing(.equal, one, other) }
    case .equalSpacing, .equalCentering:
      hasGapsToFind = true
      for (one, other) in pairs { addSpacing(.greaterThanOrEqual, one, other) }
    }
    switch options.distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() { add(.fillEqually, view, along.length, to: first) }
    case .fillProportionally: addProportions()
    case .equalSpacing: addGaps(from: along.far, to: along.near, falling: false)
    case .equalCentering: addGaps(from: along.center, to: along.center, falling: true)
    }
    if hasGapsToFind, shown.count > 1 {
      add(.canvasFit, stack, along.length, priority: LayoutPriority(49))
    }
  }

  private var pairs: [(LayoutNode, LayoutNode)] { Array(zip(shown, shown.dropFirst())) }

  private func spacing(after view: LayoutNode) -> Double {
    customSpacing[ObjectIdentifier(view)] ?? options.spacing
  }

  private mutating func addSpacing(
    _ relation: LayoutRelation, _ one: LayoutNode, _ other: LayoutNode
  ) {
    let isText = options.axis == .vertical && options.isBaselineRelative
    add(
      .spacing, other, isText ? .firstBaseline : along.near, relation, to: one,
      isText ? .lastBaseline : along.far, plus: spacing(after: one))
  }

  /// A hidden view stands where the one before it ends, unless constraints want it elsewhere.
  private mutating func addHiddenPlaces() {
    var last: LayoutNode?
    for view in views {
      if shown.contains(where: { $0 === view }) {
        last = view
      } else if let last {
        add(.hiding, view, along.near, to: last, along.far, priority: LayoutPriority(25))
      } else {
        add(.hiding, view, along.near, to: canvas, priority: LayoutPriority(25))
      }
    }
  }

  /// Each view has that part of the stack that it has of all natural lengths and gaps.
  private mutating func addProportions() {
    let lengths = shown.map { $0.stackedLength(along: options.axis) }
    let gaps = shown.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let sum = lengths.reduce(gaps) { $0 + ($1 ?? 0) }
    guard sum > 0 else { return }
    for (index, (view, length)) in zip(shown, lengths).enumerated() {
      guard let length, length > 0 else { continue }
      // With gaps the parts do not add up to the whole: the last ones give way.
      add(
        .fillProportionally, view, along.length, to: stack, times: length / sum,
        priority: LayoutPriority(max(1, 999 - Double(index))))
    }
  }

  /// Guides between the views, as long as each other.
  private mutating func addGaps(
    from start: LayoutAttribute, to end: LayoutAttribute, falling: Bool
  ) {
    var first: LayoutGuide?
    for (index, (one, other)) in pairs.enumerated() {
      let gap = makeGuide("UISV-distributing")
      add(.distributingEdge, gap, along.near, to: one, start)
      add(.distributingEdge, gap, along.far, to: other, end)
      if let first {
        // Centres come closest where the spacing forbids equal distances; the first ones count most.
        let priority = falling ? LayoutPriority(max(1, Double(150 - index))) : .required
        add(.fillEqually, gap, along.length, to: first, priority: priority)
      } else {
        first = gap
      }
    }
  }
}

extension LayoutNode {
  /// The natural length of a view in a stack: its own, or what its content asks for.
  fileprivate func stackedLength(along axis: LayoutAxis) -> Double? {
    let length = intrinsicContentSize[axis]
    if length.isFinite, length >= 0 { return length }
    guard !children.isEmpty else { return nil }
    let fitting = systemLayoutSizeFitting(.layoutFittingCompressed)[axis]
    return fitting > 0 ? fitting : nil
  }
}
