import Ashlar
import Counting
import Glibc

extension Act {
  /// How many steps are counted: two sizes take turns, and the pages do not come to the list's end.
  private static let counted = 20

  /// Does steps in memory, in a counted region: what callgrind is to look at.
  ///
  /// The first two are not counted: what a program or a scene does once stays out.
  @MainActor func performCounted() {
    let window = scene.makeWindow(size: scene.size)
    _ = window.render()
    func take(_ step: Int) {
      window.send(event(step))
      _ = window.render()
    }
    let first = 2
    for step in 0..<first { take(step) }
    inCountedRegion { for step in first..<first + Self.counted { take(step) } }
  }

  /// Prints how many instructions a step takes: the event, the layout and the drawing.
  func printCount() throws {
    let counts = try instructions(ofRegions: 1, in: ["perform", rawValue])
    print("\(rawValue) step ours=\(counts[0] / Self.counted)")
    fflush(nil)
  }
}
