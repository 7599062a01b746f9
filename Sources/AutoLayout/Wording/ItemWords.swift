import Localization

import Localization

/// The names of items in sentences: the identifier in quotation marks, else the class, like
/// `the stage view`.
///
/// If several items have the same name, those with an identifier are told apart by their superviews, the
/// others by their log numbers.
@MainActor struct ItemWords {
  private let names: LogNames
  /// The items whose name is also another one's.
  private var shared: Set<ObjectIdentifier> = []

  /// - Parameter items: The items that the sentences mention.
  init(for items: [LayoutItem], names: LogNames) {
    self.names = names
    for (index, item) in items.enumerated() {
      for other in items[..<index]
      where other !== item && Self.plain(other) == Self.plain(item) {
        shared.formUnion([ObjectIdentifier(item), ObjectIdentifier(other)])
      }
    }
  }

  /// Returns the name inside of a sentence.
  func callAsFunction(_ item: LayoutItem?) -> LocalizedText { name(item, startsSentence: false) }

  /// Returns the name at the start of a sentence.
  func atStart(_ item: LayoutItem?) -> LocalizedText { name(item, startsSentence: true) }

  private func name(_ item: LayoutItem?, startsSentence: Bool) -> LocalizedText {
    guard let item else { return startsSentence ? "A view that is gone" : "a view that is gone" }
    if let guide = item as? LayoutGuide, let part = Self.part(guide.kind) {
      return LocalizedText(
        key: (startsSentence ? "The " : "the ") + part, values: [.localized(self(guide.owningView))]
      )
    }
    let plain = Self.plain(item, startsSentence: startsSentence)
    guard shared.contains(ObjectIdentifier(item)) else { return plain }
    guard item.identifier != nil else { return "\(plain) \(names.number(of: item))" }
    return item.container.map { "\(plain) in \(Self.plain($0))" } ?? plain
  }

  /// Returns the identifier, else the class: as words, and as the second value for languages that have none for it.
  private static func plain(_ item: LayoutItem, startsSentence: Bool = false) -> LocalizedText {
    if let identifier = item.shownIdentifier { return "'\(identifier)'" }
    let type = String(describing: type(of: item))
    return LocalizedText(
      key: startsSentence ? "The %@" : "the %@",
      values: [.verbatim(words(of: type)), .verbatim(type)])
  }

  /// Returns what a built-in guide is of its view; nil for an added guide.
  private static func part(_ kind: LayoutGuide.Kind) -> String? {
    switch kind {
    case .free: nil
    case .inset(.margins): "area inside the margins of %@"
    case .inset(.safeArea): "safe area of %@"
    case .inset(.border): "area inside the border of %@"
    case .topBar: "top layout guide of %@"
    case .bottomBar: "bottom layout guide of %@"
    case .frame: "frame of %@"
    case .content: "content of %@"
    case .readable: "readable content guide of %@"
    }
  }

  /// Returns a class name as words: `StageView` as `stage view`.
  private static func words(of type: String) -> String {
    var words = ""
    var last: Character?
    for (index, character) in zip(type.indices, type) {
      let next = type[index...].dropFirst().first
      let begins = !(last?.isUppercase ?? true) || (next?.isLowercase ?? false)
      if character.isUppercase, begins, last != nil { words += " " }
      words += character.lowercased()
      last = character
    }
    return words
  }
}

/// Parts of sentences about a number or an attribute.
enum Wording {
  /// Returns a factor in front of `as wide as`: empty for 1, `half ` for 0.5, `1.5 times `.
  static func factor(_ value: Double) -> LocalizedText {
    if abs(value - 1) < tolerance { return .empty }
    if abs(value - 2) < tolerance { return "twice " }
    return word(value).map { LocalizedText(key: $0 + " ", values: []) } ?? "\(value.short) times "
  }

  /// Returns a part of a way: `halfway`, `a third of the way`, `0.4 of the way`.
  static func partOfWay(_ share: Double) -> LocalizedText {
    let word = word(share)
    if word == "half" { return "halfway" }
    return word.map { LocalizedText(key: $0 + " of the way", values: []) }
      ?? "\(share.short) of the way"
  }

  private static func word(_ share: Double) -> String? {
    let known: [(Double, String)] = [
      (0.5, "half"), (1.0 / 3, "a third"), (2.0 / 3, "two thirds"), (0.25, "a quarter"),
      (0.75, "three quarters"),
    ]
    return known.first { abs($0.0 - share) < tolerance }?.1
  }

  // A third may have been a number of single precision.
  private static let tolerance = 1e-6

  /// Returns a constant after a factor: `, plus 3`, `, less 3`; empty for 0.
  static func addition(_ constant: Double) -> LocalizedText {
    if constant == 0 { return .empty }
    let amount = abs(constant).short
    return constant > 0 ? ", plus \(amount)" : ", less \(amount)"
  }

  /// Returns an amount along the axis of an attribute: `20 wide`.
  static func extent(_ amount: Double, _ attribute: LayoutAttribute) -> LocalizedText {
    attribute.axis == .horizontal ? "\(amount.short) wide" : "\(amount.short) high"
  }

  /// Returns a comparison of lengths: `half as wide as 'page'`.
  ///
  /// - Parameter other: The attribute that is compared with; another axis is named, as in `as wide as 'page' is high`.
  static func comparison(
    _ factor: Double, _ attribute: LayoutAttribute, _ whole: LocalizedText,
    _ other: LayoutAttribute
  ) -> LocalizedText {
    let factor = Self.factor(factor)
    let wide = attribute.axis == .horizontal ? "wide" : "high"
    let high = other.axis == .horizontal ? "wide" : "high"
    let end = other == attribute ? "" : " is \(high)"
    return factor.isEmpty
      ? LocalizedText(key: "as \(wide) as %@\(end)", values: [.localized(whole)])
      : LocalizedText(
        key: "%@as \(wide) as %@\(end)", values: [.localized(factor), .localized(whole)])
  }

  /// Returns the name of a position of an item: `left edge`, `first baseline`.
  static func place(_ attribute: LayoutAttribute) -> LocalizedText {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing:
      LocalizedText(key: "\(attribute) edge", values: [])
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      LocalizedText(key: "\(attribute.withoutMargin) margin", values: [])
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .centerXWithinMargins: "horizontal centre within the margins"
    case .centerYWithinMargins: "vertical centre within the margins"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .width: "width"
    case .height: "height"
    }
  }
}
