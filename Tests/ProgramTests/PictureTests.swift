import Foundation
import FoundationXML
import Testing

/// The pictures in the documentation are what the program makes.
@Suite struct PictureTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Sources/CellViews/CellViews.docc/Resources")

  private static func pictures(in folder: URL) throws -> [String: Data] {
    var pictures: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      pictures[name] = try Data(contentsOf: folder.appending(path: name))
    }
    return pictures
  }

  /// The texts of the pages that the pictures belong to.
  private static func pages() throws -> String {
    let folder = folder.deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
  }

  @Test func `those of the gallery are the same when made anew`() throws {
    let made = FileManager.default.temporaryDirectory
      .appending(path: "ashlar-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: made) }
    let script = Self.root.appending(path: ".ci/pictures").path
    let result = try Program.shell("'\(script)' \"$0\" '\(made.path)'")
    #expect(result.status == 0 && result.errors == "")
    // Those of the doctor tell what the terminals of a machine are; those of controls are made of their pages' samples.
    let recorded = try Self.pictures(in: Self.folder).filter { $0.key.hasPrefix("gallery-") }
    let drawn = try Self.pictures(in: made)
    #expect(recorded.keys.sorted() == drawn.keys.sorted())
    for (name, picture) in drawn where picture != recorded[name] {
      Issue.record("\(name) differs: look at what `make pictures` makes.")
    }
  }

  @Test func `they are small, and each is shown`() throws {
    let pages = try Self.pages()
    let readme = try DocumentationPage.readme.text()
    for (name, picture) in try Self.pictures(in: Self.folder) {
      #expect(picture.count < (name.contains("-moving") ? 120_000 : 60_000), "\(name)")
      let shown = name.replacing("~dark", with: "").replacing(".svg", with: "")
      #expect(
        pages.contains("](\(shown))") || readme.contains("/Resources/\(name)\""), "\(name)")
      #expect(XMLParser(data: picture).parse(), "\(name)")
    }
  }

  @Test func `each that a page shows is there, also for dark pages`() throws {
    let pictures = try Self.pictures(in: Self.folder)
    for match in try Self.pages().matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
      let name = String(match.1)
      #expect(pictures["\(name).svg"] != nil, "\(name)")
      let isPlain = name.hasSuffix("-without-colours") || name.hasSuffix("-20x5")
      #expect(isPlain || pictures["\(name)~dark.svg"] != nil, "\(name)")
    }
  }

  @Test func `they are well-formed, and say what the screen says`() throws {
    for size in ["80x24", "20x5", "200x60"] {
      let text = try Program.run("render", "--size", size).output
      let svg = try Program.run("render", "--size", size, "--format", "svg").output
      let words = PictureWords()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = words
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      // Lines are no text in a picture.
      let blanks = Set("▐▄─│┌┐└┘╭╮╰╯┃║┈┊┏━┓┗┛ \n")
      let expected = text.filter { !blanks.contains($0) }
      #expect(words.text == expected)
    }
  }
}

/// The characters of a picture, as another reader finds them.
private final class PictureWords: NSObject, XMLParserDelegate {
  private(set) var text = ""

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string.filter { !$0.isWhitespace }
  }
}
