/// The four variables of a view.
struct Box {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
}

extension Stream {
  /// Makes a view whose sizes are not negative.
  mutating func makeBox() -> Box {
    let box = Box(
      left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
    add([(box.width, 1)], 0, .greaterThanOrEqual)
    add([(box.height, 1)], 0, .greaterThanOrEqual)
    return box
  }

  /// Makes the view that all others are in: at the origin, with sizes that can be suggested.
  mutating func makeRoot() -> Box {
    let box = Box(
      left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
    add([(box.left, 1)], 0, .equal)
    add([(box.top, 1)], 0, .equal)
    add([(box.width, 1)], 0, .greaterThanOrEqual)
    add([(box.height, 1)], 0, .greaterThanOrEqual)
    edit(box.width, .edit)
    edit(box.height, .edit)
    return box
  }

  /// Suggests the size of a view, and updates.
  mutating func resize(_ box: Box, width: Double, height: Double) {
    suggest((box.width, width), (box.height, height))
    update()
  }

  /// Adds what content wants of a size: not to be compressed, and more weakly not to be stretched.
  @discardableResult
  mutating func addContentSize(
    _ variable: Int, _ size: Double, compression: Strength = .medium, hugging: Strength = .weak
  ) -> [Int] {
    [
      add([(variable, 1)], -size, .greaterThanOrEqual, compression),
      add([(variable, 1)], -size, .lessThanOrEqual, hugging),
    ]
  }
}
