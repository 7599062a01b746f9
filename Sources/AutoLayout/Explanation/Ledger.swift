import Localization

/// The rows of an explanation, for display.
@MainActor public struct Ledger {
  /// A row: an amount, and its reason in numbers and words.
  @MainActor public struct Row {
    /// The part of the explanation that a row belongs to.
    public enum Part: String, CaseIterable, Sendable {
      /// The value itself, and its coordinates.
      case value
      /// A mistake that led to the view's frame, such as a missing constraint.
      case mistake
      /// A sum that equals the value.
      case sum = "is"
      /// A constraint or fact that holds the value.
      case heldBy = "held by"
      /// A constraint that is violated.
      case lost
      /// The rule that chose the value.
      case chosen
      /// A bound that the value does not reach.
      case nextBound = "next bound"
      /// A number whose change moves the value.
      case movesIt = "moves it"
      /// The rounding to cells.
      case rounding
    }

    /// The part that the row belongs to.
    public let part: Part
    /// The number in the left column, with its sign for a rate; nil if there is none.
    public let amount: String?
    /// The reason, in numbers and words, to be translated.
    public let text: LocalizedText
    /// The reason in fewer words, for a narrow line: sums without the views that own margins, constraints without
    /// priorities. For other rows it is the same as `text`.
    public var briefText: LocalizedText { brief ?? text }
    var brief: LocalizedText?
    /// The constraint as code; nil for a system constraint.
    public let code: String?
    /// The cure for a mistake, in sentences; nil for other rows.
    public let cure: LocalizedText?
    /// The source line of the constraint; nil for a system constraint.
    public let source: SourceLocation?
    /// Links to the explanations of the attributes in the row.
    public let links: [Link]
  }

  /// A link to an attribute, with the coordinates in which the row gives its value.
  @MainActor public struct Link {
    /// The attribute.
    public let attribute: ItemAttribute
    /// The view in whose coordinates the value is measured; nil for a length.
    public let coordinates: LayoutNode?
    /// The view whose last fitting has the value; nil for a layout.
    public var fittedView: LayoutNode?

    /// The explanation of the attribute; nil while changes wait for a layout.
    public var explanation: LayoutExplanation? {
      if let fittedView {
        return fittedView.explanationInLastFitting(
          of: attribute, in: coordinates ?? attribute.item.placeInFitting(of: fittedView))
      }
      return attribute.item.explanation(of: attribute.attribute, in: coordinates)
    }
  }

  /// The rows, the most decisive first.
  public let rows: [Row]

  /// Creates the ledger of an explanation.
  public init(_ explanation: LayoutExplanation) {
    let writer = LedgerWriter(explanation)
    rows = writer.rows
  }
}
