/// The settings that a view makes on its node.
struct NodeTraits {
  var scrollsContent = false
  var isShown = true
  var standsAlone = false
  var translatesAutoresizingMask = true
  var isLayoutIsland = false
  var autoresizingMask: AutoresizingMask = []
  var semanticContentAttribute = SemanticContentAttribute.unspecified
}

extension LayoutNode {
  /// Whether constraints of the views inside refer to the edges of the scrolled content instead of this
  /// view's edges, as in a scroll view; false unless set. Constraints to all four edges decide the size of
  /// the content. Widths, heights and centres remain the view's own.
  package final var scrollsContent: Bool {
    get { traits.scrollsContent }
    set {
      guard newValue != traits.scrollsContent else { return }
      traits.scrollsContent = newValue
      // The guide provides the edges, so it has to exist before they are requested.
      if newValue { contentGuide() }
      tellIsland(.structure)
    }
  }

  /// Whether the view is visible if its ancestors are; true unless set. ``diagnose()`` skips hidden views.
  package final var isShown: Bool {
    get { traits.isShown }
    set { traits.isShown = newValue }
  }

  /// Whether the view is designed to be a root, like a window; false unless set.
  package final var standsAlone: Bool {
    get { traits.standsAlone }
    set { traits.standsAlone = newValue }
  }

  /// Whether the view is intended as a root: it is designed as one, or was laid out as one.
  final var isShownByItself: Bool { standsAlone || parent == nil && engine != nil }
}
