extension LayoutConstraint {
  /// The constraint in plain English:
  /// `'title' is to be at least twice as wide as the button.`
  ///
  /// An item is named by its identifier in quotation marks, else by its class. If both items have the
  /// same name, their superviews or their log numbers tell them apart.
  public var sentence: String {
    let items = ConstraintOrigin.user(self).items
    return sentence(ItemWords(for: items, names: items.first?.logNames ?? LogNames()))
  }

  func sentence(_ words: ItemWords) -> String {
    let verb = priority == .required ? "is to be" : "should be"
    let subject: String
    let predicate: String
    if firstAttribute.isPosition {
      subject = "the \(Wording.place(firstAttribute)) of \(words(firstItem))"
      predicate = position(words)
    } else {
      subject = words(firstItem)
      predicate = size(words)
    }
    let priority =
      priority == .required ? "" : " (priority \(self.priority.rawValue.short))"
    return Wording.sentence("\(subject) \(verb) \(predicate)\(priority)")
  }

  // MARK: - Sizes

  private func size(_ words: ItemWords) -> String {
    let wide = Wording.extent(firstAttribute)
    guard let secondAttribute, multiplier != 0 else {
      return "\(bound)\(constant.short) \(wide)"
    }
    if multiplier == 1, constant != 0, firstAttribute == secondAttribute, firstItem !== secondItem {
      return difference(words)
    }
    let other = firstItem === secondItem ? "it" : words(secondItem)
    let whole = firstAttribute == secondAttribute && other == "it" ? "itself" : other
    let high = firstAttribute == secondAttribute ? "" : " is \(Wording.extent(secondAttribute))"
    return bound + Wording.factor(multiplier) + "as \(wide) as \(whole)\(high)"
      + Wording.addition(constant)
  }

  private var bound: String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }

  /// Returns a comparison by a constant: `4 wider than the button`.
  private func difference(_ words: ItemWords) -> String {
    let comparison =
      switch (firstAttribute.axis, constant > 0) {
      case (.horizontal, true): "wider"
      case (.horizontal, false): "narrower"
      case (.vertical, true): "taller"
      case (.vertical, false): "shorter"
      }
    return "\(distanceBound)\(abs(constant).short) \(comparison) than \(words(secondItem))"
  }

  /// The bound of the constant's absolute value.
  private var distanceBound: String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: constant > 0 ? "at least " : "at most "
    case .lessThanOrEqual: constant > 0 ? "at most " : "at least "
    }
  }

  // MARK: - Positions

  private func position(_ words: ItemWords) -> String {
    let way = partOfWay(words)
    let target = way ?? place(words)
    guard constant == 0 else {
      let start = way == nil ? "" : "the point "
      return
        "\(distanceBound)\(abs(constant).short) \(direction(constant > 0)) \(start)\(target)"
    }
    switch relation {
    case .equal: return way ?? "at \(target)"
    case .greaterThanOrEqual: return "at or \(direction(true)) \(target)"
    case .lessThanOrEqual: return "at or \(direction(false)) \(target)"
    }
  }

  /// Returns the direction of a greater, or smaller, position: `below`, `to the left of`.
  private func direction(_ isGreater: Bool) -> String {
    if firstAttribute.axis == .vertical { return isGreater ? "below" : "above" }
    if firstAttribute.isDirectional || secondAttribute?.isDirectional ?? false {
      return isGreater ? "after" : "before"
    }
    return isGreater ? "to the right of" : "to the left of"
  }

  /// Returns the right side as a place: `the right edge of 'page'`.
  private func place(_ words: ItemWords) -> String {
    guard let secondAttribute else { return constant.short }
    let name = Wording.place(secondAttribute)
    guard let ancestor = measuringAncestor else {
      let isSame = firstAttribute == secondAttribute && firstItem !== secondItem
      return isSame ? "that of \(words(secondItem))" : "the \(name) of \(words(secondItem))"
    }
    let (near, far) = ends
    if let share = shareOfAncestor {
      if share == 0 { return "the \(near) edge of \(words(ancestor))" }
      if share == 1 { return "the \(far) edge of \(words(ancestor))" }
      let length = firstAttribute.axis == .vertical ? "height" : "width"
      return """
        the point \(Wording.factor(share))the \(length) of \(words(ancestor)) from its \(near) edge
        """
    }
    return """
      the point \(Wording.factor(multiplier))as far from the \(near) edge of \(words(ancestor)) \
      as \(end(words))
      """
  }

  /// Returns the right side as a part of a way, like `a third of the way across 'page'`; nil if it is none.
  private func partOfWay(_ words: ItemWords) -> String? {
    guard let ancestor = measuringAncestor else { return nil }
    let share = shareOfAncestor ?? multiplier
    guard share > 0, share < 1 else { return nil }
    let way = Wording.partOfWay(share)
    if shareOfAncestor == nil {
      return "\(way) from the \(ends.near) edge of \(words(ancestor)) to \(end(words))"
    }
    if firstAttribute.axis == .vertical { return "\(way) down \(words(ancestor))" }
    return "\(way) across \(words(ancestor))\(isMirrored ? " from the right" : "")"
  }

  /// Returns the position of the second item that is multiplied.
  private func end(_ words: ItemWords) -> String {
    let name = secondAttribute.map(Wording.place) ?? ""
    return measuringAncestor === secondItem ? "its \(name)" : "the \(name) of \(words(secondItem))"
  }

  /// The edges of the measuring ancestor where multiplied positions begin and end.
  private var ends: (near: String, far: String) {
    if firstAttribute.axis == .vertical { return ("top", "bottom") }
    return isMirrored ? ("right", "left") : ("left", "right")
  }

  /// The right side as a share of the measuring ancestor's length; nil if it is not the position
  /// of an edge or centre of that ancestor.
  private var shareOfAncestor: Double? {
    guard let ancestor = measuringAncestor, ancestor === secondItem, !ancestor.scrollsContent
    else { return nil }
    return secondAttribute?.share.map { multiplier * $0 }
  }

  /// The view in whose coordinates a position is multiplied; nil if none is.
  var measuringAncestor: LayoutNode? {
    guard firstAttribute.isPosition, multiplier != 1, let firstItem, let secondItem else {
      return nil
    }
    return firstItem.closestCommonAncestor(with: secondItem)
  }
}

extension LayoutAttribute {
  /// The distance of an edge or centre from the near edge of its item, as a share of the item's length;
  /// nil for margins, baselines and lengths.
  fileprivate var share: Double? {
    switch self {
    case .left, .top, .leading: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom, .trailing: 1
    default: nil
    }
  }
}
