extension LayoutConstraint {
  /// The constraint as code: a statement of the DSL, or anchors, as it was written. Names are identifiers, or the
  /// classes of views without one.
  ///
  ///     make.left.greaterThanOrEqualTo(container.mas.right).multipliedBy(1.0 / 3)
  ///     green.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 8)
  public var code: String {
    switch form {
    case .masonry: masonryCode
    case .native: anchorCode
    }
  }

  private func name(_ item: LayoutItem?) -> String { item.map(CodeNames.name) ?? "gone" }

  // MARK: - Masonry's

  private var masonryCode: String {
    var text = "make.\(firstAttribute).\(relation.word)("
    if let secondAttribute {
      text += name(secondItem)
      if secondAttribute != firstAttribute { text += ".mas.\(secondAttribute)" }
      text += ")"
      if multiplier != 1 { text += ".multipliedBy(\(Fraction.code(multiplier)))" }
      if constant != 0 { text += ".offset(\(constant.short))" }
    } else {
      text += "\(constant.short))"
    }
    if priority != .required { text += ".priority(\(priority.rawValue.short))" }
    return text
  }

  // MARK: - UIKit's

  private var anchorCode: String {
    var parts: [String] = []
    if let secondAttribute {
      parts.append("\(name(secondItem)).\(secondAttribute)Anchor")
      if multiplier != 1 { parts.append("multiplier: \(Fraction.code(multiplier))") }
      if constant != 0 { parts.append("constant: \(constant.short)") }
      parts[0] = "\(relation.word): \(parts[0])"
    } else {
      parts = ["\(relation.word)Constant: \(constant.short)"]
    }
    let end = priority == .required ? "" : ", priority \(priority.rawValue.short)"
    return
      "\(name(firstItem)).\(firstAttribute)Anchor.constraint(\(parts.joined(separator: ", ")))\(end)"
  }
}

extension LayoutRelation {
  /// The relation in the names of methods.
  fileprivate var word: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .equal: "equalTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
