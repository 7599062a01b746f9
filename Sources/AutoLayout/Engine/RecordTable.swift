internal import Cassowary

/// The records of the participating items, in tree order; the root's is the first.
@MainActor final class RecordTable {
  let all: [EngineRecord]
  private let places: [ObjectIdentifier: Int]
  /// The place of the record to which a variable belongs, indexed by the variable's number.
  private let owners: [Int]

  /// Creates a record with variables for each item, and stores its place in the item.
  init(
    of items: [LayoutItem], variablesIn solver: inout Solver,
    role: (LayoutItem) -> EngineRecord.Role
  ) {
    var all: [EngineRecord] = []
    var places: [ObjectIdentifier: Int] = [:]
    var owners: [Int] = []
    all.reserveCapacity(items.count)
    places.reserveCapacity(items.count)
    owners.reserveCapacity(4 * items.count)
    for (place, item) in items.enumerated() {
      let record = EngineRecord(of: item, at: place, role: role(item), variablesIn: &solver)
      assert(record.extent.horizontal.number == owners.count, "variables are numbered from 0 on")
      for _ in 0..<record.variableCount { owners.append(place) }
      all.append(record)
      places[record.key] = place
      item.slot = place
    }
    self.all = all
    self.places = places
    self.owners = owners
    linkRecords()
  }

  /// Links each record to the record of its superview, if that is solved. Inside a given frame,
  /// coordinates start at zero.
  private func linkRecords() {
    for place in all.indices.reversed() {
      let record = all[place]
      record.end = max(record.end, place + 1)
      guard let container = record.item?.container, let outer = self.place(of: container),
        outer < place
      else { continue }
      let around = all[outer]
      around.end = max(around.end, record.end)
      if around.role == .solved { record.parent = around }
    }
  }

  subscript(place: Int) -> EngineRecord { all[place] }

  /// Returns the place of an item's record; nil if the item does not take part.
  ///
  /// - Complexity: O(1), without hashing if the item's `slot` is up to date.
  func place(of item: LayoutItem) -> Int? {
    let key = ObjectIdentifier(item)
    let slot = item.slot
    if slot >= 0, slot < all.count, all[slot].key == key { return slot }
    guard let place = places[key] else { return nil }
    item.slot = place
    return place
  }

  /// Returns the record of an item; nil if the item does not take part.
  func record(of item: LayoutItem) -> EngineRecord? {
    guard let place = place(of: item) else { return nil }
    return all[place]
  }

  /// Returns the record of the item with an identity; nil if the item does not take part.
  func record(ofKey key: ObjectIdentifier) -> EngineRecord? {
    guard let place = places[key] else { return nil }
    return all[place]
  }

  /// Returns the place of the record that a variable belongs to, by its number; nil for an inset's variable.
  func place(ofVariable number: Int) -> Int? { number < owners.count ? owners[number] : nil }

  /// Returns the record that a variable belongs to, by its number; nil for an inset's variable.
  func record(ofVariable number: Int) -> EngineRecord? {
    number < owners.count ? all[owners[number]] : nil
  }

  /// The number of variables that belong to records. They have the lowest numbers.
  var variableCount: Int { owners.count }
}
