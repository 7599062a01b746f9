import Ashlar

/// The answer to a sweep of a demo, as text, as JSON or as a picture.
@MainActor public struct SweepAnswer {
  let sweep: LayoutSweep
  let range: ClosedRange<Int>
  /// The name of the swept length in formulas: `w` or `h`.
  let name: String

  /// Sweeps the demo on a stage over widths or heights.
  public init(of stage: HeadlessStage, over range: ClosedRange<Int>, along axis: LayoutAxis) {
    self.range = range
    name = axis == .horizontal ? "w" : "h"
    let size = stage.size
    sweep = LayoutSweep(of: stage.demo, over: range, along: axis) { length in
      let size =
        axis == .horizontal
        ? CellSize(width: length, height: size.height) : CellSize(width: size.width, height: length)
      stage.send([.resize(size)])
    }
    stage.send([.resize(size)])
  }

  /// A block for each interval with its changes and findings; then the constraints that never decide and the frames
  /// that never change.
  public var text: String { SweepText(self).text }

  /// The intervals with all formulas, as JSON on one line.
  public var json: String { SweepJSON(self).json.line }

  /// A picture of the edges as functions of the length.
  public var svg: String { SweepPicture(self).svg }

  // MARK: - Names

  /// Returns a line for a constraint. In a layout island, such as a table's row, it begins with the path of the
  /// constraint's holder in an interval.
  func line(
    _ constraint: LayoutConstraint, in interval: LayoutSweep.Interval, _ note: String = ""
  ) -> AlikeLines.Line {
    let path = islandPath(constraint.holder as? View, interval)
    let place = constraint.source.map { "   \($0)" } ?? ""
    return .init(
      path: path, text: (path.isEmpty ? "" : ": ") + constraint.shortEquation + note + place)
  }

  /// The path of a view that is in a layout island below the demo, or is one; empty for other views.
  private func islandPath(_ holder: View?, _ interval: LayoutSweep.Interval) -> [String] {
    guard let holder, let path = interval.path(of: holder), !path.isEmpty else { return [] }
    var view: View? = holder
    while let current = view, !(current is any Demo) {
      if current.isLayoutIsland { return path }
      view = current.superview
    }
    return []
  }

  /// Returns a line for a finding, with the path of its item in an interval.
  func line(_ finding: SweepFinding, in interval: LayoutSweep.Interval) -> AlikeLines.Line {
    let path = finding.items.first.map { self.path(of: $0, in: interval) } ?? []
    let amount: (Double, Double)? =
      finding.kind == .leftOut ? nil : (finding.amountAtStart, finding.amount)
    switch finding.kind {
    case .leftOut:
      let holder = islandPath(finding.constraint?.holder as? View, interval)
      let equation = finding.equation ?? ""
      return .init(path: holder, text: (holder.isEmpty ? "" : ": ") + "\(equation) is left out")
    case .cut:
      let length = finding.axis == .horizontal ? "width" : "height"
      return .init(
        path: path, text: ".\(length) is less than its content needs", amount: amount)
    case .outside:
      return .init(path: path, text: " reaches out of its superview", amount: amount)
    case .overlap:
      let names = finding.items.map { self.path(of: $0, in: interval).last ?? "" }
      let superview = Array(path.dropLast())
      return .init(
        path: superview,
        text: (superview.isEmpty ? "" : ": ") + names.joined(separator: " and ") + " overlap",
        amount: amount)
    }
  }

  /// The names from the demo to a view or guide; for the demo itself, its identifier.
  func path(of item: LayoutItem, in interval: LayoutSweep.Interval) -> [String] {
    guard let view = item as? LayoutNode, let path = interval.path(of: view), !path.isEmpty else {
      return [item.identifier ?? item.debugName]
    }
    return path
  }
}
