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

  func callAsFunction(_ item: LayoutItem?) -> String {
    guard let item else { return "a view that is gone" }
    if let guide = item as? LayoutGuide, let part = Self.part(guide.kind) {
      return "\(part) \(self(guide.owningView))"
    }
    let plain = Self.plain(item)
    guard shared.contains(ObjectIdentifier(item)) else { return plain }
    guard item.identifier != nil else { return "\(plain) \(names.number(of: item))" }
    return item.container.map { "\(plain) in \(Self.plain($0))" } ?? plain
  }

  private static func plain(_ item: LayoutItem) -> String {
    if let identifier = item.shownIdentifier { return "'\(identifier)'" }
    return "the \(words(of: String(describing: type(of: item))))"
  }

  /// Returns the name of a built-in guide, in front of its view; nil for an added guide.
  private static func part(_ kind: LayoutGuide.Kind) -> String? {
    switch kind {
    case .free: nil
    case .inset(.margins): "the area inside the margins of"
    case .inset(.safeArea): "the safe area of"
    case .inset(.border): "the area inside the border of"
    case .topBar: "the top layout guide of"
    case .bottomBar: "the bottom layout guide of"
    case .frame: "the frame of"
    case .content: "the content of"
    case .readable: "the readable content guide of"
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
  /// Returns the text with a capital letter and a full stop.
  static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Returns a factor in front of `as wide as`: empty for 1, `half ` for 0.5, `1.5 times `.
  static func factor(_ value: Double) -> String {
    if abs(value - 1) < tolerance { return "" }
    if abs(value - 2) < tolerance { return "twice " }
    return word(value).map { $0 + " " } ?? "\(value.short) times "
  }

  /// Returns a part of a way: `halfway`, `a third of the way`, `0.4 of the way`.
  static func partOfWay(_ share: Double) -> String {
    let word = word(share)
    return word == "half" ? "halfway" : "\(word ?? share.short) of the way"
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
  static func addition(_ constant: Double) -> String {
    if constant == 0 { return "" }
    let amount = abs(constant).short
    return constant > 0 ? ", plus \(amount)" : ", less \(amount)"
  }

  /// Returns the adjective for a length along the axis of an attribute: `wide` or `high`.
  static func extent(_ attribute: LayoutAttribute) -> String {
    attribute.axis == .horizontal ? "wide" : "high"
  }

  /// Returns the name of a position of an item: `left edge`, `first baseline`.
  static func place(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(attribute) edge"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "\(attribute.withoutMargin) margin"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .centerXWithinMargins: "horizontal centre within the margins"
    case .centerYWithinMargins: "vertical centre within the margins"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .width, .height: "\(attribute)"
    }
  }
}
