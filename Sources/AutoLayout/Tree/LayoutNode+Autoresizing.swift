extension LayoutNode {
  /// How the frame follows the superview along an axis.
  final func autoresizingRule(along axis: LayoutAxis) -> AutoresizingRule {
    let (frame, whole) = autoresizingReference
    return AutoresizingRule(
      near: frame.origin(along: axis), length: frame.size[axis], of: whole[axis],
      parts: autoresizingMask.parts(along: axis))
  }

  /// Takes the present frame and superview as what the frame follows from.
  final func noteAutoresizingReference() {
    autoresizingReference = (frame, container?.frame.size ?? .zero)
  }

  /// Gives the children that follow this view's size their frames.
  final func resizeChildren() {
    for child in children
    where child.translatesAutoresizingMaskIntoConstraints && child.autoresizingMask != [] {
      var frame = child.frame
      for axis in LayoutAxis.allCases {
        let rule = child.autoresizingRule(along: axis)
        let near = Snap.value(rule.origin(self.frame.size[axis]))
        switch axis {
        case .horizontal: frame.origin.x = near
        case .vertical: frame.origin.y = near
        }
        frame.size[axis] = max(0, Snap.value(rule.length(self.frame.size[axis])))
      }
      guard child.applyFrame(frame) else { continue }
      child.engine?.note(.rootFrame)
      island.engine?.note(.followingFrame(child))
    }
  }
}
