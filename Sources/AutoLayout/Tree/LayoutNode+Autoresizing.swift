extension LayoutNode {
  /// Whether the frame holds as it is, and nobody has ever said what it is.
  final var hasUnsetFrame: Bool {
    translatesAutoresizingMaskIntoConstraints && frame == .zero && !wasPlaced && container != nil
  }

  /// Takes the present frame and superview as what the frame follows from.
  final func noteAutoresizingReference() {
    autoresizingReference = AutoresizingReference(
      frame: frame, superviewSize: container?.frame.size ?? .zero)
  }

  /// Gives the children that follow this view's size their frames.
  final func resizeChildren() {
    for child in children
    where child.translatesAutoresizingMaskIntoConstraints && child.autoresizingMask != [] {
      let frame = child.autoresizingReference.frame(child.autoresizingMask, in: self.frame.size)
      guard child.applyFrame(frame) else { continue }
      child.engine?.note(.rootFrame)
      island.engine?.note(.followingFrame(child))
    }
  }
}
