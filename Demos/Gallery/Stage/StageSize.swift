import Ashlar

/// The size of a stage: its whole available area, or less if its edges were moved.
struct StageSize: Equatable {
  /// The available area in cells.
  var room: CellSize
  /// The lengths that the user has set; `nil` fills the area along that axis.
  private var chosenWidth: Int?
  private var chosenHeight: Int?

  init(room: CellSize) { self.room = room }

  var size: CellSize {
    CellSize(
      width: min(chosenWidth ?? room.width, room.width),
      height: min(chosenHeight ?? room.height, room.height))
  }

  var isFilled: Bool { size == room }

  /// Sets the width, the height or both. A length that is at least that of the area fills it again.
  mutating func resize(width: Int? = nil, height: Int? = nil) {
    if let width { chosenWidth = width < room.width ? max(0, width) : nil }
    if let height { chosenHeight = height < room.height ? max(0, height) : nil }
  }

  /// Copies the lengths that were set in another size.
  mutating func restore(_ other: StageSize) {
    chosenWidth = other.chosenWidth
    chosenHeight = other.chosenHeight
  }

  mutating func fill() {
    chosenWidth = nil
    chosenHeight = nil
  }
}
