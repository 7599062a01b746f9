internal import Cassowary

/// Questions for debugging: which values constraints do not decide, and which constraints decide a position or length.
/// The answers are as of the last layout. UIKit's name of the category: `UIConstraintBasedLayoutDebugging`.
extension LayoutItem {
  /// Whether the constraints allow more than one frame. The solver's rule for ties then chose this one.
  ///
  /// False for an explicit frame, for a root or island, and while changes wait for a layout. A guide that follows from
  /// its view, like ``LayoutNode/layoutMarginsGuide``, is ambiguous if the view is. UIKit's name: `hasAmbiguousLayout`.
  ///
  /// - Complexity: up to eight solves of a copy of the island's system.
  public final var hasAmbiguousLayout: Bool {
    guard let (system, record) = solvedRecord else { return false }
    return record.frameValues.contains { system.isOpen($0.variable) }
  }

  /// Moves an ambiguous view to another place or size that satisfies the constraints and priorities equally
  /// well. UIKit's name: `exerciseAmbiguityInLayout`.
  ///
  /// Frames change at once, also those of other views. Each call shows an extreme of the next one of the
  /// ``ambiguities``; after the last, the original layout. The next layout of the tree, or of the view's
  /// island, also restores the original.
  ///
  /// - Returns: Whether the view is ambiguous.
  /// - Complexity: a few solves of a copy of the island's system, and a layout.
  @discardableResult public final func exerciseAmbiguityInLayout() -> Bool {
    guard let (_, record) = solvedRecord, let engine = node?.island.layoutEngine else {
      return false
    }
    return engine.exerciseAmbiguity(of: record)
  }

  /// The values of the frame that constraints do not decide, with their ranges; empty if
  /// ``hasAmbiguousLayout`` is false.
  ///
  /// - Complexity: up to sixteen solves of a copy of the island's system.
  public final var ambiguities: [LayoutAmbiguity] {
    guard let (system, record) = solvedRecord else { return [] }
    return record.frameValues.compactMap { value in
      guard system.isOpen(value.variable),
        let range = try? system.solver.range(of: value.variable)
      else { return nil }
      return LayoutAmbiguity(
        attribute: value.attribute, value: Snap.value(system.value(of: value.variable)),
        range: Snap.value(range.lowerBound)...Snap.value(range.upperBound))
    }
  }

  /// Returns the active constraints that hold the position and the length along an axis: a change of their
  /// constant would change one of the two. The system's come first, then the others in order of activation.
  ///
  /// If required constraints forbid a change of a constant, it counts as if they yielded. The result is empty
  /// for an item that takes no part in the layout, while changes wait for a layout, and where only the rule
  /// for free variables decides. UIKit's name: `constraintsAffectingLayout(for:)`.
  ///
  /// - Complexity: some solves of a copy of the island's system for each constraint that is connected with
  ///   the item.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [AffectingConstraint] {
    guard let (system, record) = settledRecord else { return [] }
    return system.constraintsHolding(record, axis)
  }

  /// The record of the item, or of the view that the guide follows from; nil unless the engine decides its
  /// frame.
  final var solvedRecord: (LayoutSystem, EngineRecord)? {
    guard let (system, record) = settledRecord else { return nil }
    return record.role == .solved || record.role == .guide ? (system, record) : nil
  }

  /// Whether the item's island has no pending changes.
  final var isSettled: Bool {
    guard let engine = node?.island.layoutEngine else { return false }
    return !engine.isDirty && !engine.hasGivenUp
  }

  /// The record of the item, or of the view that the guide follows from; nil while changes are pending.
  private final var settledRecord: (LayoutSystem, EngineRecord)? {
    let isReadOff = (self as? LayoutGuide).map { !$0.hasVariables } ?? false
    guard let item = isReadOff ? container : self, let engine = item.node?.island.layoutEngine,
      !engine.isDirty, !engine.hasGivenUp, let record = engine.record(of: item)
    else { return nil }
    return (engine.system, record)
  }
}

/// A value of a frame that constraints do not decide.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The attribute: left, top, width or height.
  public let attribute: LayoutAttribute
  /// The present value, in the superview's coordinates.
  public let value: Double
  /// The possible values, which satisfy the constraints equally well; an end is infinite if nothing limits it.
  public let range: ClosedRange<Double>
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The attribute, its value and its range: `left 3 of 3...14`.
  public var description: String {
    "\(attribute) \(value.short) of \(range.lowerBound.short)...\(range.upperBound.short)"
  }
}

extension AffectingConstraint: @MainActor CustomStringConvertible {}

/// A constraint that holds a view in place.
@MainActor public struct AffectingConstraint {
  /// The constraint; nil for a system constraint.
  public let constraint: LayoutConstraint?
  /// The constraint as logs show it.
  public let description: String
  /// The constraint as an English sentence.
  public let sentence: String
}
