import Ashlar

/// A picture of mountains that fills its view: it grows with it. The title stands on its last row.
final class MountainView: View {
  private let title = LocalizedLabel()

  /// The peaks: the place and the height, as shares of the width and the height, and the steepness.
  private static let peaks = [(0.2, 0.7, 3.6), (0.48, 0.95, 3.2), (0.78, 0.6, 2.6)]

  /// Creates mountains with a title.
  init(title text: LocalizedText) {
    super.init()
    clipsToBounds = true
    title.localizedText = text
    title.identifier = "title"
    title.setTextStyle(\.systemBlue)
    addSubview(title)
    title.mas.makeConstraints { make in
      make.centerX.equalTo(self)
      make.bottom.equalTo(self)
    }
  }

  override var drawsItself: Bool { true }

  /// Each column is filled as high as the highest slope there, in eighths of a cell.
  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    for x in 0..<width {
      let place = (Double(x) + 0.5) / Double(width)
      let slopes = Self.peaks.map { peak, top, steepness in top - abs(place - peak) * steepness }
      let eighths = Int((max(0.15, slopes.max() ?? 0) * Double(height) * 8).rounded())
      for y in 0..<height {
        let filled = min(max(0, eighths - 8 * (height - 1 - y)), 8)
        guard filled > 0 else { continue }
        let block = Self.blocks[filled - 1]
        canvas.draw(text: block, at: CellPoint(x: x, y: y), style: context.theme.tint)
      }
    }
  }

  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
