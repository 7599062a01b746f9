import Ashlar

/// Does what a lesson says to try, and undoes it: one at a time, each from where the stage was before.
@MainActor final class Tries {
  private let stage: StageView
  /// What was done last, and the state before it.
  private var last: (number: Int, before: RestorePoint)?
  /// The number of the try that was done or undone last; the first one's where there is none.
  private(set) var latest = 0
  /// Whether the latest one would have changed nothing, and so was not done.
  private(set) var hadNoEffect = false

  init(on stage: StageView) { self.stage = stage }

  /// The number of the try that was done and not undone.
  var done: Int? { last?.number }

  /// Does a try, or undoes it if it was the last one. One that was done before is undone first.
  func toggle(_ number: Int, of lesson: Lesson) {
    let isUndone = done == number
    latest = number
    undo()
    guard !isUndone, lesson.tries.indices.contains(number) else { return }
    let before = stage.restorePoint()
    perform(lesson.tries[number])
    hadNoEffect = before.isCurrent()
    if !hadNoEffect { last = (number, before) }
  }

  /// Puts demo and stage back to how they were before the try.
  func undo() {
    hadNoEffect = false
    guard let last else { return }
    self.last = nil
    last.before.restore()
  }

  /// What was done belongs to the stage from now on.
  func forget() {
    last = nil
    latest = 0
    hadNoEffect = false
  }

  private func perform(_ item: Lesson.Try) {
    if let widest = item.widest, stage.stage.size.width > widest { stage.resize(width: widest) }
    let keys = (try? KeyNotation.events(item.key)) ?? []
    func press() { for case .key(let key) in keys { _ = stage.offer(key) } }
    switch item.amount {
    case .times(let count):
      for _ in 0..<count {
        // As if the keys were pressed one by one.
        stage.window?.layoutIfNeeded()
        press()
      }
    case .untilWidth(let width):
      // As long as each key takes the stage nearer.
      func distance() -> Int { abs(stage.stage.size.width - width) }
      while true {
        let (before, size) = (distance(), stage.stage)
        press()
        if distance() < before { continue }
        return stage.restore(size)
      }
    }
  }
}
