/// The constraints of a solver, by place: an index by which the tableau knows them.
struct ConstraintTable: ~Copyable {
  /// The constraints; nil at a vacant place, which is used again.
  private(set) var byPlace: [Constraint?]
  private var vacantPlaces: Buffer<Int32>
  private var placeTable: PlaceTable
  /// The number of the next constraint.
  private(set) var nextNumber: Int

  /// The number of constraints for which there is room from the beginning: to grow from one to so many takes longer.
  private static let usualCount = 64

  /// The number of constraints.
  var count: Int { byPlace.count - vacantPlaces.count }

  /// All places, vacant ones included.
  var places: Range<Int32> { 0..<Int32(byPlace.count) }

  /// The places in use.
  var livePlaces: [Int32] {
    places.filter { self[$0] != nil }
  }

  /// Returns the constraint at a place; nil if it is vacant.
  @inline(__always) subscript(place: Int32) -> Constraint? { byPlace[Int(place)] }

  /// Returns the place of a constraint; nil if it is unknown.
  @inline(__always) func place(of constraint: Constraint) -> Int32? {
    placeTable[ObjectIdentifier(constraint)]
  }

  /// Adds a constraint, with the next number.
  /// - Returns: Its place.
  @inline(__always) mutating func insert(_ constraint: Constraint) -> Int32 {
    nextNumber += 1
    let place: Int32
    if let vacant = vacantPlaces.popLast() {
      place = vacant
      byPlace[Int(place)] = constraint
    } else {
      place = Int32(byPlace.count)
      byPlace.append(constraint)
    }
    placeTable.insert(place, for: ObjectIdentifier(constraint))
    return place
  }

  /// Removes the constraint at a place.
  @inline(__always) mutating func remove(_ constraint: Constraint, at place: Int32) {
    placeTable.remove(ObjectIdentifier(constraint))
    byPlace[Int(place)] = nil
    vacantPlaces.append(place)
  }

  /// Gives back the number of the last constraint, which was refused.
  mutating func takeBackNumber() { nextNumber -= 1 }
}

extension ConstraintTable {
  /// Creates a table without constraints.
  init() {
    self.init(byPlace: [], vacantPlaces: Buffer(), placeTable: PlaceTable(), nextNumber: 0)
    byPlace.reserveCapacity(ConstraintTable.usualCount)
  }

  /// Returns a copy with everything.
  func copy() -> ConstraintTable {
    ConstraintTable(
      byPlace: byPlace, vacantPlaces: vacantPlaces.copy(), placeTable: placeTable.copy(),
      nextNumber: nextNumber)
  }
}

/// A hash table from constraints' addresses to their places in a solver.
///
/// Open addressing with linear probing; entries after a removed one move up.
struct PlaceTable: ~Copyable {
  struct Slot: BitwiseCopyable {
    /// The address; 0 for an empty slot.
    var key: UInt = 0
    var place: Int32 = 0
  }

  private var slots: Buffer<Slot>
  private var count = 0
  private var mask: Int

  init() {
    slots = Buffer(repeating: Slot(), count: 64)
    mask = slots.count - 1
  }

  private init(slots: consuming Buffer<Slot>, count: Int, mask: Int) {
    self.slots = slots
    self.count = count
    self.mask = mask
  }

  func copy() -> PlaceTable {
    PlaceTable(slots: slots.copy(), count: count, mask: mask)
  }

  @inline(__always) subscript(object: ObjectIdentifier) -> Int32? {
    let key = UInt(bitPattern: object)
    var index = home(of: key)
    while slots[index].key != 0 {
      if slots[index].key == key { return slots[index].place }
      index = (index &+ 1) & mask
    }
    return nil
  }

  @inline(__always) mutating func insert(_ place: Int32, for object: ObjectIdentifier) {
    if 2 &* count &+ 2 > slots.count { grow() }
    count &+= 1
    put(Slot(key: UInt(bitPattern: object), place: place))
  }

  mutating func remove(_ object: ObjectIdentifier) {
    let key = UInt(bitPattern: object)
    var hole = home(of: key)
    while slots[hole].key != key {
      if slots[hole].key == 0 { return }
      hole = (hole + 1) & mask
    }
    count -= 1
    var index = hole
    while true {
      index = (index + 1) & mask
      if slots[index].key == 0 { break }
      // An entry may fill the hole unless its home lies behind it.
      if (index - home(of: slots[index].key)) & mask >= (index - hole) & mask {
        slots[hole] = slots[index]
        hole = index
      }
    }
    slots[hole] = Slot()
  }

  private func home(of key: UInt) -> Int {
    // Fibonacci hashing: addresses differ in their middle bits.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  @inline(__always) private mutating func put(_ slot: Slot) {
    var index = home(of: slot.key)
    while slots[index].key != 0 { index = (index &+ 1) & mask }
    slots[index] = slot
  }

  @inline(never) private mutating func grow() {
    // Small ones grow faster, as most of them do.
    let factor = slots.count < 256 ? 4 : 2
    var old = Buffer(repeating: Slot(), count: slots.count * factor)
    swap(&old, &slots)
    mask = slots.count - 1
    for index in 0..<old.count where old[index].key != 0 { put(old[index]) }
  }
}
