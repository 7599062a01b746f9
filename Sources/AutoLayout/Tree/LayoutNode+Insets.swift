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
      // A view without a border has no such insets: what counts from them has other dependences.
      tellIsland(.structure)
    }
  }

  /// The insets of a kind, whatever there is room for.
  final func wholeInsets(_ kind: InsetKind) -> EdgeInsets {
    switch kind {
    case .margins: insets.currentMargins
    case .safeArea: insets.safeArea
    case .border: insets.border
    }
  }

  // MARK: - Safe area

  /// The distances by which bars reach into the view, in layout units: the rest of the superview's
  /// safe area, and those that this view adds. Nothing of it reaches what is scrolled.
  public final var safeAreaInsets: EdgeInsets { insets.safeArea }

  /// The distances by which bars of this view itself cover it, in layout units. A negative length,
  /// or one that is not finite, counts as 0.
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
}
