import Ashlar

/// Does and undoes the tries of a lesson. At most one is done at a time.
@MainActor final class Tries {
  private let stage: StageView
  /// The try that is done, with the states before and after it.
  private var last: (number: Int, before: RestorePoint, after: State)?

  /// The state of demo and stage after a try.
  private struct State {
    let demo: RestorePoint?
    let width: Int
  }
  /// The index of the try that was last done or undone; `nil` if there is none.
  private(set) var latest: Int?
  /// Whether the latest try would have changed nothing, so that it does not count as done.
  private(set) var hadNoEffect = false

  init(on stage: StageView) { self.stage = stage }

  /// The index of the try that is done; `nil` if there is none.
  var done: Int? { last?.number }

  /// Whether nothing has changed since the try was done.
  var isAsDone: Bool {
    guard let after = last?.after else { return false }
    return after.demo?.isCurrent() ?? true && after.width == stage.stage.size.width
  }

  /// Does a try, or undoes it if it is done. If another one is done, that is undone first.
  func toggle(_ number: Int, of lesson: Lesson) {
    let isUndone = done == number
    latest = number
    undo()
    guard !isUndone, lesson.tries.indices.contains(number) else { return }
    let before = stage.restorePoint()
    // The text of a try is true for the demo's initial state: for a switch that is on already, it would be wrong.
    stage.restart()
    let beginning = stage.restorePoint()
    perform(lesson.tries[number])
    hadNoEffect = beginning.isCurrent()
    guard !hadNoEffect else { return }
    let after = State(demo: stage.demo?.restorePoint(), width: stage.stage.size.width)
    last = (number, before, after)
  }

  /// Restores demo and stage to the state before the try.
  func undo() {
    hadNoEffect = false
    guard let last else { return }
    self.last = nil
    last.before.restore()
  }

  /// Forgets the try, so that it can no longer be undone.
  func forget() {
    last = nil
    latest = nil
    hadNoEffect = false
  }

  private func perform(_ item: Lesson.Try) {
    if let widest = item.widest, stage.stage.size.width > widest { stage.resize(width: widest) }
    // As when the user presses it: with a layout after each press.
    func press(_ key: KeyPress?, times count: Int) {
      guard let key else { return }
      for _ in 0..<count {
        _ = stage.offer(key)
        stage.window?.layoutIfNeeded()
      }
    }
    if let approach = item.approach { press(approach.press, times: approach.count) }
    switch item.amount {
    case .times(let count): press(item.press, times: count)
    case .untilWidth(let width):
      // Repeat while each press brings the stage nearer, without a layout in between: an edge moves at once.
      func distance() -> Int { abs(stage.stage.size.width - width) }
      while true {
        let (before, size) = (distance(), stage.stage)
        if let key = item.press { _ = stage.offer(key) }
        if distance() < before { continue }
        return stage.restore(size)
      }
    }
  }
}
