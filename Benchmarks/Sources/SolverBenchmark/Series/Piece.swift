/// A part of a series' stream that is measured by itself.
struct Piece {
  /// The number of its segment.
  var segment: Int
  var operations: Range<Int>
}

extension Stream {
  /// The first segment as a whole, and each later one cut after its updates, with which it ends.
  var pieces: [Piece] {
    var pieces = [Piece(segment: 0, operations: segments[0].operations)]
    for (number, segment) in segments.enumerated().dropFirst() {
      var start = segment.operations.lowerBound
      for index in segment.operations {
        guard case .update = operations[index] else { continue }
        pieces.append(Piece(segment: number, operations: start..<index + 1))
        start = index + 1
      }
    }
    return pieces
  }
}
