// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension StackAlignment: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .fill: "fill"
    case .leading: "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "lastBaseline"
    }
  }
}

extension StackDistribution: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    }
  }
}
