import AutoLayout

/// The DSL's members of several views: `[first, second].mas`. A statement applies to each of them, in order;
/// for an empty array it does nothing.
@MainActor public struct MasonryViews {
  let items: [LayoutItem]

  /// Calls ``MasonryProxy/makeConstraints(_:)`` for each view. Masonry's name: `mas_makeConstraints:`.
  @discardableResult public func makeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.makeConstraints(describe) }
  }

  /// Calls ``MasonryProxy/updateConstraints(_:)`` for each view. Masonry's name: `mas_updateConstraints:`.
  @discardableResult public func updateConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.updateConstraints(describe) }
  }

  /// Calls ``MasonryProxy/remakeConstraints(_:)`` for each view. Masonry's name: `mas_remakeConstraints:`.
  @discardableResult public func remakeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    items.flatMap { $0.mas.remakeConstraints(describe) }
  }

  /// Calls ``MasonryProxy/removeConstraints()`` for each view.
  public func removeConstraints() {
    for item in items { item.mas.removeConstraints() }
  }

  /// Calls ``MasonryProxy/prepareConstraints(_:)`` for each view.
  public func prepareConstraints(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    items.flatMap { $0.mas.prepareConstraints(describe) }
  }
}

extension MasonryViews: @MainActor CustomStringConvertible {
  /// `[Label:title, Label:text].mas`.
  public var description: String { "[\(items.map(\.debugName).joined(separator: ", "))].mas" }
}

extension Array where Element: LayoutItem {
  /// The DSL's methods for all of these views.
  @MainActor public var mas: MasonryViews { MasonryViews(items: self) }
}

extension MasonryViews {
  /// Arranges views of equal length along an axis, with a fixed gap, to fill their common superview. Lengths
  /// are in layout units. With a negative gap the views overlap; with negative lead or tail spacing they
  /// extend beyond the superview.
  ///
  /// Fewer than two views, or views without a common superview, get no constraints, which is reported.
  /// Masonry's name: `mas_distributeViewsAlongAxis:withFixedSpacing:leadSpacing:tailSpacing:`.
  @discardableResult public func distribute(
    along axis: LayoutAxis, withFixedSpacing spacing: Double, leadSpacing lead: Double,
    tailSpacing tail: Double, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    let row = DistributedRow(axis: axis, source: SourceLocation(file: file, line: line))
    return distribute(row) { index, superview in
      let item = items[index]
      guard index > 0 else { return [row.near(item, superview, lead)] }
      let previous = items[index - 1]
      var stated = [
        row.statement(item, row.length, previous, row.length),
        row.statement(item, row.near, previous, row.far, plus: spacing),
      ]
      if index == items.count - 1 { stated.append(row.far(item, superview, tail)) }
      return stated
    }
  }

  /// Arranges views of a fixed length along an axis, with equal gaps, to fill their common superview. Lengths
  /// are in layout units; if there is too little room, the views overlap.
  ///
  /// Fewer than two views, or views without a common superview, get no constraints, which is reported.
  /// Masonry's name: `mas_distributeViewsAlongAxis:withFixedItemLength:leadSpacing:tailSpacing:`.
  @discardableResult public func distribute(
    along axis: LayoutAxis, withFixedItemLength length: Double, leadSpacing lead: Double,
    tailSpacing tail: Double, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    let row = DistributedRow(axis: axis, source: SourceLocation(file: file, line: line))
    return distribute(row) { index, superview in
      let item = items[index]
      let own = row.length(item, length)
      if index == 0 { return [own, row.near(item, superview, lead)] }
      if index == items.count - 1 { return [own, row.far(item, superview, tail)] }
      // The far edges are equally spaced, from the first view's to the last view's.
      let share = Double(index) / Double(items.count - 1)
      let offset = (1 - share) * (length + lead) - share * tail
      return [own, row.statement(item, row.far, superview, row.far, times: share, plus: offset)]
    }
  }

  private func distribute(
    _ row: DistributedRow, _ stated: (Int, LayoutNode) -> [Statement]
  ) -> [LayoutConstraint] {
    guard items.count > 1 else {
      report(.tooFewViews(source: row.source))
      return []
    }
    guard let superview = commonSuperview else {
      report(.noCommonSuperview(source: row.source))
      return []
    }
    return items.indices.flatMap { index in
      Installation(of: stated(index, superview), on: items[index]).constraints
    }
  }

  /// The nearest view that contains all items and is not one of them; nil if there is none.
  private var commonSuperview: LayoutNode? {
    var ancestor = items.first?.surroundingView
    while let view = ancestor {
      if items.allSatisfy({ $0.surroundingView?.isDescendant(of: view) ?? false }) { return view }
      ancestor = view.superview
    }
    return nil
  }

  private func report(_ error: MasonryError) {
    items.first?.ownView?.report(remark: error.text)
  }
}

/// The attributes along an axis, and the statements of a distribution.
@MainActor private struct DistributedRow {
  let source: SourceLocation
  let near: LayoutAttribute
  let far: LayoutAttribute
  let length: LayoutAttribute

  init(axis: LayoutAxis, source: SourceLocation) {
    self.source = source
    (near, far, length) =
      axis == .horizontal ? (.left, .right, .width) : (.top, .bottom, .height)
  }

  func near(_ item: LayoutItem, _ superview: LayoutNode, _ spacing: Double) -> Statement {
    statement(item, near, superview, near, plus: spacing)
  }

  func far(_ item: LayoutItem, _ superview: LayoutNode, _ spacing: Double) -> Statement {
    statement(item, far, superview, far, plus: -spacing)
  }

  func length(_ item: LayoutItem, _ length: Double) -> Statement {
    Statement(item, self.length, .equal, length.operand, source)
  }

  func statement(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ second: LayoutItem,
    _ secondAttribute: LayoutAttribute, times multiplier: Double = 1, plus constant: Double = 0
  ) -> Statement {
    let operand = ConstraintOperand(.attribute(second.link, secondAttribute))
    let statement = Statement(item, attribute, .equal, operand, source)
    statement.multiplier = multiplier
    statement.setConstant(constant.constant)
    return statement
  }
}
