extension LayoutConstraint {
  /// The constraint as a visual format, like `H:[title]-(8)-[field]`, `H:|-(20)-[title]`,
  /// `H:[title]-|` or `V:[title(>=20@750)]`; nil if no format expresses it.
  ///
  /// The items' names are their identifiers, which have to be valid names and different. Given these items
  /// and ``visualFormatOptions``, the format creates an equal constraint: the same items in the same order,
  /// attributes, relation, constant and priority. No format expresses centres, baselines, aspect ratios and
  /// other multipliers, a constant beside another view's size, a distance from a margin, equal edges of two
  /// views, or a distance from the far edge to the near one (as `title.trailing == box.trailing - 8`).
  public var visualFormat: String? {
    guard let sentence = visualSentence else { return nil }
    let items = statedItems
    var names: [(item: LayoutItem, name: String)] = []
    for stated in sentence.namedItems {
      guard let item = stated.item(of: items), let name = item.identifier,
        Self.isVisualFormatName(name),
        !names.contains(where: { $0.name == name && $0.item !== item })
      else { return nil }
      names.append((item, name))
    }
    return sentence.text(name: named { $0.identifier ?? "" }, number: Self.exact)
  }

  /// The options with which ``visualFormat`` creates this constraint:
  /// `VisualFormatOptions.directionLeftToRight` for left and right edges, none for leading and trailing
  /// ones.
  public var visualFormatOptions: VisualFormatOptions {
    [firstAttribute, secondAttribute].contains { $0?.kind == .absoluteX }
      ? .directionLeftToRight : .directionLeadingToTrailing
  }

  /// The constraint in UIKit's log format for distances between edges, like
  /// `H:|-(20)-[Label:title](LTR) priority:250   (names: '|':View:box )`; nil for any other constraint.
  ///
  /// The parts are the format, `(LTR)` for left and right edges, an optional priority, and the name of the superview if
  /// there is one. UIKit writes sizes and margins as equations, even if a format could express them.
  public var visualFormatDescription: String? {
    guard let (format, superview) = visualFormatLog(name: \.debugName) else { return nil }
    return format + (superview.map { "   (names: '|':\($0) )" } ?? "")
  }

  /// Returns the parts of ``visualFormatDescription``: the format with its additions, and the name of the
  /// superview. The closure names the items.
  func visualFormatLog(
    name: @escaping (LayoutItem) -> String
  ) -> (format: String, superview: String?)? {
    guard let sentence = visualSentence, case .distance = sentence.body else { return nil }
    var text = sentence.text(name: named(name), number: \.short)
    if visualFormatOptions.contains(.directionLeftToRight) { text += "(LTR)" }
    if priority != .required { text += " priority:\(priority.rawValue.short)" }
    return (text, sentence.superview.map(named(name)))
  }

  /// The visual format for the constraint; nil if no format expresses it.
  private var visualSentence: VisualSentence? {
    guard firstItem != nil, secondAttribute == nil || secondItem != nil, flaw == nil else {
      return nil
    }
    let items = statedItems
    return VisualSentence(statement) { item, superview in
      guard let item = item.item(of: items), let superview = superview.item(of: items) else {
        return false
      }
      return item.container === superview
    }
  }

  private static func isVisualFormatName(_ name: String) -> Bool {
    var scanner = VisualFormatScanner(name)
    return scanner.scanName() != nil && scanner.isAtEnd
  }

  /// Returns the shortest text that reads back as the same number, without a fraction for whole numbers.
  private static func exact(_ value: Double) -> String {
    Int(exactly: value).map { abs($0) < 1 << 53 ? "\($0)" : "\(value)" } ?? "\(value)"
  }
}
