/// An element of a heap.
protocol HeapElement: BitwiseCopyable {
  /// Returns whether this element is removed before another.
  func precedes(_ other: Self) -> Bool
}

/// A binary heap. The element that precedes all others is removed first.
struct Heap<Element: HeapElement>: ~Copyable {
  private(set) var elements = Buffer<Element>()

  var isEmpty: Bool { elements.isEmpty }

  /// The element that precedes all others.
  @inline(__always) var first: Element? { elements.count > 0 ? elements[0] : nil }

  mutating func removeAll() {
    elements.removeAll()
  }

  /// - Complexity: the logarithm of the number of elements.
  @inline(__always) mutating func push(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard element.precedes(elements[parent]) else { break }
      elements[index] = elements[parent]
      index = parent
    }
    elements[index] = element
  }

  /// - Complexity: the logarithm of the number of elements.
  @inline(__always) mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard elements.count > 0 else { return last }
    let first = elements[0]
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child + 1].precedes(elements[child]) { child += 1 }
      guard elements[child].precedes(last) else { break }
      elements[index] = elements[child]
      index = child
    }
    elements[index] = last
    return first
  }

  func copy() -> Heap { Heap(elements: elements.copy()) }
}
