/// Which way a view reads. UIKit's name: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view is mirrored where text reads from right to left. UIKit's name:
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// As the superview; from left to right at the top of a tree.
  case unspecified
  /// Controls of playback and of space mean directions of the world: they are never mirrored.
  case playback, spatial
  case forceLeftToRight, forceRightToLeft
}

extension LayoutNode {
  /// Whether leading is left or right in this view: as its ``semanticContentAttribute`` says, or as in
  /// its superview.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    var node: LayoutNode? = self
    while let current = node {
      switch current.semanticContentAttribute {
      case .unspecified: node = current.container
      case .playback, .spatial, .forceLeftToRight: return .leftToRight
      case .forceRightToLeft: return .rightToLeft
      }
    }
    return .leftToRight
  }

  /// Has everything that says leading or trailing read anew.
  final func directionChanged() {
    tellIsland { $0.setNeedsRebuild() }
    updateInsets()
    for child in children where child.semanticContentAttribute == .unspecified {
      child.directionChanged()
    }
  }
}
