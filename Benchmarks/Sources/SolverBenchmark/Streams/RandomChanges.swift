import SeededNumbers

extension Stream {
  /// W7, W5 whose constraints come and go at random before the next optimum.
  static func fuzz(_ variables: Int, seed: UInt64) -> Stream {
    var stream = Stream.random(variables, seed: seed)
    var generator = SeededGenerator(seed: seed &* 77)
    let edited = variables / 2
    var isIn = Array(repeating: true, count: stream.constraints.count)
    for _ in 0..<6 {
      for index in isIn.indices where isIn[index] && generator.number(below: 4) == 0 {
        stream.remove(index)
        isIn[index] = false
      }
      for index in isIn.indices where !isIn[index] && generator.number(below: 2) == 0 {
        stream.addAgain(index)
        isIn[index] = true
      }
      stream.suggest((edited, Double(generator.number(below: 100))))
    }
    for index in isIn.indices where !isIn[index] && index % 4 == 1 { stream.addAgain(index) }
    stream.update()
    stream.endSegment("fuzz", repetitions: 1)
    return stream
  }
}
