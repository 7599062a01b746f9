import Ashlar

/// A list of constraints in their own words, a line each, with a sign: `✓` for one that holds, `✗` for one that was left
/// out or refused.
final class ConstraintList: View {
  private let labels: [LocalizedLabel]

  /// Creates a list with room for a number of constraints.
  init(lines: Int) {
    labels = (0..<lines).map { _ in LocalizedLabel() }
    super.init()
    identifier = "list"
    var above = mas.top
    for (index, label) in labels.enumerated() {
      label.identifier = "line\(index + 1)"
      label.numberOfLines = 0
      addSubview(label)
      label.mas.makeConstraints { make in
        make.top.equalTo(above)
        make.left.right.equalTo(self)
      }
      above = label.mas.bottom
    }
    mas.makeConstraints { $0.bottom.equalTo(above) }
  }

  /// Shows constraints as of the last layout.
  func show(_ constraints: [LayoutConstraint]) {
    for (index, label) in labels.enumerated() {
      guard index < constraints.count else {
        label.localizedText = .empty
        continue
      }
      let constraint = constraints[index]
      label.localizedText = Self.line(constraint)
      let holds = constraint.isActive && !constraint.isBroken
      label.setTextStyle(holds ? \.secondaryLabel : \.warning)
    }
  }

  private static func line(_ constraint: LayoutConstraint) -> LocalizedText {
    let words = constraint.shortEquation
    if !constraint.isActive {
      return LocalizedText("✗ \(words): refused", chinese: "✗ \(words)：被拒绝")
    }
    return constraint.isBroken
      ? LocalizedText("✗ \(words): left out", chinese: "✗ \(words)：被舍弃") : "✓ \(words)"
  }
}
