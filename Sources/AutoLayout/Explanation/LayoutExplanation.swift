import Localization

/// The reasons for a value of the last layout: an edge, a centre, a length or a baseline of a view or guide.
///
/// It is a ledger: a list of the parts that apply, each with its numbers. All numbers come from the solver. A
/// number that follows from others has links to their explanations. Nothing is computed before an explanation
/// is requested, and the request changes nothing.
@MainActor public struct LayoutExplanation {
  /// The explained attribute.
  public let subject: ItemAttribute
  /// The view in whose coordinates a position is measured: the superview or a guide's owner, unless another one
  /// was requested; nil for a root.
  public let coordinates: LayoutNode?
  /// The view whose last fitting is explained, such as the content of a table's row; nil for a layout.
  public internal(set) var fittedView: LayoutNode?
  /// The value in layout units; a position is in ``coordinates``.
  public let value: Double
  /// The value in the coordinates of the window, or another root.
  public let valueInRoot: Double
  /// The mistakes that led to the value: missing constraints, a view without a frame, or a frame that is a
  /// constraint beside others. ``LayoutNode/diagnose()`` finds the same ones.
  public internal(set) var mistakes: [LayoutDiagnostic] = []
  /// The value as a sum of others: `right 60 - width 19`. Nil if constraints are on the attribute itself.
  public internal(set) var sum: LayoutSum?
  /// The constraints that hold the value: if any one of them were removed, the value would move. The most
  /// important come first.
  public internal(set) var holders: [ConstraintReading] = []
  /// The reason for a value that no constraint decides: an explicit frame, or the size of the window.
  public internal(set) var ending: Ending?
  /// The constraints on the attribute that are violated, with the constraints that prevail.
  public internal(set) var losses: [LostConstraint] = []
  /// The inequalities on the attribute that do not hold it, those with the smallest slack first. The slack is 0
  /// if the value touches the bound without being held by it.
  public internal(set) var bounds: [ConstraintReading] = []
  /// The numbers whose change would move the value, with the factors.
  public internal(set) var movers: [LayoutMover] = []
  /// The rule that chose among several values; nil if constraints allow only one.
  public internal(set) var choice: LayoutChoice?
  /// The difference between the solved value and the one on the screen; nil if there is none.
  public internal(set) var rounding: LayoutRounding?

  /// A reason that ends a chain of explanations.
  public enum Ending {
    /// The frame was set, not computed. The text is the reason, if the view that set the frame gives one.
    case explicitFrame(LocalizedText?)
    /// The size of the window, or of another root.
    case rootSize
    /// The target of a fitting, such as the width of a table's row.
    case fittingTarget(LayoutPriority)
    /// The origin of the coordinates.
    case origin
  }
}
