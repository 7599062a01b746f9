/// The part of a scroller's viewport between its insets, along one axis. Content is scrolled to there. In layout units.
struct InsetRoom {
  /// The length of the inset before it.
  let start: Double
  /// Its length. Insets that are as long as the viewport leave one line of it; the inset at the end shrinks first.
  let length: Double

  init(in viewport: Double, start: Double, end: Double) {
    let least = min(1, viewport)
    self.start = min(start, viewport - least)
    length = max(least, viewport - start - end)
  }

  /// Its end, from the start of the viewport.
  var end: Double { start + length }

  /// Returns the offset nearest to `offset` at which the content from `first` to `last` is visible; if it does not fit,
  /// its start is.
  func offset(_ offset: Double, showing first: Double, _ last: Double) -> Double {
    min(max(offset, last - end), first - start)
  }
}
