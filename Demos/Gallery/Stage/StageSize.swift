import Ashlar

/// The size of a stage: all the room there is, or less where its edges were moved.
struct StageSize: Equatable {
  /// The room there is, in cells.
  var room: CellSize
  /// The lengths that were chosen, an axis without one is filled.
  private var chosenWidth: Int?
  private var chosenHeight: Int?

  init(room: CellSize) { self.room = room }

  var size: CellSize {
    CellSize(
      width: min(chosenWidth ?? room.width, room.width),
      height: min(chosenHeight ?? room.height, room.height))
  }

  var isFilled: Bool { size == room }

  /// Moves an edge if that is what the key means.
  mutating func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character("["): resize(width: size.width - 1)
    case .character("]"): resize(width: size.width + 1)
    case .character("{"): resize(height: size.height - 1)
    case .character("}"): resize(height: size.height + 1)
    case .character("r"): fill()
    default: return false
    }
    return true
  }

  /// Chooses a width, a height or both, within the room; an edge at the room's end fills it again.
  mutating func resize(width: Int? = nil, height: Int? = nil) {
    if let width { chosenWidth = width < room.width ? max(0, width) : nil }
    if let height { chosenHeight = height < room.height ? max(0, height) : nil }
  }

  /// Takes the lengths that were chosen in another one.
  mutating func restore(_ other: StageSize) {
    chosenWidth = other.chosenWidth
    chosenHeight = other.chosenHeight
  }

  mutating func fill() {
    chosenWidth = nil
    chosenHeight = nil
  }
}
