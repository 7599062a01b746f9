// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension MouseEvent.Button: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .left: "left"
    case .middle: "middle"
    case .right: "right"
    }
  }
}

extension UserInterfaceStyle: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}
