import AutoLayout
import Localization

/// A statement without effect.
@MainActor enum StatementWithoutEffect {
  static let name = "said-in-vain"

  /// Returns the diagnostic for a value, such as a size, that applies to none of the attributes, so that
  /// all are related to 0.
  static func value(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      LocalizedText(
        "\(item.debugName) is related to a value that speaks of none of its attributes, so they are related to 0.",
        chinese: "\(item.debugName) 的属性对应的值里没有与它们相符的部分，所以都对应到 0。"),
      source,
      LocalizedText(
        "A size speaks of width and height, a point of centres, insets of edges.",
        chinese: "size 用于宽和高，point 用于中心，insets 用于边。"))
  }

  /// Returns the diagnostic for a multiplier without an attribute to multiply.
  static func multiplier(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      LocalizedText(
        "\(item.debugName) is compared with a number, which a multiplier does not multiply.",
        chinese: "\(item.debugName) 与一个数比较，multiplier 对数不起作用。"), source,
      LocalizedText(
        "Say the number itself, or relate the attribute to one of a view.",
        chinese: "请直接写那个数，或对应到某个视图的属性。"))
  }

  /// Returns the diagnostic for a constant that applies to none of the attributes.
  static func constant(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      LocalizedText(
        """
        \(item.debugName) is given a constant that speaks of none of its attributes, so nothing changes.
        """,
        chinese: "给 \(item.debugName) 的常数与它的属性都不相符，所以没有任何变化。"),
      source,
      LocalizedText(
        "insets are for edges, sizeOffset for width and height, centerOffset for centres; offset for all.",
        chinese: "insets 用于边，sizeOffset 用于宽和高，centerOffset 用于中心；offset 都可以用。")
    )
  }

  /// Returns the diagnostic for an attribute that is related to itself.
  static func itself(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      LocalizedText(
        "\(item.debugName) is related to itself, which says nothing about where it is.",
        chinese: "\(item.debugName) 与自身对应，这没有说明它在哪里。"), source,
      LocalizedText(
        "Name another view, another attribute, or a number.", chinese: "请写另一个视图、另一个属性，或一个数。"))
  }

  private static func diagnostic(
    _ sentence: LocalizedText, _ source: SourceLocation, _ cure: LocalizedText
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(name: name, sentence: sentence, source: source, cure: cure)
  }
}

/// A constraint from outside the DSL that a remake left active although the remake has a statement on the
/// same attribute.
@MainActor struct RemakeBesideOthers {
  static let name = "remake-leaves-others"

  let item: LayoutItem
  let left: LayoutConstraint
  let source: SourceLocation?

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(
      name: Self.name,
      sentence: LocalizedText(
        """
        remakeConstraints took out what the DSL had made for \(item.debugName), but not \
        \(left.equation)\(left.placeInSource), which was made in another way.
        """,
        chinese: """
          remakeConstraints 移除了 DSL 为 \(item.debugName) 创建的约束，但没有移除以其他方式创建的 \
          \(left.equation)\(left.placeInSource)。
          """),
      source: source,
      cure: LocalizedText(
        "Deactivate that one, or state it in the DSL.", chinese: "请停用那一条，或用 DSL 来写。"))
  }
}

extension LayoutConstraint {
  /// The constraint's source line in parentheses; empty if it is unknown.
  var placeInSource: LocalizedText {
    source.map { LocalizedText(" (\($0))", chinese: "（\($0)）") } ?? .empty
  }
}
