/// A builder of constraints from a parsed visual format.
@MainActor struct VisualFormatBuilder {
  private let lookup: VisualFormatLookup
  private let syntax: VisualFormatSyntax
  private let options: VisualFormatOptions
  private let edges: VisualFormatEdges
  private let source: SourceLocation
  private var constraints: [LayoutConstraint] = []

  /// The relation, constant and priority of a constraint, and their position in the format.
  private struct Comparison {
    var relation = LayoutRelation.equal
    var constant = 0.0
    var priority = LayoutPriority.required
    var offset: Int
  }

  /// One side of a constraint: an attribute of an item.
  private struct Side {
    let item: LayoutItem
    let attribute: LayoutAttribute
  }

  init(
    _ syntax: VisualFormatSyntax, options: VisualFormatOptions, lookup: VisualFormatLookup,
    source: SourceLocation
  ) {
    self.syntax = syntax
    self.options = options
    self.lookup = lookup
    self.source = source
    edges = VisualFormatEdges(axis: syntax.axis, options: options)
  }

  /// Returns the constraints in the order of the format, followed by the alignments.
  mutating func build() throws(VisualFormatError) -> [LayoutConstraint] {
    if options.isSuperset(of: [.directionLeftToRight, .directionRightToLeft]) {
      throw lookup.error("Options ask for left to right and for right to left at once", at: 0)
    }
    if edges.spansLines, syntax.axis == .horizontal {
      throw lookup.error(
        "Options ask for spaces from baseline to baseline, which only vertical layout has", at: 0)
    }
    var items: [LayoutItem] = []
    for index in syntax.places.indices { items.append(try lookup.item(at: index, of: syntax)) }
    for (index, item) in items.enumerated() {
      if index > 0 { try addConnection(index - 1, from: items[index - 1], to: item) }
      try addSizes(at: index, of: item)
    }
    try addAlignments(of: items)
    return constraints
  }

  private mutating func add(
    _ first: Side, _ comparison: Comparison, _ second: Side? = nil
  ) throws(VisualFormatError) {
    try add(first.item, first.attribute, comparison, second?.item, second?.attribute)
  }

  private mutating func add(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ comparison: Comparison,
    _ second: LayoutItem?, _ otherAttribute: LayoutAttribute?
  ) throws(VisualFormatError) {
    do throws(LayoutError) {
      constraints.append(
        try LayoutConstraint(
          item: first, attribute: attribute, relatedBy: comparison.relation,
          toItem: second, attribute: otherAttribute, constant: comparison.constant,
          priority: comparison.priority, source: source))
    } catch {
      throw lookup.error("\(error)", at: comparison.offset)
    }
  }

  private mutating func addSizes(
    at index: Int, of item: LayoutItem
  ) throws(VisualFormatError) {
    guard case .view(let view) = syntax.places[index] else { return }
    let size = Side(item: item, attribute: edges.size)
    for predicate in view.predicates {
      var comparison = Comparison(
        relation: predicate.relation, priority: try lookup.priority(predicate.priority),
        offset: predicate.object.start)
      if let other = lookup.view(predicate.object) {
        try add(size, comparison, Side(item: other, attribute: edges.size))
      } else {
        comparison.constant = try lookup.number(predicate.object)
        try add(size, comparison)
      }
    }
  }

  /// Adds the constraints between the place at `index` and the next place.
  private mutating func addConnection(
    _ index: Int, from: LayoutItem, to: LayoutItem
  ) throws(VisualFormatError) {
    let connection = syntax.connections[index]
    let (place, next) = (syntax.places[index], syntax.places[index + 1])
    let start = Side(item: from, attribute: edges.end(of: place, at: connection, before: next))
    let end = Side(item: to, attribute: edges.start(of: next, at: connection, after: place))
    for distance in try distances(of: connection, start: start, end: end) {
      // The edge with the greater coordinate is the first item, so that the constant is the distance.
      if edges.isReversed {
        try add(start, distance, end)
      } else {
        try add(end, distance, start)
      }
    }
  }

  private func distances(
    of connection: VisualFormatSyntax.Connection, start: Side, end: Side
  ) throws(VisualFormatError) -> [Comparison] {
    switch connection {
    case .flush(let offset): return [Comparison(offset: offset)]
    case .standard(let offset):
      // If one side is a margin attribute, the margin is the distance and the constant is 0.
      let margins = [edges.nearMargin, edges.farMargin]
      let hasMargin = margins.contains(start.attribute) || margins.contains(end.attribute)
      let distance = hasMargin ? 0 : LayoutConstraint.standardSpacing
      return [Comparison(constant: distance, offset: offset)]
    case .spaces(let predicates):
      var distances: [Comparison] = []
      for predicate in predicates {
        distances.append(
          Comparison(
            relation: predicate.relation, constant: try lookup.space(predicate.object),
            priority: try lookup.priority(predicate.priority), offset: predicate.object.start))
      }
      return distances
    }
  }

  /// Adds the alignment of each view with the one before it; the superview is not aligned.
  private mutating func addAlignments(of items: [LayoutItem]) throws(VisualFormatError) {
    let indices = items.indices.filter {
      if case .view = syntax.places[$0] { true } else { false }
    }
    for (one, other) in zip(indices, indices.dropFirst()) {
      guard case .view(let view) = syntax.places[other] else { continue }
      try align(items[other], with: items[one], at: view.offset)
    }
  }

  private mutating func align(
    _ item: LayoutItem, with previous: LayoutItem, at offset: Int
  ) throws(VisualFormatError) {
    for attribute in options.alignedAttributes {
      try checkAlignment(attribute, at: offset)
      try add(item, attribute, Comparison(offset: offset), previous, attribute)
    }
  }

  /// Throws an error if an alignment is along the format's own axis.
  private func checkAlignment(
    _ attribute: LayoutAttribute, at offset: Int
  ) throws(VisualFormatError) {
    guard attribute.axis == syntax.axis else { return }
    let axis = syntax.axis == .horizontal ? "horizontal" : "vertical"
    throw lookup.error(
      """
      Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout \
      that is also \(axis).
      """, at: offset)
  }
}
