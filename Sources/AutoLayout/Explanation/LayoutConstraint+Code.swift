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

/// Numbers as people write them.
enum Fraction {
  /// Returns a factor for people: `1/3`, `2/3`, `0.4`.
  static func text(_ value: Double) -> String {
    guard let (top, bottom) = fraction(value) else { return value.short }
    return "\(top)/\(bottom)"
  }

  /// Returns a factor in code: `1.0 / 3`.
  static func code(_ value: Double) -> String {
    guard let (top, bottom) = fraction(value) else { return value.short }
    return "\(top).0 / \(bottom)"
  }

  /// The fraction with the smallest denominator up to 12; nil for whole numbers and others. The tolerance is that
  /// of a number of single precision.
  private static func fraction(_ value: Double) -> (Int, Int)? {
    guard abs(value) < 1000, abs(value - value.rounded()) > 1e-6 else { return nil }
    for bottom in [2, 3, 4, 6, 8, 12] {
      let top = value * Double(bottom)
      // Tenths and hundredths are decimals.
      if abs(top - top.rounded()) < 1e-6 * Double(bottom) { return (Int(top.rounded()), bottom) }
    }
    return nil
  }
}
