import TerminalInput

/// What a terminal answers to an examination: more than a running program asks for, and than it can
/// ask for, as some of it looks like a key.
enum ExaminationAnswer: Equatable {
  /// What the terminal can do (DA1): `ESC [ ? … c`.
  case attributes([Int])
  /// What kind of terminal it is, and its version (DA2): `ESC [ > … c`.
  case secondaryAttributes([Int])
  /// The terminal's own name and version (XTVERSION): `ESC P > | … ST`.
  case name(String)
  /// The cursor's place, both from 1 (CPR): `ESC [ row ; column R`.
  case cursor(row: Int, column: Int)
  /// The size of the terminal in cells: `ESC [ 8 ; rows ; columns t`.
  case textSize(rows: Int, columns: Int)
  /// What a running program asks for, too.
  case common(TerminalAnswer)
}

extension ExaminationAnswer {
  /// Reads what follows `ESC [`, up to and with the final byte; `nil` where that is no answer.
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

  /// Reads what stands between `ESC ]` and the string's end.
  init?(operatingSystemCommand body: [UInt8]) {
    let text = String(decoding: body, as: UTF8.self)
    guard let answer = TerminalAnswer(operatingSystemCommand: text) else { return nil }
    self = .common(answer)
  }

  /// Reads what stands between `ESC P` and the string's end.
  init?(deviceControlString body: [UInt8]) {
    let introducer = Array(">|".utf8)
    guard body.starts(with: introducer), body.count > introducer.count else { return nil }
    self = .name(String(decoding: body.dropFirst(introducer.count), as: UTF8.self))
  }

  /// The decimal numbers between semicolons, 0 where there is none.
  private static func numbers(_ bytes: some Collection<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard let number = field.isEmpty ? 0 : number(field) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A number of at most nine decimal digits; nothing that is told here is larger.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
