/// The views and metrics that a visual format names.
@MainActor struct VisualFormatLookup {
  let format: String
  let metrics: [String: Double]
  let views: [String: LayoutItem]

  func error(_ message: String, at offset: Int) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: offset)
  }

  /// The view at a place, or the superview of the one beside it.
  func item(
    at index: Int, of syntax: VisualFormatSyntax
  ) throws(VisualFormatError) -> LayoutItem {
    switch syntax.places[index] {
    case .view(let view):
      if let item = views[view.name] { return item }
      // The caret stands behind the name, as in UIKit.
      let end = view.offset + 1 + view.name.count
      throw error("Unable to find view with name \(view.name)", at: end)
    case .superview(let offset):
      let neighbor = try item(at: index == 0 ? 1 : index - 1, of: syntax)
      if let superview = neighbor.container { return superview }
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        at: offset)
    }
  }

  /// The view that an operand names, unless it is a number or a metric.
  func view(_ operand: VisualFormatSyntax.Operand) -> LayoutItem? {
    guard case .name(let name) = operand.value, metrics[name] == nil else { return nil }
    return views[name]
  }

  /// The number that an operand is or names.
  func number(_ operand: VisualFormatSyntax.Operand) throws(VisualFormatError) -> Double {
    let number: Double
    switch operand.value {
    case .number(let value): number = value
    case .name(let name):
      guard let metric = metrics[name] else {
        throw error(
          """
          Encountered metric with name "\(name)", but value was not specified in metrics or views \
          dictionaries
          """, at: operand.end)
      }
      number = metric
    }
    if number.isFinite { return number }
    throw error("The number \(number) is not finite", at: operand.start)
  }

  /// The distance that an operand is or names.
  func space(_ operand: VisualFormatSyntax.Operand) throws(VisualFormatError) -> Double {
    guard view(operand) == nil else {
      throw error(
        """
        A space cannot be compared with the size of a view: put a view in its place, like \
        [space(==other)]
        """, at: operand.end)
    }
    return try number(operand)
  }

  /// The priority that an operand is or names; required where there is none.
  func priority(
    _ operand: VisualFormatSyntax.Operand?
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let operand else { return .required }
    let priority = LayoutPriority(try number(operand))
    if priority.isLegal { return priority }
    throw error("\(LayoutError.priorityOutOfRange(priority.rawValue))", at: operand.start)
  }
}
