import Ashlar
import Demos
import Testing

/// A gallery of all demos of a size in cells, after some keys.
@MainActor func gallery(_ keys: String, _ width: Int, _ height: Int) throws -> HeadlessGallery {
  let gallery = HeadlessGallery(DemoEntry.all, size: CellSize(width: width, height: height))
  gallery.send(try KeyNotation.events(keys))
  return gallery
}

/// A gallery with a demo on its stage, after some keys. The demo is the first of the list.
@MainActor func gallery(_ keys: String, showing index: Int, _ width: Int, _ height: Int) throws
  -> HeadlessGallery
{
  let entries = DemoEntry.all(beginningWith: index)
  let gallery = HeadlessGallery(entries, size: CellSize(width: width, height: height))
  gallery.send(try KeyNotation.events(keys))
  return gallery
}

/// A gallery of one demo, by its identifier, after some keys.
@MainActor func gallery(_ keys: String, alone id: String, _ width: Int, _ height: Int) throws
  -> HeadlessGallery
{
  let entry = try #require(DemoEntry.named(id))
  let gallery = HeadlessGallery([entry], size: CellSize(width: width, height: height))
  gallery.send(try KeyNotation.events(keys))
  return gallery
}

extension DemoEntry {
  /// All demos, of which one is first: the way to the last ones would take a second.
  @MainActor static func all(beginningWith index: Int) -> [DemoEntry] {
    Array(all[index...] + all[..<index])
  }
}

extension HeadlessGallery {
  /// The cells of a view with a name; of the gallery's, where the demo has one of that name, too.
  func place(of name: String) throws -> CellRect {
    let named = views.filter { $0.name == name }
    let view = named.first { !$0.path.contains("/demo/") } ?? named.first
    return try #require(view, "no \(name)").frame
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

  /// The text of the try that is selected and seen, where the lesson has the keys.
  var chosenTry: String? {
    guard let table = window.firstResponder as? TableView, let row = table.selectedRow,
      let cell = table.cellForRow(at: row)
    else { return nil }
    let texts = cell.contentView.subviews.compactMap { ($0 as? Label)?.text }
    return DemoEntry.all.flatMap(\.lesson.tries).map(\.text.english).first(where: texts.contains)
  }

  /// Selects a try in the lesson, which has the keys. The first arrows may scroll to the tries.
  func choose(_ attempt: Lesson.Try) throws {
    for _ in 0..<60 where chosenTry != attempt.text.english {
      send(try KeyNotation.events("<down>"))
    }
    try #require(chosenTry == attempt.text.english)
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
