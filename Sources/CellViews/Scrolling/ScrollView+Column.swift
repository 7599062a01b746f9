import AutoLayout

extension ScrollView {
  /// Shows one view that is as wide as the scroll view minus `margin` columns on each side; the scroll bar is in the
  /// last column of the margin. The scroll view is as high as that view at `heightPriority`; if it is lower, it
  /// scrolls.
  final func showColumn(_ content: View, margin: Double, heightPriority: LayoutPriority) {
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    for constraint in [
      content.topAnchor.constraint(equalTo: topAnchor),
      bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
    ] { constraint.isActive = true }
    for constraint in [
      content.leftAnchor.constraint(equalTo: leftAnchor, constant: margin),
      rightAnchor.constraint(equalTo: content.rightAnchor, constant: margin),
      content.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * margin),
    ] {
      // If there are too few columns for the margins, they shrink.
      if margin > 0 { constraint.priority = 999 }
      constraint.isActive = true
    }
    let height = heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = heightPriority
    height.isActive = true
  }
}
