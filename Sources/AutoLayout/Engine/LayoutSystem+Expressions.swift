internal import Cassowary

/// A linear expression, with the other values from which it was computed.
struct PlaceExpression {
  var terms: [Term] = []
  var constant = 0.0
  var dependences: [Dependence] = []
}

extension LayoutSystem {
  /// Returns `first - multiplier × second` in the coordinates of the closest common ancestor; nil if an item does not
  /// take part or an inset is not in use yet. The solver's constraint is this expression minus the constant.
  ///
  /// A mirrored constraint measures positions from the ancestor's right edge: its expression is
  /// `multiplier × second - first + (1 - multiplier) × width`.
  func expression(of constraint: LayoutConstraint) -> PlaceExpression? {
    guard let owner = constraint.owner, let place = constraint.firstPlace else { return nil }
    let isMirrored = constraint.isMirrored
    let sign: Double = isMirrored ? -1 : 1
    var sum = PlaceExpression()
    sum.terms.reserveCapacity(4)
    guard add(place, in: owner, scale: sign, to: &sum) else { return nil }
    if constraint.secondAttribute != nil {
      guard let second = constraint.secondPlace,
        add(second, in: owner, scale: -sign * constraint.countedMultiplier, to: &sum)
      else { return nil }
    }
    if isMirrored, constraint.multiplier != 1 {
      let width = AttributePlace(item: owner, axis: .horizontal, origin: 0, extent: 1)
      guard add(width, in: owner, scale: 1 - constraint.countedMultiplier, to: &sum) else {
        return nil
      }
    }
    return sum
  }

  /// Adds a place to a sum, in an ancestor's coordinates.
  ///
  /// - Returns: False if an item does not take part.
  func add(
    _ place: AttributePlace, in ancestor: LayoutNode, scale: Double, to sum: inout PlaceExpression
  ) -> Bool {
    let axis = place.axis
    guard let record = records.record(of: place.item) else { return false }
    sum.constant += scale * place.constant
    for view in place.baselineViews {
      sum.dependences.append(.baseline(ObjectIdentifier(view)))
    }
    if place.insets != nil {
      guard addInsets(of: place, scale: scale, to: &sum) else { return false }
    }
    if place.extent != 0 {
      sum.terms.append(Term(record.extent[axis], coefficient: scale * place.extent))
    }
    guard place.origin != 0 else { return true }
    guard place.item !== ancestor else {
      // The ancestor's own near edge is at the origin of its coordinates.
      addBoundsOrigin(of: ancestor, axis, scale: scale, to: &sum)
      sum.constant += scale * record.alignment.leading(along: axis)
      return true
    }
    if let origin = record.origin[axis] { sum.terms.append(Term(origin, coefficient: scale)) }
    var node = place.item.container
    while let current = node, current !== ancestor {
      guard let record = records.record(of: current) else { return false }
      addBoundsOrigin(of: current, axis, scale: -scale, to: &sum)
      sum.constant -= scale * record.alignment.leading(along: axis)
      if let origin = record.origin[axis] { sum.terms.append(Term(origin, coefficient: scale)) }
      node = current.container
    }
    return true
  }

  /// Adds the insets of a place to a sum.
  ///
  /// - Returns: False if the insets are not in use yet.
  private func addInsets(
    of place: AttributePlace, scale: Double, to sum: inout PlaceExpression
  ) -> Bool {
    guard let (node, kind) = place.insets else { return true }
    let (near, far) = (scale * place.nearInset, scale * place.farInset)
    let key = Dependence.insets(kind, of: node)
    if kind.yields {
      guard let terms = insets.terms(of: key, along: place.axis) else { return false }
      terms.add(near: near, far: far, to: &sum)
    } else {
      let insets = node.wholeInsets(kind)
      sum.constant +=
        near * insets.leading(along: place.axis) + far * insets.trailing(along: place.axis)
    }
    sum.dependences.append(key)
    return true
  }

  /// Adds the bounds origin of a view, which is 0 unless the view scrolls.
  private func addBoundsOrigin(
    of node: LayoutNode, _ axis: LayoutAxis, scale: Double, to sum: inout PlaceExpression
  ) {
    sum.constant += scale * node.bounds.origin(along: axis)
    if node.scrollsContent { sum.dependences.append(.boundsOrigin(of: node)) }
  }
}
