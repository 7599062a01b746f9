import SeededNumbers

extension Stream {
  /// Views in a column with a spacer before, between and after them: each spacer has a least size, and they are as
  /// equal as they can be.
  static func spacers(_ count: Int, seed: UInt64) -> Stream {
    var stream = Stream()
    var generator = SeededGenerator(seed: seed)
    let root = stream.makeRoot()
    let first = stream.makeSpacer(&generator)
    var end = [(variable: first, coefficient: 1.0)]
    for _ in 0..<count {
      let view = stream.makeBox()
      let height = Double(1 + generator.number(below: 4))
      stream.addContentSize(view.height, height)
      stream.add([(view.top, 1)] + end.map { ($0.variable, -$0.coefficient) }, 0, .equal)
      let spacer = stream.makeSpacer(&generator)
      stream.add([(spacer, 1), (first, -1)], 0, .equal, .strong)
      end = [(view.top, 1), (view.height, 1), (spacer, 1)]
    }
    stream.add(end + [(root.height, -1)], 0, .equal)
    stream.resize(root, width: 80, height: Double(6 * count))
    stream.endSegment("build", repetitions: 1)
    for step in 0..<20 {
      // Squeezed so that some spacers are at their least, and stretched.
      stream.resize(root, width: 80, height: Double(count) * (2 + 0.4 * Double((step * 7) % 20)))
    }
    stream.endSegment("resize", repetitions: 20)
    return stream
  }

  private mutating func makeSpacer(_ generator: inout SeededGenerator) -> Int {
    let spacer = makeVariable()
    add([(spacer, 1)], -0.5 * Double(generator.number(below: 4)), .greaterThanOrEqual)
    return spacer
  }
}
