import SeededNumbers

extension SeededGenerator {
  /// A whole number from 0 to below a bound.
  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// A number from 0 to below 1.
  mutating func fraction() -> Double {
    Double(next() >> 11) / Double(1 << 53 as UInt64)
  }
}

extension Stream {
  /// W2, a chain: labels stacked in the root, from its upper to its lower edge, squeezed.
  static func chain(_ count: Int) -> Stream {
    var stream = Stream()
    let root = stream.makeRoot()
    stream.addLabels(count, in: root)
    stream.resize(root, width: 80, height: Double(count) * 4)
    stream.endSegment("build", repetitions: 1)
    let resizes = count >= 300 ? 10 : 100
    for step in 0..<resizes {
      stream.resize(
        root, width: Double(40 + (step * 7) % 60),
        height: Double(count) * (3 + 0.05 * Double((step * 13) % 40)))
    }
    stream.endSegment("resize", repetitions: resizes)
    return stream
  }

  /// W2b, a list: labels stacked in a container that is as wide as the root, and as high as they
  /// want it to be.
  /// - Parameter isEarly: Whether the root's size is suggested before there are labels (W2e).
  static func list(_ count: Int, seed: UInt64 = 1, isEarly: Bool = false) -> Stream {
    var stream = Stream()
    let root = stream.makeRoot()
    if isEarly { stream.suggest((root.width, 80), (root.height, Double(count) * 4)) }
    let container = stream.makeBox()
    stream.add([(container.left, 1), (root.left, -1)], 0, .equal)
    stream.add([(container.top, 1), (root.top, -1)], 0, .equal)
    stream.add([(container.width, 1), (root.width, -1)], 0, .equal)
    stream.addLabels(count, in: container, seed: seed)
    stream.resize(root, width: 80, height: Double(count) * 4)
    stream.endSegment("build", repetitions: 1)
    let resizes = count >= 300 ? 10 : 100
    for step in 0..<resizes {
      stream.resize(root, width: Double(40 + (step * 7) % 60), height: Double(30 + step))
    }
    stream.endSegment("resize", repetitions: resizes)
    return stream
  }

  /// Labels one below the other, with a margin of one around and between them.
  private mutating func addLabels(_ count: Int, in container: Box, seed: UInt64 = 1) {
    var generator = SeededGenerator(seed: seed)
    var above: Box?
    for _ in 0..<count {
      let label = makeBox()
      let width = Double(5 + generator.number(below: 60))
      let height = Double(1 + generator.number(below: 4))
      add([(label.left, 1), (container.left, -1)], -1, .equal)
      if let above {
        add([(label.top, 1), (above.top, -1), (above.height, -1)], -1, .equal)
      } else {
        add([(label.top, 1), (container.top, -1)], -1, .equal)
      }
      add(
        [(label.left, 1), (label.width, 1), (container.left, -1), (container.width, -1)], 1,
        .lessThanOrEqual)
      addContentSize(label.width, width)
      addContentSize(label.height, height)
      above = label
    }
    guard let last = above else { return }
    add(
      [(last.top, 1), (last.height, 1), (container.top, -1), (container.height, -1)], 1, .equal)
  }
}
