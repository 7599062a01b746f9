internal import Cassowary

/// A value of a frame, with its variable.
struct FrameValue {
  let attribute: LayoutAttribute
  let variable: Variable
}

extension EngineRecord {
  /// The values of the item's frame: left, top, width and height.
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
  /// Returns whether constraints do not decide a variable.
  func isOpen(_ variable: Variable) -> Bool { (try? solver.isAmbiguous(variable)) ?? false }
}

extension LayoutEngine {
  /// Shows an optimal solution in which the next undecided value of the item differs; after the last
  /// one, the solver's own solution.
  ///
  /// - Returns: Whether the item has undecided values.
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
    do { try publish(counting: &turn.summary) } catch { return false }
    layOutPublished(in: turn)
    turn.top.layoutDelegate?.treeDidLayOut()
    return true
  }

  /// Lays out the views that were marked because of new frames, without a solve. Requests for a solve
  /// wait for the next turn.
  private func layOutPublished(in turn: LayoutTurn) {
    isLayingOut = true
    defer { isLayingOut = false }
    turn.layOut(root)
    turn.finish()
  }
}

extension LayoutSystem {
  /// Returns the constraints whose constants affect an item's position or length along an axis.
  func constraintsHolding(_ record: EngineRecord, _ axis: LayoutAxis) -> [AffectingConstraint] {
    var found: Set<Constraint> = []
    for variable in [record.origin[axis], record.extent[axis]].compactMap(\.self) {
      found.formUnion((try? solver.holders(of: variable)) ?? [])
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
        sentence: origin.sentence(words).english)
    }
  }

  /// Returns the origin of a constraint, with its present constant and priority.
  func currentOrigin(of installed: Constraint) -> ConstraintOrigin? {
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
