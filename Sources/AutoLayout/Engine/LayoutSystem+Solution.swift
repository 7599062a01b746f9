internal import Cassowary

/// An alternative solution that is shown to make an ambiguity visible.
struct AmbiguityExercise {
  /// The item whose alternatives are shown.
  let item: ObjectIdentifier
  /// The number of the item's undecided values that were shown before.
  let step: Int
  let solution: Solution
}

/// The frames of a solution.
extension LayoutSystem {
  /// Returns the value of a variable in the shown solution.
  func value(of variable: Variable) -> Double {
    exercise?.solution.value(of: variable) ?? solver.value(of: variable)
  }

  /// Returns the frame of an item, and stores its corner.
  ///
  /// Edges are snapped in the coordinates of the given ancestor, not of each superview. So equal edges are
  /// exactly equal at any depth, and lengths are differences of snapped edges.
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

  /// Returns the size of an item's frame in the last solution.
  func solvedSize(of record: EngineRecord) -> Size {
    let insets = record.alignment
    let extent = record.extent
    return Size(
      width: insets.left + insets.right + Snap.value(max(0, value(of: extent.horizontal))),
      height: insets.top + insets.bottom + Snap.value(max(0, value(of: extent.vertical))))
  }

  /// The lengths that follow a superview's length and are negative, because the superview is too small. Of
  /// nested ones only the outermost are returned; the inner ones are checked once those are 0.
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

/// Cached answers about a solved system, one object of each type. They are valid until the next solve.
struct CachedAnswers {
  private var answers: [ObjectIdentifier: AnyObject] = [:]

  /// The cached object of a type; nil if there is none.
  subscript<Answer: AnyObject>(kind: Answer.Type) -> Answer? {
    get { answers[ObjectIdentifier(kind)].flatMap { $0 as? Answer } }
    set { answers[ObjectIdentifier(kind)] = newValue }
  }
}
