/// Assigns numbers to values in the order of their first appearance, from 0.
struct Numbering<Value: Hashable> {
  /// The values, in the order of their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Returns the number of a value; a new value gets the next number.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
