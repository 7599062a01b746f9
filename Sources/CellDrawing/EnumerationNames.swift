// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension BoxStyle: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .light: "light"
    case .heavy: "heavy"
    case .rounded: "rounded"
    case .double: "double"
    }
  }
}

extension BasicColor: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .black: "black"
    case .red: "red"
    case .green: "green"
    case .yellow: "yellow"
    case .blue: "blue"
    case .magenta: "magenta"
    case .cyan: "cyan"
    case .white: "white"
    }
  }
}
