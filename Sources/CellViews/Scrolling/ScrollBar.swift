import AutoLayout
import CellDrawing

/// A scroll bar: a track along a side of the view, with a thumb on it. Their lengths have the ratio of the visible
/// length to the content's length.
struct ScrollBar {
  let axis: LayoutAxis
  /// The cells of the track, along the right or the lower side.
  let track: CellRect
  let extent: ScrollExtent

  /// Creates the bar at the right or lower side of `area`; `nil` if all of the content is visible or there is no room.
  init?(_ axis: LayoutAxis, in area: CellRect, _ extent: ScrollExtent) {
    track =
      axis == .vertical
      ? CellRect(x: area.maxX - 1, y: area.minY, width: 1, height: area.height)
      : CellRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1)
    guard !area.isEmpty, !track.isEmpty, extent.overflows, extent.visible > 0 else { return nil }
    self.axis = axis
    self.extent = extent
  }

  private var length: Int { axis == .vertical ? track.height : track.width }

  private var thumbLength: Int {
    max(1, Int((Double(length) * extent.visible / extent.content).rounded(.down)))
  }

  /// The cells of the thumb, from the start of the track. It touches an end of the track only if the content is
  /// scrolled to that end.
  var thumb: Range<Int> {
    let free = lastStart
    let offset = extent.clamped(extent.offset)
    var start = Int((Double(free) * offset / extent.limit).rounded())
    if free > 1, offset > 0, offset < extent.limit { start = min(max(1, start), free - 1) }
    return start..<start + thumbLength
  }

  /// The first cell of the thumb when the content is scrolled to its end.
  var lastStart: Int { length - thumbLength }

  /// Returns the valid first cell of the thumb that is nearest to a cell, which may be beyond the track.
  func start(nearest cell: Int) -> Int { min(max(0, cell), lastStart) }

  /// The offset, in whole units, at which the thumb starts at a cell of the track.
  func offset(thumbAt start: Int) -> Double {
    guard lastStart > 0 else { return extent.offset }
    return extent.clamped((Double(start) / Double(lastStart) * extent.limit).rounded())
  }

  /// Returns the position of `point` along the track; it may be outside of the track.
  func cell(at point: CellPoint) -> Int {
    axis == .vertical ? point.y - track.minY : point.x - track.minX
  }

  /// The thumb's cells in the view's coordinates.
  var thumbCells: CellRect {
    let thumb = thumb
    return axis == .vertical
      ? CellRect(x: track.minX, y: track.minY + thumb.lowerBound, width: 1, height: thumb.count)
      : CellRect(x: track.minX + thumb.lowerBound, y: track.minY, width: thumb.count, height: 1)
  }

  /// Draws the thumb in half blocks, which no border uses. With `showsTrack` it also draws the track as a line, over a
  /// whole column or row of the content.
  func draw(in context: DrawingContext, showsTrack: Bool) {
    let (canvas, theme) = (context.canvas, context.theme)
    if showsTrack {
      switch axis {
      case .vertical:
        canvas.drawVerticalRule(from: track.origin, length: length, style: theme.separator)
      case .horizontal:
        canvas.drawHorizontalRule(from: track.origin, length: length, style: theme.separator)
      }
    }
    let cells = thumbCells
    for y in cells.minY..<cells.maxY {
      for x in cells.minX..<cells.maxX {
        canvas.draw(
          text: axis == .vertical ? "▐" : "▄", at: CellPoint(x: x, y: y),
          style: theme.scrollIndicator)
      }
    }
  }
}
