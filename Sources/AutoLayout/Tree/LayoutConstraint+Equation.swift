extension LayoutConstraint {
  /// A form in which logs show a constraint.
  public enum DescriptionForm: Hashable, Sendable {
    /// UIKit's, for constraints that are made with its names.
    case native
    /// Masonry's, for those that are made with its sentences.
    case masonry
  }

  /// The constraint as errors show it: its ``equation`` with its identifier, like
  /// `<LayoutConstraint:name Label:title.width == View[1].width ^750>`.
  var placeDescription: String {
    "<LayoutConstraint\(shownIdentifier.map { ":\($0)" } ?? "") \(equation)>"
  }

  /// The constraint in short, with the names that errors have for views, like
  /// `Label:title.width == View[1].width * 2 + 8 ^750`. In Masonry's form a priority that has a
  /// name is written by it, as in logs: `^high`.
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

extension LayoutConstraint.DescriptionForm: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .native: "native"
    case .masonry: "masonry"
    }
  }
}
