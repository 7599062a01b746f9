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
