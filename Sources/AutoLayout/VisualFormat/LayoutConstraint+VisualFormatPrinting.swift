extension LayoutConstraint {
  /// The constraint as a visual format, like `H:[title]-(8)-[field]`, `H:|-(20)-[title]`,
  /// `H:[title]-|` or `V:[title(>=20@750)]`; nil where none says it.
  ///
  /// The items' names are their identifiers. Given these items and ``visualFormatOptions``, the
  /// format makes the same constraint again: the same items in the same order, attributes,
  /// relation, constant and priority. There is none for centres, aspect ratios and other
  /// multipliers, a constant in addition to another view's size, a distance from a margin, edges of
  /// two views that are to be one line, a distance that is written from the farther edge to the
  /// nearer one (as `title.trailing == box.trailing - 8`), baselines, or items without an
  /// identifier that is a name, each its own.
  public var visualFormat: String? {
    guard let sentence = visualSentence else { return nil }
    var names: [(item: LayoutItem, name: String)] = []
    for item in sentence.namedItems {
      guard let name = item.identifier, Self.isVisualFormatName(name),
        !names.contains(where: { $0.name == name && $0.item !== item })
      else { return nil }
      names.append((item, name))
    }
    return sentence.text(name: { $0.identifier ?? "" }, number: Self.exact)
  }

  /// The options with which ``visualFormat`` makes this constraint: a format alone speaks of
  /// leading and trailing edges, with ``VisualFormatOptions/directionLeftToRight`` of left and
  /// right ones.
  public var visualFormatOptions: VisualFormatOptions {
    [firstAttribute, secondAttribute].contains { $0?.kind == .absoluteX }
      ? .directionLeftToRight : .directionLeadingToTrailing
  }

  /// The constraint as UIKit's logs show distances between edges, like
  /// `H:|-(20)-[Label:title](LTR) priority:250   (names: '|':View:box )`; nil for any other.
  ///
  /// The parts are the format, `(LTR)` for left and right edges, a priority that is not required,
  /// and the name of the superview if there is one. UIKit writes sizes and margins as equations,
  /// even where a format could say them.
  public var visualFormatDescription: String? {
    guard let (format, superview) = visualFormatLog(name: \.debugName) else { return nil }
    return format + (superview.map { "   (names: '|':\($0) )" } ?? "")
  }

  /// The parts of ``visualFormatDescription``: the format with what belongs to it, and the name of
  /// the superview, given what items are called.
  func visualFormatLog(
    name: (LayoutItem) -> String
  ) -> (format: String, superview: String?)? {
    guard let sentence = visualSentence, case .distance(let start, let end, _) = sentence.body
    else { return nil }
    var text = sentence.text(name: name, number: \.short)
    if visualFormatOptions.contains(.directionLeftToRight) { text += "(LTR)" }
    if priority != .required { text += " priority:\(priority.rawValue.short)" }
    for case .superview(let item) in [start, end] { return (text, name(item)) }
    return (text, nil)
  }

  private static func isVisualFormatName(_ name: String) -> Bool {
    var scanner = VisualFormatScanner(name)
    return scanner.scanName() != nil && scanner.isAtEnd
  }

  /// A number that reads back as the same one, whole numbers without a fraction.
  private static func exact(_ value: Double) -> String {
    Int(exactly: value).map { abs($0) < 1 << 53 ? "\($0)" : "\(value)" } ?? "\(value)"
  }
}
