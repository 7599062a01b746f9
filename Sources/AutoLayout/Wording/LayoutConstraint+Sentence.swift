import Localization

extension LayoutConstraint {
  /// The constraint in plain English:
  /// `'title' is to be at least twice as wide as the button.`
  ///
  /// An item is named by its identifier in quotation marks, else by its class. If both items have the
  /// same name, their superviews or their log numbers tell them apart.
  public var sentence: String { localizedSentence.english }

  /// The ``sentence``, to be translated.
  public var localizedSentence: LocalizedText {
    let items = ConstraintOrigin.user(self).items
    return sentence(ItemWords(for: items, names: items.first?.logNames ?? LogNames()))
  }

  func sentence(_ words: ItemWords) -> LocalizedText {
    let priority = self.priority.rawValue.short
    guard firstAttribute.isPosition else {
      let (subject, size) = (words.atStart(firstItem), size(words))
      return self.priority == .required
        ? "\(subject) is to be \(size)." : "\(subject) should be \(size) (priority \(priority))."
    }
    let (place, item) = (Wording.place(firstAttribute), words(firstItem))
    let position = position(words)
    return self.priority == .required
      ? "The \(place) of \(item) is to be \(position)."
      : "The \(place) of \(item) should be \(position) (priority \(priority))."
  }

  // MARK: - Sizes

  private func size(_ words: ItemWords) -> LocalizedText {
    guard let secondAttribute, multiplier != 0 else {
      return bounded(Wording.extent(constant, firstAttribute))
    }
    if multiplier == 1, constant != 0, firstAttribute == secondAttribute, firstItem !== secondItem {
      return difference(words)
    }
    let isSame = firstItem === secondItem
    let own: LocalizedText = firstAttribute == secondAttribute ? "itself" : "it"
    let comparison = Wording.comparison(
      multiplier, firstAttribute, isSame ? own : words(secondItem), secondAttribute)
    return "\(bounded(comparison))\(Wording.addition(constant))"
  }

  private func bounded(_ size: LocalizedText) -> LocalizedText {
    switch relation {
    case .equal: size
    case .greaterThanOrEqual: "at least \(size)"
    case .lessThanOrEqual: "at most \(size)"
    }
  }

  /// Returns a comparison by a constant: `4 wider than the button`.
  private func difference(_ words: ItemWords) -> LocalizedText {
    let comparison =
      switch (firstAttribute.axis, constant > 0) {
      case (.horizontal, true): "wider"
      case (.horizontal, false): "narrower"
      case (.vertical, true): "taller"
      case (.vertical, false): "shorter"
      }
    return distance("\(comparison) than", words(secondItem))
  }

  /// Returns the constant's absolute value with its bound, the relation of its two ends, and the second one:
  /// `at least 4 wider than the button`.
  private func distance(_ relation: String, _ end: LocalizedText) -> LocalizedText {
    LocalizedText(
      key: "\(distanceBound)%@ \(relation) %@",
      values: [.verbatim(abs(constant).short), .localized(end)])
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

  private func position(_ words: ItemWords) -> LocalizedText {
    let way = partOfWay(words)
    let target = way ?? place(words)
    guard constant == 0 else {
      return distance(direction(constant > 0), way.map { "the point \($0)" } ?? target)
    }
    switch relation {
    case .equal: return way ?? "at \(target)"
    case .greaterThanOrEqual: return beyond(direction(true), target)
    case .lessThanOrEqual: return beyond(direction(false), target)
    }
  }

  private func beyond(_ direction: String, _ target: LocalizedText) -> LocalizedText {
    LocalizedText(key: "at or \(direction) %@", values: [.localized(target)])
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
  private func place(_ words: ItemWords) -> LocalizedText {
    guard let secondAttribute else { return LocalizedText(verbatim: constant.short) }
    let name = Wording.place(secondAttribute)
    guard let ancestor = measuringAncestor else {
      let isSame = firstAttribute == secondAttribute && firstItem !== secondItem
      // A language without a word like “that” says the edge again.
      return isSame
        ? LocalizedText(
          key: "that of %@", values: [.localized(words(secondItem)), .localized(name)])
        : "the \(name) of \(words(secondItem))"
    }
    let (near, far) = ends
    if let share = shareOfAncestor {
      if share == 0 { return "the \(near) of \(words(ancestor))" }
      if share == 1 { return "the \(far) of \(words(ancestor))" }
      let factor = Wording.factor(share)
      return firstAttribute.axis == .vertical
        ? "the point \(factor)the height of \(words(ancestor)) from its \(near)"
        : "the point \(factor)the width of \(words(ancestor)) from its \(near)"
    }
    return """
      the point \(Wording.factor(multiplier))as far from the \(near) of \(words(ancestor)) \
      as \(end(words))
      """
  }

  /// Returns the right side as a part of a way, like `a third of the way across 'page'`; nil if it is none.
  private func partOfWay(_ words: ItemWords) -> LocalizedText? {
    guard let ancestor = measuringAncestor else { return nil }
    let share = shareOfAncestor ?? multiplier
    guard share > 0, share < 1 else { return nil }
    let way = Wording.partOfWay(share)
    if shareOfAncestor == nil {
      return "\(way) from the \(ends.near) of \(words(ancestor)) to \(end(words))"
    }
    if firstAttribute.axis == .vertical { return "\(way) down \(words(ancestor))" }
    return isMirrored
      ? "\(way) across \(words(ancestor)) from the right" : "\(way) across \(words(ancestor))"
  }

  /// Returns the position of the second item that is multiplied.
  private func end(_ words: ItemWords) -> LocalizedText {
    let name = secondAttribute.map(Wording.place) ?? .empty
    return measuringAncestor === secondItem ? "its \(name)" : "the \(name) of \(words(secondItem))"
  }

  /// The edges of the measuring ancestor where multiplied positions begin and end.
  private var ends: (near: LocalizedText, far: LocalizedText) {
    if firstAttribute.axis == .vertical { return ("top edge", "bottom edge") }
    return isMirrored ? ("right edge", "left edge") : ("left edge", "right edge")
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
