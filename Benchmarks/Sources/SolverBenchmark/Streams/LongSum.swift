import SeededNumbers

extension Stream {
  /// One required sum over all variables, each with a lower limit and a wish.
  static func sum(_ count: Int, seed: UInt64) -> Stream {
    var stream = Stream()
    var generator = SeededGenerator(seed: seed)
    let whole = stream.makeVariable()
    stream.edit(whole, .edit)
    let parts = (0..<count).map { _ in stream.makeVariable() }
    stream.add(parts.map { ($0, 1) } + [(whole, -1)], 0, .equal)
    for part in parts {
      stream.add([(part, 1)], 0, .greaterThanOrEqual)
      stream.addContentSize(part, Double(1 + generator.number(below: 9)))
    }
    stream.suggest((whole, Double(5 * count)))
    stream.update()
    stream.endSegment("build", repetitions: 1)
    for step in 0..<20 {
      stream.suggest((whole, Double(count) * (2 + 0.3 * Double((step * 7) % 20))))
      stream.update()
    }
    stream.endSegment("resize", repetitions: 20)
    return stream
  }
}
