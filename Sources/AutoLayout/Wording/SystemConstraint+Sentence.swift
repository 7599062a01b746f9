import Localization

extension SystemConstraint {
  /// Returns the constraint and its reason, in plain words.
  @MainActor func sentence(_ words: ItemWords) -> LocalizedText {
    let subject = words.atStart(item)
    let size = attribute.axis.extent(constant)
    switch kind {
    case .encapsulatedSize:
      return LocalizedText(
        "\(subject) is \(size): its size is given from outside.",
        chinese: "\(subject)\(size)：尺寸由外部给定。")
    case .nonNegativeSize:
      return attribute.axis == .horizontal
        ? LocalizedText("\(subject) cannot be less than 0 wide.", chinese: "\(subject)的宽度不能小于 0。")
        : LocalizedText("\(subject) cannot be less than 0 high.", chinese: "\(subject)的高度不能小于 0。")
    case .guide:
      let place = place(words)
      return LocalizedText(
        "\(place): the scrolled content begins there.", chinese: "\(place)：滚动内容从那里开始。")
    case .hugging, .compressionResistance: return natural(kind.relation.bounding(size), words)
    case .autoresizing:
      guard follows == nil else { return following(words) }
      let isUnset = (item as? LayoutNode)?.frame == .zero
      guard placedIn == nil else {
        let place = place(words)
        return isUnset
          ? LocalizedText("\(place): that is its frame.", chinese: "\(place)：这是它的 frame。")
          : LocalizedText("\(place): its frame is explicit.", chinese: "\(place)：frame 是直接设置的。")
      }
      return isUnset
        ? LocalizedText(
          "\(subject) is \(size): that is its frame.", chinese: "\(subject)\(size)：这是它的 frame。")
        : LocalizedText(
          "\(subject) is \(size): its frame is explicit.",
          chinese: "\(subject)\(size)：frame 是直接设置的。")
    }
  }

  @MainActor private func place(_ words: ItemWords) -> LocalizedText {
    let (place, view, whole) = (attribute.words, words(item), words(placedIn))
    return LocalizedText(
      "The \(place) of \(view) is at \(constant.short) in \(whole)",
      chinese: "\(view)的\(place)在\(whole)中位于 \(constant.short)")
  }

  /// Returns the sentence for an explicit frame that follows the superview.
  @MainActor private func following(_ words: ItemWords) -> LocalizedText {
    guard let (superview, factor) = follows else { return .empty }
    let (whole, addition) = (words(superview.item), FactorWords.addition(constant))
    guard placedIn != nil else {
      let subject = words.atStart(item)
      let comparison = FactorWords.comparison(factor, attribute, whole, attribute)
      return LocalizedText(
        "\(subject) is \(comparison)\(addition): its explicit frame follows its superview.",
        chinese: "\(subject)\(comparison)\(addition)：它的 frame 是直接设置的，随父视图变化。")
    }
    let part: LocalizedText =
      factor == 1
      ? .empty : LocalizedText("\(factor.short) times ", chinese: " \(factor.short) 倍")
    let place = LocalizedText(
      "The \(attribute.words) of \(words(item))", chinese: "\(words(item))的\(attribute.words)")
    let sum =
      attribute.axis == .horizontal
      ? LocalizedText(
        "\(place) is at \(part)the width of \(whole)", chinese: "\(place)位于\(whole)宽度\(part)处")
      : LocalizedText(
        "\(place) is at \(part)the height of \(whole)", chinese: "\(place)位于\(whole)高度\(part)处")
    return LocalizedText(
      "\(sum)\(addition): its explicit frame follows its superview.",
      chinese: "\(sum)\(addition)：它的 frame 是直接设置的，随父视图变化。")
  }

  /// - Parameter size: The intrinsic length, as a bound.
  @MainActor private func natural(_ size: LocalizedText, _ words: ItemWords) -> LocalizedText {
    let isRequired = priority == .required
    let number = priority.rawValue.short
    let level =
      isRequired
      ? LocalizedText("required", chinese: "必需")
      : LocalizedText("priority \(number)", chinese: "优先级 \(number)")
    let note =
      kind == .hugging
      ? LocalizedText("content hugging, \(level)", chinese: "抗拉伸，\(level)")
      : LocalizedText("compression resistance, \(level)", chinese: "抗压缩，\(level)")
    let length =
      attribute == .width
      ? LocalizedText("its intrinsic width", chinese: "固有宽度")
      : LocalizedText("its intrinsic height", chinese: "固有高度")
    let subject = words.atStart(item)
    return isRequired
      ? LocalizedText(
        "\(subject) is to be \(size), \(length) (\(note)).",
        chinese: "\(subject)必须\(size)，即\(length)（\(note)）。")
      : LocalizedText(
        "\(subject) should be \(size), \(length) (\(note)).",
        chinese: "\(subject)应\(size)，即\(length)（\(note)）。")
  }
}
