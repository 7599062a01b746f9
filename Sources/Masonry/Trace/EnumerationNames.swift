// Swift prints a case within an array or an optional with its module, unless its type has a description.

extension ConstraintTrace.Operation: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .make: "make"
    case .update: "update"
    case .remake: "remake"
    }
  }
}

extension ConstraintTrace.Outcome: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .installed: "installed"
    case .adopted: "adopted"
    case .kept: "kept"
    case .refused(let reason): "refused(\(reason.debugDescription))"
    }
  }
}

extension ConstraintTrace.Target: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .item: "item"
    case .attribute: "attribute"
    case .superview: "superview"
    case .number: "number"
    }
  }
}
