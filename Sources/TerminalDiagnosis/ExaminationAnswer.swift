import TerminalInput

/// A terminal's answer to a question of an examination. A running program cannot ask all of these questions, since some
/// answers look like keys.
enum ExaminationAnswer: Equatable {
  /// The primary device attributes (DA1), the terminal's features: `ESC [ ? … c`.
  case attributes([Int])
  /// The secondary device attributes (DA2), the terminal's type and version: `ESC [ > … c`.
  case secondaryAttributes([Int])
  /// The terminal's own name and version (XTVERSION): `ESC P > | … ST`.
  case name(String)
  /// The cursor position (CPR), from 1: `ESC [ row ; column R`.
  case cursor(row: Int, column: Int)
  /// The size of the terminal in cells: `ESC [ 8 ; rows ; columns t`.
  case textSize(rows: Int, columns: Int)
  /// An answer to a question that a running program asks too.
  case common(TerminalAnswer)
}

extension ExaminationAnswer {
  /// Creates the answer from a control sequence: the bytes after `ESC [`, with the final byte; `nil` for other
  /// sequences.
  init?(controlSequence body: [UInt8]) {
    guard let final = body.last else { return nil }
    let parameters = body.dropLast()
    switch (final, parameters.first) {
    case (UInt8(ascii: "c"), UInt8(ascii: "?")):
      guard let numbers = Self.numbers(parameters.dropFirst()) else { return nil }
      self = .attributes(numbers)
    case (UInt8(ascii: "c"), UInt8(ascii: ">")):
      guard let numbers = Self.numbers(parameters.dropFirst()) else { return nil }
      self = .secondaryAttributes(numbers)
    case (UInt8(ascii: "R"), _):
      guard let numbers = Self.numbers(parameters), numbers.count == 2, !numbers.contains(0) else {
        return nil
      }
      self = .cursor(row: numbers[0], column: numbers[1])
    case (UInt8(ascii: "t"), _):
      guard let numbers = Self.numbers(parameters), numbers.count == 3, numbers[0] == 8 else {
        return nil
      }
      self = .textSize(rows: numbers[1], columns: numbers[2])
    default:
      let sequence = ControlSequence(parameters: Array(parameters), final: final)
      guard let answer = TerminalAnswer(sequence) else { return nil }
      self = .common(answer)
    }
  }

  /// Creates the answer from the bytes between `ESC ]` and the terminator; `nil` for other strings.
  init?(operatingSystemCommand body: [UInt8]) {
    let text = String(decoding: body, as: UTF8.self)
    guard let answer = TerminalAnswer(operatingSystemCommand: text) else { return nil }
    self = .common(answer)
  }

  /// Creates the answer from the bytes between `ESC P` and the terminator; `nil` for other strings.
  init?(deviceControlString body: [UInt8]) {
    let introducer = Array(">|".utf8)
    guard body.starts(with: introducer), body.count > introducer.count else { return nil }
    self = .name(String(decoding: body.dropFirst(introducer.count), as: UTF8.self))
  }

  /// Returns the decimal numbers between semicolons, with 0 for an empty one; `nil` for other text.
  private static func numbers(_ bytes: some Collection<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard let number = field.isEmpty ? 0 : number(field) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a decimal number of at most nine digits; `nil` for other text. No answer contains larger numbers.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
