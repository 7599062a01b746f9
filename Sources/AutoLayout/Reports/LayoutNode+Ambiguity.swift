internal import Cassowary

extension LayoutNode {
  /// Whether the constraints leave the view's frame a choice, so that the rule for ties decided.
  ///
  /// As of the last layout. False for a view whose frame is set by hand, and for the top of a tree
  /// or island. UIKit's name: `hasAmbiguousLayout`.
  ///
  /// - Complexity: up to eight solves of a copy of the island's system; meant for debugging.
  public final var hasAmbiguousLayout: Bool {
    island.engine?.isAmbiguous(self) ?? false
  }
}

extension LayoutEngine {
  func isAmbiguous(_ node: LayoutNode) -> Bool {
    guard !isDirty, !hasGivenUp, let index = recordIndex[ObjectIdentifier(node)],
      records[index].role == .solved
    else { return false }
    return LayoutAxis.allCases.contains { axis in
      [records[index].extent[axis], records[index].origin[axis]].compactMap(\.self)
        .contains { (try? solver.isAmbiguous($0)) ?? false }
    }
  }
}
