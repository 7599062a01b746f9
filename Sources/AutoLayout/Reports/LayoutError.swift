import Localization

/// A reason why a constraint cannot be created, activated or changed.
///
/// A refused constraint takes no part in the layout. `description` is the sentence for people.
public indirect enum LayoutError: Error, Hashable, Sendable {
  /// The two attributes cannot be compared: a size with a position, the two axes, left or right
  /// with leading or trailing.
  case illegalPair(first: LayoutAttribute, second: LayoutAttribute)
  /// A position without a second item, and so without a coordinate system.
  case positionWithoutSecondItem(LayoutAttribute)
  /// A second attribute without a second item.
  case secondAttributeWithoutItem(LayoutAttribute)
  /// A second item without a second attribute.
  case secondItemWithoutAttribute(LayoutAttribute)
  /// A position with a multiplier of zero, which makes it a constant.
  case zeroMultiplier(LayoutAttribute)
  /// A constant or multiplier that is not a finite number.
  case notFinite(name: String, value: String)
  /// A priority outside 0 < priority <= 1000.
  case priorityOutOfRange(Double)
  /// A change of an active constraint from required to optional or back.
  case requiredChange(from: Double, to: Double)
  /// A position relative to the superview, for a view that has none.
  case noSuperview(view: String, attribute: LayoutAttribute, source: SourceLocation?)
  /// A view of the constraint no longer exists.
  case itemGone(constraint: String)
  /// The items are in different trees.
  case noCommonAncestor(
    constraint: String, first: String, firstChain: String, second: String, secondChain: String,
    cure: LocalizedText, source: SourceLocation?)
  /// An item is outside the view that the constraint is added to.
  case itemOutside(constraint: String, item: String, view: String, source: SourceLocation?)
  /// A constraint between the inside and the outside of an island, a view that is laid out on its own.
  case crossesIsland(constraint: String, island: String, source: SourceLocation?)
}

extension LayoutError {
  /// The constraint or view that the sentence begins with; nil if it begins with neither.
  var subject: String? {
    switch self {
    case .noCommonAncestor(let constraint, _, _, _, _, _, _), .itemOutside(let constraint, _, _, _),
      .crossesIsland(let constraint, _, _):
      constraint
    case .noSuperview(let view, _, _): view
    default: nil
    }
  }

  /// The source line in the sentence; nil if it names none.
  var source: SourceLocation? {
    switch self {
    case .noCommonAncestor(_, _, _, _, _, _, let source), .itemOutside(_, _, _, let source),
      .crossesIsland(_, _, let source), .noSuperview(_, _, let source):
      source
    default: nil
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// The sentence, with the remedy where there is one:
  /// `A multiplier of 0 makes the position left a constant. Use any other number.`
  public var description: String { text.english }

  /// The sentence, to be translated.
  public var text: LocalizedText {
    switch self {
    case .illegalPair(let first, let second):
      """
      A constraint cannot relate \(first) to \(second). Sizes go with sizes, positions with \
      positions of the same axis, and left or right not with leading or trailing.
      """
    case .positionWithoutSecondItem(let attribute):
      """
      The position \(attribute) cannot equal a constant alone: it needs a second view to be \
      measured from. Only width and height can.
      """
    case .secondAttributeWithoutItem(let attribute):
      "The second attribute \(attribute) has no view. Name one, or leave the attribute out."
    case .secondItemWithoutAttribute(let attribute):
      "The second view of a constraint on \(attribute) has no attribute. Name one, or no view."
    case .zeroMultiplier(let attribute):
      "A multiplier of 0 makes the position \(attribute) a constant. Use any other number."
    case .notFinite(let name, let value):
      "The \(LocalizedText(key: name, values: [])) of a constraint is \(value). It must be a finite number."
    case .priorityOutOfRange(let value):
      "The priority \(value.short) is out of range. It must be above 0 and at most 1000."
    case .requiredChange(let from, let to):
      """
      The priority of an active constraint cannot change from \(from.short) to \(to.short): required \
      and optional cannot be exchanged. Deactivate it first.
      """
    case .itemGone(let constraint):
      "A view of \(constraint) no longer exists."
    case .noCommonAncestor(
      let constraint, let first, let firstChain, let second, let secondChain, let cure, let source):
      """
      \(constraint) cannot be activated\(Self.place(source)): couldn't find a common superview for \
      \(first) and \(second). From the first up: \(firstChain). From the second up: \(secondChain). \
      \(cure)
      """
    case .noSuperview(let view, let attribute, let source):
      """
      \(view) has no superview\(Self.place(source)), so its \(attribute) has nothing to count from. Add it \
      to a superview first.
      """
    case .itemOutside(let constraint, let item, let view, let source):
      """
      \(constraint) cannot be added to \(view)\(Self.place(source)): \(item) is not inside it. Add it to a \
      view that contains both items, or set isActive = true, which finds that view.
      """
    case .crossesIsland(let constraint, let island, let source):
      """
      \(constraint) cannot be activated\(Self.place(source)): \(island) is laid out on its own, and \
      the constraint crosses its edge. Constrain the views inside it to each other and to it.
      """
    }
  }

  private static func place(_ source: SourceLocation?) -> LocalizedText {
    source.map { " (\($0))" } ?? .empty
  }
}
