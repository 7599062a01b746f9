import SeededNumbers

extension Stream {
  /// A priority for each variable: neighbours share what there is, and each wants a part of its own.
  static func levels(_ count: Int, seed: UInt64) -> Stream {
    var stream = Stream()
    var generator = SeededGenerator(seed: seed)
    let variables = (0..<count).map { _ in stream.makeVariable() }
    let ranks = (0..<count).shuffled(using: &generator)
    stream.edit(variables[0], .edit)
    for (index, variable) in variables.enumerated() {
      stream.add([(variable, 1)], 0, .greaterThanOrEqual)
      stream.add(
        [(variable, 1)], -Double(20 + generator.number(below: 60)), .equal,
        .level(ranks[index], of: count))
      if index > 0 {
        stream.add([(variable, 1), (variables[index - 1], 1)], -100, .lessThanOrEqual)
      }
    }
    stream.suggest((variables[0], 50))
    stream.update()
    stream.endSegment("build", repetitions: 1)
    for step in 0..<20 {
      stream.suggest((variables[0], Double(5 * ((step * 7) % 20))))
      stream.update()
    }
    stream.endSegment("edit", repetitions: 20)
    return stream
  }
}
