/// An item inside a view whose length is measured from its content, such as the content of a table's row. The numbers
/// that move the item are those that move it during the measurement, since the length follows the content.
@MainActor struct SelfSizing {
  private let subject: ItemAttribute
  private let fittedView: LayoutNode

  /// Returns nil if no view around the item is measured along the axis.
  init?(of subject: ItemAttribute) {
    let length: LayoutAttribute = subject.attribute.axis == .horizontal ? .width : .height
    var next = subject.item.container
    while let view = next {
      if let reason = view.container?.layoutDelegate?.reasonForFrame(of: view, length),
        case .sum(let sum) = reason
      {
        for case .fitted(let attribute, _) in sum.terms {
          guard let fitted = attribute.item as? LayoutNode,
            subject.item.container?.isDescendant(of: fitted) ?? false
          else {
            return nil
          }
          self.subject = subject
          fittedView = fitted
          return
        }
      }
      next = view.container
    }
    return nil
  }

  /// Returns the numbers that move the attribute while the content is measured; nil if there is no explanation of that.
  func movers(in coordinates: LayoutNode?) -> [LayoutMover]? {
    fittedView.explanationInLastFitting(
      of: subject, in: coordinates ?? subject.item.placeInFitting(of: fittedView))?.movers
  }
}
