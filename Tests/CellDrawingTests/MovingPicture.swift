import Foundation
import FoundationXML

/// A moving picture, as another reader than a browser plays it: which glyphs are where at a time.
final class MovingPicture: NSObject, XMLParserDelegate {
  /// A glyph or a word: its column and row, and its colour.
  struct Word: Hashable {
    var x: Int
    var y: Int
    var text: String
    var color: String
  }

  private struct Window {
    var x: Int
    var y: Int
    var animation = ""
    var drawing = ""
  }

  private(set) var isWellFormed = false
  private(set) var elements: [String] = []
  private var path: [(element: String, attributes: [String: String])] = []
  private var style = ""
  private var text = ""
  private var resting: [Word] = []
  private var drawings: [String: [Word]] = [:]
  private var windows: [Window] = []

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(element)
    path.append((element, attributes))
    func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? 0 }
    if element == "svg", path.count > 1 {
      windows.append(Window(x: number("x"), y: number("y")))
    } else if element == "g", path.dropLast().last?.element == "svg", path.count > 2 {
      windows[windows.count - 1].animation = attributes["class"] ?? ""
    } else if element == "use" {
      windows[windows.count - 1].drawing = attributes["href"] ?? ""
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "text" { add(text) }
    text = ""
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if path.last?.element == "style" { style += characters }
    // A text comes in pieces.
    if path.last?.element == "text" { text += characters }
  }

  private func add(_ text: String) {
    guard let attributes = path.last?.attributes else { return }
    func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? 0 }
    let isSpread = attributes["textLength"] != nil
    let group = path.last { $0.element == "g" }?.attributes
    let word = Word(
      x: number("x") - (isSpread ? 0 : 4), y: number("y"), text: text,
      color: group?["fill"] ?? group?["class"].map(fill) ?? "")
    if let id = path.first(where: { $0.attributes["id"] != nil })?.attributes["id"] {
      drawings["#" + id, default: []].append(word)
    } else {
      resting.append(word)
    }
  }

  private func fill(of name: String) -> String { "." + name }

  // MARK: - Playing

  /// The seconds after which it begins anew.
  var duration: Double {
    style.firstMatch(of: /animation:([0-9.]+)s step-end infinite/).flatMap { Double($0.1) } ?? 0
  }

  /// The glyphs at a time in seconds, or with `nil` where nothing moves, by rows and columns.
  func words(at time: Double?) -> Set<Word> {
    var words = Set(resting.map { Word(x: $0.x / 8, y: $0.y / 16, text: $0.text, color: $0.color) })
    for window in windows {
      let way = time.map { self.way(of: window.animation, at: $0) } ?? 0
      // The window is 16 units high, and has two more at each side.
      for word in drawings[window.drawing] ?? [] where (0..<16).contains(word.y - way) {
        words.insert(
          Word(
            x: (window.x + 2 + word.x) / 8, y: window.y / 16, text: word.text,
            color: word.color))
      }
    }
    return Set(
      words.map { word in
        Word(x: word.x, y: word.y, text: word.text, color: color(word.color))
      })
  }

  private func color(_ name: String) -> String {
    guard name.hasPrefix(".") else { return name }
    let rule = style.split(separator: "\n").first { $0.hasPrefix(name + "{") } ?? ""
    return rule.firstMatch(of: /fill:(#[0-9a-f]+)/).map { String($0.1) } ?? ""
  }

  /// How far an animation moves what it moves, upward, at a time.
  private func way(of name: String, at time: Double) -> Int {
    let line = style.split(separator: "\n").first { $0.hasPrefix("@keyframes \(name){") } ?? ""
    var latest = (share: -1.0, way: 0)
    for match in line.matches(of: /([0-9.%,]+)\{transform:([^}]*)\}/) {
      let way = match.2.firstMatch(of: /translateY\(-([0-9]+)px\)/).flatMap { Int($0.1) } ?? 0
      for share in match.1.split(separator: ",").compactMap({ Double($0.dropLast()) })
      where share <= time / duration * 100 && share > latest.share {
        latest = (share, way)
      }
    }
    return latest.way
  }
}
