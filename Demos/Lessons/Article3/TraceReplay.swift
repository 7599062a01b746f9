import Ashlar

/// A call of the DSL that was recorded, and whose steps can be shown again in any order: the view is laid out by the
/// constraints that there are after each.
@MainActor final class TraceReplay {
  let steps: TraceSteps
  let box: View
  private let operation: ConstraintTrace.Operation
  /// A constraint, and its constant at that time.
  private typealias Note = (constraint: LayoutConstraint, constant: Double)
  /// The constraints before the call, and those that it installed or found, in the order of the trace.
  private let before: [Note]
  private let after: [Note]

  /// Performs an operation on a view that has a superview, and records it. An update or a remake changes what
  /// `existing` has made before.
  init(
    _ operation: ConstraintTrace.Operation, on box: View,
    existing: @MainActor (ConstraintMaker) -> Void,
    source: LessonSource?, _ describe: @MainActor (ConstraintMaker) -> Void
  ) {
    self.operation = operation
    self.box = box
    let made = operation == .make ? [] : box.mas.makeConstraints { existing($0) }
    let before = made.map { (constraint: $0, constant: $0.constant) }
    let trace = box.mas.trace(operation) { describe($0) }
    after = trace.steps.compactMap { step in
      box.activeConstraints.first { $0.equation == step.equation }.map {
        (constraint: $0, constant: step.constant)
      }
    }
    self.before = before
    steps = TraceSteps(trace, in: source)
  }

  /// The number of constraints before the call.
  var countBefore: Int { before.count }

  /// Shows the view as it is after a step, by its index.
  func show(_ index: Int) {
    let count = index + 1
    LayoutConstraint.deactivate((before + after).map(\.constraint))
    let isUntouched = operation == .make && index == 0
    box.translatesAutoresizingMaskIntoConstraints = isUntouched
    if isUntouched { box.frame = .zero }
    if operation != .remake || !steps.hasRemoved(after: count) { install(before) }
    install(after.prefix(steps.installed(after: count)))
  }

  private func install(_ notes: some Sequence<Note>) {
    for note in notes {
      note.constraint.constant = note.constant
      note.constraint.isActive = true
    }
  }
}
