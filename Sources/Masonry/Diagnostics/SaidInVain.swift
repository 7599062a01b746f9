import AutoLayout
import Localization

/// A statement without effect.
@MainActor enum SaidInVain {
  static let name = "said-in-vain"

  /// Returns the diagnostic for a value, such as a size, that applies to none of the attributes: all become
  /// 0.
  static func value(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      "\(item.debugName) is related to a value that speaks of none of its attributes, so they are related to 0.",
      source, "A size speaks of width and height, a point of centres, insets of edges.")
  }

  /// Returns the diagnostic for a multiplier without an attribute to multiply.
  static func multiplier(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      "\(item.debugName) is compared with a number, which a multiplier does not multiply.", source,
      "Say the number itself, or relate the attribute to one of a view.")
  }

  /// Returns the diagnostic for a constant that applies to none of the attributes.
  static func constant(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      """
      \(item.debugName) is given a constant that speaks of none of its attributes, so nothing changes.
      """,
      source,
      "insets are for edges, sizeOffset for width and height, centerOffset for centres; offset for all."
    )
  }

  /// Returns the diagnostic for an attribute related to itself.
  static func itself(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      "\(item.debugName) is related to itself, which says nothing about where it is.", source,
      "Name another view, another attribute, or a number.")
  }

  private static func diagnostic(
    _ sentence: LocalizedText, _ source: SourceLocation, _ cure: LocalizedText
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(name: name, sentence: sentence, source: source, cure: cure)
  }
}
