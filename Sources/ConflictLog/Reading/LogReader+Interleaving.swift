import ConstraintNotation

/// Logs that two threads or processes print at once: a header stands within another log's list, and the rest of a
/// list comes without one.
extension LogReader {
  /// The most parts that are kept until it is known whether they belong together.
  private static let mostParts = 4

  /// Takes a conflict that has ended, or a part of one.
  ///
  /// - Parameter isInterrupted: Whether a header stands where its list goes on.
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

  /// Takes the parts as conflicts of their own.
  mutating func givePartsUp() {
    done += parts
    parts = []
    isTail = false
  }

  /// Returns conflicts that have no view in common, of the constraints of all parts.
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
