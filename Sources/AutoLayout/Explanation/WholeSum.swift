import Localization

/// A value as a sum of numbers that follow from nothing else in the layout: each attribute is replaced by its own
/// reason, until only constants, margins and intrinsic lengths remain.
@MainActor struct WholeSum {
  /// The terms; nil if an attribute follows from itself, or has no explanation.
  private(set) var terms: [LayoutSum.Term]?
  /// The contents that determine lengths among the terms, in words.
  private(set) var contents: [LocalizedText] = []

  init(of explanation: LayoutExplanation) {
    terms = terms(of: explanation, depth: 0)
  }

  /// The maximal number of steps from a value to a number: more than the depth of any tree, so only a cycle reaches it.
  private static let limit = 64

  private mutating func terms(of explanation: LayoutExplanation, depth: Int) -> [LayoutSum.Term]? {
    guard depth < Self.limit else { return nil }
    let own = [
      LayoutSum.Term.attribute(explanation.subject, value: explanation.value, factor: 1)
    ]
    if let sum = explanation.sum {
      guard let edge = explanation.holders.first else {
        return terms(of: sum.terms, explanation, depth)
      }
      // The far edge that holds a fitted length is also the first term of the sum, so it is replaced by its terms.
      guard let inner = terms(of: edge, explanation, depth),
        let outer = terms(of: Array(sum.terms.dropFirst()), explanation, depth)
      else { return nil }
      return inner + outer
    }
    guard let holder = explanation.holders.first else { return own }
    guard !holder.terms.isEmpty else {
      switch holder.contentReason {
      case .sum(let sum): return contentTerms(of: sum)
      case .words(let words):
        contents.append(.said(words, of: "\(holder.subject.item.shortName)"))
      case nil: break
      }
      return own
    }
    return terms(of: holder, explanation, depth)
  }

  /// Returns the terms of an intrinsic length, which are explained in the layout and not in the fitting.
  private mutating func contentTerms(of sum: LayoutSum) -> [LayoutSum.Term] {
    for case .attribute(let attribute, _, _) in sum.terms {
      guard let explanation = attribute.item.explanation(of: attribute.attribute),
        case .explicitFrame(let words?) = explanation.ending
      else { continue }
      contents.append(.said(words, of: "\(attribute.item.shortName)"))
    }
    return sum.terms
  }

  /// Returns the terms of the right side of a constraint that holds a value.
  private mutating func terms(
    of holder: ConstraintReading, _ explanation: LayoutExplanation, _ depth: Int
  ) -> [LayoutSum.Term]? {
    let sides = holder.terms.map {
      LayoutSum.Term.attribute($0.attribute, value: $0.value, factor: $0.multiplier)
    }
    let constant = holder.constant == 0 ? [] : [LayoutSum.Term.constant(holder.constant)]
    return terms(of: sides, explanation, depth, in: holder.coordinates).map { $0 + constant }
  }

  private mutating func terms(
    of sides: [LayoutSum.Term], _ explanation: LayoutExplanation, _ depth: Int,
    in coordinates: LayoutNode? = nil
  ) -> [LayoutSum.Term]? {
    var found: [LayoutSum.Term] = []
    for term in sides {
      let link: Ledger.Link
      switch term {
      case .attribute(let attribute, _, _):
        link = Ledger.Link(
          attribute: attribute,
          coordinates: attribute.attribute.isPosition
            ? coordinates ?? explanation.coordinates : nil, fittedView: explanation.fittedView)
      case .fitted(let attribute, _):
        link = Ledger.Link(
          attribute: attribute, coordinates: nil, fittedView: attribute.item as? LayoutNode)
      case .amount, .baseline, .constant:
        if term.amount != 0 { found.append(term) }
        continue
      }
      guard let next = link.explanation,
        let inner = terms(of: next, depth: depth + 1)
      else { return nil }
      found += inner.map { $0.scaled(by: term.factor) }
    }
    return found
  }
}

extension LayoutSum.Term {
  /// The factor of an attribute or amount; 1 for others.
  fileprivate var factor: Double {
    switch self {
    case .attribute(_, _, let factor), .amount(_, _, _, let factor): factor
    case .fitted, .baseline, .constant: 1
    }
  }

  fileprivate func scaled(by scale: Double) -> LayoutSum.Term {
    switch self {
    case .attribute(let attribute, let value, let factor):
      .attribute(attribute, value: value, factor: factor * scale)
    case .amount(let name, let node, let value, let factor):
      .amount(name: name, of: node, value: value, factor: factor * scale)
    case .fitted(let attribute, let value): .attribute(attribute, value: value, factor: scale)
    case .baseline(let node, let offset): .baseline(of: node, offset: offset * scale)
    case .constant(let value): .constant(value * scale)
    }
  }
}

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
