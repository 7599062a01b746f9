import Ashlar

/// Twenty fields with labels that end in one column. The field in the middle has the focus.
@MainActor final class Form: View {
  private let fields = (0..<20).map { _ in TextField() }
  private let labels = LayoutGuide()

  /// - Parameter isPlain: whether the fields are not underlined, and have no bold text.
  init(isPlain: Bool) {
    super.init()
    addLayoutGuide(labels)
    labels.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
    let narrow = labels.widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = .fittingSizeLevel
    narrow.isActive = true
    var above: TextField?
    for (index, field) in fields.enumerated() {
      field.isUnderlined = !isPlain
      addRow(Label("\(Words.word(index)) \(Words.word(3 * index + 1)):"), field, below: above)
      above = field
    }
  }

  private func addRow(_ label: Label, _ field: TextField, below above: TextField?) {
    for view in [label, field] as [View] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraints = [
      labels.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor),
      label.rightAnchor.constraint(equalTo: labels.rightAnchor),
      label.topAnchor.constraint(equalTo: field.topAnchor),
      field.leftAnchor.constraint(equalTo: labels.rightAnchor, constant: 1),
      field.rightAnchor.constraint(equalTo: rightAnchor),
      field.topAnchor.constraint(equalTo: above?.bottomAnchor ?? topAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  override var preferredFocusEnvironments: [View] { [fields[10]] }

  /// Twenty letters, which are deleted again.
  nonisolated static let typing =
    Array(repeating: KeyPress(.character("x")), count: 20)
    + Array(repeating: KeyPress(.backspace), count: 20)

  /// In each field, some letters are typed and corrected.
  nonisolated static let session =
    "meadow".map { KeyPress(.character($0)) }
    + [.backspace, .backspace, .left, .left, .character("n"), .right, .backspace, .tab]
    .map { KeyPress($0) }
}
