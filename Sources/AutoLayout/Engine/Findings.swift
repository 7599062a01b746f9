/// What was found out about a solved system, one object of a kind, as long as it is solved as it was.
struct Findings {
  private var found: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a kind; absent where none is known.
  subscript<Finding: AnyObject>(kind: Finding.Type) -> Finding? {
    get { found[ObjectIdentifier(kind)].flatMap { $0 as? Finding } }
    set { found[ObjectIdentifier(kind)] = newValue }
  }
}
