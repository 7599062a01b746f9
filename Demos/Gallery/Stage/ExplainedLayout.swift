import Ashlar

/// An edge or length, and the layout that its explanation is of. As long as it is the same, so is the explanation.
@MainActor struct ExplainedLayout: @MainActor Equatable {
  private let attribute: ItemAttribute?
  /// The solves of the demo, and of the table's cell where the edge is in one.
  private let solves: [Int]
  /// The frame of the view, which may have been set by hand.
  private let frame: Rect?
  /// Whether numbers of the source differ from what is written.
  private let isChanged: Bool

  init(of attribute: ItemAttribute?, on demo: (any Demo)?, isChanged: Bool) {
    self.attribute = attribute
    let view = attribute?.item.view
    solves = [demo?.solveCount ?? 0, view?.solveCount ?? 0]
    frame = view?.frame
    self.isChanged = isChanged
  }
}
