import AutoLayout

extension TableView {
  /// Scrolls a row to a position of the viewport in the next layout, at once or animated. An index out of range is
  /// ignored. UIKit's name.
  ///
  /// Keys, the wheel and any other scrolling stop the animation where it is. If rows are inserted, deleted or moved
  /// meanwhile, it jumps to its end. In a window that no ``Application`` runs, or that reduces motion, the position is
  /// reached at once.
  public final func scrollToRow(at row: Int, at position: ScrollPosition, animated: Bool) {
    add(animated ? .animated(.row(row, position)) : .row(row, position))
  }

  /// Scrolls to an offset, like setting ``contentOffset``, at once or animated. UIKit's name.
  public final func setContentOffset(_ offset: Point, animated: Bool) {
    guard offset.y.isFinite else { return }
    add(animated ? .animated(.offset(offset.y)) : .offset(offset.y))
  }

  /// Begins an animation to the scroll position that a move leads to.
  final func animate(_ move: Move) {
    let former = wanted
    let start = rows(at: top(for: former))
    apply(move)
    let end = rows(at: top(for: wanted))
    guard start != end, canAnimateScrolling, let window else {
      news.hasEndedScrolling = true
      return
    }
    wanted = former
    let animation = ScrollAnimation(of: self, from: Point(x: 0, y: start), to: Point(x: 0, y: end))
    scrollAnimation = animation
    animatedMove = move
    window.displayLink.add(animation)
  }

  /// Ends a running scroll animation: the next layout shows its end.
  final func endScrollAnimation() {
    guard scrollAnimation != nil, let move = animatedMove else { return }
    add(move)
    news.hasEndedScrolling = true
  }
}

extension TableView: AnimatedScroller {
  final func showScrollStep(_ offset: Point) {
    let (animation, move) = (scrollAnimation, animatedMove)
    add(.rows(offset.y))
    (scrollAnimation, animatedMove) = (animation, move)
  }

  final func finishScrolling() { endScrollAnimation() }
}

extension TableView.Move {
  /// Returns the move after some updates: a queued scroll to a row refers to its old index. `nil` if that row is
  /// deleted.
  func following(_ updates: RowUpdates) -> TableView.Move? {
    switch self {
    case .row(let row, let position): updates.newRow(of: row).map { .row($0, position) }
    case .animated(let move): move.following(updates).map { .animated($0) }
    case .scroll, .offset, .rows: self
    }
  }
}
