import Ashlar

/// The frames that a sweep's text lists: those that change in the sweep, each where it begins to have another formula,
/// and those that stay the same. A path in the tree counts as one item, even if another view takes its place.
@MainActor struct SweepFrames {
  /// The formulas of a view, with the names from the root to it.
  struct Place {
    let path: [String]
    var formulas: [(attribute: LayoutAttribute, formula: LayoutFormula)]
  }

  private struct Key: Hashable {
    let path: [String]
    let attribute: LayoutAttribute
  }

  private var changing: Set<Key> = []
  private var known: [Key: LayoutFormula] = [:]
  /// The items whose values are constant in the whole sweep, in the order of the intervals.
  private(set) var constant: [Place] = []

  init(_ sweep: LayoutSweep) {
    var first: [Key: LayoutFormula] = [:]
    for interval in sweep.intervals {
      for (key, formula, _) in Self.entries(interval) {
        let known = first[key] ?? formula
        first[key] = known
        if known != formula || formula.slope != 0 { changing.insert(key) }
      }
    }
    var listed: Set<Key> = []
    for interval in sweep.intervals {
      let entries = Self.entries(interval).filter { key, _, fills in
        !changing.contains(key) && !fills && listed.insert(key).inserted
      }
      Self.append(entries, to: &constant)
    }
  }

  /// Returns the items with formulas that are new in the next interval, in tree order.
  mutating func next(_ interval: LayoutSweep.Interval) -> [Place] {
    var found: [Place] = []
    let entries = Self.entries(interval)
    let new = entries.filter { key, formula, fills in
      known[key] != formula && changing.contains(key) && !fills
    }
    Self.append(new, to: &found)
    // An item that has disappeared counts as new when it comes back.
    known = Dictionary(entries.map { ($0.key, $0.formula) }) { one, _ in one }
    return found
  }

  private typealias Entry = (key: Key, formula: LayoutFormula, fills: Bool)

  private static func append(_ entries: [Entry], to places: inout [Place]) {
    for (key, formula, _) in entries {
      if places.last?.path != key.path { places.append(Place(path: key.path, formulas: [])) }
      places[places.count - 1].formulas.append((key.attribute, formula))
    }
  }

  /// The formulas of an interval, each with whether its view has the same bounds as its superview.
  private static func entries(_ interval: LayoutSweep.Interval) -> [Entry] {
    var formulas: [Key: LayoutFormula] = [:]
    let keys = interval.formulas.compactMap { attribute, formula -> Key? in
      guard let view = attribute.item as? View, let path = interval.path(of: view) else {
        return nil
      }
      let key = Key(path: path, attribute: attribute.attribute)
      formulas[key] = formula
      return key
    }
    return keys.compactMap { key in
      formulas[key].map { (key, $0, fills(key.path, formulas)) }
    }
  }

  private static func fills(_ path: [String], _ formulas: [Key: LayoutFormula]) -> Bool {
    func own(_ attribute: LayoutAttribute) -> LayoutFormula? {
      formulas[Key(path: path, attribute: attribute)]
    }
    return [LayoutAttribute.left, .top].allSatisfy {
      own($0).map { $0.slope == 0 && $0.intercept == 0 } ?? false
    }
      && [LayoutAttribute.width, .height].allSatisfy { attribute in
        let around = formulas[Key(path: path.dropLast(), attribute: attribute)]
        return around != nil && own(attribute) == around
      }
  }
}
