extension LayoutAlternative: @MainActor CustomStringConvertible {
  /// The ``sentence``, and the views that move: `Remove box.width == 20. Then 2 views move.`
  public var description: String {
    let outcome =
      switch moves.count {
      case 0: "nothing moves"
      case 1: "1 view moves"
      default: "\(moves.count) views move"
      }
    let rest = settlesConflict ? "" : ", but the conflict stays"
    return "\(sentence) Then \(outcome)\(rest)."
  }
}

extension LayoutAlternative.Change: CustomStringConvertible {
  /// The kind, and its number: `constant 22`.
  public var description: String {
    switch self {
    case .removal: "removal"
    case .constant(let constant): "constant \(constant.short)"
    case .priority(let priority): "priority \(priority)"
    case .unmasking: "unmasking"
    }
  }
}

extension LayoutAlternative.Move: @MainActor CustomStringConvertible {
  /// The item's name and both frames: `box: (0, 0, 20, 1) -> (0, 0, 22, 1)`.
  public var description: String {
    "\(item.shownIdentifier ?? item.debugName): \(from) -> \(to)"
  }
}
