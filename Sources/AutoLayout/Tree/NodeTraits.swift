/// What a node is to a layout and to those who look at one, as its view says it.
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
  /// Whether the edges of this view mean those of what it scrolls to the views inside, as a scroll
  /// view's do; false unless set. What is constrained to all four says how large the content is. Its sizes
  /// and centres remain its own.
  package final var scrollsContent: Bool {
    get { traits.scrollsContent }
    set {
      guard newValue != traits.scrollsContent else { return }
      traits.scrollsContent = newValue
      // It stands for the edges, and is there before these are asked for.
      if newValue { contentGuide() }
      tellIsland(.structure)
    }
  }

  /// Whether the view is shown, where those around it are; true unless set. ``diagnose()`` passes over
  /// what is not.
  package final var isShown: Bool {
    get { traits.isShown }
    set { traits.isShown = newValue }
  }

  /// Whether the view is made to stand at the top of a tree, as a window is; false unless set.
  package final var standsAlone: Bool {
    get { traits.standsAlone }
    set { traits.standsAlone = newValue }
  }

  /// Whether the view is meant to stand at the top of a tree: it was made for that, or was laid out there.
  final var isShownByItself: Bool { standsAlone || parent == nil && engine != nil }
}
