/// System constraints as UIKit's logs show them.
extension SystemConstraint {
  @MainActor func logDescription(_ names: LogNames) -> String {
    let number = names.number(of: self)
    return switch kind {
    case .encapsulatedSize:
      """
      <LayoutConstraint:\(number) 'View-Encapsulated-Layout-\
      \(attribute == .width ? "Width" : "Height")' \(equation(names, .equal))   (active)>
      """
    case .guide:
      "<LayoutConstraint:\(number) 'View-Layout-Guide' \(equation(names, .equal))   (active)>"
    case .nonNegativeSize:
      "<LayoutConstraint:\(number) 'View-Size-Not-Negative' \(equation(names, .greaterThanOrEqual))   (active)>"
    case .hugging:
      """
      <ContentSizeLayoutConstraint:\(number) \(equation(names, .lessThanOrEqual)) \
      Hug:\(LogNumber.text(priority.rawValue))   (active)>
      """
    case .compressionResistance:
      """
      <ContentSizeLayoutConstraint:\(number) \(equation(names, .greaterThanOrEqual)) \
      CompressionResistance:\(LogNumber.text(priority.rawValue))   (active)>
      """
    case .autoresizing:
      """
      <AutoresizingMaskLayoutConstraint:\(number) \(maskDescription) \(equation(names, .equal))\
         (active\(superviewName(names)))>
      """
    }
  }

  /// Returns the equation with the given relation. As in UIKit's logs, near edges in the superview's coordinates
  /// are `minX` and `minY`.
  @MainActor private func equation(_ names: LogNames, _ relation: LayoutRelation) -> String {
    let items = [item, follows?.superview.item].compactMap(\.self)
    var statement = statement
    statement.relation = relation
    statement.priority = .required
    if let name = [.left: "minX", .top: "minY"][attribute] {
      let place = StatedPlace(item: item?.stated ?? .gone, attribute: .custom(name))
      statement.left = LinearSum(place)
    }
    return statement.equation(.log) { names.name(of: $0.item(of: items)) }
  }

  /// The mask, three signs for each axis: near margin, length and far margin, fixed (`-`) or flexible (`&`).
  @MainActor private var maskDescription: String {
    let mask = (item as? LayoutNode)?.autoresizingMask ?? []
    func signs(_ axis: LayoutAxis) -> String {
      let parts = mask.parts(along: axis)
      // Without a mask the near margin and the length are fixed.
      guard parts.near || parts.length || parts.far else { return "--&" }
      return [parts.near, parts.length, parts.far].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(signs(.horizontal)) v=\(signs(.vertical))"
  }

  /// The superview in whose coordinates a near edge is measured; nil for a length.
  @MainActor var placedIn: LayoutNode? {
    attribute == .left || attribute == .top ? item?.container : nil
  }

  @MainActor private func superviewName(_ names: LogNames) -> String {
    guard follows == nil, let placedIn else { return "" }
    return ", names: '|':\(names.name(of: placedIn)) "
  }
}
