extension SystemConstraint {
  /// Returns the constraint and its reason, in plain English.
  @MainActor func sentence(_ words: ItemWords) -> String {
    let subject = words(item)
    let wide = Wording.extent(attribute)
    let amount = constant.short
    switch kind {
    case .encapsulatedSize:
      return Wording.sentence("\(subject) is \(amount) \(wide): its size is given from outside")
    case .nonNegativeSize:
      return Wording.sentence("\(subject) cannot be less than 0 \(wide)")
    case .guide: return Wording.sentence("\(place(words)): the scrolled content begins there")
    case .hugging: return natural("at most", words)
    case .compressionResistance: return natural("at least", words)
    case .autoresizing:
      guard follows == nil else { return following(words) }
      let text = placedIn == nil ? "\(subject) is \(amount) \(wide)" : place(words)
      let isUnset = (item as? LayoutNode)?.frame == .zero
      return Wording.sentence(
        "\(text): \(isUnset ? "that is its frame" : "its frame is explicit")")
    }
  }

  @MainActor private func place(_ words: ItemWords) -> String {
    let edge = "the \(Wording.place(attribute)) of \(words(item))"
    return "\(edge) is at \(constant.short) in \(words(placedIn))"
  }

  /// Returns the sentence for an explicit frame that follows the superview.
  @MainActor private func following(_ words: ItemWords) -> String {
    guard let (superview, factor) = follows else { return "" }
    let whole = words(superview.item)
    let sum: String
    if placedIn != nil {
      let length = attribute.axis == .horizontal ? "width" : "height"
      let part = factor == 1 ? "" : "\(factor.short) times "
      sum =
        "the \(Wording.place(attribute)) of \(words(item)) is at \(part)the \(length) of \(whole)"
    } else {
      sum = "\(words(item)) is \(Wording.factor(factor))as \(Wording.extent(attribute)) as \(whole)"
    }
    return Wording.sentence(
      "\(sum)\(Wording.addition(constant)): its explicit frame follows its superview")
  }

  @MainActor private func natural(_ bound: String, _ words: ItemWords) -> String {
    let amount = constant.short
    let name = attribute == .width ? "width" : "height"
    let kind = kind == .hugging ? "content hugging" : "compression resistance"
    let isRequired = priority == .required
    let priority = isRequired ? "required" : "priority \(priority.rawValue.short)"
    return Wording.sentence(
      """
      \(words(item)) \(isRequired ? "is to be" : "should be") \(bound) \(amount) \
      \(Wording.extent(attribute)), its intrinsic \(name) (\(kind), \(priority))
      """)
  }
}
