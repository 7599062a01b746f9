import Ashlar

/// A step on the way from a closure of the DSL to installed constraints, as `ConstraintTrace` records it.
struct TraceStep: Equatable {
  /// What a step does.
  enum Kind: Equatable {
    /// Nothing is said yet.
    case start
    /// The method makes a maker.
    case maker
    /// An attribute is named: of one constraint, or of one more in a group.
    case attribute(Int, isFirst: Bool)
    /// Relation and target are said of some constraints.
    case relation(Range<Int>)
    /// Constant, multiplier or priority is said of some constraints.
    case constant(Range<Int>)
    /// A remake takes out what was there.
    case removal
    /// A constraint is installed.
    case installation(Int)
  }

  let kind: Kind
  /// The index of the statement, in the order of the source; `nil` where none matters.
  var statement: Int?
  /// The columns of the statement's text that matter; `nil` for all.
  var token: Range<Int>?
}

/// The statements of a closure of the DSL and the steps on the way to their constraints.
struct TraceSteps {
  /// A statement as it is written, and the indices of its constraints in the trace.
  struct Statement {
    let text: String
    let constraints: Range<Int>
  }

  let trace: ConstraintTrace
  let statements: [Statement]
  let steps: [TraceStep]

  /// Reads a trace and the source of its statements.
  init(_ trace: ConstraintTrace, in source: LessonSource?) {
    self.trace = trace
    let lines = source?.lines ?? []
    var statements: [Statement] = []
    var start = 0
    while start < trace.steps.count {
      let line = trace.steps[start].source.line
      let end = trace.steps[start...].firstIndex { $0.source.line != line } ?? trace.steps.count
      let text = lines.indices.contains(line - 1) ? lines[line - 1].text : ""
      statements.append(
        Statement(text: String(text.drop { $0 == " " }), constraints: start..<end))
      start = end
    }
    self.statements = statements
    var steps = [TraceStep(kind: .start), TraceStep(kind: .maker)]
    for (index, statement) in statements.enumerated() {
      steps += Self.saying(statement, at: index)
    }
    if !trace.removed.isEmpty { steps.append(TraceStep(kind: .removal)) }
    for (index, statement) in statements.enumerated() {
      for constraint in statement.constraints {
        steps.append(TraceStep(kind: .installation(constraint), statement: index))
      }
    }
    self.steps = steps
  }

  /// The steps in which a statement is said, word by word.
  private static func saying(_ statement: Statement, at index: Int) -> [TraceStep] {
    var constraint = statement.constraints.lowerBound
    var hasRelation = false
    return words(of: statement.text).dropFirst().map { range, hasArguments in
      let kind: TraceStep.Kind
      if !hasArguments {
        kind = .attribute(constraint, isFirst: constraint == statement.constraints.lowerBound)
        constraint += 1
      } else if !hasRelation {
        kind = .relation(statement.constraints)
        hasRelation = true
      } else {
        kind = .constant(statement.constraints)
      }
      return TraceStep(kind: kind, statement: index, token: range)
    }
  }

  /// The words of a chain: the columns of each, and whether it has arguments.
  static func words(of text: String) -> [(columns: Range<Int>, hasArguments: Bool)] {
    var words: [(Range<Int>, Bool)] = []
    var (start, depth, hasArguments) = (0, 0, false)
    for (column, character) in text.enumerated() {
      if character == "(" {
        depth += 1
        hasArguments = true
      } else if character == ")" {
        depth -= 1
      } else if character == ".", depth == 0 {
        words.append((start..<column, hasArguments))
        (start, hasArguments) = (column + 1, false)
      }
    }
    return words + [(start..<text.count, hasArguments)]
  }

  // MARK: - What exists after a step

  /// The number of constraints that are installed after some steps.
  func installed(after count: Int) -> Int {
    steps.prefix(count).count { if case .installation = $0.kind { true } else { false } }
  }

  /// Whether a remake has taken out what was there.
  func hasRemoved(after count: Int) -> Bool { steps.prefix(count).contains { $0.kind == .removal } }

  /// The parts of a constraint that are said after some steps.
  func said(of index: Int, after count: Int) -> (attribute: Bool, relation: Bool, constant: Bool) {
    let statement = statements.first { $0.constraints.contains(index) }
    var said = (attribute: false, relation: false, constant: false)
    let hasConstant = steps.contains { step in
      if case .constant(let range) = step.kind { range.contains(index) } else { false }
    }
    for step in steps.prefix(count) {
      switch step.kind {
      case .attribute(index, _): said.attribute = true
      case .relation(let range) where range == statement?.constraints:
        said.relation = true
        if !hasConstant { said.constant = true }
      case .constant(let range) where range == statement?.constraints: said.constant = true
      default: break
      }
    }
    return said
  }
}
