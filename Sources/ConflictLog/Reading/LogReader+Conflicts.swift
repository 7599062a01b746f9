import ConstraintNotation

/// Processing of constraints that were read, and of lines that were not understood.
extension LogReader {
  /// Whether the open conflict has reached its maximal length. The rest of its list is only counted.
  private var isFull: Bool {
    guard phase == .list, let open else { return false }
    return open.constraints.count >= Self.mostConstraints || length >= Self.longestConflict
  }

  /// - Parameter texts: One or more readings of the constraint.
  mutating func takeConstraint(_ texts: [String], _ line: Int, before: String) {
    if isFull {
      strangers = 0
      open?.omitted += 1
      return
    }
    length += texts[0].utf8.count
    guard let constraint = Self.constraint(texts, line) else { return note(texts[0], line) }
    add(constraint, before: before)
  }

  mutating func add(_ constraint: LoggedConstraint, before: String) {
    strangers = 0
    if phase == .sources, addSource(before, of: constraint) { return }
    if phase == .broken { return setBroken(constraint) }
    if phase == .afterList || phase == .complete {
      close()
      isTail = parts.count > 1
    }
    var conflict = open ?? LoggedConflict(line: constraint.line)
    if conflict.constraints.count < Self.mostConstraints {
      var constraint = constraint
      constraint.statement.source =
        sources.first { $0.text == constraint.text }?.source ?? constraint.source
      conflict.constraints.append(constraint)
    } else {
      conflict.omitted += 1
    }
    open = conflict
    phase = .list
  }

  /// Looks up the broken constraint in the list, by its address or else by its text.
  mutating func setBroken(_ constraint: LoggedConstraint) {
    phase = .complete
    guard var conflict = open else { return }
    let same = conflict.constraints.firstIndex { $0.text == constraint.text }
    let atAddress = conflict.constraints.firstIndex {
      $0.address != nil && $0.address == constraint.address
    }
    if let found = same ?? atAddress {
      conflict.broken = found
    } else {
      conflict.constraints.append(constraint)
      conflict.broken = conflict.constraints.count - 1
      conflict.isBrokenUnlisted = true
    }
    open = conflict
  }

  /// Records the source line that this package's own reports print before a constraint.
  /// - Returns: Whether there is one.
  private mutating func addSource(_ before: String, of constraint: LoggedConstraint) -> Bool {
    let words = before.trimmed
    guard let colon = words.lastIndex(of: ":"), let line = Int(words[words.index(after: colon)...])
    else { return false }
    if sources.count < Self.mostConstraints {
      sources.append((constraint.text, SourceLocation(file: String(words[..<colon]), line: line)))
    }
    return true
  }

  /// Closes the open conflict.
  mutating func close(isInterrupted: Bool = false) {
    if let open {
      sources = []
      if open.constraints.isEmpty {
        // If no constraint was read and no line was listed as unknown, the header itself counts as not understood.
        if let header, !open.hasUnknownLines { list(header, open.line) }
        unlistedUnknown += open.omitted
      } else {
        takePart(open, isInterrupted: isInterrupted)
      }
    }
    open = nil
    header = nil
    length = 0
    phase = .idle
  }

  // MARK: - Unknown lines

  mutating func note(_ text: String, _ line: Int) {
    open?.hasUnknownLines = true
    list(text, line)
  }

  mutating func list(_ text: String, _ line: Int) {
    guard unknown.count < Self.mostUnknownLines else {
      unlistedUnknown += 1
      return
    }
    unknown.append(
      UnknownLine(line: line, text: String(text.trimmed.prefix(Self.longestUnknownText))))
  }
}
