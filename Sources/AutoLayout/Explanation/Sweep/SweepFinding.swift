internal import Cassowary

/// A problem in a layout of a sweep.
@MainActor public struct SweepFinding {
  /// The kinds of findings.
  public enum Kind: String, Hashable, Sendable {
    /// A required constraint is left out.
    case leftOut = "left out"
    /// A view is smaller than its content.
    case cut
    /// A view extends beyond its superview.
    case outside
    /// Two views of the same superview overlap.
    case overlap
  }

  /// The kind.
  public let kind: Kind
  /// The views: the one that is cut or outside, the two that overlap, or those that the left-out constraint relates.
  public let items: [LayoutItem]
  /// The constraint that is left out; nil for a system constraint, such as an intrinsic size, and for other kinds.
  public private(set) var constraint: LayoutConstraint?
  /// The constraint that is left out, in short: `green.left >= blue1.right + 1`; nil for other kinds.
  public private(set) var equation: String?
  /// The axis along which the view is smaller than its content; nil for other kinds.
  public private(set) var axis: LayoutAxis?
  /// The amount at the end of the interval, in layout units; 0 if the kind has none.
  public let amount: Double
  /// The amount at the start of the interval.
  public internal(set) var amountAtStart: Double

  init(kind: Kind, items: [LayoutItem], axis: LayoutAxis? = nil, amount: Double) {
    self.kind = kind
    self.items = items
    self.axis = axis
    self.amount = amount
    amountAtStart = amount
  }

  init(leftOut reading: ConstraintReading) {
    let constraint = reading.constraint
    let others = [constraint?.firstItem, constraint?.secondItem].compactMap(\.self)
    self.init(
      kind: .leftOut, items: constraint == nil ? [reading.subject.item] : others,
      amount: max(0, -reading.slack))
    self.constraint = constraint
    equation = reading.equation.english
  }

  /// Returns whether both are the same kind of problem with the same views or constraint, whatever the amount.
  public func isSame(as other: SweepFinding) -> Bool {
    kind == other.kind && axis == other.axis && constraint === other.constraint
      && items.elementsEqual(other.items, by: ===)
      && (constraint != nil || equation == other.equation)
  }
}

extension SweepFinding {
  /// Returns the findings in the present layout of the views; the root is the first view.
  static func all(in views: [LayoutNode], of root: LayoutNode) -> [SweepFinding] {
    views.filter { $0 === root || $0.isLayoutIsland }
      .compactMap { $0.island.layoutEngine?.system }.flatMap(leftOut)
      + views.flatMap { view in
        cut(view) + (view === root ? [] : outside(view)) + overlaps(inside: view)
      }
  }

  private static func leftOut(in system: LayoutSystem) -> [SweepFinding] {
    system.broken.compactMap { broken in
      system.reading(of: broken.constraint, for: nil).map { SweepFinding(leftOut: $0) }
    }
  }

  private static func cut(_ view: LayoutNode) -> [SweepFinding] {
    guard let system = view.island.layoutEngine?.system,
      let record = system.records.record(of: view),
      record.role == .solved,
      let lengths = record.naturalSize?.lengths
    else { return [] }
    return LayoutAxis.allCases.compactMap { axis in
      guard let length = lengths[axis], !(axis == .horizontal && view.wrapsText) else { return nil }
      let short = length - system.value(of: record.extent[axis])
      guard short > 0.01 else { return nil }
      return SweepFinding(kind: .cut, items: [view], axis: axis, amount: Snap.value(short))
    }
  }

  private static func outside(_ view: LayoutNode) -> [SweepFinding] {
    guard let superview = view.container, !superview.scrollsContent, view.isShown,
      !view.frame.size.isEmptyForSweep,
      // Rows of a table are placed by its scroll position, so they may be outside.
      superview.layoutDelegate?.reasonForFrame(of: view, .top) == nil
    else { return [] }
    let (frame, bounds) = (view.frame, superview.bounds)
    let out = max(
      max(bounds.minX - frame.minX, frame.maxX - bounds.maxX),
      max(bounds.minY - frame.minY, frame.maxY - bounds.maxY))
    return out > 0.01
      ? [SweepFinding(kind: .outside, items: [view], amount: Snap.value(out))] : []
  }

  private static func overlaps(inside view: LayoutNode) -> [SweepFinding] {
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
            kind: .overlap, items: [first, second], amount: Snap.value(min(width, height))))
      }
    }
    return found
  }
}

extension Size {
  fileprivate var isEmptyForSweep: Bool { width <= 0 || height <= 0 }
}
