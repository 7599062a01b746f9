/// The views of one layout of a sweep with their places in the tree, some of which they have left by its end.
@MainActor struct SweepTree {
  /// The view that is swept, and those inside, parents first.
  private(set) var views: [LayoutNode] = []
  /// The names of the views, each unlike those of its siblings.
  private(set) var names: [String] = []
  /// The indices of the superviews; -1 for that of the first view.
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

  /// Whether the same views are at the same places.
  func isSame(as other: SweepTree) -> Bool {
    views.elementsEqual(other.views, by: ===) && parents == other.parents && names == other.names
  }

  /// The names from below the first view down to each view.
  var paths: [ObjectIdentifier: [String]] {
    var paths: [[String]] = []
    for (name, parent) in zip(names, parents) {
      paths.append(parent < 0 ? [] : paths[parent] + [name])
    }
    return Dictionary(zip(views.map { ObjectIdentifier($0) }, paths)) { path, _ in path }
  }
}
