extension LayoutConstraint {
  /// Whose way logs show a constraint in.
  public enum DescriptionForm: Hashable, Sendable {
    /// UIKit's, for constraints that are made with its names.
    case native
    /// Masonry's, for those that are made with its sentences.
    case masonry
  }

  /// The constraint as logs show it, with what they call the items of a tree.
  func logDescription(_ names: LogNames) -> String {
    switch form {
    case .native: nativeDescription(names)
    case .masonry:
      "<LayoutConstraint:\(shownIdentifier ?? names.number(of: self)) \(masonryEquation(names))>"
    }
  }

  // MARK: - UIKit's

  /// Its number, its identifier, the relation, a priority that is not required, whether it is active,
  /// and who is meant by `|`.
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

  /// A constant at the end of a sum.
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

  /// The constraint as errors show it: its ``equation`` with its identifier, like
  /// `<LayoutConstraint:name Label:title.width == View[1].width ^750>`.
  var placeDescription: String {
    "<LayoutConstraint\(shownIdentifier.map { ":\($0)" } ?? "") \(equation)>"
  }

  /// What the constraint says in short, with the names that errors have for views, like
  /// `Label:title.width == View[1].width * 2 + 8 ^750`. In Masonry's form a priority that has a name is
  /// written by it, as in logs: `^high`.
  public var equation: String { equation { $0.debugName } }

  /// The same with other names for views.
  func equation(_ name: (LayoutItem) -> String) -> String {
    var text = "\(firstItem.map(name) ?? "(gone)").\(firstAttribute) \(relation)"
    if let secondAttribute {
      text += " \(secondItem.map(name) ?? missingName).\(secondAttribute)"
      if multiplier != 1 { text += " * \(multiplier.short)" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).short)" }
    } else {
      text += " \(constant.short)"
    }
    guard priority != .required else { return text }
    // As logs of its form have it.
    return text + " ^\(form == .masonry ? priority.masonryName : priority.rawValue.short)"
  }

  /// What stands for a second item that is not there.
  private var missingName: String {
    if case .noSuperview = flaw { "(superview)" } else { "(gone)" }
  }
}

extension LayoutConstraint: @MainActor CustomDebugStringConvertible {
  /// The constraint as logs show it: in Masonry's form where it was made with its sentences, like
  /// `<LayoutConstraint:0x1 Label:title.width >= Label:0x2.width * 2 + 8 ^high>`, else in UIKit's, like
  /// `<LayoutConstraint:0x1 H:|-(8)-[Label:title]   (active, names: '|':View:0x2 )>`.
  ///
  /// A number stands in for an address: it is given to an object of a tree when it is first
  /// mentioned. In Masonry's form a constraint's identifier takes the place of its number.
  public var debugDescription: String {
    logDescription((firstItem ?? secondItem)?.logNames ?? LogNames())
  }
}

extension LayoutAttribute {
  /// Masonry knows a baseline only, which is the last one.
  fileprivate var masonryName: String { self == .lastBaseline ? "baseline" : description }
}

extension LayoutPriority {
  fileprivate var masonryName: String {
    switch self {
    case .required: "required"
    case .defaultHigh: "high"
    case .defaultMedium: "medium"
    case .defaultLow: "low"
    case .fittingSizeLevel: "fitting size"
    default: LogNumber.text(rawValue)
    }
  }
}
