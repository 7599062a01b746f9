/// The place of an attribute, as a linear combination of an item's near edge and length plus insets.
struct AttributePlace {
  /// The item whose variables are used.
  var item: LayoutItem
  var axis: LayoutAxis
  /// The coefficient of the near edge: 1 for positions, 0 for lengths.
  var origin: Double
  /// The coefficient of the length: 0 for a near edge, 1/2 for a centre, 1 for a far edge or a length.
  var extent: Double
  /// The view and kind of the insets, and the coefficients of the near and the far inset.
  var insets: (node: LayoutNode, kind: InsetKind)?
  var nearInset = 0.0
  var farInset = 0.0
  /// The offset of a baseline.
  var constant = 0.0
  /// The views that determine the baseline.
  var baselineViews: [LayoutNode] = []
}

@MainActor extension AttributePlace {
  /// Resolves an attribute of an item. For a guide without variables it becomes a place in the owner, for a
  /// baseline a place in the view that provides it. An edge of a scroll view becomes an edge of its content
  /// if `other` is inside it.
  init(
    _ attribute: LayoutAttribute, of item: LayoutItem, direction: LayoutDirection,
    other: LayoutItem?
  ) {
    let attribute = attribute.absolute(direction)
    if let node = item as? LayoutNode {
      switch attribute {
      case .firstBaseline: self.init(baselineOf: node, first: true)
      case .lastBaseline: self.init(baselineOf: node, first: false)
      default: self.init(attribute, of: node, other: other)
      }
      return
    }
    // A guide has no lines of text and no margins, so these attributes are its edges.
    let edge: LayoutAttribute =
      switch attribute {
      case .firstBaseline: .top
      case .lastBaseline: .bottom
      default: attribute.withoutMargin
      }
    if let guide = item as? LayoutGuide, let owner = guide.container, !guide.hasVariables {
      self.init(edge, of: guide, of: owner)
    } else {
      self.init(edge, of: item)
    }
  }

  /// Creates the place of an attribute without insets, for an item that has variables.
  private init(_ attribute: LayoutAttribute, of item: LayoutItem) {
    self.init(
      item: item, axis: attribute.axis, origin: attribute.isPosition ? 1 : 0,
      extent: attribute.extent)
  }

  /// Creates the place of an edge, centre, length or margin of a view.
  private init(_ attribute: LayoutAttribute, of node: LayoutNode, other: LayoutItem?) {
    let edge = attribute.withoutMargin
    self.init(edge, of: node.scrollsContent ? Self.content(of: node, edge, other) ?? node : node)
    if attribute != edge { takeInsets(.margins, of: node) }
  }

  /// Creates the place of an attribute of a guide without variables, relative to its owner.
  private init(_ attribute: LayoutAttribute, of guide: LayoutGuide, of owner: LayoutNode) {
    self.init(attribute, of: owner)
    switch guide.kind {
    case .inset(let kind): takeInsets(kind, of: owner)
    case .frame: if owner.borderInset != 0 { takeInsets(.border, of: owner) }
    case .topBar where axis == .vertical:
      // The bar begins at the upper edge and is as high as the inset.
      insets = (owner, .safeArea)
      (nearInset, extent) = (extent, 0)
    case .bottomBar where axis == .vertical:
      // The bar ends at the lower edge and is as high as the inset.
      insets = (owner, .safeArea)
      farInset = origin == 0 ? 1 : extent - 1
      extent = origin
    case .topBar, .bottomBar, .free, .content, .readable: break
    }
  }

  /// Moves the place inside the insets of a view.
  private mutating func takeInsets(_ kind: InsetKind, of node: LayoutNode) {
    insets = (node, kind)
    nearInset = origin - extent
    farInset = -extent
  }

  /// Creates the place of a view's first or last baseline.
  private init(baselineOf node: LayoutNode, first: Bool) {
    let views = Self.baselineViews(of: node, first: first)
    let view = views.last ?? node
    let baseline = first ? view.firstBaseline : view.lastBaseline
    let extent =
      switch baseline.origin {
      case .top: 0.0
      case .center: 0.5
      case .bottom: 1.0
      }
    self.init(
      item: view, axis: .vertical, origin: 1, extent: extent, constant: baseline.offset,
      baselineViews: views)
  }

  /// Returns a view, the view that provides its baseline, the view that provides that one's baseline, and
  /// so on. The baseline of the last one is used.
  private static func baselineViews(
    of view: LayoutNode, first: Bool
  ) -> [LayoutNode] {
    var views = [view]
    var node = view
    while true {
      let next = first ? node.forFirstBaselineLayout : node.forLastBaselineLayout
      // Views that provide each other's baseline would loop forever.
      guard next.isDescendant(of: view), !views.contains(where: { $0 === next }) else {
        return views
      }
      node = next
      views.append(next)
    }
  }

  /// Returns the content guide of a scroll view if the attribute is an edge and the other item is inside; nil
  /// otherwise.
  private static func content(
    of node: LayoutNode, _ attribute: LayoutAttribute, _ other: LayoutItem?
  ) -> LayoutItem? {
    guard let other, other.node !== node, other.isDescendant(of: node) else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom: return node.contentLayoutGuide
    default: return nil
    }
  }
}

extension LayoutConstraint {
  /// The items whose variables are used; mostly the constraint's own items.
  var firstPlaceItem: LayoutItem? {
    guard let firstItem else { return nil }
    return firstItem.standsForItself(firstAttribute) ? firstItem : firstPlace?.item
  }

  var secondPlaceItem: LayoutItem? {
    guard let secondItem, let secondAttribute else { return nil }
    return secondItem.standsForItself(secondAttribute) ? secondItem : secondPlace?.item
  }

  var firstPlace: AttributePlace? {
    guard let firstItem else { return nil }
    return AttributePlace(firstAttribute, of: firstItem, direction: direction, other: secondItem)
  }

  var secondPlace: AttributePlace? {
    guard let secondItem, let secondAttribute else { return nil }
    return AttributePlace(secondAttribute, of: secondItem, direction: direction, other: firstItem)
  }
}

extension LayoutItem {
  /// Returns whether an attribute uses the item's own variables, whatever the other item is. If not, the
  /// attribute's place has to be resolved to find the participants.
  fileprivate func standsForItself(_ attribute: LayoutAttribute) -> Bool {
    guard let node = self as? LayoutNode else { return false }
    return !node.scrollsContent && attribute != .firstBaseline && attribute != .lastBaseline
  }
}
