/// The content of a constraint: `left relation right`, at a priority.
///
/// All dialects are read into it and written from it. Mostly it is
/// `item.attribute relation multiplier × item.attribute + constant`; a log can have longer sums.
package struct ConstraintStatement: Hashable, Sendable {
  /// The notation in which the statement was written.
  package enum Form: Hashable, Sendable {
    case equation
    /// The Visual Format Language.
    case visual
  }

  /// The view in whose coordinates multiplied positions are measured.
  package struct Coordinates: Hashable, Sendable {
    package let item: StatedItem
    /// Whether positions are measured from the right edge to the left.
    package var isMirrored = false
    /// Whether the view scrolls. Its edges are then those of its content.
    package var scrolls = false

    package init(_ item: StatedItem, isMirrored: Bool = false, scrolls: Bool = false) {
      self.item = item
      self.isMirrored = isMirrored
      self.scrolls = scrolls
    }
  }

  package var left: LinearSum
  package var relation: LayoutRelation
  package var right: LinearSum
  package var priority = LayoutPriority.required
  /// The source line that created the constraint; nil if unknown.
  package var source: SourceLocation?
  package var form = Form.equation
  /// The largest number of decimals in the line, since logs round numbers to six digits.
  package var decimals = 0
  /// The coordinates of multiplied positions; nil if no position is multiplied, or the view is unknown.
  package var coordinates: Coordinates?

  package init(
    left: LinearSum, relation: LayoutRelation, right: LinearSum, form: Form = .equation,
    decimals: Int = 0
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.form = form
    self.decimals = decimals
  }
}

extension ConstraintStatement {
  /// The place on the left side, if the left side is a single place; nil otherwise.
  package var first: StatedPlace? {
    left.parts.count == 1 && left.parts[0].factor == 1 && left.constant == 0
      ? left.parts[0].place : nil
  }

  /// The place on the right side, if there is exactly one; nil otherwise.
  package var second: StatedPlace? { right.parts.count == 1 ? right.parts[0].place : nil }

  /// The factor of ``second``; 1 without one.
  package var multiplier: Double { right.parts.first?.factor ?? 1 }

  /// The constant on the right side.
  package var constant: Double {
    get { right.constant }
    set { right.constant = newValue }
  }

  /// Whether the statement has the form `first relation [multiplier *] [second] + constant`.
  package var isSimple: Bool { first != nil && right.parts.count <= 1 }

  /// All parts, those of the left side first.
  package var parts: [LinearSum.Part] { left.parts + right.parts }

  /// The items in order of appearance, each once.
  package var items: [StatedItem] {
    var found: [StatedItem] = []
    for part in parts where !found.contains(part.place.item) { found.append(part.place.item) }
    return found
  }

  /// The axis of all places; nil if they have different ones.
  package var axis: LayoutAxis? {
    let axes = Set(parts.compactMap(\.place.attribute.axis))
    return axes.count == 1 ? axes.first : nil
  }

  /// Returns the statement with each item replaced by the result of a function.
  package func replacing(_ replacement: (StatedItem) -> StatedItem) -> ConstraintStatement {
    func replaced(_ sum: LinearSum) -> LinearSum {
      var result = LinearSum(constant: sum.constant)
      result.parts = sum.parts.map {
        LinearSum.Part(
          place: StatedPlace(item: replacement($0.place.item), attribute: $0.place.attribute),
          factor: $0.factor)
      }
      return result
    }
    var statement = self
    (statement.left, statement.right) = (replaced(left), replaced(right))
    return statement
  }

  /// The statement with the inner view on the left side: a distance to the far edge of a superview is
  /// stated from the view.
  package var fromInside: ConstraintStatement {
    guard form == .visual, let first, let second, first.attribute.role == .far,
      second.attribute.role == .far
    else { return self }
    var statement = self
    statement.left = LinearSum(second)
    statement.relation = relation.reversed
    statement.right = LinearSum(first, constant: -constant)
    return statement
  }
}
