import Ashlar

/// A row of the table: a text in a kind of cell.
struct Note: Equatable {
  /// How a cell is laid out.
  enum Kind: Int, CaseIterable {
    /// Constraints from the top to the bottom.
    case constraints
    /// Constraints that do not reach the bottom.
    case loose
    /// Frames, with an answer to what fits.
    case frames
    /// Frames, without one.
    case silent
  }

  /// What stands beside the text.
  enum Accessory: Int, CaseIterable {
    case none, glyphs, view
  }

  let name: Character
  var text: String
  var kind = Kind.constraints
  var accessory = Accessory.none

  /// The texts of the rows, and others.
  static let texts = [
    "The slates for the roof came by boat; two of them broke on the way.",
    "Wedges go in dry.",
    "Whoever hews a lintel leaves more stone above the middle than at its ends.",
    "Rain runs off a sill that leans a little.",
    "The mason has gone home.",
    "A quoin is a stone at a corner, and the largest ones lie at the foot of it.",
    "Sand from the river is too round for mortar.",
  ]
}

/// A cell whose text hangs from the top.
final class LooseNoteCell: NoteCell {
  override var reachesBottom: Bool { false }
}

/// A cell that sets the frame of its text by hand, and does not say how high it is.
class SilentNoteCell: NoteCell {
  required init() {
    super.init()
    enforceFrameLayout = true
    label.translatesAutoresizingMaskIntoConstraints = true
  }

  override func constrain() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.frame.size
    label.frame = Rect(x: 0, y: 0, width: max(0, room.width - 1), height: room.height)
  }
}

/// A cell that sets the frame of its text by hand, and says what fits.
final class FramesNoteCell: SilentNoteCell {
  override func sizeThatFits(_ size: Size) -> Size {
    // A width of 0 would be no bound.
    let fitting = label.sizeThatFits(Size(width: max(1, size.width - 1), height: 0))
    return Size(width: size.width, height: fitting.height)
  }
}
