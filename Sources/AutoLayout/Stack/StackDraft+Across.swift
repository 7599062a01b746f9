/// The constraints across the axis: the alignment, and the thickness of the stack.
extension StackDraft {
  mutating func addAcrossAxis() {
    let alignment = options.effectiveAlignment
    guard let first = shown.first else { return }
    switch alignment {
    case .fill:
      for view in views where view !== first {
        add(.alignment, view, across.near, to: first)
        add(.alignment, view, across.far, to: first)
      }
      add(.canvasConnection, first, across.near, to: canvas)
      add(.canvasConnection, first, across.far, to: canvas)
      return
    case .leading: align(across.near, first)
    case .trailing: align(across.far, first)
    case .center: align(across.center, first)
    case .firstBaseline: align(.firstBaseline, first)
    case .lastBaseline: align(.lastBaseline, first)
    }
    addSpanner(alignment, first)
    if options.alignsLines { addTextWidths() }
  }

  private mutating func align(_ attribute: LayoutAttribute, _ first: LayoutNode) {
    for view in views where view !== first { add(.alignment, view, attribute, to: first) }
  }

  /// Adds a guide that spans all views and is as thin as they allow. It determines the stack's thickness.
  private mutating func addSpanner(_ alignment: StackAlignment, _ first: LayoutNode) {
    let spanner = makeGuide("UISV-alignment-spanner")
    // On the side of the alignment the guide's edge equals the views' edge; on the other side it bounds them.
    for view in shown {
      if alignment == .leading {
        add(.spanningBoundary, spanner, across.near, to: view, priority: LayoutPriority(999.5))
      } else {
        add(.spanningBoundary, spanner, across.near, .lessThanOrEqual, to: view)
      }
      if alignment == .trailing {
        add(.spanningBoundary, spanner, across.far, to: view, priority: LayoutPriority(999.5))
      } else {
        add(.spanningBoundary, spanner, across.far, .greaterThanOrEqual, to: view)
      }
      add(.ambiguitySuppression, view, across.length, priority: LayoutPriority(25))
    }
    add(.spanningFit, spanner, across.length, priority: LayoutPriority(51))
    connect(spanner, alignment, first)
  }

  /// Connects the stack's edges to the guide, or to the first view if the alignment is at that edge.
  private mutating func connect(
    _ spanner: LayoutGuide, _ alignment: StackAlignment, _ first: LayoutNode
  ) {
    switch alignment {
    case .leading: add(.canvasConnection, first, across.near, to: canvas)
    case .firstBaseline:
      add(.canvasConnection, first, across.near, .greaterThanOrEqual, to: canvas)
    default: add(.canvasConnection, spanner, across.near, to: canvas)
    }
    switch alignment {
    case .trailing: add(.canvasConnection, first, across.far, to: canvas)
    case .lastBaseline: add(.canvasConnection, first, across.far, .lessThanOrEqual, to: canvas)
    default: add(.canvasConnection, spanner, across.far, to: canvas)
    }
    if alignment == .center { add(.canvasConnection, first, across.center, to: canvas) }
    // Views aligned by baselines do not connect both edges of the stack, so a weak constraint makes it fit.
    if options.alignsLines {
      add(.canvasFit, stack, across.length, priority: LayoutPriority(49))
    }
  }

  /// Adds equal widths for wrapping texts, at a low priority.
  private mutating func addTextWidths() {
    let texts = zip(shown, source.wrapping).filter(\.1).map(\.0)
    guard texts.count > 1 else { return }
    for view in texts {
      add(
        .textWidth, view, along.length, to: inside, times: 1 / Double(shown.count),
        priority: LayoutPriority(760))
    }
  }
}
