extension LayoutNode {
  /// Whether the view's frame acts as a constraint although it was never set.
  final var hasUnsetFrame: Bool {
    translatesAutoresizingMaskIntoConstraints && frame == .zero && !wasPlaced && container != nil
  }

  /// Stores the present frame and superview size. Autoresizing starts from them.
  final func noteAutoresizingReference() {
    autoresizingReference = AutoresizingReference(
      frame: frame, superviewSize: container?.frame.size ?? .zero)
  }

  /// Sets the frames of the children that follow this view's size.
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
