import Ashlar
import Demos
import Testing

/// A gallery of all demos of a size in cells, after some keys.
@MainActor func gallery(_ keys: String, _ width: Int, _ height: Int) throws -> HeadlessGallery {
  let gallery = HeadlessGallery(DemoEntry.all, size: CellSize(width: width, height: height))
  gallery.send(try KeyNotation.events(keys))
  return gallery
}

/// The keys that lead from the first demo to another.
func down(to index: Int) -> String { String(repeating: "<down>", count: index) }

extension HeadlessGallery {
  /// The cells of a view with a name.
  func place(of name: String) throws -> CellRect {
    try #require(views.first { $0.name == name }, "no \(name)").frame
  }

  /// All lines that a page shows while it is scrolled from its start to its end, without its frame.
  func read(_ name: String) throws -> String {
    let place = try place(of: name)
    var lines: [String] = []
    send(try KeyNotation.events("<home>"))
    for _ in 0..<400 {
      let screen = draw()
      let rows = (place.minY..<place.maxY).map { y in
        String(
          (place.minX..<place.maxX).map { screen[$0, y].text }.joined()
            .map { "║═╔╗╚╝│▸✓".contains($0) ? " " : $0 })
      }
      for row in rows where lines.last != row { lines.append(row) }
      send(try KeyNotation.events("<pgdn>"))
      if draw() == screen { break }
    }
    return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// What is reversed: the place where the keys go.
  var focus: String {
    let screen = draw()
    for y in 0..<screen.size.height {
      let text = screen.row(y).filter { $0.style.attributes.contains(.reverse) && $0.text != "▸" }
        .map(\.text).joined().split(separator: " ").joined(separator: " ")
      if !text.isEmpty { return text }
    }
    return ""
  }
}
