import Ashlar

/// The text of the title line: the program, the demo and the size of the stage.
struct GalleryTitle {
  /// The demo's name.
  var name: String
  /// Whether the demo has the keys.
  var isEntered: Bool
  var stage: StageSize

  /// Returns the text at the left and at the right of a line of `columns`. If columns are few, the
  /// demo's name is kept rather than the program's.
  func segments(
    columns: Int, _ theme: Theme
  ) -> ([StatusLine.Segment], [StatusLine.Segment]) {
    let hint = theme.secondaryLabel
    var measure = columns < 60 ? "" : "stage "
    measure += "\(stage.size.width)×\(stage.size.height)"
    if !stage.isFilled { measure += " of \(stage.room.width)×\(stage.room.height)" }
    return (
      [
        .init(text: columns < 40 ? "" : " Ashlar  ", style: hint),
        .init(
          text: " \(name) ", style: isEntered ? theme.selection : theme.unemphasizedSelection),
        .init(text: columns < 70 ? "" : "  Auto Layout for the terminal", style: hint),
      ],
      [.init(text: "\(measure) ", style: hint)]
    )
  }
}
