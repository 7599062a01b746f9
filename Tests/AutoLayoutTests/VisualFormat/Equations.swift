import AutoLayout

extension LayoutConstraint {
  /// The relation with plain identifiers, like `b.leading >= a.trailing + 8.0 @750.0`, numbers
  /// whole.
  var plainEquation: String {
    func name(_ item: LayoutItem?) -> String { item?.identifier ?? "(gone)" }
    var text = "\(name(firstItem)).\(firstAttribute) \(relation)"
    if let secondAttribute {
      text += " \(name(secondItem)).\(secondAttribute)"
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += " + \(constant)" }
    } else {
      text += " \(constant + 0)"
    }
    return priority == .required ? text : text + " @\(priority.rawValue)"
  }
}

/// A parent `box` with children `a`, `b`, `c` and a guide, which formats name.
@MainActor struct Views {
  let box = Box("box")
  let a = Box("a")
  let b = Box("b")
  let c = Box("c")
  let guide = LayoutGuide()

  init() {
    box.holding(a, b, c)
    box.addLayoutGuide(guide)
    guide.identifier = "guide"
  }

  var byName: [String: LayoutItem] { ["box": box, "a": a, "b": b, "c": c, "guide": guide] }
  var all: [LayoutItem] { [box, a, b, c, guide] }

  func constraints(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: byName)
  }

  /// The constraints of a format as equations.
  func equations(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [String] {
    try constraints(format, options: options, metrics: metrics).map(\.plainEquation)
  }
}
