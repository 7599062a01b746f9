internal import Cassowary

/// One of the values that make a frame.
struct FrameValue {
  let attribute: LayoutAttribute
  let variable: Variable
}

/// Another solution than the solver's, shown so that a choice can be seen.
struct AmbiguityExercise {
  /// The item whose choices are shown.
  let item: ObjectIdentifier
  /// How many of its open values were shown before.
  let step: Int
  let solution: Solution
}

extension LayoutEngine {
  /// What makes an item's frame: left, top, width and height.
  func openValues(of record: EngineRecord) -> [FrameValue] {
    let origins: [(LayoutAttribute, Variable?)] = [
      (.left, record.origin.horizontal), (.top, record.origin.vertical),
    ]
    return origins.compactMap { attribute, variable in
      variable.map { FrameValue(attribute: attribute, variable: $0) }
    } + [
      FrameValue(attribute: .width, variable: record.extent.horizontal),
      FrameValue(attribute: .height, variable: record.extent.vertical),
    ]
  }

  /// Whether constraints leave a variable a choice.
  func isOpen(_ variable: Variable) -> Bool { (try? solver.isAmbiguous(variable)) ?? false }

  /// A variable in the solution that is shown.
  func value(of variable: Variable) -> Double {
    exercise?.solution.value(of: variable) ?? solver.value(of: variable)
  }

  /// Shows another solution, in which the next of an item's open values is another one; after the
  /// last of them the solver's own.
  func exerciseAmbiguity(of record: EngineRecord) -> Bool {
    guard !isLayingOut, fitting == nil, let item = record.item else { return false }
    let open = openValues(of: record).filter { isOpen($0.variable) }
    let key = ObjectIdentifier(item)
    let step = exercise.map { $0.item == key ? $0.step + 1 : 0 } ?? 0
    guard !open.isEmpty else { return false }
    endExercise()
    if step < open.count, let solution = try? solver.alternative(for: open[step].variable) {
      exercise = AmbiguityExercise(item: key, step: step, solution: solution)
    }
    mustPublishAll = true
    let turn = LayoutTurn(top: root.treeRoot)
    self.turn = turn
    do { try publish() } catch { return false }
    layOutPublished(in: turn)
    turn.top.layoutDelegate?.treeDidLayOut()
    return true
  }

  /// Has the next solve hand out the solver's own solution again.
  func endExercise() {
    guard exercise != nil else { return }
    exercise = nil
    mustPublishAll = true
  }

  /// Lays out what the frames that were handed out have marked, and solves nothing: what asks for
  /// that waits for the next turn.
  private func layOutPublished(in turn: LayoutTurn) {
    isLayingOut = true
    defer { isLayingOut = false }
    root.layoutSubtree(in: turn)
    turn.finish()
  }

  // MARK: - What holds a view

  /// The constraints by whose constants an item's position or length along an axis would change.
  func constraintsHolding(_ record: EngineRecord, _ axis: LayoutAxis) -> [AffectingConstraint] {
    var rows: Set<Constraint> = []
    for variable in [record.origin[axis], record.extent[axis]].compactMap(\.self) {
      for influence in (try? solver.explanation(of: variable)) ?? [] {
        rows.insert(influence.constraint)
      }
    }
    let holding = solver.constraints.filter(rows.contains).compactMap(currentOrigin)
    let ordered = holding.filter(\.isSystem) + holding.filter { !$0.isSystem }
    let names = root.logNames
    let words = ItemWords(for: ordered.flatMap(\.items), names: names)
    return ordered.map { origin in
      var constraint: LayoutConstraint?
      if case .user(let known) = origin { constraint = known }
      return AffectingConstraint(
        constraint: constraint, description: origin.logDescription(names),
        sentence: origin.sentence(words))
    }
  }

  /// Where a row comes from, with the numbers that it has now.
  private func currentOrigin(of row: Constraint) -> ConstraintOrigin? {
    guard case .system(var constraint) = origins[ObjectIdentifier(row)] else {
      return origins[ObjectIdentifier(row)]
    }
    if let constant = solver.constant(of: row) { constraint.constant = -constant }
    if let priority = solver.priority(of: row) {
      constraint.priority = LayoutPriority(priority.rawValue)
    }
    return .system(constraint)
  }
}
