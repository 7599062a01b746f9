/// The constraints of a solver. The index of a constraint identifies it in the tableau.
struct ConstraintTable: ~Copyable {
  /// The constraints; nil at a vacant index, which will be used again.
  private(set) var byIndex: [Constraint?]
  private var vacantIndices: Buffer<Int32>
  private var indexTable: IndexTable
  /// The number of the next constraint.
  private(set) var nextNumber: Int

  /// The number of constraints for which memory is reserved at first, since growing step by step from one takes longer.
  private static let usualCount = 64

  /// The number of constraints.
  var count: Int { byIndex.count - vacantIndices.count }

  /// All indices, vacant ones included.
  var indices: Range<Int32> { 0..<Int32(byIndex.count) }

  /// The indices in use.
  var liveIndices: [Int32] {
    indices.filter { self[$0] != nil }
  }

  /// Returns the constraint at an index; nil if it is vacant.
  @inline(__always) subscript(index: Int32) -> Constraint? { byIndex[Int(index)] }

  /// Returns the index of a constraint; nil if it is unknown.
  @inline(__always) func index(of constraint: Constraint) -> Int32? {
    indexTable[ObjectIdentifier(constraint)]
  }

  /// Adds a constraint, with the next number.
  /// - Returns: Its index.
  @inline(__always) mutating func insert(_ constraint: Constraint) -> Int32 {
    nextNumber += 1
    let index: Int32
    if let vacant = vacantIndices.popLast() {
      index = vacant
      byIndex[Int(index)] = constraint
    } else {
      index = Int32(byIndex.count)
      byIndex.append(constraint)
    }
    indexTable.insert(index, for: ObjectIdentifier(constraint))
    return index
  }

  /// Removes the constraint at an index.
  @inline(__always) mutating func remove(_ constraint: Constraint, at index: Int32) {
    indexTable.remove(ObjectIdentifier(constraint))
    byIndex[Int(index)] = nil
    vacantIndices.append(index)
  }

  /// Takes back the number of the last constraint, which was refused.
  mutating func takeBackNumber() { nextNumber -= 1 }
}

extension ConstraintTable {
  /// Creates a table without constraints.
  init() {
    self.init(byIndex: [], vacantIndices: Buffer(), indexTable: IndexTable(), nextNumber: 0)
    byIndex.reserveCapacity(ConstraintTable.usualCount)
  }

  /// Returns a copy with everything.
  func copy() -> ConstraintTable {
    ConstraintTable(
      byIndex: byIndex, vacantIndices: vacantIndices.copy(), indexTable: indexTable.copy(),
      nextNumber: nextNumber)
  }
}

/// A hash table from constraints' addresses to their indices in a solver.
///
/// It uses open addressing with linear probing. After a removal, later entries of the run are moved up.
struct IndexTable: ~Copyable {
  struct Slot: BitwiseCopyable {
    /// The address; 0 for an empty slot.
    var key: UInt = 0
    var index: Int32 = 0
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

  func copy() -> IndexTable {
    IndexTable(slots: slots.copy(), count: count, mask: mask)
  }

  @inline(__always) subscript(object: ObjectIdentifier) -> Int32? {
    let key = UInt(bitPattern: object)
    var index = home(of: key)
    while slots[index].key != 0 {
      if slots[index].key == key { return slots[index].index }
      index = (index &+ 1) & mask
    }
    return nil
  }

  @inline(__always) mutating func insert(_ index: Int32, for object: ObjectIdentifier) {
    if 2 &* count &+ 2 > slots.count { grow() }
    count &+= 1
    put(Slot(key: UInt(bitPattern: object), index: index))
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
      // An entry may be moved into the hole unless its home position is after the hole.
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
    // Small tables, the most frequent ones, grow faster.
    let factor = slots.count < 256 ? 4 : 2
    var old = Buffer(repeating: Slot(), count: slots.count * factor)
    swap(&old, &slots)
    mask = slots.count - 1
    for index in 0..<old.count where old[index].key != 0 { put(old[index]) }
  }
}
