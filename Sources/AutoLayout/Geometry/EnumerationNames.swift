// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension Baseline.Origin: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    }
  }
}

extension LayoutAxis: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension LayoutDirection: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}

extension LayoutUnit: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .cells: "cells"
    case .points: "points"
    }
  }
}

extension SemanticContentAttribute: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .playback: "playback"
    case .spatial: "spatial"
    case .forceLeftToRight: "forceLeftToRight"
    case .forceRightToLeft: "forceRightToLeft"
    }
  }
}
