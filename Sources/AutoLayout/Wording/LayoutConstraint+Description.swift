extension LayoutConstraint {
  /// Returns the constraint as logs show it, with the log names of its items.
  func logDescription(_ names: LogNames) -> String {
    switch form {
    case .native: nativeDescription(names)
    case .masonry:
      "<LayoutConstraint:\(shownIdentifier ?? names.number(of: self)) \(masonryEquation(names))>"
    }
  }

  // MARK: - UIKit's

  /// Returns the constraint's number, identifier, relation, optional priority, activity, and the view that `|` means.
  private func nativeDescription(_ names: LogNames) -> String {
    let title = names.number(of: self) + (shownIdentifier.map { " '\($0)'" } ?? "")
    var text: String
    var superview = ""
    if let format = visualFormatLog(name: names.name) {
      text = format.format
      superview = format.superview.map { ", names: '|':\($0) " } ?? ""
    } else {
      text = nativeEquation(names)
      if priority != .required { text += " priority:\(LogNumber.text(priority.rawValue))" }
    }
    return "<LayoutConstraint:\(title) \(text)   (\(isActive ? "active" : "inactive")\(superview))>"
  }

  private func nativeEquation(_ names: LogNames) -> String {
    let left = "\(names.name(of: firstItem)).\(firstAttribute) \(relation) "
    guard let secondAttribute else { return left + LogNumber.text(constant) }
    let factor = multiplier == 1 ? "" : "\(LogNumber.text(multiplier))*"
    return left + "\(factor)\(names.name(of: secondItem)).\(secondAttribute)"
      + Self.signed(constant)
  }

  /// Returns a constant at the end of a sum.
  static func signed(_ constant: Double) -> String {
    constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(LogNumber.text(abs(constant)))"
  }

  // MARK: - Masonry's

  private func masonryEquation(_ names: LogNames) -> String {
    var text = "\(names.name(of: firstItem)).\(firstAttribute.masonryName) \(relation)"
    if let secondAttribute {
      text += " \(names.name(of: secondItem)).\(secondAttribute.masonryName)"
      if multiplier != 1 { text += " * \(LogNumber.text(multiplier))" }
      text += Self.signed(constant)
    } else {
      text += " \(LogNumber.text(constant))"
    }
    if priority != .required { text += " ^\(priority.masonryName)" }
    return text
  }

  // MARK: - In errors
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

extension LayoutAttribute {
  /// Masonry's name of the attribute. It has one baseline, the last.
  fileprivate var masonryName: String { self == .lastBaseline ? "baseline" : description }
}
