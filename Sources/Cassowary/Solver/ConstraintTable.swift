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
