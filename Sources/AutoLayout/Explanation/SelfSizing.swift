/// A view inside of another one that is as long as its content was measured, such as the content of a table's row. What
/// moves the view there is what moves it while the content is measured: the length follows.
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

  /// Returns what moves the attribute while the content is measured; nil where that has no answer.
  func movers(in coordinates: LayoutNode?) -> [LayoutMover]? {
    fittedView.explanationInLastFitting(
      of: subject, in: coordinates ?? subject.item.placeInFitting(of: fittedView))?.movers
  }
}
