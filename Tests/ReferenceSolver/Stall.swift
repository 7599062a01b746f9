/// Notices when pivots no longer move the vertex, so that Bland's rule can take over.
///
/// Dantzig's rule is faster but may cycle through the bases of one degenerate vertex; Bland's
/// rule cannot, and is kept to until the vertex moves.
struct Stall {
  private var idlePivots = 0

  /// Whether Bland's rule is to be kept to.
  var isOn: Bool { idlePivots > 24 }

  mutating func note(step: Double) {
    idlePivots = step > 0 ? 0 : idlePivots + 1
  }
}
