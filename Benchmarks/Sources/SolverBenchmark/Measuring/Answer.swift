/// How good the values are that a solver found at an update.
struct Answer: Codable {
  /// The largest error of a required constraint, in proportion to what adds up to it.
  var violation = 0.0
  /// The sums of weighted errors, by band from the weakest.
  var sums = Array(repeating: 0.0, count: Band.allCases.count)
  /// The sum of all errors, with the weights that stand for priorities.
  var total = 0.0
  /// The largest value or constant, which tolerances go by.
  var size = 1.0
}

/// What is in a solver while a stream is followed.
struct Contents {
  private let stream: Stream
  private var isAdded: [Bool]
  private var edits: [(variable: Int, strength: Strength, value: Double)] = []

  init(_ stream: Stream) {
    self.stream = stream
    isAdded = Array(repeating: false, count: stream.constraints.count)
  }

  mutating func follow(_ operation: Operation) {
    switch operation {
    case .add(let constraint): isAdded[constraint] = true
    case .remove(let constraint): isAdded[constraint] = false
    case .edit(let variable, let strength): edits.append((variable, strength, 0))
    case .suggest(let values):
      for (variable, value) in values {
        for index in edits.indices where edits[index].variable == variable {
          edits[index].value = value
        }
      }
    case .update: break
    }
  }

  /// Judges values by the constraints that are in.
  func judge(_ values: [Double]) -> Answer {
    var answer = Answer()
    for (number, constraint) in stream.constraints.enumerated() where isAdded[number] {
      var sum = constraint.constant
      var magnitude = max(1, abs(sum))
      for (variable, coefficient) in constraint.terms {
        sum += coefficient * values[variable]
        magnitude += abs(coefficient * values[variable])
      }
      let error =
        switch constraint.relation {
        case .lessThanOrEqual: max(0, sum)
        case .equal: abs(sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      if let strength = constraint.strength {
        answer.count(error, strength, magnitude: magnitude)
      } else {
        let violation = error / magnitude
        // NaN is a violation too, and stays the largest one.
        if violation > answer.violation || violation.isNaN { answer.violation = violation }
      }
    }
    for edit in edits {
      let value = values[edit.variable]
      answer.count(abs(value - edit.value), edit.strength, magnitude: abs(value))
    }
    return answer
  }
}

extension Answer {
  fileprivate mutating func count(_ error: Double, _ strength: Strength, magnitude: Double) {
    sums[strength.band.rawValue] += error * strength.factor
    total += error * strength.weight
    size = max(size, magnitude)
  }
}
