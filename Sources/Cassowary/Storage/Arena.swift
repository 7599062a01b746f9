/// The location of a list in an arena.
struct Slice: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0
}

/// Memory for many lists of plain values.
///
/// A list that outgrows its block moves to a block of twice the size. Other lists use its old
/// block, so the arena does not grow as long as as much memory is released as is requested.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var used: Int32 = 0
  private var capacity: Int
  /// The first vacant block for each power of two; it contains the index of the next one. -1 if there is none.
  private var vacant: Buffer<Int32>

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
    vacant = Buffer(repeating: -1, count: 32)
  }

  private init(
    base: UnsafeMutablePointer<Element>, used: Int32, capacity: Int,
    vacant: consuming Buffer<Int32>
  ) {
    self.base = base
    self.used = used
    self.capacity = capacity
    self.vacant = vacant
  }

  deinit {
    base.deallocate()
  }

  func copy() -> Arena {
    let block = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    block.update(from: base, count: Int(used))
    return Arena(base: block, used: used, capacity: capacity, vacant: vacant.copy())
  }

  /// Returns the first element of a list.
  @inline(__always) func pointer(_ slice: Slice) -> UnsafeMutablePointer<Element> {
    base + Int(slice.start)
  }

  @inline(__always) func list(_ slice: Slice) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base + Int(slice.start), count: Int(slice.count))
  }

  @inline(__always) mutating func append(_ element: Element, to slice: inout Slice) {
    if slice.count == slice.capacity { double(&slice) }
    pointer(slice)[Int(slice.count)] = element
    slice.count &+= 1
  }

  @inline(__always) mutating func insert(
    _ element: Element, at index: Int, of slice: inout Slice
  ) {
    if slice.count == slice.capacity { double(&slice) }
    let list = pointer(slice)
    var gap = Int(slice.count)
    while gap > index {
      list[gap] = list[gap - 1]
      gap -= 1
    }
    list[index] = element
    slice.count += 1
  }

  mutating func remove(at index: Int, of slice: inout Slice) {
    let list = list(slice)
    for next in index..<list.count - 1 { list[next] = list[next + 1] }
    slice.count -= 1
  }

  /// Releases the memory of a list.
  mutating func release(_ slice: inout Slice) {
    if slice.capacity > 0 { free(slice) }
    slice = Slice()
  }

  /// Reserves memory for a number of elements.
  mutating func reserve(_ count: Int, for slice: inout Slice) {
    guard count > Int(slice.capacity) else { return }
    var size: Int32 = 4
    while size < count { size *= 2 }
    move(&slice, toBlockOf: size)
  }

  /// Moves a full list to a block of twice the size. The first block of a list has four elements.
  @inline(__always) private mutating func double(_ slice: inout Slice) {
    move(&slice, toBlockOf: slice.capacity > 0 ? slice.capacity * 2 : 4)
  }

  @inline(__always) private mutating func move(_ slice: inout Slice, toBlockOf size: Int32) {
    let start = allocate(size)
    if slice.capacity > 0 { move(slice, to: start) }
    slice.start = start
    slice.capacity = size
  }

  @inline(never) private mutating func move(_ slice: Slice, to start: Int32) {
    (base + Int(start)).update(from: base + Int(slice.start), count: Int(slice.count))
    free(slice)
  }

  @inline(__always) private mutating func allocate(_ size: Int32) -> Int32 {
    let order = size.trailingZeroBitCount
    let first = vacant[order]
    if first >= 0 {
      vacant[order] = UnsafeRawPointer(base + Int(first)).load(as: Int32.self)
      return first
    }
    if Int(used) + Int(size) > capacity { grow(to: Int(used) + Int(size)) }
    defer { used &+= size }
    return used
  }

  @inline(never) private mutating func grow(to wanted: Int) {
    capacity = max(wanted, capacity < 1024 ? capacity * 4 : capacity * 2)
    precondition(capacity <= Int32.max, "A list is located by 32 bits.")
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: Int(used))
    base.deallocate()
    base = larger
  }

  private mutating func free(_ slice: Slice) {
    let order = Int(slice.capacity).trailingZeroBitCount
    UnsafeMutableRawPointer(base + Int(slice.start)).storeBytes(of: vacant[order], as: Int32.self)
    vacant[order] = slice.start
  }
}
