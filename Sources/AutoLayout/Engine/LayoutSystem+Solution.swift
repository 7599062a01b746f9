internal import Cassowary

/// Another solution than the solver's, shown so that a choice can be seen.
struct AmbiguityExercise {
  /// The item whose choices are shown.
  let item: ObjectIdentifier
  /// How many of its open values were shown before.
  let step: Int
  let solution: Solution
}

/// From solved values to frames.
extension LayoutSystem {
  /// A variable in the solution that is shown.
  func value(of variable: Variable) -> Double {
    exercise?.solution.value(of: variable) ?? solver.value(of: variable)
  }

  /// The frame of an item, whose corner it notes.
  ///
  /// Edges are snapped where they stand in all, not each in its superview: so edges that are the same
  /// are so exactly, however deep the views are, and lengths are differences of such edges.
  func takeFrame(of record: EngineRecord) -> Rect {
    var origin = (solved: Point.zero, shown: Point.zero)
    if let parent = record.parent { origin = parent.corner }
    let insets = record.alignment
    func length(_ variable: Variable) -> Double { max(0, value(of: variable)) }
    func position(_ variable: Variable?) -> Double {
      guard let variable else { return 0 }
      return value(of: variable)
    }
    let near = Point(
      x: origin.solved.x + position(record.origin.horizontal) - insets.left,
      y: origin.solved.y + position(record.origin.vertical) - insets.top)
    let shown = Point(x: Snap.value(near.x), y: Snap.value(near.y))
    let width = length(record.extent.horizontal) + insets.left + insets.right
    let height = length(record.extent.vertical) + insets.top + insets.bottom
    record.corner = (near, shown)
    return Rect(
      x: shown.x - origin.shown.x, y: shown.y - origin.shown.y,
      width: max(0, Snap.value(near.x + width) - shown.x),
      height: max(0, Snap.value(near.y + height) - shown.y))
  }

  /// The size of an item's frame in the last solution.
  func solvedSize(of record: EngineRecord) -> Size {
    let insets = record.alignment
    let extent = record.extent
    return Size(
      width: insets.left + insets.right + Snap.value(max(0, value(of: extent.horizontal))),
      height: insets.top + insets.bottom + Snap.value(max(0, value(of: extent.vertical))))
  }

  /// The lengths that follow a superview's and came out negative, as the superview is too small; of those in each
  /// other the outer ones, since what follows one of them is looked at when that one is 0.
  var negativeFollowers: [ViewLength] {
    followers.compactMap { place, axis in
      guard isNegative(place, axis), let node = records[place].node else { return nil }
      if let superview = node.container.flatMap({ records.place(of: $0) }),
        isNegative(superview, axis)
      {
        return nil
      }
      return ViewLength(view: records[place].key, axis: axis)
    }
  }

  private func isNegative(_ place: Int, _ axis: LayoutAxis) -> Bool {
    Snap.value(solver.value(of: records[place].extent[axis])) < 0
  }
}
