internal import Cassowary

/// Questions about what the constraints leave open, and what holds a view where it is. All are meant
/// for debugging, and answer as of the last layout. UIKit's name of the category:
/// `UIConstraintBasedLayoutDebugging`.
extension LayoutItem {
  /// Whether the constraints leave the frame a choice, so that the rule for ties decided.
  ///
  /// False for a view whose frame is set by hand, for the top of a tree or island, and while changes
  /// wait for a layout. A guide that is read off its view, like
  /// ``LayoutNode/layoutMarginsGuide``, is as ambiguous as that is. UIKit's name:
  /// `hasAmbiguousLayout`.
  ///
  /// - Complexity: up to eight solves of a copy of the island's system.
  public final var hasAmbiguousLayout: Bool {
    guard let (system, record) = solvedRecord else { return false }
    return record.frameValues.contains { system.isOpen($0.variable) }
  }

  /// Moves an ambiguous view to another place or size that is as good for every constraint and
  /// priority, and returns whether it did. UIKit's name: `exerciseAmbiguityInLayout`.
  ///
  /// Frames change at once, also those of other views that give way. Each call shows the farthest
  /// that another of ``ambiguities`` can be, and when all were shown, what the written rule chooses
  /// again. The next layout of the tree, or of the island that the view is in, brings that back, too.
  ///
  /// - Complexity: a few solves of a copy of the island's system, and a layout.
  @discardableResult public final func exerciseAmbiguityInLayout() -> Bool {
    guard let (_, record) = solvedRecord, let engine = node?.island.layoutEngine else {
      return false
    }
    return engine.exerciseAmbiguity(of: record)
  }

  /// The parts of the frame that the constraints leave open, with all they could be; none where
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

  /// The active constraints that hold the position and the length along an axis where they are: those
  /// by whose constant one of the two would change. The system's own come first, then the others in
  /// order of activation.
  ///
  /// Where required constraints forbid a constant to change, it counts what would happen if they
  /// yielded. None are told of an item that takes no part in the layout, while changes wait for
  /// one, and where nothing but the rule for what is free decides. UIKit's name:
  /// `constraintsAffectingLayout(for:)`.
  ///
  /// - Complexity: some solves of a copy of the island's system for each constraint that is connected
  ///   with the item.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [AffectingConstraint] {
    guard let (system, record) = settledRecord else { return [] }
    return system.constraintsHolding(record, axis)
  }

  /// The record of the item, or of the view it is read off, where the engine decides on its frame.
  final var solvedRecord: (LayoutSystem, EngineRecord)? {
    guard let (system, record) = settledRecord else { return nil }
    return record.role == .solved || record.role == .guide ? (system, record) : nil
  }

  /// Whether no changes wait for a layout of the island that the item is in.
  final var isSettled: Bool {
    guard let engine = node?.island.layoutEngine else { return false }
    return !engine.isDirty && !engine.hasGivenUp
  }

  /// The record of the item, or of the view it is read off, while it is up to date.
  private final var settledRecord: (LayoutSystem, EngineRecord)? {
    let isReadOff = (self as? LayoutGuide).map { !$0.hasVariables } ?? false
    guard let item = isReadOff ? container : self, let engine = item.node?.island.layoutEngine,
      !engine.isDirty, !engine.hasGivenUp, let record = engine.record(of: item)
    else { return nil }
    return (engine.system, record)
  }
}

/// A part of a frame that constraints leave open.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// Left, top, width or height.
  public let attribute: LayoutAttribute
  /// The value now, in the superview's coordinates.
  public let value: Double
  /// The values that it could have, with everything else as good; an end is infinite where nothing
  /// bounds it.
  public let range: ClosedRange<Double>
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// `left 3 of 3...14`: what it is, and what it could be.
  public var description: String {
    "\(attribute) \(value.short) of \(range.lowerBound.short)...\(range.upperBound.short)"
  }
}

extension AffectingConstraint: @MainActor CustomStringConvertible {}

/// A constraint that holds a view where it is.
@MainActor public struct AffectingConstraint {
  /// The constraint; absent for one of the system's own.
  public let constraint: LayoutConstraint?
  /// The constraint as logs show it.
  public let description: String
  /// The demand of the constraint, as an English sentence.
  public let sentence: String
}
