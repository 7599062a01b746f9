/// A constraint as a visual format.
package struct VisualSentence {
  package let body: Body
  private let statement: ConstraintStatement
  private let axis: LayoutAxis

  package enum Body {
    /// `[item(number)]`
    case size(StatedItem)
    /// `[item(==other)]`
    case equalSize(StatedItem, as: StatedItem)
    /// `[start]-(number)-[end]`
    case distance(from: End, to: End)
    /// `|-[item]` or `[item]-|`
    case margin(from: End, to: End)
  }

  /// An end of a distance.
  package enum End {
    case superview(StatedItem)
    case item(StatedItem)
  }

  /// Returns nil if no format expresses the statement.
  ///
  /// - Parameter isIn: Returns whether the second item is the superview of the first.
  package init?(
    _ statement: ConstraintStatement, isIn: (_ item: StatedItem, _ superview: StatedItem) -> Bool
  ) {
    guard statement.isSimple, let first = statement.first, let attribute = first.attribute.known,
      let body = Self.body(statement, first.item, attribute, isIn)
    else { return nil }
    self.body = body
    self.statement = statement
    axis = attribute.axis
  }

  private static func body(
    _ statement: ConstraintStatement, _ item: StatedItem, _ attribute: LayoutAttribute,
    _ isIn: (StatedItem, StatedItem) -> Bool
  ) -> Body? {
    guard let second = statement.second else { return attribute.isPosition ? nil : .size(item) }
    let other = second.item
    guard statement.multiplier == 1 else { return nil }
    guard attribute.isPosition else {
      return second.attribute == attribute && statement.constant == 0
        ? .equalSize(item, as: other) : nil
    }
    // `-` expresses a required equation with the constant 0.
    let isPlain =
      statement.relation == .equal && statement.constant == 0 && statement.priority == .required
    // Distances are measured from the second item to the first.
    switch (second.attribute.known?.side, attribute.side) {
    case (.far, .near): return .distance(from: .item(other), to: .item(item))
    case (.near, .near) where isIn(item, other):
      return .distance(from: .superview(other), to: .item(item))
    case (.far, .far) where isIn(other, item):
      return .distance(from: .item(other), to: .superview(item))
    case (.nearMargin, .near) where isPlain && isIn(item, other):
      return .margin(from: .superview(other), to: .item(item))
    case (.far, .farMargin) where isPlain && isIn(other, item):
      return .margin(from: .item(other), to: .superview(item))
    default: return nil
    }
  }

  /// The items that the format names.
  package var namedItems: [StatedItem] {
    switch body {
    case .size(let item): [item]
    case .equalSize(let item, let other): [item, other]
    case .distance(let start, let end), .margin(let start, let end):
      [start, end].compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
  }

  /// The superview that `|` stands for; nil if the format has none.
  package var superview: StatedItem? {
    guard case .distance(let start, let end) = body else { return nil }
    for case .superview(let item) in [start, end] { return item }
    return nil
  }

  /// Returns the format, with names and numbers from the functions.
  package func text(name: (StatedItem) -> String, number: (Double) -> String) -> String {
    func show(_ end: End) -> String {
      if case .item(let item) = end { "[\(name(item))]" } else { "|" }
    }
    func show(_ object: String, always: Bool = false) -> String {
      let relation = statement.relation == .equal && !always ? "" : "\(statement.relation)"
      let priority =
        statement.priority == .required ? "" : "@\(number(statement.priority.rawValue))"
      return "(\(relation)\(object)\(priority))"
    }
    let start = axis == .horizontal ? "H:" : "V:"
    let amount = show(number(statement.constant))
    return switch body {
    case .size(let item): "\(start)[\(name(item))\(amount)]"
    case .equalSize(let item, let other):
      "\(start)[\(name(item))\(show(name(other), always: true))]"
    case .distance(let from, let to): "\(start)\(show(from))-\(amount)-\(show(to))"
    case .margin(let from, let to): "\(start)\(show(from))-\(show(to))"
    }
  }
}

extension LayoutAttribute {
  fileprivate enum Side {
    case near, far, nearMargin, farMargin
  }

  /// The edge in reading order; nil for other attributes.
  fileprivate var side: Side? {
    switch role {
    case .near: isMargin ? .nearMargin : .near
    case .far: isMargin ? .farMargin : .far
    case .center, .size, .other: nil
    }
  }
}
