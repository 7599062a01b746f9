import CellViews
import Masonry

extension ScrollView {
  /// Fills a window, and shows a text of several lines as wide as itself.
  @MainActor func show(_ text: Label, filling window: Window) {
    window.addSubview(self)
    addSubview(text)
    text.numberOfLines = 0
    mas.makeConstraints { $0.edges.equalTo(window) }
    text.mas.makeConstraints { make in
      make.edges.equalTo(self)
      make.width.equalTo(self)
    }
  }
}
