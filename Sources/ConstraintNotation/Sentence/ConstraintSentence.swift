package import Localization

/// A statement as a sentence: `'title' is to be at least twice as wide as the button.`
///
/// In Chinese the words for a place follow “必须在”, those for a length follow “必须”.
package struct ConstraintSentence {
  private let statement: ConstraintStatement
  private let name: (StatedItem) -> LocalizedText
  private let atStart: (StatedItem) -> LocalizedText

  /// - Parameters:
  ///   - name: Returns the name of an item inside a sentence.
  ///   - atStart: Returns its name at the start of a sentence.
  package init(
    _ statement: ConstraintStatement, name: @escaping (StatedItem) -> LocalizedText,
    atStart: @escaping (StatedItem) -> LocalizedText
  ) {
    self.statement = statement
    self.name = name
    self.atStart = atStart
  }

  /// The sentence with its full stop.
  package var sentence: LocalizedText {
    guard let subject else { return LocalizedText("\(equation).", chinese: "\(equation)。") }
    let (item, attribute) = subject
    let words = predicate(
      item, attribute,
      attribute.isPosition
        ? LocalizedText(
          "The \(attribute.words) of \(name(item))", chinese: "\(name(item))的\(attribute.words)")
        : atStart(item))
    return LocalizedText("\(words).", chinese: "\(words)。")
  }

  /// The same inside of another sentence: `the top edge of 'title' is to be at that of 'page'`.
  package var clause: LocalizedText {
    guard let subject else { return LocalizedText(verbatim: equation) }
    let (item, attribute) = subject
    return predicate(
      item, attribute, attribute.isPosition ? place(attribute, of: item) : name(item))
  }

  /// Whether the statement can be expressed in words. Longer sums, anchors with names of their own, and multiples of
  /// positions in an unknown view are written as equations.
  package var hasWords: Bool { subject != nil }

  private var equation: String { statement.equation(.people) { $0.name ?? $0.plainClass } }

  /// The item and the attribute that the sentence is about; nil if it is an equation.
  private var subject: (item: StatedItem, attribute: LayoutAttribute)? {
    guard statement.isSimple, let first = statement.first, let attribute = first.attribute.known
    else { return nil }
    if statement.second != nil {
      guard let second, second.attribute.isPosition == attribute.isPosition else { return nil }
      if attribute.isPosition, multiplier != 1, statement.coordinates == nil { return nil }
    }
    return (first.item, attribute)
  }

  private func predicate(
    _ item: StatedItem, _ attribute: LayoutAttribute, _ subject: LocalizedText
  ) -> LocalizedText {
    let priority = statement.priority.description
    guard attribute.isPosition else {
      let size = size(item, attribute)
      return statement.priority == .required
        ? LocalizedText("\(subject) is to be \(size)", chinese: "\(subject)必须\(size)")
        : LocalizedText(
          "\(subject) should be \(size) (priority \(priority))",
          chinese: "\(subject)应\(size)（优先级 \(priority)）")
    }
    let position = position(item, attribute)
    return statement.priority == .required
      ? LocalizedText("\(subject) is to be \(position)", chinese: "\(subject)必须在\(position)")
      : LocalizedText(
        "\(subject) should be \(position) (priority \(priority))",
        chinese: "\(subject)应在\(position)（优先级 \(priority)）")
  }

  private func place(_ attribute: LayoutAttribute, of item: StatedItem) -> LocalizedText {
    LocalizedText(
      "the \(attribute.words) of \(name(item))", chinese: "\(name(item))的\(attribute.words)")
  }

  private var multiplier: Double { statement.multiplier }
  private var constant: Double { statement.constant }
  private var second: (item: StatedItem, attribute: LayoutAttribute)? {
    guard let second = statement.second, let attribute = second.attribute.known else { return nil }
    return (second.item, attribute)
  }

  // MARK: - Sizes

  private func size(_ item: StatedItem, _ attribute: LayoutAttribute) -> LocalizedText {
    guard let second, multiplier != 0 else {
      return statement.relation.bounding(attribute.axis.extent(constant))
    }
    let isSame = item == second.item
    if multiplier == 1, constant != 0, attribute == second.attribute, !isSame {
      return difference(attribute.axis, name(second.item))
    }
    let own: LocalizedText =
      attribute == second.attribute
      ? LocalizedText("itself", chinese: "自身") : LocalizedText("it", chinese: "它")
    let comparison = FactorWords.comparison(
      multiplier, attribute, isSame ? own : name(second.item), second.attribute)
    return "\(statement.relation.bounding(comparison))\(FactorWords.addition(constant))"
  }

  /// Returns a comparison with a difference: `at least 4 wider than the button`.
  private func difference(_ axis: LayoutAxis, _ other: LocalizedText) -> LocalizedText {
    let (bound, amount) = (distanceRelation.bound, abs(constant).short)
    return switch (axis, constant > 0) {
    case (.horizontal, true):
      LocalizedText(
        "\(bound)\(amount) wider than \(other)", chinese: "比\(other)\(bound)宽 \(amount)")
    case (.horizontal, false):
      LocalizedText(
        "\(bound)\(amount) narrower than \(other)", chinese: "比\(other)\(bound)窄 \(amount)")
    case (.vertical, true):
      LocalizedText(
        "\(bound)\(amount) taller than \(other)", chinese: "比\(other)\(bound)高 \(amount)")
    case (.vertical, false):
      LocalizedText(
        "\(bound)\(amount) shorter than \(other)", chinese: "比\(other)\(bound)矮 \(amount)")
    }
  }

  /// The relation of the constant's absolute value. For a negative constant it is reversed: "at least 10
  /// behind" is "at most 10 before".
  private var distanceRelation: LayoutRelation {
    constant > 0 ? statement.relation : statement.relation.reversed
  }

  // MARK: - Positions

  /// The direction in which the first item lies from the second.
  private enum Direction {
    case below, above, after, before, right, left
  }

  /// Returns the direction of a greater position, or of a smaller one.
  private func direction(_ attribute: LayoutAttribute, isGreater: Bool) -> Direction {
    if attribute.axis == .vertical { return isGreater ? .below : .above }
    if attribute.isDirectional || second?.attribute.isDirectional ?? false {
      return isGreater ? .after : .before
    }
    return isGreater ? .right : .left
  }

  private func position(_ item: StatedItem, _ attribute: LayoutAttribute) -> LocalizedText {
    let way = partOfWay(attribute)
    let target = way ?? target(item, attribute)
    guard constant == 0 else {
      let end = way.map { LocalizedText("the point \($0)", chinese: "\($0)") } ?? target
      return distance(direction(attribute, isGreater: constant > 0), end)
    }
    switch statement.relation {
    case .equal: return way ?? LocalizedText("at \(target)", chinese: "\(target)处")
    case .greaterThanOrEqual: return beyond(direction(attribute, isGreater: true), target)
    case .lessThanOrEqual: return beyond(direction(attribute, isGreater: false), target)
    }
  }

  /// Returns the constant's absolute value with its bound, and the place from which it is measured.
  private func distance(_ direction: Direction, _ end: LocalizedText) -> LocalizedText {
    let bound = distanceRelation.bound
    let amount = LocalizedText(
      "\(bound)\(abs(constant).short)", chinese: "\(bound) \(abs(constant).short)")
    return switch direction {
    case .below: LocalizedText("\(amount) below \(end)", chinese: "\(end)下方\(amount) 处")
    case .above: LocalizedText("\(amount) above \(end)", chinese: "\(end)上方\(amount) 处")
    case .after: LocalizedText("\(amount) after \(end)", chinese: "\(end)之后\(amount) 处")
    case .before: LocalizedText("\(amount) before \(end)", chinese: "\(end)之前\(amount) 处")
    case .right: LocalizedText("\(amount) to the right of \(end)", chinese: "\(end)右侧\(amount) 处")
    case .left: LocalizedText("\(amount) to the left of \(end)", chinese: "\(end)左侧\(amount) 处")
    }
  }

  private func beyond(_ direction: Direction, _ target: LocalizedText) -> LocalizedText {
    switch direction {
    case .below: LocalizedText("at or below \(target)", chinese: "\(target)或其下方")
    case .above: LocalizedText("at or above \(target)", chinese: "\(target)或其上方")
    case .after: LocalizedText("at or after \(target)", chinese: "\(target)或其之后")
    case .before: LocalizedText("at or before \(target)", chinese: "\(target)或其之前")
    case .right: LocalizedText("at or to the right of \(target)", chinese: "\(target)或其右侧")
    case .left: LocalizedText("at or to the left of \(target)", chinese: "\(target)或其左侧")
    }
  }

  /// Returns the right side as a place: `the right edge of 'page'`.
  private func target(_ item: StatedItem, _ attribute: LayoutAttribute) -> LocalizedText {
    guard let second else { return LocalizedText(verbatim: constant.short) }
    guard let coordinates = measuring else {
      // A language without a word like “that” repeats the name of the edge.
      return attribute == second.attribute && item != second.item
        ? LocalizedText(
          "that of \(name(second.item))", chinese: "\(name(second.item))的\(attribute.words)")
        : place(second.attribute, of: second.item)
    }
    let ancestor = name(coordinates.item)
    let (near, far) = ends(attribute, coordinates)
    guard let share = shareOfAncestor else {
      let (factor, end) = (FactorWords.factor(multiplier), end(coordinates))
      return LocalizedText(
        "the point \(factor)as far from the \(near) of \(ancestor) as \(end)",
        chinese: "距\(ancestor)的\(near)为\(end)到那里的距离的\(factor)的位置")
    }
    if share == 0 {
      return LocalizedText("the \(near) of \(ancestor)", chinese: "\(ancestor)的\(near)")
    }
    if share == 1 {
      return LocalizedText("the \(far) of \(ancestor)", chinese: "\(ancestor)的\(far)")
    }
    let factor = FactorWords.factor(share)
    return attribute.axis == .vertical
      ? LocalizedText(
        "the point \(factor)the height of \(ancestor) from its \(near)",
        chinese: "距\(ancestor)的\(near)为其高度的\(factor)的位置")
      : LocalizedText(
        "the point \(factor)the width of \(ancestor) from its \(near)",
        chinese: "距\(ancestor)的\(near)为其宽度的\(factor)的位置")
  }

  /// Returns the right side as a fraction of a distance, like `a third of the way across 'page'`; nil if it
  /// is not between the edges.
  private func partOfWay(_ attribute: LayoutAttribute) -> LocalizedText? {
    guard let coordinates = measuring else { return nil }
    let share = shareOfAncestor ?? multiplier
    guard share > 0, share < 1 else { return nil }
    let (way, ancestor) = (FactorWords.partOfWay(share), name(coordinates.item))
    if shareOfAncestor == nil {
      let (near, end) = (ends(attribute, coordinates).near, end(coordinates))
      return LocalizedText(
        "\(way) from the \(near) of \(ancestor) to \(end)",
        chinese: "从\(ancestor)的\(near)到\(end)的\(way)处")
    }
    if attribute.axis == .vertical {
      return LocalizedText("\(way) down \(ancestor)", chinese: "\(ancestor)自上而下\(way)处")
    }
    return coordinates.isMirrored
      ? LocalizedText("\(way) across \(ancestor) from the right", chinese: "\(ancestor)自右而左\(way)处")
      : LocalizedText("\(way) across \(ancestor)", chinese: "\(ancestor)自左而右\(way)处")
  }

  /// The view in whose coordinates the position is multiplied; nil if it is not multiplied, or the view is unknown.
  private var measuring: ConstraintStatement.Coordinates? {
    multiplier == 1 ? nil : statement.coordinates
  }

  /// Returns the words for the position of the second item, which is multiplied.
  private func end(_ coordinates: ConstraintStatement.Coordinates) -> LocalizedText {
    guard let second else { return .empty }
    return coordinates.item == second.item
      ? LocalizedText("its \(second.attribute.words)", chinese: "其\(second.attribute.words)")
      : place(second.attribute, of: second.item)
  }

  /// Returns the words for the edges at which the coordinates of the multiplied position begin and end.
  private func ends(
    _ attribute: LayoutAttribute, _ coordinates: ConstraintStatement.Coordinates
  ) -> (near: LocalizedText, far: LocalizedText) {
    if attribute.axis == .vertical {
      return (LayoutAttribute.top.words, LayoutAttribute.bottom.words)
    }
    let (left, right) = (LayoutAttribute.left.words, LayoutAttribute.right.words)
    return coordinates.isMirrored ? (right, left) : (left, right)
  }

  /// The right side as a fraction of the length of the view in whose coordinates it is measured; nil if it is not an
  /// edge or centre of that view.
  private var shareOfAncestor: Double? {
    guard let measuring, let second, measuring.item == second.item, !measuring.scrolls else {
      return nil
    }
    switch second.attribute {
    case .left, .top, .leading: return 0
    case .centerX, .centerY: return multiplier * 0.5
    case .right, .bottom, .trailing: return multiplier
    default: return nil
    }
  }
}
