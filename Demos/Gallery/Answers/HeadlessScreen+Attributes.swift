import Ashlar

extension HeadlessScreen {
  /// Returns an attribute of a view by its name: `green.left`, `row0/label2.height`.
  ///
  /// A view is named by its identifier. If that is not unique, identifiers of its superviews come before it, from the
  /// outermost to the innermost; some may be omitted.
  ///
  /// - Throws: ``UnknownAttribute``, which lists possible names.
  public func attribute(named name: String) throws(UnknownAttribute) -> ItemAttribute {
    guard let dot = name.lastIndex(of: ".") else { throw UnknownAttribute.noAttribute(name) }
    let path = String(name[..<dot])
    let word = String(name[name.index(after: dot)...])
    guard let attribute = LayoutAttribute.allCases.first(where: { $0.description == word }) else {
      throw UnknownAttribute.attribute(word)
    }
    let views = window.named
    let names = path.split(separator: "/").map(String.init)
    var found = views.filter { $0.path.suffix(names.count) == names[...] }
    if found.isEmpty { found = views.filter { Self.isPath(names, within: $0.path) } }
    if found.count == 1 { return ItemAttribute(found[0].view, attribute) }
    let known = (found.isEmpty ? views : found).map(\.shown).filter { !$0.isEmpty }
    if !found.isEmpty { throw UnknownAttribute.severalViews(path, known) }
    if let rows = window.rows(besides: names) { throw UnknownAttribute.row(path, inSight: rows) }
    throw UnknownAttribute.view(path, nearest: NearNames(to: path).sorted(known))
  }

  /// The names of the demo's views, parents first, for ``attribute(named:)``.
  public var viewNames: [String] { window.named.map(\.shown).filter { !$0.isEmpty } }

  /// Returns whether `names` ends with the last name of `long`, and has its other names in the same order.
  private static func isPath(_ names: [String], within long: [String]) -> Bool {
    var all = long[...]
    guard let last = names.last, all.popLast() == last else { return false }
    for name in names.dropLast() {
      guard let index = all.firstIndex(of: name) else { return false }
      all = all[(index + 1)...]
    }
    return true
  }
}

/// A name that is not an attribute of a view.
public enum UnknownAttribute: Error, CustomStringConvertible {
  case noAttribute(String)
  case attribute(String)
  /// There is no such view; the nearest names come first.
  case view(String, nearest: [String])
  /// A row of a table that is not visible; with the identifiers of the visible rows.
  case row(String, inSight: [String])
  case severalViews(String, [String])

  /// The mistake and the possible names.
  public var description: String {
    switch self {
    case .noAttribute(let name):
      "“\(name)” names no attribute. Write a view and an attribute, such as \(name).left."
    case .attribute(let word):
      """
      “\(word)” is no attribute. Possible are \
      \(LayoutAttribute.allCases.map(\.description).joined(separator: ", ")).
      """
    case .view(let path, let nearest):
      "There is no view “\(path)”. The nearest names are \(Self.list(nearest))."
    case .row(let path, let rows):
      "There is no “\(path)”. Rows in sight: \(Self.range(rows))."
    case .severalViews(let path, let paths):
      "“\(path)” is the name of \(paths.count) views: \(Self.list(paths)). Write more of the path."
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(6).joined(separator: ", ")
    return paths.count > 6 ? "\(shown) and \(paths.count - 6) more" : shown
  }

  /// The visible rows, which are consecutive, as a range.
  private static func range(_ rows: [String]) -> String {
    guard let first = rows.first, let last = rows.last else { return "none" }
    return first == last ? first : "\(first)...\(last)"
  }
}

/// Compares names with one that was written, by edit distance.
struct NearNames {
  private let name: [Character]

  init(to name: String) { self.name = Array(name) }

  /// Returns at most six names, the nearest first; among equally near names the order stays.
  func sorted(_ names: [String]) -> [String] {
    let ranked = names.enumerated().map { index, name in
      let last = name.split(separator: "/").last.map(Array.init) ?? []
      return (distance: min(distance(to: last), distance(to: Array(name))), index: index)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(6)
      .map { names[$0.index] }
  }

  /// Returns the first of the nearest names if it is near enough to be the one that was meant: one in three or four
  /// letters is wrong, or the written name is a part of it.
  func likely(_ names: [String]) -> String? {
    let ranked = names.enumerated().map { index, other in
      (
        distance: distance(to: Array(other)), isPart: name.count > 2 && isPart(of: other),
        index: index
      )
    }
    let near = ranked.filter { $0.distance <= max(1, name.count / 3) || $0.isPart }
    let best = near.min { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return name.isEmpty ? nil : best.map { names[$0.index] }
  }

  private func isPart(of other: String) -> Bool {
    let other = Array(other)
    return other.indices.contains { other[$0...].starts(with: name) }
  }

  /// The edit distance (Levenshtein): the least number of characters to insert, remove or replace.
  private func distance(to other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, character) in name.enumerated() {
      var before = row[0]
      row[0] = index + 1
      for place in other.indices {
        let replaced = before + (other[place] == character ? 0 : 1)
        before = row[place + 1]
        row[place + 1] = min(replaced, before + 1, row[place] + 1)
      }
    }
    return row[other.count]
  }
}

extension View {
  /// A view with its path from the window, and the path to show.
  fileprivate typealias Named = (path: [String], shown: String, view: View)

  /// The view and its subviews at all depths, parents first.
  @MainActor fileprivate var named: [Named] { named(path: [identifier ?? "view"], shown: nil) }

  /// Shown paths begin below the demo. The views around the demo belong to the program; their shown path is empty.
  private func named(path: [String], shown: [String]?) -> [Named] {
    let own: String =
      self is any Demo
      ? path.last ?? "" : shown?.joined(separator: "/") ?? (superview == nil ? path[0] : "")
    let inner = self is any Demo ? [] : shown
    return [(path, own, self)]
      + subviews.enumerated().flatMap { index, view in
        let name = view.identifier ?? "\(type(of: view))\(index)"
        return view.named(path: path + [name], shown: inner.map { $0 + [name] })
      }
  }

  /// Returns the identifiers of the visible table rows, if one of the names looks like a row's identifier but is none
  /// of them; otherwise nil.
  @MainActor fileprivate func rows(besides names: [String]) -> [String]? {
    let isRow = names.contains { $0.wholeMatch(of: /row\d+/) != nil }
    guard isRow else { return nil }
    let rows = cells.compactMap(\.identifier)
    return names.contains { $0.wholeMatch(of: /row\d+/) != nil && !rows.contains($0) } ? rows : nil
  }

  private var cells: [TableViewCell] {
    ((self as? TableView)?.visibleCells ?? []) + subviews.flatMap(\.cells)
  }
}
