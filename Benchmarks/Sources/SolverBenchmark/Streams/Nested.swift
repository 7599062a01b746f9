extension Stream {
  /// W4, views in views: each holds three, centred in its thirds, with sizes in proportion to its
  /// own.
  static func nested(depth: Int) -> Stream {
    let fan = 3
    var stream = Stream()
    let root = stream.makeRoot()
    var level = [root]
    for _ in 1..<depth {
      level = level.flatMap { parent in
        (0..<fan).map { stream.addChild($0, of: fan, in: parent) }
      }
    }
    stream.resize(root, width: 800, height: 600)
    stream.endSegment("build", repetitions: 1)
    let resizes = 30
    for step in 0..<resizes {
      stream.resize(root, width: Double(400 + step * 10), height: Double(300 + step * 7))
    }
    stream.endSegment("resize", repetitions: resizes)
    return stream
  }

  private mutating func addChild(_ index: Int, of fan: Int, in parent: Box) -> Box {
    let box = makeBox()
    let center = Double(2 * index + 1) / Double(2 * fan)
    add([(box.width, 1), (parent.width, -0.9 / Double(fan))], 0, .equal)
    add([(box.height, 1), (parent.height, -0.8)], 0, .equal)
    add(
      [(box.left, 1), (box.width, 0.5), (parent.left, -1), (parent.width, -center)], 0, .equal)
    add([(box.top, 1), (box.height, 0.5), (parent.top, -1), (parent.height, -0.5)], 0, .equal)
    return box
  }
}
