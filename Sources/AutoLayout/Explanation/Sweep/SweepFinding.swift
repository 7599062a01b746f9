internal import Cassowary

/// Something that goes wrong in a layout of a sweep.
public struct SweepFinding: Hashable, Sendable {
  /// The kinds of findings.
  public enum Kind: String, Hashable, Sendable {
    /// A required constraint is left out.
    case leftOut = "left out"
    /// A view is smaller than its content.
    case cut
    /// A view reaches out of its superview.
    case outside
    /// Two views of the same superview overlap.
    case overlap
  }

  /// The kind.
  public let kind: Kind
  /// The constraint, the view or the two views, by name.
  public let subject: String
  /// The amount at the end of the interval, in layout units; 0 where there is none.
  public let amount: Double
  /// The amount at the start of the interval.
  public internal(set) var amountAtStart: Double

  init(kind: Kind, subject: String, amount: Double) {
    self.kind = kind
    self.subject = subject
    self.amount = amount
    amountAtStart = amount
  }

  /// The finding without its amount, which follows the length.
  public var key: String { "\(kind.rawValue) \(subject)" }
}

@MainActor extension SweepFinding {
  /// Returns the findings in a layout.
  static func all(
    in systems: [LayoutSystem], _ views: [LayoutNode], of root: LayoutNode
  ) -> [SweepFinding] {
    systems.flatMap(leftOut)
      + views.flatMap { view in
        cut(view, root) + (view === root ? [] : outside(view, root)) + overlaps(inside: view, root)
      }
  }

  /// The identifiers of the views around an item and its own, below the root of the sweep.
  private static func name(_ item: LayoutItem, _ root: LayoutNode) -> String {
    var names: [String] = [item.shownIdentifier ?? item.debugName]
    var ancestor = item.container
    while let current = ancestor, current !== root {
      names.insert(current.shownIdentifier ?? current.debugName, at: 0)
      ancestor = current.container
    }
    return names.joined(separator: "/")
  }

  private static func leftOut(in system: LayoutSystem) -> [SweepFinding] {
    system.broken.compactMap { broken in
      guard let reading = system.reading(of: broken.constraint, for: nil) else { return nil }
      return SweepFinding(
        kind: .leftOut, subject: reading.equation, amount: max(0, -reading.slack))
    }
  }

  private static func cut(_ view: LayoutNode, _ root: LayoutNode) -> [SweepFinding] {
    guard let system = view.island.layoutEngine?.system,
      let record = system.records.record(of: view),
      record.role == .solved,
      let lengths = record.naturalSize?.lengths
    else { return [] }
    return LayoutAxis.allCases.compactMap { axis in
      guard let length = lengths[axis], !(axis == .horizontal && view.wrapsText) else { return nil }
      let short = length - system.value(of: record.extent[axis])
      guard short > 0.01 else { return nil }
      let word = axis == .horizontal ? "width" : "height"
      return SweepFinding(
        kind: .cut, subject: "\(name(view, root)).\(word)", amount: Snap.value(short))
    }
  }

  private static func outside(_ view: LayoutNode, _ root: LayoutNode) -> [SweepFinding] {
    guard let superview = view.container, !superview.scrollsContent, view.isShown,
      !view.frame.size.isEmptyForSweep,
      // Rows of a table are placed where it is scrolled to.
      superview.layoutDelegate?.reasonForFrame(of: view, .top) == nil
    else { return [] }
    let (frame, bounds) = (view.frame, superview.bounds)
    let out = max(
      max(bounds.minX - frame.minX, frame.maxX - bounds.maxX),
      max(bounds.minY - frame.minY, frame.maxY - bounds.maxY))
    return out > 0.01
      ? [SweepFinding(kind: .outside, subject: name(view, root), amount: Snap.value(out))] : []
  }

  private static func overlaps(inside view: LayoutNode, _ root: LayoutNode) -> [SweepFinding] {
    let children = view.children.filter { $0.isShown && !$0.frame.size.isEmptyForSweep }
    guard children.count > 1, children.count < 200 else { return [] }
    var found: [SweepFinding] = []
    for (index, first) in children.enumerated() {
      for second in children[(index + 1)...] {
        let width =
          min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)
        let height =
          min(first.frame.maxY, second.frame.maxY) - max(first.frame.minY, second.frame.minY)
        guard width > 0.01, height > 0.01 else { continue }
        found.append(
          SweepFinding(
            kind: .overlap, subject: "\(name(first, root)) and \(name(second, root))",
            amount: Snap.value(min(width, height))))
      }
    }
    return found
  }
}

extension Size {
  fileprivate var isEmptyForSweep: Bool { width <= 0 || height <= 0 }
}
