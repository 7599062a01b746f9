/// What whole numbers say of a change.
enum ExactVerdict {
  /// Nothing: it concerns other parts of the system.
  case none
  /// The required constraints can hold together.
  case possible
  /// They cannot.
  case refused(SolverError)
}

extension ExactVerdict {
  /// Finds out whether required constraints can hold together with some that were changed.
  init(on places: [Int32], _ state: inout SolverState) {
    self = .none
    guard state.exact.isNeeded else { return }
    self = state.withExactParts { exact, state in
      var (roots, areKnown) = exact.roots(of: places, state)
      for root in roots {
        var part = exact.part(root, state)
        let verdict = part.verdict(state)
        exact.keep(part, root)
        switch verdict {
        case .refused: return verdict
        case .none: areKnown = false
        case .possible: break
        }
      }
      return areKnown && !roots.isEmpty ? .possible : .none
    }
  }
}
