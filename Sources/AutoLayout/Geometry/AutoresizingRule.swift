/// The rule by which an explicit frame follows its superview. It starts from the frame as it was set, so
/// intermediate sizes leave no trace.
struct AutoresizingRule {
  /// A near edge or a length as a function of the superview's length: `factor × length + constant`.
  struct Line {
    var factor: Double
    var constant: Double
    func callAsFunction(_ length: Double) -> Double { factor * length + constant }
  }

  var origin: Line
  var length: Line

  /// Creates the rule. The flexible parts share what the superview gains or loses in proportion to their
  /// lengths, or equally if all are zero.
  init(
    near: Double, length: Double, of whole: Double, parts: (near: Bool, length: Bool, far: Bool)
  ) {
    func part(_ isFlexible: Bool, _ value: Double) -> Double { isFlexible ? max(0, value) : 0 }
    let far = whole - near - length
    let sum = part(parts.near, near) + part(parts.length, length) + part(parts.far, far)
    let count = [parts.near, parts.length, parts.far].filter(\.self).count
    func share(_ isFlexible: Bool, _ value: Double) -> Double {
      guard isFlexible else { return 0 }
      return sum > 0 ? max(0, value) / sum : 1 / Double(count)
    }
    let nearShare = share(parts.near, near)
    let lengthShare = share(parts.length, length)
    origin = Line(factor: nearShare, constant: near - nearShare * whole)
    self.length = Line(factor: lengthShare, constant: length - lengthShare * whole)
  }
}

/// An explicit frame, and the superview's size when it was set.
struct AutoresizingReference {
  var frame = Rect.zero
  var superviewSize = Size.zero

  /// Returns the rule along an axis.
  func rule(_ mask: AutoresizingMask, along axis: LayoutAxis) -> AutoresizingRule {
    AutoresizingRule(
      near: frame.origin(along: axis), length: frame.size[axis], of: superviewSize[axis],
      parts: mask.parts(along: axis))
  }

  /// Returns the frame in a superview of another size.
  func frame(_ mask: AutoresizingMask, in superview: Size) -> Rect {
    let (horizontal, vertical) = (rule(mask, along: .horizontal), rule(mask, along: .vertical))
    return Rect(
      x: Snap.value(horizontal.origin(superview.width)),
      y: Snap.value(vertical.origin(superview.height)),
      width: max(0, Snap.value(horizontal.length(superview.width))),
      height: max(0, Snap.value(vertical.length(superview.height))))
  }
}
