/// A visual format for one constraint.
@MainActor struct VisualSentence {
  let axis: LayoutAxis
  let relation: LayoutRelation
  let priority: LayoutPriority
  let body: Body

  enum Body {
    /// `[item(number)]`
    case size(LayoutItem, constant: Double)
    /// `[item(==other)]`
    case equalSize(LayoutItem, as: LayoutItem)
    /// `[start]-(number)-[end]`
    case distance(from: End, to: End, constant: Double)
    /// `|-[item]` or `[item]-|`
    case margin(from: End, to: End)
  }

  /// An end of a distance.
  enum End {
    case superview(LayoutItem)
    case item(LayoutItem)
  }

  /// The items that the format names.
  var namedItems: [LayoutItem] {
    switch body {
    case .size(let item, _): [item]
    case .equalSize(let item, let other): [item, other]
    case .distance(let start, let end, _), .margin(let start, let end):
      [start, end].compactMap {
        if case .item(let item) = $0 { item } else { nil }
      }
    }
  }

  /// Returns the format. The closures provide the names and numbers.
  func text(name: (LayoutItem) -> String, number: (Double) -> String) -> String {
    func show(_ end: End) -> String {
      if case .item(let item) = end { "[\(name(item))]" } else { "|" }
    }
    func show(_ object: String, always: Bool = false) -> String {
      let relation = relation == .equal && !always ? "" : relation.description
      let priority = priority == .required ? "" : "@\(number(priority.rawValue))"
      return "(\(relation)\(object)\(priority))"
    }
    let start = axis == .horizontal ? "H:" : "V:"
    return switch body {
    case .size(let item, let constant):
      "\(start)[\(name(item))\(show(number(constant)))]"
    case .equalSize(let item, let other):
      "\(start)[\(name(item))\(show(name(other), always: true))]"
    case .distance(let from, let to, let constant):
      "\(start)\(show(from))-\(show(number(constant)))-\(show(to))"
    case .margin(let from, let to):
      "\(start)\(show(from))-\(show(to))"
    }
  }
}

extension LayoutConstraint {
  /// The visual format for the constraint; nil if no format expresses it.
  var visualSentence: VisualSentence? {
    guard let item = firstItem, flaw == nil else { return nil }
    guard let secondAttribute else {
      guard firstAttribute.kind == .size else { return nil }
      return visualSentence(.size(item, constant: constant))
    }
    guard let other = secondItem, multiplier == 1 else { return nil }
    if firstAttribute.kind == .size {
      guard firstAttribute == secondAttribute, constant == 0 else { return nil }
      return visualSentence(.equalSize(item, as: other))
    }
    // Distances are measured from the second item to the first.
    switch (secondAttribute.side, firstAttribute.side) {
    case (.far, .near):
      return visualSentence(.distance(from: .item(other), to: .item(item), constant: constant))
    case (.near, .near) where item.container === other:
      return visualSentence(.distance(from: .superview(other), to: .item(item), constant: constant))
    case (.far, .far) where other.container === item:
      return visualSentence(.distance(from: .item(other), to: .superview(item), constant: constant))
    case (.nearMargin, .near) where item.container === other && isPlain:
      return visualSentence(.margin(from: .superview(other), to: .item(item)))
    case (.far, .farMargin) where other.container === item && isPlain:
      return visualSentence(.margin(from: .item(other), to: .superview(item)))
    default: return nil
    }
  }

  /// Whether the constraint is a required equation with the constant 0, which is all that `-` expresses.
  private var isPlain: Bool { relation == .equal && constant == 0 && priority == .required }

  private func visualSentence(_ body: VisualSentence.Body) -> VisualSentence {
    VisualSentence(axis: firstAttribute.axis, relation: relation, priority: priority, body: body)
  }
}

extension LayoutAttribute {
  fileprivate enum Side {
    case near, far, nearMargin, farMargin
  }

  /// The edge in reading order; nil for other attributes.
  fileprivate var side: Side? {
    switch self {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    case .leftMargin, .leadingMargin, .topMargin: .nearMargin
    case .rightMargin, .trailingMargin, .bottomMargin: .farMargin
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }
}
