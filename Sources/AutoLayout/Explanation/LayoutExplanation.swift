import Localization

/// The reasons for a value of the last layout: an edge, a centre, a length or a baseline of a view or guide.
///
/// It is a ledger: the parts that apply, each with its numbers. Every number in it is the solver's; those that
/// follow from others have links to them. Nothing is computed before an explanation is asked for, and asking
/// changes nothing.
@MainActor public struct LayoutExplanation {
  /// The explained attribute.
  public let subject: ItemAttribute
  /// The view in whose coordinates a position is: the superview, or a guide's owner, unless another one was asked
  /// for; nil for a root.
  public let coordinates: LayoutNode?
  /// The view whose last fitting is explained, such as the content of a table's row; nil for a layout.
  public internal(set) var fittedView: LayoutNode?
  /// The value in layout units; a position is in ``coordinates``.
  public let value: Double
  /// The value in the coordinates of the window, or another root.
  public let valueInRoot: Double
  /// The mistakes because of which the view is where it is: constraints that are missing, a view without a frame, a
  /// frame that counts besides constraints. ``LayoutNode/diagnose()`` finds the same.
  public internal(set) var mistakes: [LayoutDiagnostic] = []
  /// The value as a sum of others: `right 60 - width 19`. Nil where constraints are on the attribute itself.
  public internal(set) var sum: LayoutSum?
  /// The constraints that hold the value: without any one of them it would move. The most important come first.
  public internal(set) var holders: [ConstraintReading] = []
  /// The reason for a value that no constraint decides: an explicit frame, or the size of the window.
  public internal(set) var ending: Ending?
  /// The constraints on the attribute that do not hold, with those that prevail.
  public internal(set) var losses: [LostConstraint] = []
  /// The inequalities on the attribute that hold with room to spare, the nearest first. One that the value just
  /// touches, without being held, has 0 to spare.
  public internal(set) var bounds: [ConstraintReading] = []
  /// The numbers that move the value, with their factors.
  public internal(set) var movers: [LayoutMover] = []
  /// The rule that chose among several values; nil where constraints leave one only.
  public internal(set) var choice: LayoutChoice?
  /// The difference of the solved value and the one on the screen; nil where there is none.
  public internal(set) var rounding: LayoutRounding?

  /// A reason at the end of a chain of explanations.
  public enum Ending {
    /// The frame was set, not computed; in words, if the view that has set it gives a reason.
    case explicitFrame(LocalizedText?)
    /// The size of the window, or of another root.
    case rootSize
    /// The target of a fitting, such as the width of a table's row.
    case fittingTarget(LayoutPriority)
    /// The origin of the coordinates.
    case origin
  }
}
