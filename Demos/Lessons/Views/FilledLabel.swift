import Ashlar

/// A label whose text style fills its frame, so that the frame is seen.
class FilledLabel: Label {
  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    context.canvas.fill(context.canvas.bounds, style: textStyle)
    super.draw(in: context)
  }
}
