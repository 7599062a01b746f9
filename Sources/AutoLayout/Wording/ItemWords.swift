/// How sentences call items: by their identifier in quotation marks, else by their class, like
/// `the stage view`.
///
/// Where several items would be called the same, those with an identifier are told apart by their
/// superviews, the others by the numbers that logs have for them.
@MainActor struct ItemWords {
  private let names: LogNames
  /// The items that share what they are called with another one.
  private var shared: Set<ObjectIdentifier> = []

  /// - Parameter items: Those that the sentences mention.
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

  /// What a guide that every view has is of its view.
  private static func part(_ kind: LayoutGuide.Kind) -> String? {
    switch kind {
    case .free: nil
    case .inset(.margins): "the area within the margins of"
    case .inset(.safeArea): "the safe area of"
    case .inset(.border): "the area inside of the border of"
    case .topBar: "the place of the bars above in"
    case .bottomBar: "the place of the bars below in"
    case .frame: "the frame of"
    case .content: "the content of"
    case .readable: "the readable column of"
    }
  }

  /// A class name as words: `StageView` as `stage view`.
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
  /// A sentence of its own: with a capital letter and a full stop.
  static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A factor in front of `as wide as`: nothing for 1, `half` for 0.5.
  static func factor(_ value: Double) -> String {
    let known: [(Double, String)] = [
      (1, ""), (2, "twice "), (0.5, "half "), (1.0 / 3, "a third "), (2.0 / 3, "two thirds "),
      (0.25, "a quarter "), (0.75, "three quarters "),
    ]
    // A third may have been a number of single precision.
    if let word = known.first(where: { abs($0.0 - value) < 1e-6 })?.1 { return word }
    return "\(value.short) times "
  }

  /// What is added to something, after it.
  static func addition(_ constant: Double) -> String {
    if constant == 0 { return "" }
    let amount = abs(constant).short
    return constant > 0 ? ", plus \(amount)" : ", less \(amount)"
  }

  /// How far along its axis a length reaches.
  static func extent(_ attribute: LayoutAttribute) -> String {
    attribute.axis == .horizontal ? "wide" : "high"
  }

  /// What a position is of an item.
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
