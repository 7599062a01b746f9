import Ashlar

/// Does what a lesson says to try, and undoes it: one at a time, each from where the stage was before.
@MainActor final class Tries {
  private let stage: StageView
  /// What was done last, and what undoes it.
  private var last: (number: Int, restore: @MainActor () -> Void)?

  init(on stage: StageView) { self.stage = stage }

  /// The number of the try that was done or undone last; the first one's where there is none.
  private(set) var latest = 0
  /// The number of the try that was done and not undone.
  var done: Int? { last?.number }

  /// Does a try, or undoes it if it was the last one. One that was done before is undone first.
  func toggle(_ number: Int, of lesson: Lesson) {
    let isUndone = done == number
    latest = number
    undo()
    guard !isUndone, lesson.tries.indices.contains(number) else { return }
    last = (number, stage.restorePoint())
    perform(lesson.tries[number])
  }

  /// Puts demo and stage back to how they were before the try.
  @discardableResult func undo() -> Bool {
    guard let last else { return false }
    self.last = nil
    last.restore()
    return true
  }

  /// What was done belongs to the stage from now on.
  func forget() {
    last = nil
    latest = 0
  }

  private func perform(_ item: Lesson.Try) {
    let keys = (try? KeyNotation.events(item.key)) ?? []
    func press() { for case .key(let key) in keys { _ = stage.keyDown(key) } }
    switch item.amount {
    case .times(let count): for _ in 0..<count { press() }
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
