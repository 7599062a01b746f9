/// The views of one layout of a sweep, with their places in the tree. Some may have left the tree when the sweep ends.
@MainActor struct SweepTree {
  /// The swept view and the views inside it, parents first.
  private(set) var views: [LayoutNode] = []
  /// The names of the views. Siblings have different names.
  private(set) var names: [String] = []
  /// The indices of the superviews; -1 for the swept view.
  private(set) var parents: [Int] = []

  init(of root: LayoutNode) { add(root, name: "", parent: -1) }

  private mutating func add(_ node: LayoutNode, name: String, parent: Int) {
    let place = views.count
    views.append(node)
    names.append(name)
    parents.append(parent)
    var counts: [String: Int] = [:]
    for (index, child) in node.children.enumerated() {
      var name = child.shownIdentifier ?? "\(type(of: child))\(index)"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count > 1 { name += "(\(count))" }
      add(child, name: name, parent: place)
    }
  }

  /// Whether both have the same views at the same places.
  func isSame(as other: SweepTree) -> Bool {
    views.elementsEqual(other.views, by: ===) && parents == other.parents && names == other.names
  }

  /// The names on the path from the swept view, without it, down to each view.
  var paths: [ObjectIdentifier: [String]] {
    var paths: [[String]] = []
    for (name, parent) in zip(names, parents) {
      paths.append(parent < 0 ? [] : paths[parent] + [name])
    }
    return Dictionary(zip(views.map { ObjectIdentifier($0) }, paths)) { path, _ in path }
  }
}
