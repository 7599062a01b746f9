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
    equation(factor: Fraction.text) { $0.shortName }
  }

  /// Returns the equation with other names for views.
  func equation(
    factor: @escaping @Sendable (Double) -> String = { $0.short },
    _ name: @escaping (LayoutItem) -> String
  ) -> String {
    // Priorities are written as in logs of the constraint's form.
    statement.equation(.short(factor: factor, namesPriorities: form == .masonry), named(name))
  }
}
