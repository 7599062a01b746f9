internal import Cassowary

/// One of the values that make a frame.
struct FrameValue {
  let attribute: LayoutAttribute
  let variable: Variable
}

extension EngineRecord {
  /// What makes the item's frame: left, top, width and height.
  var frameValues: [FrameValue] {
    let origins: [(LayoutAttribute, Variable?)] = [
      (.left, origin.horizontal), (.top, origin.vertical),
    ]
    return origins.compactMap { attribute, variable in
      variable.map { FrameValue(attribute: attribute, variable: $0) }
    } + [
      FrameValue(attribute: .width, variable: extent.horizontal),
      FrameValue(attribute: .height, variable: extent.vertical),
    ]
  }

}

extension LayoutSystem {
  /// Whether constraints leave a variable a choice.
  func isOpen(_ variable: Variable) -> Bool { (try? solver.isAmbiguous(variable)) ?? false }
}

extension LayoutEngine {
  /// Shows another solution, in which the next of an item's open values is another one; after the
  /// last of them the solver's own.
  func exerciseAmbiguity(of record: EngineRecord) -> Bool {
    guard !isLayingOut, fitting == nil, let item = record.item else { return false }
    let open = record.frameValues.filter { system.isOpen($0.variable) }
    let key = ObjectIdentifier(item)
    let step = system.exercise.map { $0.item == key ? $0.step + 1 : 0 } ?? 0
    guard !open.isEmpty else { return false }
    endExercise()
    if step < open.count, let solution = try? system.solver.alternative(for: open[step].variable) {
      system.exercise = AmbiguityExercise(item: key, step: step, solution: solution)
    }
    system.moved.markAll()
    let turn = LayoutTurn(in: root.tree)
    do { try publish() } catch { return false }
    turn.summary += takeWork()
    layOutPublished(in: turn)
    turn.top.layoutDelegate?.treeDidLayOut()
    return true
  }

  /// Lays out what the frames that were handed out have marked, and solves nothing: what asks for
  /// that waits for the next turn.
  private func layOutPublished(in turn: LayoutTurn) {
    isLayingOut = true
    defer { isLayingOut = false }
    turn.layOut(root)
    turn.finish()
  }

}

extension LayoutSystem {
  /// The constraints by whose constants an item's position or length along an axis would change.
  func constraintsHolding(_ record: EngineRecord, _ axis: LayoutAxis) -> [AffectingConstraint] {
    var found: Set<Constraint> = []
    for variable in [record.origin[axis], record.extent[axis]].compactMap(\.self) {
      for influence in (try? solver.explanation(of: variable)) ?? [] {
        found.insert(influence.constraint)
      }
    }
    let holding = solver.constraints.filter(found.contains).compactMap(currentOrigin)
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

  /// Where a constraint comes from, with the numbers that it has now.
  private func currentOrigin(of installed: Constraint) -> ConstraintOrigin? {
    guard case .system(var constraint) = origins[ObjectIdentifier(installed)] else {
      return origins[ObjectIdentifier(installed)]
    }
    if let constant = solver.constant(of: installed) { constraint.constant = -constant }
    if let priority = solver.priority(of: installed) {
      constraint.priority = LayoutPriority(priority.rawValue)
    }
    return .system(constraint)
  }
}
