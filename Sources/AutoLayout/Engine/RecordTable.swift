internal import Cassowary

/// The records of the items that take part, in tree order; the root's is the first.
@MainActor final class RecordTable {
  let all: [EngineRecord]
  private let places: [ObjectIdentifier: Int]
  /// The place of the record that a variable belongs to, by the variable's number.
  private let owners: [Int]

  /// Makes a record with variables for each item, and notes in the item where it is.
  init(of items: [LayoutItem], root: LayoutNode, variablesIn solver: inout Solver) {
    var all: [EngineRecord] = []
    var places: [ObjectIdentifier: Int] = [:]
    var owners: [Int] = []
    all.reserveCapacity(items.count)
    places.reserveCapacity(items.count)
    owners.reserveCapacity(4 * items.count)
    for (place, item) in items.enumerated() {
      let record = EngineRecord(of: item, at: place, root: root, variablesIn: &solver)
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

  /// Finds what is in what. A frame that is given is where all that is in it is counted from.
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

  /// The place of an item's record; absent where the item takes no part.
  ///
  /// - Complexity: O(1); no hashing where the item knows its place.
  func place(of item: LayoutItem) -> Int? {
    let key = ObjectIdentifier(item)
    let slot = item.slot
    if slot >= 0, slot < all.count, all[slot].key == key { return slot }
    guard let place = places[key] else { return nil }
    item.slot = place
    return place
  }

  /// The record of an item; absent where the item takes no part.
  func record(of item: LayoutItem) -> EngineRecord? {
    guard let place = place(of: item) else { return nil }
    return all[place]
  }

  /// The record of the item with an identity; absent where it takes no part.
  func record(ofKey key: ObjectIdentifier) -> EngineRecord? {
    guard let place = places[key] else { return nil }
    return all[place]
  }

  /// The place of the record that a variable with a number belongs to; absent for those of insets.
  func place(ofVariable number: Int) -> Int? { number < owners.count ? owners[number] : nil }

  /// The record that a variable with a number belongs to; absent for those of insets.
  func record(ofVariable number: Int) -> EngineRecord? {
    number < owners.count ? all[owners[number]] : nil
  }

  /// How many variables belong to records: those whose numbers are below.
  var variableCount: Int { owners.count }
}
