import Foundation

/// The public types of the libraries, as their sources declare them.
enum PublicTypes {
  static let modules = [
    "AshlarTesting", "AutoLayout", "Cassowary", "CellDrawing", "CellViews", "ConflictAnalysis",
    "ConstraintNotation",
    "Localization", "Masonry", "NcursesBackend",
    "TerminalDiagnosis", "TerminalInput", "TerminalInterface", "TextLayout",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  /// Their names with modules, like `AutoLayout.LayoutConflict.Member`.
  static func declared() throws -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      let folder = sources.appending(path: module)
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        names.formUnion(self.names(in: text).map { "\(module).\($0)" })
      }
    }
    return names
  }

  /// The names of the public types that a source declares. The format sets what stands in a type two
  /// spaces in.
  private static func names(in source: String) -> [String] {
    let declaration =
      #/
      ^(\ *) (?: @\w+ (?: \([^)]*\) )? \ )* (public\ | open\ |) (?: final\ | indirect\ )*
      (struct | enum | class | actor | extension) \ ([\w.]+)
      /#
    var names: [String] = []
    var around: [(indent: Int, name: String)] = []
    for line in source.split(separator: "\n") {
      guard let match = line.firstMatch(of: declaration) else { continue }
      let indent = match.1.count
      around.removeAll { $0.indent >= indent }
      around.append((indent, String(match.4)))
      if !match.2.isEmpty, match.3 != "extension" {
        names.append(around.map(\.name).joined(separator: "."))
      }
    }
    return names
  }
}
