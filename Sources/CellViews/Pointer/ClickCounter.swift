import CellDrawing
import TerminalInterface

/// Counts consecutive presses of the same button at the same cell: 2 is a double click.
struct ClickCounter {
  /// The longest time between two presses of a double click.
  static let interval = Duration.milliseconds(500)

  private struct Press {
    let button: MouseEvent.Button
    let cell: CellPoint
    let time: ContinuousClock.Instant
    let count: Int
  }

  private var last: Press?

  /// Counts a press; returns its number, from 1.
  mutating func count(
    _ button: MouseEvent.Button, at cell: CellPoint, _ time: ContinuousClock.Instant
  ) -> Int {
    var count = 1
    if let last, last.button == button, last.cell == cell,
      last.time.duration(to: time) <= Self.interval
    {
      count = last.count + 1
    }
    last = Press(button: button, cell: cell, time: time, count: count)
    return count
  }
}
