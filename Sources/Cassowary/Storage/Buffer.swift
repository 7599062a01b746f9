/// A growable array of plain values: without bounds checks, copies on write or exclusivity checks.
///
/// It owns its memory and cannot be copied by accident.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 8) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Reserves memory for further elements, and returns the address of the first of them, for loops that
  /// append in place.
  @inline(__always) mutating func room(for more: Int) -> UnsafeMutablePointer<Element> {
    if count &+ more > capacity { grow(to: count &+ more) }
    return base + count
  }

  /// Increases the count by elements that were written to that memory.
  @inline(__always) mutating func noteAppended(_ more: Int) { count &+= more }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[count]
  }

  /// Removes an element and moves the last one into its place.
  @inline(__always) mutating func swapRemove(_ index: Int) {
    count -= 1
    base[index] = base[count]
  }

  @inline(__always) mutating func removeAll() {
    count = 0
  }

  /// Appends copies of an element up to a count.
  @inline(__always) mutating func extend(to wanted: Int, with element: Element) {
    if wanted == count &+ 1 {
      append(element)
    } else if count < wanted {
      extendFurther(to: wanted, with: element)
    }
  }

  private mutating func extendFurther(to wanted: Int, with element: Element) {
    if wanted > capacity { grow(to: wanted) }
    let total = wanted - count
    if total < 8 {
      while count < wanted { append(element) }
      return
    }
    let first = base + count
    first.initialize(to: element)
    // The initialised part is copied repeatedly and doubles each time, which takes far fewer instructions
    // than single copies.
    var done = 1
    while done < total {
      let more = min(done, total - done)
      (first + done).update(from: first, count: more)
      done += more
    }
    count = wanted
  }

  func copy() -> Buffer {
    var copy = Buffer(capacity: max(count, 8))
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }

  @inline(never) private mutating func grow(to wanted: Int) {
    // Small buffers, the most frequent ones, grow faster.
    capacity = max(wanted, capacity < 256 ? capacity * 4 : capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}

extension Buffer {
  /// Sets the touched elements to a value, clears the list of touched indices, and appends elements with that value up
  /// to a count. For scratch memory of which little is used at a time.
  /// - Parameter touched: The indices of the touched elements.
  @inline(__always) mutating func reset(
    _ touched: inout Buffer<Int32>, to element: Element, count: Int
  ) {
    for index in 0..<touched.count { self[touched[index]] = element }
    touched.removeAll()
    extend(to: count, with: element)
  }
}

extension Buffer<Double> {
  /// Copies another buffer's elements, at most as many as this one has.
  /// - Returns: Whether all of them are finite.
  mutating func takeFinite(from other: borrowing Buffer) -> Bool {
    var bits: UInt64 = 0
    let (target, source) = (base, other.base)
    for index in 0..<min(count, other.count) {
      let value = source[index]
      target[index] = value
      // The difference is zero unless the value is infinite or NaN. Without a branch, several are computed at once.
      bits |= (value - value).bitPattern
    }
    return bits == 0
  }
}

/// Returns the greater of two numbers; the second if one of them is NaN.
///
/// It is a single instruction, unlike the generic function of the standard library, and is used in the innermost loops.
@inline(__always) func greater(_ one: Double, _ other: Double) -> Double {
  one > other ? one : other
}
