/// What is set of a node's margins and safe area, and what comes of it.
struct NodeInsets {
  /// The margins as they were set.
  enum Margins {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var margins = Margins.absolute(EdgeInsets(1))
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  /// The distances that count.
  var currentMargins = EdgeInsets(1)
  var safeArea = EdgeInsets.zero
  /// What a line around the view takes of it.
  var border = EdgeInsets.zero
}

extension LayoutNode {
  // MARK: - Margins

  /// The distances of the margin attributes from the edges, in layout units; 1 on each side unless
  /// set.
  ///
  /// They are read as they count: with the safe area if ``insetsLayoutMarginsFromSafeArea``, and at
  /// least what the superview's margins reach into the view if ``preservesSuperviewLayoutMargins``. In
  /// a view that is too small for them they shrink, the right and bottom ones first. A margin that is
  /// negative or not finite counts as 0.
  public final var layoutMargins: EdgeInsets {
    get { insets.currentMargins }
    set {
      insets.margins = .absolute(newValue.legal)
      updateInsets()
    }
  }

  /// The ``layoutMargins`` by the direction in which the view reads.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(insets.currentMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      let legal = newValue.absolute(.leftToRight).legal
      insets.margins = .directional(DirectionalEdgeInsets(legal, .leftToRight))
      updateInsets()
    }
  }

  /// Whether the margins are at least what the superview's reach into the view; false unless set.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { insets.preservesSuperviewMargins }
    set {
      insets.preservesSuperviewMargins = newValue
      updateInsets()
    }
  }

  /// Whether the margins are counted from the safe area rather than the edges; true unless set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets.addsSafeArea }
    set {
      insets.addsSafeArea = newValue
      updateInsets()
    }
  }

  /// How wide a line is that is drawn around the view, inside of its frame, in layout units; 0 unless set.
  package final var borderInset: Double {
    get { insets.border.top }
    set {
      guard newValue != insets.border.top else { return }
      insets.border = EdgeInsets(newValue)
      tellIsland(.structure)
    }
  }

  /// The insets that yield where there is no room for them: margins, or the border.
  final func yieldingInsets(_ kind: LayoutGuide.Kind.Insets) -> EdgeInsets {
    kind == .border ? insets.border : insets.currentMargins
  }

  final var currentMargins: EdgeInsets { insets.currentMargins }

  // MARK: - Safe area

  /// How far bars reach into the view: what is left of the superview's safe area, and what this view
  /// adds. Nothing of it reaches what is scrolled.
  public final var safeAreaInsets: EdgeInsets { insets.safeArea }

  /// What bars that belong to this view cover of it, in layout units. A negative length, or one that is
  /// not finite, counts as 0.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { insets.additionalSafeArea }
    set {
      insets.additionalSafeArea = newValue.legal
      // Where a fitting runs, the engine of the tree itself has to hear of it afterwards.
      tellIsland(.additionalSafeArea)
      updateInsets()
    }
  }

  // MARK: - Following

  /// Finds the margins and the safe area anew, here and below, and tells who depends on them.
  final func updateInsets() {
    let safeArea = inheritedSafeArea + insets.additionalSafeArea
    let safeAreaChanged = safeArea != insets.safeArea
    insets.safeArea = safeArea
    let margins = wantedMargins
    let marginsChanged = margins != insets.currentMargins
    insets.currentMargins = margins
    if safeAreaChanged {
      tellIsland(.dependence(.safeArea(ObjectIdentifier(self))))
      safeAreaInsetsDidChange()
    }
    if marginsChanged {
      tellIsland(.dependence(.margins(ObjectIdentifier(self))))
      layoutMarginsDidChange()
    }
    for child in children
    where safeAreaChanged || marginsChanged && child.insets.preservesSuperviewMargins {
      child.updateInsets()
    }
  }

  /// Whether another frame may mean other insets.
  final var insetsFollowFrame: Bool {
    insets.preservesSuperviewMargins || insets.safeArea != .zero
      || (container?.insets.safeArea ?? .zero) != .zero
  }

  /// The same for the children, as they stand elsewhere in this view now.
  final func updateInsetsOfChildren() {
    for child in children
    where insets.safeArea != .zero || child.insets.preservesSuperviewMargins {
      child.updateInsets()
    }
  }

  /// What the superview's safe area leaves out of this view.
  private var inheritedSafeArea: EdgeInsets {
    guard let container, container.insets.safeArea != .zero, !container.scrollsContent else {
      return .zero
    }
    let reach = reach(of: container.insets.safeArea, in: container)
    return EdgeInsets(
      top: min(reach.top, frame.height), left: min(reach.left, frame.width),
      bottom: min(reach.bottom, frame.height), right: min(reach.right, frame.width))
  }

  private var wantedMargins: EdgeInsets {
    var margins: EdgeInsets
    switch insets.margins {
    case .absolute(let set): margins = set
    case .directional(let set): margins = set.absolute(effectiveUserInterfaceLayoutDirection)
    }
    if insets.addsSafeArea { margins = margins + insets.safeArea }
    if insets.preservesSuperviewMargins, let container {
      margins = margins.union(reach(of: container.insets.currentMargins, in: container))
    }
    return margins
  }

  /// How far insets of the superview reach into this view, never below 0.
  private func reach(of insets: EdgeInsets, in superview: LayoutNode) -> EdgeInsets {
    let whole = superview.bounds
    return EdgeInsets(
      top: max(0, insets.top - (frame.minY - whole.minY)),
      left: max(0, insets.left - (frame.minX - whole.minX)),
      bottom: max(0, insets.bottom - (whole.maxY - frame.maxY)),
      right: max(0, insets.right - (whole.maxX - frame.maxX)))
  }
}
