/// The digits of a whole number that is not negative, in the base of a word, the least first; none for zero.
struct Magnitude: Equatable {
  private(set) var digits: [UInt]

  init(_ word: UInt) { digits = word == 0 ? [] : [word] }

  init(_ number: UInt128) {
    digits = [UInt(truncatingIfNeeded: number), UInt(truncatingIfNeeded: number >> UInt.bitWidth)]
    trim()
  }

  init(digits: [UInt]) {
    self.digits = digits
    trim()
  }

  /// Removes leading zeros.
  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }

  // MARK: - Reading

  var isZero: Bool { digits.isEmpty }

  /// The number, if a word holds it.
  var word: UInt? {
    switch digits.count {
    case 0: 0
    case 1: digits[0]
    default: nil
    }
  }

  /// The number of binary digits.
  var bitWidth: Int {
    guard let last = digits.last else { return 0 }
    return digits.count * UInt.bitWidth - last.leadingZeroBitCount
  }

  func isLess(than other: Magnitude) -> Bool {
    if digits.count != other.digits.count { return digits.count < other.digits.count }
    for index in digits.indices.reversed() where digits[index] != other.digits[index] {
      return digits[index] < other.digits[index]
    }
    return false
  }

  // MARK: - Arithmetic

  func plus(_ other: Magnitude) -> Magnitude {
    if digits.count < other.digits.count { return other.plus(self) }
    var sum = digits
    var carry: UInt = 0
    for index in sum.indices {
      if index >= other.digits.count, carry == 0 { break }
      let added = index < other.digits.count ? other.digits[index] : 0
      let (first, overflow) = sum[index].addingReportingOverflow(added)
      let (second, further) = first.addingReportingOverflow(carry)
      sum[index] = second
      carry = overflow || further ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return Magnitude(digits: sum)
  }

  /// Returns the difference to a number that is not greater.
  func minus(_ other: Magnitude) -> Magnitude {
    var rest = digits
    var borrow: UInt = 0
    for index in rest.indices {
      if index >= other.digits.count, borrow == 0 { break }
      let taken = index < other.digits.count ? other.digits[index] : 0
      let (first, overflow) = rest[index].subtractingReportingOverflow(taken)
      let (second, further) = first.subtractingReportingOverflow(borrow)
      rest[index] = second
      borrow = overflow || further ? 1 : 0
    }
    return Magnitude(digits: rest)
  }

  func times(_ other: Magnitude) -> Magnitude {
    if isZero || other.isZero { return Magnitude(0 as UInt) }
    var product = [UInt](repeating: 0, count: digits.count + other.digits.count)
    for (place, factor) in digits.enumerated() {
      var carry: UInt = 0
      for (offset, digit) in other.digits.enumerated() {
        var (high, low) = factor.multipliedFullWidth(by: digit)
        var overflow: Bool
        (low, overflow) = low.addingReportingOverflow(product[place + offset])
        if overflow { high += 1 }
        (low, overflow) = low.addingReportingOverflow(carry)
        if overflow { high += 1 }
        product[place + offset] = low
        carry = high
      }
      product[place + other.digits.count] = carry
    }
    return Magnitude(digits: product)
  }

  /// Returns the number times a power of two.
  func shifted(left bits: Int) -> Magnitude {
    if isZero || bits == 0 { return self }
    let (words, rest) = (bits / UInt.bitWidth, bits % UInt.bitWidth)
    var shifted = [UInt](repeating: 0, count: words)
    shifted.reserveCapacity(words + digits.count + 1)
    var carry: UInt = 0
    for digit in digits {
      shifted.append((digit << rest) | carry)
      carry = rest == 0 ? 0 : digit >> (UInt.bitWidth - rest)
    }
    shifted.append(carry)
    return Magnitude(digits: shifted)
  }

  /// Returns the whole quotient by a number other than zero, and what is left.
  func divided(by divisor: Magnitude) -> (quotient: Magnitude, remainder: Magnitude) {
    if isLess(than: divisor) { return (Magnitude(0 as UInt), self) }
    if divisor.digits.count == 1 { return divided(byWord: divisor.digits[0]) }
    return divided(byWords: divisor)
  }

  private func divided(byWord divisor: UInt) -> (quotient: Magnitude, remainder: Magnitude) {
    var quotient = digits
    var rest: UInt = 0
    for index in quotient.indices.reversed() {
      (quotient[index], rest) = divisor.dividingFullWidth((rest, quotient[index]))
    }
    return (Magnitude(digits: quotient), Magnitude(rest))
  }

  /// Long division, digit by digit (Knuth 1998, "The Art of Computer Programming" 2, 4.3.1, algorithm D).
  private func divided(byWords divisor: Magnitude) -> (quotient: Magnitude, remainder: Magnitude) {
    // With a leading digit of at least half the base, a digit is guessed wrong by two at most.
    let shift = divisor.digits[divisor.digits.count - 1].leadingZeroBitCount
    let lower = divisor.shifted(left: shift).digits
    var rest = shifted(left: shift).digits
    while rest.count <= digits.count { rest.append(0) }
    let (leading, second) = (lower[lower.count - 1], lower[lower.count - 2])
    var quotient = [UInt](repeating: 0, count: rest.count - lower.count)
    for place in quotient.indices.reversed() {
      let top = place + lower.count
      var guess: UInt
      if rest[top] >= leading {
        guess = .max
      } else {
        var left: UInt
        (guess, left) = leading.dividingFullWidth((rest[top], rest[top - 1]))
        while true {
          let (high, low) = guess.multipliedFullWidth(by: second)
          if high < left || (high == left && low <= rest[top - 2]) { break }
          guess -= 1
          let (sum, overflow) = left.addingReportingOverflow(leading)
          if overflow { break }
          left = sum
        }
      }
      var isTooLarge = subtract(lower, times: guess, from: &rest, at: place)
      while isTooLarge {
        guess -= 1
        isTooLarge = !add(lower, to: &rest, at: place)
      }
      quotient[place] = guess
    }
    let remainder = Magnitude(digits: Array(rest.prefix(lower.count)))
    return (Magnitude(digits: quotient), remainder.shifted(right: shift))
  }

  /// Returns the number without its last binary digits, of which there are fewer than in a word.
  private func shifted(right bits: Int) -> Magnitude {
    if bits == 0 { return self }
    var shifted = digits
    var carry: UInt = 0
    for index in shifted.indices.reversed() {
      let digit = shifted[index]
      shifted[index] = (digit >> bits) | carry
      carry = digit << (UInt.bitWidth - bits)
    }
    return Magnitude(digits: shifted)
  }

  /// Subtracts a multiple of digits from those at a place.
  /// - Returns: Whether it was more than there is.
  private func subtract(
    _ lower: [UInt], times factor: UInt, from rest: inout [UInt], at place: Int
  ) -> Bool {
    var carry: UInt = 0
    for (offset, digit) in lower.enumerated() {
      var (high, low) = factor.multipliedFullWidth(by: digit)
      var overflow: Bool
      (low, overflow) = low.addingReportingOverflow(carry)
      if overflow { high += 1 }
      (rest[place + offset], overflow) = rest[place + offset].subtractingReportingOverflow(low)
      carry = overflow ? high + 1 : high
    }
    let overflow: Bool
    (rest[place + lower.count], overflow) = rest[place + lower.count]
      .subtractingReportingOverflow(carry)
    return overflow
  }

  /// Adds digits to those at a place.
  /// - Returns: Whether the sum has another digit, which is dropped.
  private func add(_ lower: [UInt], to rest: inout [UInt], at place: Int) -> Bool {
    var carry: UInt = 0
    for (offset, digit) in lower.enumerated() {
      let (first, overflow) = rest[place + offset].addingReportingOverflow(digit)
      let (second, further) = first.addingReportingOverflow(carry)
      rest[place + offset] = second
      carry = overflow || further ? 1 : 0
    }
    let overflow: Bool
    (rest[place + lower.count], overflow) = rest[place + lower.count]
      .addingReportingOverflow(carry)
    return overflow
  }
}
