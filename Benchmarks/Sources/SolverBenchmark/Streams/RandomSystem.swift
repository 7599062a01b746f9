import Cassowary
import SeededNumbers

/// A random system while its stream is made: a point is drawn first, which every required
/// constraint lets pass.
private struct RandomSystem {
  var stream = Stream()
  var generator: SeededGenerator
  var point: [Double] = []

  init(variables: Int) {
    generator = SeededGenerator(seed: 5)
    for _ in 0..<variables {
      _ = stream.makeVariable()
      point.append(Double(generator.number(below: 100)))
    }
  }

  /// The numbers must be drawn in this order: the stream is one that is known to be hard.
  mutating func addConstraints(around variable: Int) {
    stream.add([(variable, 1)], 0, .greaterThanOrEqual)
    let wish = Double(generator.number(below: 100)) + 0.001 * generator.fraction()
    stream.add([(variable, 1)], -wish, .equal, .weak * (1 + 0.1 * generator.fraction()))
    addRequired(around: variable)
    let terms = drawTerms(around: variable)
    let strengths = [Strength.weak * 3, .medium, .medium * 2, .strong]
    let strength = strengths[generator.number(below: 4)] * (1 + 0.1 * generator.fraction())
    let constant = -Double(generator.number(below: 100))
    let relations = [Relation.lessThanOrEqual, .greaterThanOrEqual, .equal]
    stream.add(terms, constant, relations[generator.number(below: 3)], strength)
  }

  private mutating func addRequired(around variable: Int) {
    let terms = drawTerms(around: variable)
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    if variable % 5 == 0 {
      stream.add(terms, -value, .equal)
    } else if variable % 2 == 0 {
      stream.add(terms, -value - Double(generator.number(below: 5)), .lessThanOrEqual)
    } else {
      stream.add(terms, -value + Double(generator.number(below: 5)), .greaterThanOrEqual)
    }
  }

  /// Two to four variables that are near one, less those drawn twice.
  private mutating func drawTerms(around variable: Int) -> [(variable: Int, coefficient: Double)] {
    let window = 12
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<(2 + generator.number(below: 3)) {
      let drawn = variable + generator.number(below: window) - window / 2
      let other = min(point.count - 1, max(0, drawn))
      if terms.contains(where: { $0.variable == other }) { continue }
      terms.append((other, [1, -1, 2, -1, 1, 0.5][generator.number(below: 6)]))
    }
    return terms
  }
}

extension Stream {
  /// W5, a sparse random system that can be satisfied, with one variable to edit.
  static func random(_ variables: Int) -> Stream {
    var system = RandomSystem(variables: variables)
    let edited = variables / 2
    for variable in 0..<variables {
      system.addConstraints(around: variable)
      if variable == edited { system.stream.edit(edited, .strongEdit) }
    }
    system.stream.suggest((edited, system.point[edited]))
    system.stream.update()
    system.stream.endSegment("build", repetitions: 1)
    for _ in 0..<20 {
      let value = Double(system.generator.number(below: 100)) + system.generator.fraction()
      system.stream.suggest((edited, value))
      system.stream.update()
    }
    system.stream.endSegment("suggest", repetitions: 20)
    return system.stream
  }
}
