import ConstraintNotation

/// Logs that two threads or processes print at the same time: a header appears within another log's list, and the
/// rest of that list follows without a header.
extension LogReader {
  /// The maximal number of parts that are kept until it is known whether they belong together.
  private static let mostParts = 4

  /// Takes a completed conflict, or a part of one.
  ///
  /// - Parameter isInterrupted: Whether a header appeared in the middle of its list.
  mutating func takePart(_ part: LoggedConflict, isInterrupted: Bool) {
    guard isInterrupted || !parts.isEmpty else { return done.append(part) }
    parts.append(part)
    if isTail {
      done += Self.untangled(parts)
      parts = []
      isTail = false
    } else if parts.count == Self.mostParts {
      givePartsUp()
    }
  }

  /// Treats the parts as separate conflicts.
  mutating func givePartsUp() {
    done += parts
    parts = []
    isTail = false
  }

  /// Returns the constraints of all parts, regrouped into conflicts that have no view in common.
  private static func untangled(_ parts: [LoggedConflict]) -> [LoggedConflict] {
    var groups: [(items: Set<StatedItem>, constraints: [LoggedConstraint])] = []
    var known: Set<String> = []
    for constraint in parts.flatMap(\.constraints) where known.insert(constraint.text).inserted {
      var items = Set(constraint.items.filter { !$0.isUnnamedSuperview })
      if let superview = constraint.superview { items.insert(superview) }
      var joined = (items: items, constraints: [constraint])
      groups.removeAll { group in
        guard !group.items.isDisjoint(with: items) else { return false }
        joined.items.formUnion(group.items)
        joined.constraints += group.constraints
        return true
      }
      groups.append(joined)
    }
    let broken = parts.compactMap { part in part.broken.map { part.constraints[$0].text } }
    return groups.map { group in
      var conflict = LoggedConflict(line: parts[0].line)
      conflict.hasHeader = true
      conflict.constraints = group.constraints.sorted { $0.line < $1.line }
      conflict.line = conflict.constraints.first?.line ?? conflict.line
      conflict.broken = conflict.constraints.firstIndex { broken.contains($0.text) }
      conflict.hasUnknownLines = parts.contains(where: \.hasUnknownLines)
      return conflict
    }.sorted { $0.line < $1.line }
  }
}
