import Localization

extension SystemConstraint {
  /// Returns the constraint and its reason, in plain words.
  @MainActor func sentence(_ words: ItemWords) -> LocalizedText {
    let subject = words.atStart(item)
    let size = Wording.extent(constant, attribute)
    switch kind {
    case .encapsulatedSize: return "\(subject) is \(size): its size is given from outside."
    case .nonNegativeSize:
      return attribute.axis == .horizontal
        ? "\(subject) cannot be less than 0 wide." : "\(subject) cannot be less than 0 high."
    case .guide: return "\(place(words)): the scrolled content begins there."
    case .hugging: return natural("at most \(size)", words)
    case .compressionResistance: return natural("at least \(size)", words)
    case .autoresizing:
      guard follows == nil else { return following(words) }
      let isUnset = (item as? LayoutNode)?.frame == .zero
      guard placedIn == nil else {
        let place = place(words)
        return isUnset ? "\(place): that is its frame." : "\(place): its frame is explicit."
      }
      return isUnset
        ? "\(subject) is \(size): that is its frame."
        : "\(subject) is \(size): its frame is explicit."
    }
  }

  @MainActor private func place(_ words: ItemWords) -> LocalizedText {
    """
    The \(Wording.place(attribute)) of \(words(item)) is at \(constant.short) in \(words(placedIn))
    """
  }

  /// Returns the sentence for an explicit frame that follows the superview.
  @MainActor private func following(_ words: ItemWords) -> LocalizedText {
    guard let (superview, factor) = follows else { return .empty }
    let whole = words(superview.item)
    let addition = Wording.addition(constant)
    let sum: LocalizedText
    if placedIn != nil {
      let part: LocalizedText = factor == 1 ? .empty : "\(factor.short) times "
      let place: LocalizedText = "The \(Wording.place(attribute)) of \(words(item))"
      sum =
        attribute.axis == .horizontal
        ? "\(place) is at \(part)the width of \(whole)"
        : "\(place) is at \(part)the height of \(whole)"
    } else {
      let comparison = Wording.comparison(factor, attribute, whole, attribute)
      return """
        \(words.atStart(item)) is \(comparison)\(addition): its explicit frame follows its superview.
        """
    }
    return "\(sum)\(addition): its explicit frame follows its superview."
  }

  /// - Parameter size: The intrinsic length, as a bound.
  @MainActor private func natural(_ size: LocalizedText, _ words: ItemWords) -> LocalizedText {
    let isRequired = priority == .required
    let level: LocalizedText =
      isRequired ? "required" : "priority \(priority.rawValue.short)"
    let note: LocalizedText =
      kind == .hugging ? "content hugging, \(level)" : "compression resistance, \(level)"
    let length: LocalizedText =
      attribute == .width ? "its intrinsic width" : "its intrinsic height"
    let subject = words.atStart(item)
    return isRequired
      ? "\(subject) is to be \(size), \(length) (\(note))."
      : "\(subject) should be \(size), \(length) (\(note))."
  }
}
