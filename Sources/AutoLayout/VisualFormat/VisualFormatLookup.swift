/// The views and metrics that a visual format can name.
@MainActor struct VisualFormatLookup {
  let format: String
  let metrics: [String: Double]
  let views: [String: LayoutItem]

  func error(_ message: String, at offset: Int) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: offset)
  }

  /// Returns the view at a place, or the superview of the view beside it.
  func item(
    at index: Int, of syntax: VisualFormatSyntax
  ) throws(VisualFormatError) -> LayoutItem {
    switch syntax.places[index] {
    case .view(let view):
      if let item = views[view.name] { return item }
      // The caret is after the name, as in UIKit.
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

  /// Returns the view that an operand names; nil for a number or a metric.
  func view(_ operand: VisualFormatSyntax.Operand) -> LayoutItem? {
    guard case .name(let name) = operand.value, metrics[name] == nil else { return nil }
    return views[name]
  }

  /// Returns the number of an operand, or of the metric that it names.
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

  /// Returns the distance of an operand, or of the metric that it names.
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

  /// Returns the priority of an operand, or of the metric that it names; required if there is no operand.
  func priority(
    _ operand: VisualFormatSyntax.Operand?
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let operand else { return .required }
    let priority = LayoutPriority(try number(operand))
    if priority.isLegal { return priority }
    throw error("\(LayoutError.priorityOutOfRange(priority.rawValue))", at: operand.start)
  }
}
