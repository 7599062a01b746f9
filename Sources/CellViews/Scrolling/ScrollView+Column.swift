import AutoLayout

extension ScrollView {
  /// Shows one view, as wide as the scroll view, some columns in from each side; the scroll bar stands in the last of them.
  /// The scroll view is to be as high as that view, with a priority: where it is lower, it scrolls.
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
      // Where there are no columns for the margins, they give way.
      if margin > 0 { constraint.priority = 999 }
      constraint.isActive = true
    }
    let height = heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = heightPriority
    height.isActive = true
  }
}
