import SeededNumbers

extension Stream {
  /// Steps, each at least so much farther right than the one before, that want to be at the left; the first is moved.
  static func staircase(_ count: Int, seed: UInt64) -> Stream {
    var stream = Stream()
    var generator = SeededGenerator(seed: seed)
    let first = stream.makeVariable()
    stream.edit(first, .edit)
    var before = first
    for _ in 0..<count {
      let step = stream.makeVariable()
      let rise = Double(1 + generator.number(below: 4))
      stream.add([(step, 1), (before, -1)], -rise, .greaterThanOrEqual)
      stream.add([(step, 1)], 0, .equal, .weak)
      before = step
    }
    stream.suggest((first, 10))
    stream.update()
    stream.endSegment("build", repetitions: 1)
    for step in 0..<20 {
      // Some steps are right of the left end, and others not yet.
      let place = -2.5 * Double(count) * Double((step * 7) % 20) / 20
      stream.suggest((first, place))
      stream.update()
    }
    stream.endSegment("edit", repetitions: 20)
    return stream
  }
}
