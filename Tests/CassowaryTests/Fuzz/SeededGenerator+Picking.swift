import SeededNumbers

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True once in so many times, on average.
  mutating func once(in times: Int) -> Bool {
    number(1...times) == 1
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}
