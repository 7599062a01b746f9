extension CellRecording {
  /// Returns an animation of the recording as a standalone SVG document. Each cell is 8 by 16 units.
  ///
  /// It loops as an image, without scripts. If the viewer prefers reduced motion, or the program shows no animations,
  /// the last frame is shown. Smaller frames are at the top left of the largest one. Cells look as in
  /// ``CellBuffer/svg(theme:)``. Equal recordings give equal bytes.
  ///
  /// To keep it short, cells that never change are drawn once, and each distinct content of changing cells is drawn
  /// once.
  ///
  /// - Complexity: O(*n*) for *n* cells of all frames.
  public func svg(theme: SVGTheme = .dark) -> String {
    let size = size
    let screens = frames.map { $0.buffer.resized(to: size) }
    guard let still = screens.last, screens.count > 1 else {
      return screens.last?.svg(theme: theme) ?? ""
    }
    var resting = still
    var reels: [SVGReel] = []
    for y in 0..<size.height {
      for columns in SVGSegment.columns(changingInRow: y, of: screens) {
        reels.append(SVGReel(row: y, columns: columns, of: screens))
        resting.clear(columns, inRow: y)
      }
    }
    var classes: SVGClasses? = SVGClasses()
    let ground = resting.svgElements(theme: theme, classes: &classes)
    var timetable = SVGTimetable(times: frames.map(\.time), duration: duration)
    var drawings = SVGDrawings(theme: theme)
    let places = reels.map { reel in
      let drawing = drawings.name(of: reel, classes: &classes)
      return reel.place(showing: drawing, animation: timetable.name(of: reel.sequence))
    }.joined()
    return SVGDocument.opening(size: size, theme: theme)
      + "<style>\n\(classes?.rulesText ?? "")\(timetable.rulesText)</style>\n"
      + "<defs>\n\(drawings.elements)</defs>\n" + ground + places + SVGDocument.closing
  }
}

extension CellBuffer {
  /// Makes cells of a row blank. The range must not cut a wide glyph.
  fileprivate mutating func clear(_ columns: Range<Int>, inRow y: Int) {
    let row = y * size.width
    for x in columns { cells[row + x] = .blank }
  }
}
