import Localization

/// A value as a sum of others.
@MainActor public struct LayoutSum {
  /// A term of the sum.
  public enum Term {
    /// An attribute's value, times a factor.
    case attribute(ItemAttribute, value: Double, factor: Double)
    /// An amount that belongs to a view, such as a margin or a border, times a factor.
    case amount(name: LocalizedText, of: LayoutNode, value: Double, factor: Double)
    /// A length of a view from its last fitting.
    case fitted(ItemAttribute, value: Double)
    /// The distance of a line of text from an edge.
    case baseline(of: LayoutNode, offset: Double)
    /// The constant of a constraint.
    case constant(Double)

    /// The value times the factor.
    public var amount: Double {
      switch self {
      case .attribute(_, let value, let factor), .amount(_, _, let value, let factor):
        value * factor
      case .fitted(_, let value): value
      case .baseline(_, let offset): offset
      case .constant(let value): value
      }
    }
  }

  /// The terms. Their amounts add up to the explained value.
  public let terms: [Term]

  /// Creates a sum that is the reason for a frame.
  public init(terms: [Term]) { self.terms = terms }
}

@MainActor extension LayoutSum: @MainActor CustomStringConvertible {
  /// The terms with their signs and numbers: `green.left 20 + green.width 19`.
  public var description: String { text.english }

  /// The terms with their signs and numbers, to be translated.
  var text: LocalizedText { text { $0.unsigned } }

  /// The same without the names of the views to which margins and borders belong.
  var briefText: LocalizedText {
    text { term in
      guard case .amount(let name, _, let value, let factor) = term else { return term.unsigned }
      return "\(name) \(value.brief)\(LayoutSum.Term.share(factor))"
    }
  }

  private func text(_ unsigned: (Term) -> LocalizedText) -> LocalizedText {
    guard let first = terms.first else { return .empty }
    return terms.dropFirst().reduce("\(first.isSubtracted ? "-" : "")\(unsigned(first))") {
      "\($0)\($1.isSubtracted ? " - " : " + ")\(unsigned($1))"
    }
  }
}

@MainActor extension LayoutSum.Term: @MainActor CustomStringConvertible {
  /// The name, the value and the factor: `container.right 60 × 1/3`.
  public var description: String { text.english }

  fileprivate var text: LocalizedText { "\(isSubtracted ? "-" : "")\(unsigned)" }

  fileprivate var isSubtracted: Bool {
    switch self {
    case .attribute(_, _, let factor), .amount(_, _, _, let factor): factor < 0
    case .constant(let value): value < 0
    case .fitted, .baseline: false
    }
  }

  fileprivate var unsigned: LocalizedText {
    switch self {
    case .attribute(let attribute, let value, let factor):
      "\(attribute.description) \(value.brief)\(Self.share(factor))"
    case .amount(let name, let node, let value, let factor):
      LocalizedText(
        "\(name) of \(node.shortName) \(value.brief)\(Self.share(factor))",
        chinese: "\(node.shortName) 的\(name) \(value.brief)\(Self.share(factor))")
    case .fitted(let attribute, let value):
      LocalizedText(
        "\(attribute.description), fitted, \(value.brief)",
        chinese: "\(attribute.description)（测量所得）\(value.brief)")
    case .baseline(let node, let offset):
      LocalizedText(
        "line of \(node.shortName) \(offset.brief)",
        chinese: "\(node.shortName) 的文字行 \(offset.brief)")
    case .constant(let value): LocalizedText(verbatim: abs(value).brief)
    }
  }

  fileprivate static func share(_ factor: Double) -> String {
    abs(factor) == 1 ? "" : " × \(Fraction.text(abs(factor)))"
  }
}

/// The reason for a frame that a view has set on a subview, or for a length of an intrinsic size.
@MainActor public enum FrameReason {
  /// The frame's value is the sum of these numbers.
  case sum(LayoutSum)
  /// A reason in words that ends a sentence.
  case words(LocalizedText)
}
