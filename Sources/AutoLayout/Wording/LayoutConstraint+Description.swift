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
