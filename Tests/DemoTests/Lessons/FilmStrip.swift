import Ashlar
import SeededNumbers
import Testing

@testable import Demos

/// A demo at many sizes, and what is not as it promised.
@MainActor final class FilmStrip {
  /// The stage at the present size.
  let stage: HeadlessStage
  private(set) var broken: [String] = []

  private init(_ stage: HeadlessStage) { self.stage = stage }

  /// Looks at a demo at every width, low and high, and at a few random sizes: on a stage that is resized, and on one that
  /// had no other size before. Of those that break a promise the first one is told.
  ///
  /// - Parameter keys: those that are pressed before.
  static func check(
    _ id: String, after keys: String = "", widths: ClosedRange<Int> = 20...120,
    _ location: Testing.SourceLocation = #_sourceLocation,
    _ promises: (FilmStrip) throws -> Void
  ) throws {
    /// Returns whether all was well.
    func look(_ stage: HeadlessStage) throws -> Bool {
      let strip = FilmStrip(stage)
      try promises(strip)
      guard !strip.broken.isEmpty else { return true }
      Issue.record(
        """
        \(id) after “\(keys)” at \(stage.size.width)x\(stage.size.height):
        \(strip.broken.prefix(5).joined(separator: "\n"))
        \(stage.readout)
        \(stage.draw().text)
        """, sourceLocation: location)
      return false
    }
    for height in [12, 24] {
      let stage = try makeStage(id, 62, height, keys: keys)
      for width in widths {
        stage.resize(width, height)
        guard try look(stage) else { return }
      }
    }
    var random = SeededGenerator(seed: 400)
    for _ in 0..<6 {
      let width = Int.random(in: widths, using: &random)
      let height = Int.random(in: 12...40, using: &random)
      guard try look(makeStage(id, width, height, keys: keys)) else { return }
    }
  }

  func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { broken.append(problem()) }
  }

  /// Two lengths, or lists of them, are the same, but for what is rounded.
  func expect(
    _ name: @autoclosure () -> String, _ values: [Double], _ wanted: [Double],
    within tolerance: Double = 1e-3
  ) {
    let isMet =
      values.count == wanted.count
      && zip(values, wanted).allSatisfy { abs($0 - $1) <= tolerance }
    expect(isMet, "\(name()): \(values), not \(wanted)")
  }

  func expect(
    _ name: @autoclosure () -> String, _ value: Double, _ wanted: Double,
    within tolerance: Double = 1e-3
  ) {
    expect(name(), [value], [wanted], within: tolerance)
  }

  /// Whole cells differ by one at most.
  func expectAlike(_ name: @autoclosure () -> String, _ cells: [Int]) {
    let isMet = (cells.max() ?? 0) - (cells.min() ?? 0) <= 1
    expect(isMet, "\(name()): \(cells)")
  }

  /// The numbers of the readout are these, in this order. It rounds them to hundredths at the most.
  func expectReadout(_ wanted: Double..., within tolerance: Double = 0.0051) {
    expect("readout", stage.readoutNumbers, wanted, within: tolerance)
  }

  /// Nothing contradicts anything.
  func expectNoReports() {
    expect(stage.currentReports.isEmpty, "\(stage.currentReports.count) reports")
  }
}

extension HeadlessStage {
  /// The numbers that stand alone in the readout: that of “box1” and the parts of “1/2” do not.
  var readoutNumbers: [Double] {
    readout.split(separator: " ").compactMap { word in
      Double(word.trimmingSuffix { ".,:;".contains($0) })
    }
  }

  /// The frame of a view in the coordinates of the demo.
  func frame(_ path: String) throws -> Rect {
    var frame = Rect.zero
    var parent = ""
    for name in path.split(separator: "/") {
      parent += "/" + name
      let next = try view(parent).layoutFrame
      frame = Rect(
        x: frame.minX + next.minX, y: frame.minY + next.minY, width: next.width,
        height: next.height)
    }
    return frame
  }

  /// The conflicts that hold.
  var conflicts: [LayoutConflict] {
    currentReports.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
  }

  /// The errors of what was refused, and still is.
  var refusals: [LayoutError] {
    currentReports.compactMap { if case .refused(_, let error, _) = $0 { error } else { nil } }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
