internal import Cassowary

/// A sum of variables and what it was computed from.
struct PlaceExpression {
  var terms: [Term] = []
  var constant = 0.0
  var dependences: [Dependence] = []
}

extension LayoutSystem {
  /// `first - multiplier × second`, in the coordinates of the closest common ancestor; absent where an item takes
  /// no part, and where an inset that it counts from is not in use. What the solver has is this less the constraint's constant.
  ///
  /// A constraint that is read from the right counts positions from the ancestor's right edge: its
  /// expression is `multiplier × second - first + (1 - multiplier) × width`.
  func expression(of constraint: LayoutConstraint) -> PlaceExpression? {
    guard let owner = constraint.owner, let place = constraint.firstPlace else { return nil }
    let isMirrored = constraint.isMirrored
    let sign: Double = isMirrored ? -1 : 1
    var sum = PlaceExpression()
    sum.terms.reserveCapacity(4)
    guard add(place, in: owner, scale: sign, to: &sum) else { return nil }
    if constraint.secondAttribute != nil {
      guard let second = constraint.secondPlace,
        add(second, in: owner, scale: -sign * constraint.multiplier, to: &sum)
      else { return nil }
    }
    if isMirrored, constraint.multiplier != 1 {
      let width = AttributePlace(item: owner, axis: .horizontal, origin: 0, extent: 1)
      guard add(width, in: owner, scale: 1 - constraint.multiplier, to: &sum) else { return nil }
    }
    return sum
  }

  /// Adds a place in an ancestor's coordinates; returns false where an item takes no part.
  private func add(
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
      // In its own coordinates it stands where they begin.
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

  /// Adds the insets that a place counts with; returns false where they are not in use.
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

  /// Adds where a view's coordinates begin; only what scrolls has them begin elsewhere than at its
  /// edge.
  private func addBoundsOrigin(
    of node: LayoutNode, _ axis: LayoutAxis, scale: Double, to sum: inout PlaceExpression
  ) {
    sum.constant += scale * node.bounds.origin(along: axis)
    if node.scrollsContent { sum.dependences.append(.boundsOrigin(of: node)) }
  }
}
