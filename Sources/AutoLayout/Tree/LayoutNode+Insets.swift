extension LayoutNode {
  // MARK: - Margins

  /// The insets of the margin attributes from the view's edges, in layout units; 1 on each side unless set.
  ///
  /// The getter returns the effective margins. They include the safe area if
  /// ``insetsLayoutMarginsFromSafeArea`` is true, and cover the superview's margins if
  /// ``preservesSuperviewLayoutMargins`` is true. In a view that is too small they shrink, the right and
  /// bottom ones first. A margin that is negative or not finite counts as 0, and one beyond 1e9 as that.
  public final var layoutMargins: EdgeInsets {
    get { insets.currentMargins }
    set {
      insets.margins = .absolute(newValue.legal)
      updateInsets()
    }
  }

  /// The ``layoutMargins`` by reading direction.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(insets.currentMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      let legal = newValue.absolute(.leftToRight).legal
      insets.margins = .directional(DirectionalEdgeInsets(legal, .leftToRight))
      updateInsets()
    }
  }

  /// Whether the margins cover the superview's margins; false unless set.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { insets.preservesSuperviewMargins }
    set {
      insets.preservesSuperviewMargins = newValue
      updateInsets()
    }
  }

  /// Whether the margins are measured from the safe area instead of the edges; true unless set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets.addsSafeArea }
    set {
      insets.addsSafeArea = newValue
      updateInsets()
    }
  }

  /// The width of the border inside the view's frame, in layout units; 0 unless set.
  package final var borderInset: Double {
    get { insets.border.top }
    set {
      guard newValue != insets.border.top else { return }
      insets.border = EdgeInsets(newValue)
      // A view without a border has no border insets, so the dependences of expressions change too.
      tellIsland(.structure)
    }
  }

  /// Returns the insets of a kind in full, even if the view is too small for them.
  final func wholeInsets(_ kind: InsetKind) -> EdgeInsets {
    switch kind {
    case .margins: insets.currentMargins
    case .safeArea: insets.safeArea
    case .border: insets.border
    }
  }

  // MARK: - Safe area

  /// The distances by which bars cover the view, in layout units: the superview's safe area and this view's
  /// additional insets. Scrolled content has none.
  public final var safeAreaInsets: EdgeInsets { insets.safeArea }

  /// The distances by which this view's own bars cover it, in layout units. A length that is negative or not
  /// finite counts as 0, and one beyond 1e9 as that.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { insets.additionalSafeArea }
    set {
      insets.additionalSafeArea = newValue.legal
      // A fitting has an engine of its own; the engine of the tree has to be told after it.
      tellIsland(.additionalSafeArea)
      updateInsets()
    }
  }

  // MARK: - Following

  /// Recomputes the margins and the safe area of this view and its subviews, and tells the engine what depends on them.
  final func updateInsets() {
    let place = InsetsAtPlace(of: self)
    let safeArea = place.safeArea
    let safeAreaChanged = safeArea != insets.safeArea
    insets.safeArea = safeArea
    let margins = place.margins
    let marginsChanged = margins != insets.currentMargins
    insets.currentMargins = margins
    if safeAreaChanged {
      tellIsland(.dependence(.insets(.safeArea, of: self)))
      safeAreaInsetsDidChange()
    }
    if marginsChanged {
      tellIsland(.dependence(.insets(.margins, of: self)))
      layoutMarginsDidChange()
    }
    for child in children
    where safeAreaChanged || marginsChanged && child.insets.preservesSuperviewMargins {
      child.updateInsets()
    }
  }

  /// Whether a new frame can change the insets.
  final var insetsFollowFrame: Bool {
    insets.preservesSuperviewMargins || insets.safeArea != .zero
      || (container?.insets.safeArea ?? .zero) != .zero
  }

  /// Recomputes the insets of the children after they moved in this view.
  final func updateInsetsOfChildren() {
    for child in children
    where insets.safeArea != .zero || child.insets.preservesSuperviewMargins {
      child.updateInsets()
    }
  }
}

/// A node's margin and safe area settings, and the resulting insets.
struct NodeInsets {
  /// The margins as they were set: by side, or by reading direction.
  enum Margins {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var margins = Margins.absolute(EdgeInsets(1))
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  /// The effective margins.
  var currentMargins = EdgeInsets(1)
  var safeArea = EdgeInsets.zero
  /// The width of the border on each side.
  var border = EdgeInsets.zero
}

/// The insets of a view that follow from its place in the superview and its own settings.
@MainActor struct InsetsAtPlace {
  private let node: LayoutNode
  private var superview: LayoutNode? { node.container }

  init(of node: LayoutNode) { self.node = node }

  /// The safe area: the part of the superview's safe area that reaches into the view, plus the view's
  /// additional insets.
  var safeArea: EdgeInsets { inheritedSafeArea + node.insets.additionalSafeArea }

  private var inheritedSafeArea: EdgeInsets {
    guard let superview, superview.insets.safeArea != .zero, !superview.scrollsContent else {
      return .zero
    }
    let frame = node.frame
    let reach = reach(of: superview.insets.safeArea, in: superview)
    return EdgeInsets(
      top: min(reach.top, frame.height), left: min(reach.left, frame.width),
      bottom: min(reach.bottom, frame.height), right: min(reach.right, frame.width))
  }

  /// The effective margins, with the view's present safe area.
  var margins: EdgeInsets {
    let insets = node.insets
    var margins: EdgeInsets
    switch insets.margins {
    case .absolute(let set): margins = set
    case .directional(let set): margins = set.absolute(node.effectiveUserInterfaceLayoutDirection)
    }
    if insets.addsSafeArea { margins = margins + insets.safeArea }
    if insets.preservesSuperviewMargins, let superview {
      margins = margins.union(reach(of: superview.insets.currentMargins, in: superview))
    }
    return margins
  }

  /// Returns the distances by which insets of the superview reach into the view; never negative.
  private func reach(of insets: EdgeInsets, in superview: LayoutNode) -> EdgeInsets {
    let (frame, whole) = (node.frame, superview.bounds)
    return EdgeInsets(
      top: max(0, insets.top - (frame.minY - whole.minY)),
      left: max(0, insets.left - (frame.minX - whole.minX)),
      bottom: max(0, insets.bottom - (whole.maxY - frame.maxY)),
      right: max(0, insets.right - (whole.maxX - frame.maxX)))
  }
}
