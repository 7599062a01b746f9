import Cassowary

extension Stream {
  /// W1, a form of labels and fields in a window, as a toolkit lays it out: 37 variables and 111
  /// constraints.
  ///
  /// Its window is resized over six sizes, for which no basis has to change, and between a size
  /// that is too small and a large one, for which it has to.
  static func form() -> Stream {
    var stream = Stream()
    for _ in 0..<37 { _ = stream.makeVariable() }
    stream.edit(0, .strong)
    stream.edit(1, .strong)
    for line in formConstraints.split(separator: "\n") { stream.addConstraint(from: line) }
    stream.endSegment("build", repetitions: 1)
    let sizes = [
      (400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
    ]
    for step in 0..<60 { stream.resizeWindow(to: sizes[step % sizes.count]) }
    stream.endSegment("resize", repetitions: 60)
    for step in 0..<20 { stream.resizeWindow(to: step % 2 == 0 ? (10, 10) : (800, 600)) }
    stream.endSegment("resize-extremes", repetitions: 20, isExtra: true)
    return stream
  }

  private mutating func resizeWindow(to size: (width: Double, height: Double)) {
    suggest((0, size.width), (1, size.height))
    update()
  }

  /// Adds a constraint that is written as `-x3 +0.5*x4 == 10 required`.
  private mutating func addConstraint(from line: Substring) {
    var words = line.split(separator: " ")
    let strength = words.popLast().flatMap { Double($0) }.map { Strength(weight: $0) }
    let number = words.popLast().flatMap { Double($0) } ?? .nan
    let relations: [Substring: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    let relation = words.popLast().flatMap { relations[$0] } ?? .equal
    let terms = words.map { word in
      let parts = word.dropFirst().split(separator: "x", omittingEmptySubsequences: false)
      let size = parts[0].isEmpty ? 1 : Double(parts[0].dropLast()) ?? .nan
      return (variable: Int(parts[1]) ?? 0, coefficient: word.hasPrefix("-") ? -size : size)
    }
    // Not -0, which would be written where 0 is meant.
    add(terms, 0 - number, relation, strength)
  }
}
