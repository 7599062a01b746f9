import Ashlar

/// Identifies an edge or length and the layout for which it was explained. If two are equal, so are the explanations.
@MainActor struct ExplainedLayout: @MainActor Equatable {
  private let attribute: ItemAttribute?
  /// The numbers of solves of the demo, and of the table cell that contains the edge, if any.
  private let solves: [Int]
  /// The frame of the view, which may have been set explicitly.
  private let frame: Rect?
  /// Whether numbers of the source were changed.
  private let isChanged: Bool

  init(of attribute: ItemAttribute?, on demo: (any Demo)?, isChanged: Bool) {
    self.attribute = attribute
    let view = attribute?.item.view
    solves = [demo?.solveCount ?? 0, view?.solveCount ?? 0]
    frame = view?.frame
    self.isChanged = isChanged
  }
}
