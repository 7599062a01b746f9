import Glibc
import TextLayout

/// A program that finds out how many columns texts take, for the tests to run where they like:
///
///     WidthFixture terminal TEXTS RESULTS   asks the terminal that it runs in
///     WidthFixture ncurses TEXTS RESULTS    asks ncurses, without a terminal
///
/// TEXTS has a line for each text, its UTF-8 as hexadecimal digits. RESULTS gets a line with the columns of
/// each; it appears when it is complete. What is asked about is what the library would draw: the glyphs
/// of a `TextLine`.
@main struct WidthFixture {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { throw WrongUse() }
    let lines = try read(arguments[2]).map { TextLine($0) }
    let columns =
      switch arguments[1] {
      case "terminal": try TerminalQuestions().columns(of: lines)
      case "ncurses": try NcursesQuestions().columns(of: lines)
      default: throw WrongUse()
      }
    try write(columns, to: arguments[3])
  }

  private static func read(_ path: String) throws -> [String] {
    guard let file = fopen(path, "r") else { throw WrongUse() }
    defer { fclose(file) }
    var texts: [String] = []
    var bytes: [UInt8] = []
    var high: UInt8?
    while case let code = getc(file), code != EOF {
      if code == 0x0A {
        texts.append(String(decoding: bytes, as: UTF8.self))
        bytes = []
      } else if let digit = Character(Unicode.Scalar(UInt8(code))).hexDigitValue {
        if let first = high { bytes.append(first << 4 | UInt8(digit)) }
        high = high == nil ? UInt8(digit) : nil
      }
    }
    return texts
  }

  private static func write(_ columns: [Int], to path: String) throws {
    guard let file = fopen(path + ".part", "w") else { throw WrongUse() }
    for count in columns { fputs("\(count)\n", file) }
    fclose(file)
    guard rename(path + ".part", path) == 0 else { throw WrongUse() }
  }
}

struct WrongUse: Error {}
