import Ashlar

/// A lesson's source whose numbers can be changed; the constraints on the stage change at once.
@MainActor final class LiveSource {
  private let stage: StageView
  private(set) var statements: [SourceStatement] = []
  /// The changed values.
  private var values: [SourceNumber: Double] = [:]
  /// The index of the number that the arrows change, for each line; the first unless the user has chosen another one.
  private var chosen: [String: Int] = [:]

  init(on stage: StageView) { self.stage = stage }

  /// Shows another source with its original numbers.
  func show(_ source: LessonSource?) {
    statements = source.map(SourceStatement.all) ?? []
    values = [:]
    chosen = [:]
  }

  /// Whether any number was changed.
  var isChanged: Bool { !values.isEmpty }

  /// The present value of a number.
  func value(of number: SourceNumber) -> Double { values[number] ?? number.written }

  // MARK: - Constraints

  /// The constraints on the stage that a statement has created.
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

  /// The lines with numbers of constraints on the stage, each with these numbers. A number that the demo has changed
  /// itself is left out.
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

  /// Selects the next number of a line for the arrows to change.
  func chooseNext(in line: SourceLine) {
    chosen["\(line.file):\(line.line)", default: 0] += 1
  }

  /// Changes a number by a step: a constant by one cell, a priority to the next one that makes a difference.
  func change(_ number: SourceNumber, by step: Int) {
    let former = value(of: number)
    let value =
      number.role == .constant
      ? min(max(-999, former + Double(step)), 999) : Self.priority(after: former, step)
    give(value, to: number, instead: [former])
    values[number] = value == number.written ? nil : value
  }

  /// The priorities that can be chosen: the named ones and their neighbours.
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
        // The priority of an active constraint cannot change between required and optional.
        let wasActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = LayoutPriority(value)
        constraint.isActive = wasActive
      }
    }
  }

  /// Sets the changed numbers on constraints that were created since, such as those of new rows.
  func apply() {
    for number in statements.flatMap(\.numbers) {
      if let value = values[number] { give(value, to: number, instead: [number.written]) }
    }
  }

  /// Restores the original numbers of all constraints.
  func restore() {
    for number in statements.flatMap(\.numbers) {
      if let value = values[number] { give(number.written, to: number, instead: [value]) }
    }
    values = [:]
  }
}
