/// One of the system's own constraints, as a conflict's list shows it.
struct SystemConstraint {
  /// Within an item they yield in this order, but for that of lengths that are not negative.
  enum Kind: Int, CaseIterable {
    case encapsulatedSize, autoresizing, guide, nonNegativeSize, hugging, compressionResistance

    /// Whether somebody has said it, if only by what a view shows: not that lengths are not negative.
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
  /// What the attribute is compared with beside the constant: so much of the superview's length.
  var follows: (superview: ItemLink, factor: Double)?

  /// A required constraint on an item's length along an axis, or on its near edge.
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

/// A constraint that is left out: the same one whenever that happens.
enum LeftOutKey: Hashable {
  case user(ObjectIdentifier)
  case content(ObjectIdentifier, SystemConstraint.Kind, LayoutAxis)
}
