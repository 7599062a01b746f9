import AutoLayout

/// Something said that has no effect.
@MainActor enum SaidInVain {
  static let name = "said-in-vain"

  /// A value like a size, related to attributes that it does not speak of: all of them become 0.
  static func value(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      of: item,
      "is related to a value that speaks of none of its attributes, so they are related to 0",
      source, "A size speaks of width and height, a point of centres, insets of edges.")
  }

  /// A multiplier where there is nothing to multiply.
  static func multiplier(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      of: item, "is compared with a number, which a multiplier does not multiply", source,
      "Say the number itself, or relate the attribute to one of a view.")
  }

  /// A constant for attributes that it does not speak of.
  static func constant(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      of: item, "is given a constant that speaks of none of its attributes, so nothing changes",
      source,
      "insets are for edges, sizeOffset for width and height, centerOffset for centres; offset for all."
    )
  }

  /// An attribute related to itself.
  static func itself(of item: LayoutItem, _ source: SourceLocation) -> LayoutDiagnostic {
    diagnostic(
      of: item, "is related to itself, which says nothing about where it is", source,
      "Name another view, another attribute, or a number.")
  }

  private static func diagnostic(
    of item: LayoutItem, _ what: String, _ source: SourceLocation, _ cure: String
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      name: name, sentence: "\(item.debugName) \(what).", source: source, cure: cure)
  }
}
