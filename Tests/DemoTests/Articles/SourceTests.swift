import Foundation

/// The names of all tests, read from the sources: `Module.Suite` and the name of each function with `@Test`.
///
/// It relies on the format of the sources: what stands in a type is set in deeper than the type.
struct SourceTests {
  /// The tests of each suite, by its name with and without the module.
  private var suites: [String: [String: Int]] = [:]

  /// Reads all Swift files of a folder that has a folder for each module.
  init(folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      read(source, module: path.prefix { $0 != "/" })
    }
  }

  /// The number of tests with a name in suites with a name, such as `MakerTests` or `DemoTests.WhyTests`.
  func count(of name: String, in suite: String) -> Int { suites[suite]?[name] ?? 0 }

  /// The names of the tests of a suite, sorted.
  func names(in suite: String) -> [String] { (suites[suite] ?? [:]).keys.sorted() }

  private mutating func read(_ source: String, module: Substring) {
    let type = /^ *(?:[@\w]+(?:\([^)]*\))? )*(?:struct|class|enum|actor|extension) (`[^`]+`|\w+)/
    let function = /\bfunc (`[^`]+`|\w+)/
    var types: [(indentation: Int, name: String)] = []
    var isMarked = false
    for line in source.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      if let match = line.firstMatch(of: type) {
        types.removeAll { $0.indentation >= indentation }
        types.append((indentation, Self.plain(match.1)))
      }
      if line.drop(while: { $0 == " " }).hasPrefix("@") && line.contains("@Test") {
        isMarked = true
      }
      guard isMarked, let match = line.firstMatch(of: function) else { continue }
      isMarked = false
      guard let suite = types.last(where: { $0.indentation < indentation })?.name else { continue }
      for suite in [suite, "\(module).\(suite)"] {
        suites[suite, default: [:]][Self.plain(match.1), default: 0] += 1
      }
    }
  }

  private static func plain(_ name: Substring) -> String { name.filter { $0 != "`" } }
}
