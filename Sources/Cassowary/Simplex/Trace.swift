/// A step of the tableau.
enum TraceStep {
  /// The subject of a step.
  enum Subject {
    case variable(Symbol)
    /// The indices of the auxiliary variable's constraints.
    case auxiliary([Int32])
  }

  case rowAdded(Subject)
  case pivot(entering: Subject, leaving: Subject)
  case flip(Subject)
}

/// The record of the tableau's steps, kept on request.
struct Trace {
  /// The steps; nil if recording is off.
  private var steps: [TraceStep]?

  /// Whether steps are recorded. Setting it discards the recorded steps.
  var isOn: Bool {
    @inline(__always) get { steps != nil }
    set { steps = newValue ? [] : nil }
  }

  mutating func record(_ step: TraceStep) { steps?.append(step) }

  /// Removes and returns the recorded steps.
  mutating func take() -> [TraceStep] {
    defer { if isOn { steps = [] } }
    return steps ?? []
  }
}
