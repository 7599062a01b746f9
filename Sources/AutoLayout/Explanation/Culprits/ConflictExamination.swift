/// A contradiction, with the data that the rules need.
@MainActor struct ConflictExamination {
  let broken: BrokenConstraint
  let sum: FailingSum?
  let words: ItemWords

  init(_ broken: BrokenConstraint, _ sum: FailingSum?, _ words: ItemWords) {
    self.broken = broken
    self.sum = sum
    self.words = words
  }

  var origins: [ConstraintOrigin] { broken.members.map(\.origin) }

  /// The constraints that the program wrote, with their indices, in order of activation.
  var written: [(index: Int, constraint: LayoutConstraint)] {
    origins.enumerated().compactMap { index, origin in
      guard case .user(let constraint) = origin, !constraint.isArranged else { return nil }
      return (index, constraint)
    }
  }

  /// The system constraints, with their indices.
  var systems: [(index: Int, constraint: SystemConstraint)] {
    origins.enumerated().compactMap { index, origin in
      guard case .system(let constraint) = origin else { return nil }
      return (index, constraint)
    }
  }

  /// Returns the index of the first constraint that comes from an item's explicit frame; nil if there is none.
  func frame(of item: LayoutItem) -> Int? {
    systems.first { $0.constraint.kind == .autoresizing && $0.constraint.item === item }?.index
  }
}
