import Ashlar

/// The content of a stage: views one below the other, as wide as the stage. A stage that is too small for them scrolls.
final class ScrollingColumn: ScrollView {
  private let column = View()

  /// Creates a page of views, from top to bottom.
  ///
  /// - Parameters:
  ///   - gaps: the rows above each view; 0 where there are fewer numbers than views.
  ///   - growing: the views that share the rows that nothing else needs.
  ///   - minimumWidth: the columns below which the page scrolls to the side.
  init(_ views: [View], gaps: [Double] = [], growing: [View], minimumWidth: Double = 0) {
    super.init()
    identifier = "page"
    column.identifier = "column"
    addSubview(column)
    column.mas.makeConstraints { make in
      make.edges.equalTo(self)
      make.width.equalTo(self).priority(999)
      make.width.greaterThanOrEqualTo(minimumWidth)
      make.height.greaterThanOrEqualTo(self)
      make.height.equalTo(self).priority(.fittingSizeLevel)
    }
    var above = column.mas.top
    for (index, view) in views.enumerated() {
      column.addSubview(view)
      view.mas.makeConstraints { make in
        make.left.right.equalTo(column)
        make.top.equalTo(above).offset(index < gaps.count ? gaps[index] : 0)
      }
      above = view.mas.bottom
    }
    column.mas.makeConstraints { $0.bottom.equalTo(above) }
    for (view, next) in zip(growing, growing.dropFirst()) {
      next.mas.makeConstraints { $0.height.equalTo(view) }
    }
  }

  /// Fills a demo.
  func fill(_ demo: View) {
    demo.addSubview(self)
    mas.makeConstraints { $0.edges.equalTo(demo) }
  }

  /// The keys that scroll, for the demo that has the keys in place of the page.
  func scrollCommands(_ group: LocalizedText) -> [KeyCommand] {
    ScrollMove.keyCommands(importance: 0, group: group) { [weak self] in self?.scroll($0) }
  }
}
