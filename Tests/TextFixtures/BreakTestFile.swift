import Foundation

/// A file of Unicode's that says for short texts where they break: `LineBreakTest.txt` and its kin.
public struct BreakTestFile {
  /// One line of the file.
  public struct Case: Hashable {
    /// The line's number in the file.
    public let line: Int
    public let scalars: [Unicode.Scalar]
    /// How many scalars stand before each break, ascending; the text's start and end left out.
    public let breaks: [Int]
    /// The case as the file writes it, its remark left out.
    public let source: String

    public var text: String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
  }

  /// The version of Unicode that the file belongs to, as in `15.0.0`.
  public let version: String
  public let cases: [Case]

  /// Where systems keep the files: Debian's and Arch's folder, and Fedora's.
  private static let folders = ["/usr/share/unicode/auxiliary", "/usr/share/unicode/ucd/auxiliary"]

  /// Whether the files are installed, or have to be: where tests are run for others, nothing is
  /// skipped.
  public static let isExpected =
    path(of: "LineBreakTest") != nil || ProcessInfo.processInfo.environment["CI"] != nil

  public static let remark =
    "Unicode's test files are missing: they are in the package unicode-data."

  /// Reads a file by its name, without the ending.
  public init(_ name: String) throws {
    guard let path = Self.path(of: name) else { throw Missing() }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The first line reads "# LineBreakTest-15.0.0.txt".
    version = String(lines[0].drop { $0 != "-" }.dropFirst().prefix { $0.isNumber || $0 == "." })
      .trimmingCharacters(in: .punctuationCharacters)
    cases = try zip(1..., lines).compactMap { number, line in
      let source = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return source.isEmpty ? nil : try Self.readCase(source, line: number)
    }
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String { BreakTestFile.remark }
  }

  struct Unreadable: Error {
    let line: Int
  }

  private static func path(of name: String) -> String? {
    folders.map { "\($0)/\(name).txt" }.first(where: FileManager.default.fileExists)
  }

  private static func readCase(_ source: String, line: Int) throws -> Case {
    var scalars: [Unicode.Scalar] = []
    var breaks: [Int] = []
    for word in source.split(separator: " ") {
      switch word {
      case "÷": breaks.append(scalars.count)
      case "×": break
      default:
        guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else {
          throw Unreadable(line: line)
        }
        scalars.append(scalar)
      }
    }
    let inner = breaks.filter { $0 > 0 && $0 < scalars.count }
    return Case(line: line, scalars: scalars, breaks: inner, source: source)
  }
}
