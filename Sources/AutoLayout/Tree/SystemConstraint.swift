/// A constraint that the system adds, as it appears in a conflict.
struct SystemConstraint {
  /// The kinds of system constraints. Within an item they yield in this order, except for `nonNegativeSize`.
  enum Kind: Int, CaseIterable {
    case encapsulatedSize, autoresizing, guide, nonNegativeSize, hugging, compressionResistance

    /// Whether the constraint comes from the program or from a view's content; false for the rule that
    /// lengths are not negative.
    var isStated: Bool {
      switch self {
      case .encapsulatedSize, .autoresizing, .guide, .hugging, .compressionResistance: true
      case .nonNegativeSize: false
      }
    }
  }

  let kind: Kind
  let attribute: LayoutAttribute
  let link: ItemLink
  var constant: Double
  var priority = LayoutPriority.required
  /// The superview and the factor, if the attribute follows the superview's length.
  var follows: (superview: ItemLink, factor: Double)?

  /// Creates a required constraint on an item's length along an axis, or on its near edge.
  init(
    _ kind: Kind, _ link: ItemLink, _ axis: LayoutAxis, isOrigin: Bool = false, constant: Double
  ) {
    self.kind = kind
    self.link = link
    self.constant = constant
    attribute =
      switch (axis, isOrigin) {
      case (.horizontal, true): .left
      case (.vertical, true): .top
      case (.horizontal, false): .width
      case (.vertical, false): .height
      }
  }

  @MainActor var item: LayoutItem? { link.item }
}

/// The identity of a constraint that is left out, stable from solve to solve.
enum LeftOutKey: Hashable {
  case user(ObjectIdentifier)
  case content(ObjectIdentifier, SystemConstraint.Kind, LayoutAxis)
}

extension SystemConstraint.Kind {
  /// The relation of the length or edge to the constant.
  var relation: LayoutRelation {
    switch self {
    case .encapsulatedSize, .autoresizing, .guide: .equal
    case .nonNegativeSize, .compressionResistance: .greaterThanOrEqual
    case .hugging: .lessThanOrEqual
    }
  }
}
