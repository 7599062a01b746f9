/// A value as a sum of others.
@MainActor public struct LayoutSum {
  /// A number of the sum.
  public enum Term {
    /// An attribute's value, times a factor.
    case attribute(ItemAttribute, value: Double, factor: Double)
    /// A number of a view, such as a margin or a border, times a factor.
    case amount(name: String, of: LayoutNode, value: Double, factor: Double)
    /// A length of a view as its last fitting found it.
    case fitted(ItemAttribute, value: Double)
    /// The distance of a line of text from an edge.
    case baseline(of: LayoutNode, offset: Double)

    /// The value times the factor.
    public var amount: Double {
      switch self {
      case .attribute(_, let value, let factor), .amount(_, _, let value, let factor):
        value * factor
      case .fitted(_, let value): value
      case .baseline(_, let offset): offset
      }
    }
  }

  /// The numbers, which add up to the explained value.
  public let terms: [Term]

  /// Creates a sum, for the reason for a frame.
  public init(terms: [Term]) { self.terms = terms }
}
