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
    let items = statedItems
    return sentence(ItemWords(for: items, names: items.first?.logNames ?? LogNames()))
  }

  func sentence(_ words: ItemWords) -> LocalizedText {
    let items = statedItems
    return ConstraintSentence(
      statement, name: { words($0.item(of: items)) }, atStart: { words.atStart($0.item(of: items)) }
    ).sentence
  }
}

extension LayoutConstraint {
  /// Returns the constraint as logs show it, with the log names of its items.
  func logDescription(_ names: LogNames) -> String {
    guard form == .native else {
      // Numbers are assigned in the order of the text.
      let title = shownIdentifier ?? names.number(of: self)
      return "<LayoutConstraint:\(title) \(statement.equation(.masonryLog, named(names.name)))>"
    }
    // The constraint's number, its identifier, its text, its activity, and the view that `|` stands for.
    let title = names.number(of: self) + (shownIdentifier.map { " '\($0)'" } ?? "")
    var text: String
    var superview = ""
    if let format = visualFormatLog(name: names.name) {
      text = format.format
      superview = format.superview.map { ", names: '|':\($0) " } ?? ""
    } else {
      text = statement.equation(.log, named(names.name))
    }
    return "<LayoutConstraint:\(title) \(text)   (\(isActive ? "active" : "inactive")\(superview))>"
  }
}

extension LayoutConstraint: @MainActor CustomDebugStringConvertible {
  /// The constraint as logs show it: in Masonry's form if the DSL made it, like
  /// `<LayoutConstraint:0x1 Label:title.width >= Label:0x2.width * 2 + 8 ^high>`, else in UIKit's, like
  /// `<LayoutConstraint:0x1 H:|-(8)-[Label:title]   (active, names: '|':View:0x2 )>`.
  ///
  /// A number replaces the address of an object; it is assigned when the object is first mentioned. In
  /// Masonry's form a constraint's identifier replaces its number.
  public var debugDescription: String {
    logDescription((firstItem ?? secondItem)?.logNames ?? LogNames())
  }
}

extension LayoutNode: @MainActor CustomDebugStringConvertible {
  /// The view as UIKit describes one, like
  /// `<View: 0x1; frame = (0 0; 414 736); autoresize = W+H>`: its identifier or log number,
  /// its frame, its autoresizing mask, and ``debugDetails``.
  public final var debugDescription: String {
    let number = shownIdentifier ?? logNames.number(of: self)
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(LogNumber.text)
    var parts = ["frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3]))"]
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.logDescription)") }
    parts += debugDetails
    return "<\(type(of: self)): \(number); \(parts.joined(separator: "; "))>"
  }
}

extension LayoutGuide: @MainActor CustomDebugStringConvertible {
  /// The guide as UIKit describes one, like
  /// `<LayoutGuide: 0x1 - "spacer", layoutFrame = {{0, 0}, {8, 1}}, owningView = <View: 0x2; …>>`.
  public var debugDescription: String {
    let rect = layoutFrame
    let place = [rect.minX, rect.minY, rect.width, rect.height].map(LogNumber.text)
    return """
      <LayoutGuide: \(logNames.number(of: self)) - "\(shownIdentifier ?? "")", \
      layoutFrame = {{\(place[0]), \(place[1])}, {\(place[2]), \(place[3])}}, \
      owningView = \(owningView?.debugDescription ?? "(null)")>
      """
  }
}

extension AutoresizingMask {
  /// The flexible parts as UIKit's logs name them: `W+H`, `LM+TM`.
  fileprivate var logDescription: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
