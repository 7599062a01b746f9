import Ashlar

extension HeadlessScreen {
  /// Returns an attribute of a view by its name: `green.left`, `row0/label2.height`.
  ///
  /// A view is named by its identifier. Where that is not unique, identifiers of views around it stand before it,
  /// in order, not necessarily all of them.
  ///
  /// - Throws: ``UnknownAttribute``, which says what is possible.
  public func attribute(named name: String) throws(UnknownAttribute) -> ItemAttribute {
    guard let dot = name.lastIndex(of: ".") else { throw UnknownAttribute.noAttribute(name) }
    let path = String(name[..<dot])
    let word = String(name[name.index(after: dot)...])
    guard let attribute = LayoutAttribute.allCases.first(where: { $0.description == word }) else {
      throw UnknownAttribute.attribute(word)
    }
    var found = window.named.filter { $0.path == path || $0.path.hasSuffix("/" + path) }
    if found.isEmpty { found = window.named.filter { Self.isPath(path, within: $0.path) } }
    if found.count == 1 { return ItemAttribute(found[0].view, attribute) }
    if found.isEmpty { throw UnknownAttribute.view(path, known: window.named.map(\.path)) }
    throw UnknownAttribute.severalViews(path, found.map(\.path))
  }

  /// Returns whether a path ends with the last name of another one, and has its other names in the same order.
  private static func isPath(_ short: String, within long: String) -> Bool {
    let names = short.split(separator: "/")
    var all = long.split(separator: "/")[...]
    guard let last = names.last, all.popLast() == last else { return false }
    for name in names.dropLast() {
      guard let index = all.firstIndex(of: name) else { return false }
      all = all[(index + 1)...]
    }
    return true
  }
}

/// A name that is not one of an attribute of a view.
public enum UnknownAttribute: Error, CustomStringConvertible {
  case noAttribute(String)
  case attribute(String)
  case view(String, known: [String])
  case severalViews(String, [String])

  /// What is wrong, and what is possible.
  public var description: String {
    switch self {
    case .noAttribute(let name):
      "“\(name)” names no attribute. Write a view and an attribute, such as \(name).left."
    case .attribute(let word):
      """
      “\(word)” is no attribute. Possible are \
      \(LayoutAttribute.allCases.map(\.description).joined(separator: ", ")).
      """
    case .view(let path, let known):
      "There is no view “\(path)”. There are \(Self.list(known))."
    case .severalViews(let path, let paths):
      "“\(path)” is the name of \(paths.count) views: \(Self.list(paths)). Write more of the path."
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(20).joined(separator: ", ")
    return paths.count > 20 ? "\(shown) and \(paths.count - 20) more" : shown
  }
}

extension View {
  /// The view and its subviews at all depths with their paths, parents first.
  @MainActor fileprivate var named: [(path: String, view: View)] {
    named(path: identifier ?? "view")
  }

  private func named(path: String) -> [(path: String, view: View)] {
    [(path, self)]
      + subviews.enumerated().flatMap { index, view in
        view.named(path: path + "/" + (view.identifier ?? "\(type(of: view))\(index)"))
      }
  }
}
