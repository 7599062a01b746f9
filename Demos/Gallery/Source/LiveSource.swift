import Ashlar

/// A lesson's source whose numbers can be changed: the constraints on the stage take them at once.
@MainActor final class LiveSource {
  private let stage: StageView
  private(set) var statements: [SourceStatement] = []
  /// The values that differ from what is written.
  private var values: [SourceNumber: Double] = [:]
  /// The number that the arrows change, by line: the first unless another was chosen.
  private var chosen: [String: Int] = [:]

  init(on stage: StageView) { self.stage = stage }

  /// Shows another source, as it is written.
  func show(_ source: LessonSource?) {
    statements = source.map(SourceStatement.all) ?? []
    values = [:]
    chosen = [:]
  }

  /// Whether a number differs from what is written.
  var isChanged: Bool { !values.isEmpty }

  /// The present value of a number.
  func value(of number: SourceNumber) -> Double { values[number] ?? number.written }

  // MARK: - Constraints

  /// The constraints on the stage that a statement has made.
  private func constraints(ofStatement place: String) -> [LayoutConstraint] {
    guard let demo = stage.demo else { return [] }
    func all(in view: View) -> [LayoutConstraint] {
      view.constraints + view.subviews.flatMap(all)
    }
    return all(in: demo).filter { $0.source?.description == place }
  }

  private func number(_ role: SourceNumber.Role, of constraint: LayoutConstraint) -> Double {
    role == .constant ? constraint.constant : constraint.priority.rawValue
  }

  /// The lines of numbers that constraints on the stage have, each with its numbers. A number that the demo has changed
  /// itself is not among them.
  var lines: [SourceLine] {
    var lines: [SourceLine] = []
    for statement in statements where !statement.numbers.isEmpty {
      let constraints = constraints(ofStatement: statement.place)
      for number in statement.numbers {
        let value = value(of: number)
        let isThere = constraints.contains {
          number.isAbout($0) && self.number(number.role, of: $0) == value
        }
        guard isThere else { continue }
        if lines.last?.line == number.line, lines.last?.file == number.file {
          lines[lines.count - 1].numbers.append(number)
        } else {
          lines.append(SourceLine(file: number.file, line: number.line, numbers: [number]))
        }
      }
    }
    return lines
  }

  // MARK: - Changing

  /// The number of a line that the arrows change.
  func chosenNumber(in line: SourceLine) -> SourceNumber {
    line.numbers[(chosen["\(line.file):\(line.line)"] ?? 0) % line.numbers.count]
  }

  /// Lets the arrows change the next number of a line.
  func chooseNext(in line: SourceLine) {
    chosen["\(line.file):\(line.line)", default: 0] += 1
  }

  /// Changes a number by a step: a constant by one cell, a priority to the next that makes a difference.
  func change(_ number: SourceNumber, by step: Int) {
    let former = value(of: number)
    let value =
      number.role == .constant
      ? min(max(-999, former + Double(step)), 999) : Self.priority(after: former, step)
    give(value, to: number, instead: [former])
    values[number] = value == number.written ? nil : value
  }

  /// The priorities to step through: the named ones and their neighbours.
  private static let priorities: [Double] = [1, 50, 249, 250, 251, 500, 749, 750, 751, 999, 1000]

  private static func priority(after former: Double, _ step: Int) -> Double {
    (step > 0
      ? priorities.first { $0 > former } : priorities.last { $0 < former }) ?? former
  }

  private func give(_ value: Double, to number: SourceNumber, instead former: [Double]) {
    for constraint in constraints(ofStatement: number.statement)
    where number.isAbout(constraint)
      && former.contains(self.number(number.role, of: constraint))
    {
      switch number.role {
      case .constant: constraint.constant = value
      case .priority:
        // Between required and optional it does not change while it is active.
        let wasActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = LayoutPriority(value)
        constraint.isActive = wasActive
      }
    }
  }

  /// Gives constraints that were made meanwhile, such as those of further rows, the changed numbers.
  func apply() {
    for number in statements.flatMap(\.numbers) {
      if let value = values[number] { give(value, to: number, instead: [number.written]) }
    }
  }

  /// Gives all constraints the numbers as they are written.
  func restore() {
    for number in statements.flatMap(\.numbers) {
      if let value = values[number] { give(number.written, to: number, instead: [value]) }
    }
    values = [:]
  }
}
