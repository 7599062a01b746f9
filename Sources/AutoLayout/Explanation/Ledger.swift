import Localization

/// The rows of an explanation, for people.
@MainActor public struct Ledger {
  /// A row: an amount, and its reason in numbers and words.
  @MainActor public struct Row {
    /// The part of the explanation that a row belongs to.
    public enum Part: String, CaseIterable, Sendable {
      /// The value itself, and its coordinates.
      case value
      /// A mistake of which the view's frame follows, such as a constraint that is missing.
      case mistake
      /// A sum that the value is.
      case sum = "is"
      /// A constraint or fact that holds the value.
      case heldBy = "held by"
      /// A constraint that does not hold.
      case lost
      /// A rule that chose the value.
      case chosen
      /// A bound that the value does not reach.
      case nextBound = "next bound"
      /// A number that moves the value.
      case movesIt = "moves it"
      /// The rounding to cells.
      case rounding
    }

    /// The part that the row belongs to.
    public let part: Part
    /// The number in the left column, with its sign for a rate; nil for none.
    public let amount: String?
    /// The reason, in numbers and words, to be translated.
    public let text: LocalizedText
    /// The reason without what can be read elsewhere, for a narrow line: sums do not say whose margins they have, and
    /// what holds a value not with which priority. The same as `text` for others.
    public var briefText: LocalizedText { brief ?? text }
    var brief: LocalizedText?
    /// The constraint as code; nil for those of the system.
    public let code: String?
    /// What to do about a mistake, in sentences; nil for other rows.
    public let cure: LocalizedText?
    /// The line of the constraint; nil for those of the system.
    public let source: SourceLocation?
    /// The attributes that the row speaks of, whose explanations go on.
    public let links: [Link]
  }

  /// An attribute in the coordinates in which a row has its value.
  @MainActor public struct Link {
    /// The attribute.
    public let attribute: ItemAttribute
    /// The view in whose coordinates its value is; nil for a length.
    public let coordinates: LayoutNode?
    /// The view whose last fitting the value is of; nil for a layout.
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
