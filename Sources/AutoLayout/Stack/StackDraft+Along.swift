/// The constraints along the axis: edges, gaps and lengths.
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
    case .equalSpacing: addGaps(from: gapStart, to: gapEnd, falling: false)
    case .equalCentering: addGaps(from: along.center, to: along.center, falling: true)
    }
    if hasGapsToFind, shown.count > 1 {
      add(.canvasFit, stack, along.length, priority: LayoutPriority(49))
    }
  }

  private var pairs: [(LayoutNode, LayoutNode)] { Array(zip(shown, shown.dropFirst())) }

  private func spacing(after view: LayoutNode) -> Double {
    source.customSpacing[ObjectIdentifier(view)] ?? options.spacing
  }

  private var countsFromLines: Bool { options.axis == .vertical && options.isBaselineRelative }
  /// The attribute where a gap begins in the view before it.
  private var gapStart: LayoutAttribute { countsFromLines ? .lastBaseline : along.far }
  private var gapEnd: LayoutAttribute { countsFromLines ? .firstBaseline : along.near }

  private mutating func addSpacing(
    _ relation: LayoutRelation, _ one: LayoutNode, _ other: LayoutNode
  ) {
    add(.spacing, other, gapEnd, relation, to: one, gapStart, plus: spacing(after: one))
  }

  /// Places each hidden view at the end of the one before it, at a low priority.
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

  /// Gives each view its share of the stack, in proportion to its intrinsic length.
  private mutating func addProportions() {
    let lengths = source.lengths
    let gaps = shown.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let sum = lengths.reduce(gaps) { $0 + ($1 ?? 0) }
    guard sum > 0 else { return }
    for (index, (view, length)) in zip(shown, lengths).enumerated() {
      guard let length, length > 0 else { continue }
      // With gaps the shares do not add up to the stack's length, so later views have a lower priority and yield.
      add(
        .fillProportionally, view, along.length, to: inside, times: length / sum,
        priority: LayoutPriority(max(1, 999 - Double(index))))
    }
  }

  /// Adds guides of equal length between the views.
  private mutating func addGaps(
    from start: LayoutAttribute, to end: LayoutAttribute, falling: Bool
  ) {
    var first: LayoutGuide?
    for (index, (one, other)) in pairs.enumerated() {
      let gap = makeGuide("UISV-distributing")
      add(.distributingEdge, gap, along.near, to: one, start)
      add(.distributingEdge, gap, along.far, to: other, end)
      if let first {
        // If the spacing forbids equal distances, the centres come as close to them as possible;
        // earlier gaps count more.
        let priority = falling ? LayoutPriority(max(1, Double(150 - index))) : .required
        add(.fillEqually, gap, along.length, to: first, priority: priority)
      } else {
        first = gap
      }
    }
  }
}
