import Counting
import Glibc

extension Workload {
  /// Does each operation in a counted region: what callgrind is to look at.
  ///
  /// The first two times of each are not counted: what a program or a layout does once stays out.
  func performCounted() {
    for operation in operations() {
      operation.prepare()
      let first = 2
      for step in 0..<first { operation.perform(step) }
      inCountedRegion {
        for step in first..<first + operation.counted { operation.perform(step) }
      }
    }
  }

  /// Prints how many instructions each operation takes, once.
  func printCounts() throws {
    let operations = operations()
    let counts = try instructions(
      ofRegions: operations.count, in: ["perform", kind.rawValue, "\(size)"])
    for (operation, count) in zip(operations, counts) {
      print("\(label) \(operation.name) ours=\(count / operation.counted)")
      fflush(nil)
    }
  }
}
