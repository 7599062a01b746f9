/// The part of a scroller's viewport that its insets leave free, along one axis: what is scrolled to is shown there.
struct InsetRoom {
  /// The lines before it.
  let start: Double
  /// Its own lines. Insets that take all of the viewport leave one, the end giving way first.
  let length: Double

  init(in viewport: Double, start: Double, end: Double) {
    let least = min(1, viewport)
    self.start = min(start, viewport - least)
    length = max(least, viewport - start - end)
  }

  /// The end of it.
  var end: Double { start + length }

  /// Returns the offset nearest to the present one at which a part of the content is seen, as far as it fits; its start
  /// where it does not.
  func offset(_ offset: Double, showing first: Double, _ last: Double) -> Double {
    min(max(offset, last - end), first - start)
  }
}
