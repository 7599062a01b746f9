/// The system's own constraints as UIKit's logs show them.
extension SystemConstraint {
  @MainActor func logDescription(_ names: LogNames) -> String {
    let number = names.number(of: self)
    return switch kind {
    case .encapsulatedSize:
      """
      <LayoutConstraint:\(number) 'View-Encapsulated-Layout-\
      \(attribute == .width ? "Width" : "Height")' \(equation(names, "=="))   (active)>
      """
    case .guide:
      "<LayoutConstraint:\(number) 'View-Layout-Guide' \(equation(names, "=="))   (active)>"
    case .nonNegativeSize:
      "<LayoutConstraint:\(number) 'View-Size-Not-Negative' \(equation(names, ">="))   (active)>"
    case .hugging:
      """
      <ContentSizeLayoutConstraint:\(number) \(equation(names, "<=")) \
      Hug:\(LogNumber.text(priority.rawValue))   (active)>
      """
    case .compressionResistance:
      """
      <ContentSizeLayoutConstraint:\(number) \(equation(names, ">=")) \
      CompressionResistance:\(LogNumber.text(priority.rawValue))   (active)>
      """
    case .autoresizing:
      """
      <AutoresizingMaskLayoutConstraint:\(number) \(maskDescription) \(equation(names, "=="))\
         (active\(superviewName(names)))>
      """
    }
  }

  @MainActor private func equation(_ names: LogNames, _ relation: String) -> String {
    let left = "\(names.name(of: item)).\(attributeName) \(relation) "
    guard let (superview, factor) = follows, factor != 0 else {
      return left + LogNumber.text(constant)
    }
    let length = attribute.axis == .horizontal ? "width" : "height"
    return left + (factor == 1 ? "" : "\(LogNumber.text(factor))*")
      + "\(names.name(of: superview.item)).\(length)" + LayoutConstraint.signed(constant)
  }

  /// The attribute's name in logs. Near edges in the superview's coordinates are `minX` and `minY`.
  private var attributeName: String {
    switch attribute {
    case .left: "minX"
    case .top: "minY"
    default: attribute.description
    }
  }

  /// The mask, three signs for each axis: near margin, length and far margin, fixed (`-`) or flexible (`&`).
  @MainActor private var maskDescription: String {
    let mask = (item as? LayoutNode)?.autoresizingMask ?? []
    func signs(_ axis: LayoutAxis) -> String {
      let parts = mask.parts(along: axis)
      // Without a mask a view keeps its near margin and its length.
      guard parts.near || parts.length || parts.far else { return "--&" }
      return [parts.near, parts.length, parts.far].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(signs(.horizontal)) v=\(signs(.vertical))"
  }

  /// The superview in whose coordinates a near edge is; nil for a length.
  @MainActor var placedIn: LayoutNode? {
    attribute == .left || attribute == .top ? item?.container : nil
  }

  @MainActor private func superviewName(_ names: LogNames) -> String {
    guard follows == nil, let placedIn else { return "" }
    return ", names: '|':\(names.name(of: placedIn)) "
  }
}
