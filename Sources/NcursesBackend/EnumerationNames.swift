// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension ColorDepth: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .eight: "eight"
    case .sixteen: "sixteen"
    case .palette: "palette"
    case .direct: "direct"
    }
  }
}

extension TerminalError.Stream: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .input: "input"
    case .output: "output"
    }
  }
}
