extension LayoutConstraint: @MainActor CustomDebugStringConvertible {
  /// The constraint as logs show it, like `<LayoutConstraint:name Label:title.width == 20 ^750>`.
  /// A multiplier of 1, a constant of 0 and the required priority are left out.
  public var debugDescription: String {
    let name = identifier.map { ":\($0)" } ?? ""
    return "<LayoutConstraint\(name) \(equation)>"
  }

  /// The relation alone, like `Label:title.left >= View:box.right * 0.333333 + 1`.
  var equation: String {
    var text = "\(firstItem?.debugName ?? "(gone)").\(firstAttribute) \(relation)"
    if let secondAttribute {
      text += " \(secondItem?.debugName ?? "(gone)").\(secondAttribute)"
      if multiplier != 1 { text += " * \(Self.short(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.short(abs(constant)))" }
    } else {
      text += " \(Self.short(constant))"
    }
    if priority != .required { text += " ^\(Self.short(priority.rawValue))" }
    return text
  }

  /// A number with at most six decimals, without trailing zeros.
  static func short(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    guard rounded == rounded.rounded() else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
