/// The margins of a node: what was asked for, and what there is room for.
struct Margins {
  var wanted = EdgeInsets(1)
  var effective = EdgeInsets(1)
}

extension LayoutNode {
  /// The distances of the margin attributes from the edges, in layout units; 1 on each side unless
  /// set. In a view that is too small for them they shrink, the right and bottom ones first. A
  /// margin that is negative or not finite counts as 0.
  public final var layoutMargins: EdgeInsets {
    get { margins.wanted }
    set {
      func legal(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
      margins.wanted = EdgeInsets(
        top: legal(newValue.top), left: legal(newValue.left),
        bottom: legal(newValue.bottom), right: legal(newValue.right))
      margins.effective = margins.wanted
      island.engine?.marginsChanged(of: self)
    }
  }

  /// The margins that a view of `size` has room for.
  final func fittedMargins(for size: Size) -> EdgeInsets { margins.wanted.fitted(into: size) }
}
