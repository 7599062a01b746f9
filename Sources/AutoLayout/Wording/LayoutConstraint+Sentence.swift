extension LayoutConstraint {
  /// The demand of the constraint, in plain English:
  /// `'title' is to be at least twice as wide as the button.`
  ///
  /// Items are called by their identifier in quotation marks, else by their class; where that would
  /// be the same for both, by their superview too, or by the number that logs have for them.
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

  /// So much wider, or narrower, than another one.
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

  /// The bound of an amount that is counted the way the constant goes.
  private var distanceBound: String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: constant > 0 ? "at least " : "at most "
    case .lessThanOrEqual: constant > 0 ? "at most " : "at least "
    }
  }

  // MARK: - Positions

  private func position(_ words: ItemWords) -> String {
    let target = target(words)
    guard constant == 0 else {
      return "\(distanceBound)\(abs(constant).short) \(direction(constant > 0)) \(target)"
    }
    switch relation {
    case .equal: return "at \(target)"
    case .greaterThanOrEqual: return "at or \(direction(true)) \(target)"
    case .lessThanOrEqual: return "at or \(direction(false)) \(target)"
    }
  }

  /// Where a position lies that is so much greater, or smaller, than another one.
  private func direction(_ isGreater: Bool) -> String {
    if firstAttribute.axis == .vertical { return isGreater ? "below" : "above" }
    if firstAttribute.isDirectional || secondAttribute?.isDirectional ?? false {
      return isGreater ? "after" : "before"
    }
    return isGreater ? "to the right of" : "to the left of"
  }

  /// The place on the right side.
  private func target(_ words: ItemWords) -> String {
    guard let secondAttribute else { return constant.short }
    let place = Wording.place(secondAttribute)
    guard let ancestor = measuringAncestor else {
      let isSame = firstAttribute == secondAttribute && firstItem !== secondItem
      return isSame ? "that of \(words(secondItem))" : "the \(place) of \(words(secondItem))"
    }
    let edge =
      firstAttribute.axis == .vertical ? "top" : isMirrored ? "right" : "left"
    let end = ancestor === secondItem ? "its \(place)" : "the \(place) of \(words(secondItem))"
    return """
      the point \(Wording.factor(multiplier))as far from the \(edge) edge of \(words(ancestor)) \
      as \(end)
      """
  }

  /// The view in whose coordinates a position is multiplied, if one is.
  var measuringAncestor: LayoutNode? {
    guard firstAttribute.isPosition, multiplier != 1, let firstItem, let secondItem else {
      return nil
    }
    return firstItem.closestCommonAncestor(with: secondItem)
  }
}
