/// An edge, centre or length of an item, computed from two others that constraints are on.
///
/// Along an axis an item has two degrees of freedom, so any two of left, right, centre and width decide the rest.
@MainActor struct SumOfTwo {
  private let attribute: LayoutAttribute
  private let item: LayoutItem
  private let held: [ItemAttribute]
  private let system: LayoutSystem
  private let coordinates: LayoutNode

  init(
    _ attribute: LayoutAttribute, of item: LayoutItem, held: [ItemAttribute],
    in system: LayoutSystem, _ coordinates: LayoutNode
  ) {
    self.attribute = attribute
    self.item = item
    self.held = held
    self.system = system
    self.coordinates = coordinates
  }

  private var axis: LayoutAxis { attribute.axis }
  private var length: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The sum; nil for the near edge or the length alone, if no constraint is on another attribute.
  var sum: LayoutSum? {
    let positions = heldPositions
    let holdsLength = held.contains { $0.attribute == length }
    if !attribute.isPosition {
      guard positions.count >= 2 else { return nil }
      let (near, far) = (positions[0], positions[positions.count - 1])
      let factor = 1 / (far.extent - near.extent)
      return sum([(far, factor), (near, -factor)])
    }
    let others = positions.filter { $0 != attribute }
    if holdsLength || others.count < 2 {
      let base = others.first ?? (attribute.extent == 0 ? nil : .position(along: axis, at: 0))
      guard let base else { return nil }
      return sum([(base, 1), (length, attribute.extent - base.extent)])
    }
    // The attribute lies between or beyond two edges.
    let (near, far) = (others[0], others[others.count - 1])
    let share = (attribute.extent - near.extent) / (far.extent - near.extent)
    return sum([(near, 1 - share), (far, share)])
  }

  /// The edges and centres that constraints are on, ordered from the near edge.
  private var heldPositions: [LayoutAttribute] {
    var found: [LayoutAttribute] = []
    for held in held where held.attribute.isPosition {
      let place = AttributePlace(
        held.attribute, of: held.item, direction: .leftToRight, other: nil)
      let position = LayoutAttribute.position(along: axis, at: place.extent)
      if !found.contains(position) { found.append(position) }
    }
    return found.sorted { $0.extent < $1.extent }
  }

  private func sum(_ parts: [(attribute: LayoutAttribute, factor: Double)]) -> LayoutSum? {
    var terms: [LayoutSum.Term] = []
    for part in parts where part.factor != 0 {
      let attribute = ItemAttribute(item, absolute: part.attribute)
      guard let expression = system.expression(of: attribute, in: coordinates) else { return nil }
      terms.append(
        .attribute(attribute, value: system.value(of: expression), factor: part.factor))
    }
    return LayoutSum(terms: terms)
  }
}
