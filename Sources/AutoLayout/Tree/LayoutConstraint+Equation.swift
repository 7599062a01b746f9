extension LayoutConstraint {
  /// A format of a constraint in logs.
  public enum DescriptionForm: Hashable, Sendable {
    /// UIKit's format, for constraints created with its names.
    case native
    /// Masonry's format, for constraints created with the DSL.
    case masonry
  }

  /// The constraint in errors: its ``equation`` with its identifier, like `<LayoutConstraint:name
  /// Label:title.width == View[1].width ^750>`.
  var placeDescription: String {
    "<LayoutConstraint\(shownIdentifier.map { ":\($0)" } ?? "") \(equation)>"
  }

  /// The constraint in short, with views named as in errors, like `Label:title.width == View[1].width * 2 + 8
  /// ^750`. In Masonry's form a named priority is shown by name: `^high`.
  public var equation: String { equation { $0.debugName } }

  /// The ``equation`` with the identifiers of views that have one: `green.left >= blue1.right + 1`.
  public var shortEquation: String {
    equation(factor: Fraction.text) { $0.shownIdentifier ?? $0.debugName }
  }

  /// Returns the equation with other names for views.
  func equation(
    factor: (Double) -> String = { $0.short }, _ name: (LayoutItem) -> String
  ) -> String {
    var text = "\(firstItem.map(name) ?? "(gone)").\(firstAttribute) \(relation)"
    if let secondAttribute {
      text += " \(secondItem.map(name) ?? missingName).\(secondAttribute)"
      if multiplier != 1 { text += " * \(factor(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).short)" }
    } else {
      text += " \(constant.short)"
    }
    guard priority != .required else { return text }
    // As logs of its form have it.
    return text + " ^\(form == .masonry ? priority.masonryName : priority.rawValue.short)"
  }

  /// The text for a second item that is missing.
  private var missingName: String {
    if case .noSuperview = flaw { "(superview)" } else { "(gone)" }
  }
}
