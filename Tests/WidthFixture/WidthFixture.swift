import Foundation
import TextLayout

/// A program that finds out how many columns texts take, for the tests to run where they like:
///
///     WidthFixture terminal TEXTS RESULTS   asks the terminal that it runs in
///     WidthFixture ncurses TEXTS RESULTS    asks ncurses, without a terminal
///
/// TEXTS is a JSON array of strings. RESULTS gets an array of the columns; it appears when it is
/// complete. What is asked about is what the library would draw: the glyphs of a `TextLine`.
@main struct WidthFixture {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { throw WrongUse() }
    let texts = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: URL(filePath: arguments[2])))
    let lines = texts.map { TextLine($0) }
    let columns =
      switch arguments[1] {
      case "terminal": try TerminalQuestions().columns(of: lines)
      case "ncurses": try NcursesQuestions().columns(of: lines)
      default: throw WrongUse()
      }
    try JSONEncoder().encode(columns).write(to: URL(filePath: arguments[3]), options: .atomic)
  }
}

struct WrongUse: Error {}
