import AutoLayout
import CellViews

/// A view with a natural size that tests set.
@MainActor final class Sized: View {
  var natural: Size { didSet { invalidateIntrinsicContentSize() } }

  init(_ identifier: String, _ width: Double = -1, _ height: Double = -1) {
    natural = Size(width: width, height: height)
    super.init()
    self.identifier = identifier
  }

  override var intrinsicContentSize: Size { natural }
}

extension StackView {
  /// A stack of its own, in points.
  convenience init(_ axis: LayoutAxis, _ views: [View]) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    layoutUnit = .points
    identifier = "stack"
    layoutMargins = .zero
  }

  /// Gives the stack a size and lays it out.
  func layOut(_ width: Double, _ height: Double) {
    frame = Rect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
  }
}

extension View {
  /// Where the view begins and how long it is along an axis.
  func span(_ axis: LayoutAxis) -> [Double] {
    axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
  }

  /// Makes and activates a constraint of this view.
  @discardableResult func pin(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to other: LayoutItem? = nil,
    _ second: LayoutAttribute? = nil, plus constant: Double = 0,
    at priority: LayoutPriority = .required
  ) throws -> LayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = try LayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: second ?? (other == nil ? nil : attribute), constant: constant,
      priority: priority)
    try LayoutConstraint.activate(allOrNone: [constraint])
    return constraint
  }
}

@MainActor extension [View] {
  /// The names of the views, in order.
  var names: [String] { map { $0.identifier ?? "?" } }

  func holds(_ view: View) -> Bool { contains { $0 === view } }
}
