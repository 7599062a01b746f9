extension LayoutNode {
  /// The distances of the margin attributes from the edges, in layout units; 1 on each side unless
  /// set. In a view that is too small for them they shrink, the right and bottom ones first. A
  /// margin that is negative or not finite counts as 0.
  public final var layoutMargins: EdgeInsets {
    get { margins }
    set {
      func legal(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
      let legalMargins = EdgeInsets(
        top: legal(newValue.top), left: legal(newValue.left),
        bottom: legal(newValue.bottom), right: legal(newValue.right))
      guard legalMargins != margins else { return }
      margins = legalMargins
      tellIsland { $0.pending.hasChanged = true }
    }
  }
}
