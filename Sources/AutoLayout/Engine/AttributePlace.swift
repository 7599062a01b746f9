/// An attribute of an item, read off the near edge and the length of an item that has variables.
struct AttributePlace {
  /// The item whose variables count.
  var item: LayoutItem
  var axis: LayoutAxis
  /// 1 for positions, 0 for lengths.
  var origin: Double
  /// How many lengths lie between the near edge and the place.
  var extent: Double
  /// The insets, of whom, and how often the near and the far one count.
  var insets: (node: LayoutNode, kind: LayoutGuide.Kind.Insets)?
  var nearInset = 0.0
  var farInset = 0.0
  /// A distance of a baseline.
  var constant = 0.0
  /// The views that decide which baseline it is.
  var baselineViews: [LayoutNode] = []
}

@MainActor extension AttributePlace {
  /// Resolves an attribute of an item: guides to their owners, baselines to who stands in for a
  /// view, the edges of what scrolls to its content where `other` is inside of it.
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
    // A guide has no lines of text and no margins: they are its edges.
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

  /// An attribute of an item that has variables, without insets.
  private init(_ attribute: LayoutAttribute, of item: LayoutItem) {
    self.init(
      item: item, axis: attribute.axis, origin: attribute.isPosition ? 1 : 0,
      extent: attribute.extent)
  }

  /// An edge, centre, length or margin of a view.
  private init(_ attribute: LayoutAttribute, of node: LayoutNode, other: LayoutItem?) {
    let edge = attribute.withoutMargin
    self.init(edge, of: Self.scrolled(node, edge, other) ?? node)
    if attribute != edge { takeInsets(.margins, of: node) }
  }

  /// An attribute of a guide that is read off its owner.
  private init(_ attribute: LayoutAttribute, of guide: LayoutGuide, of owner: LayoutNode) {
    self.init(attribute, of: owner)
    switch guide.kind {
    case .inset(let kind): takeInsets(kind, of: owner)
    case .frame: if owner.borderInset != 0 { takeInsets(.border, of: owner) }
    case .topBar where axis == .vertical:
      // From the upper edge down by the inset; a length is the inset itself.
      insets = (owner, .safeArea)
      (nearInset, extent) = (extent, 0)
    case .bottomBar where axis == .vertical:
      // From the lower edge up by the inset.
      insets = (owner, .safeArea)
      farInset = origin == 0 ? 1 : extent - 1
      extent = origin
    case .topBar, .bottomBar, .free, .content, .readable: break
    }
  }

  /// Counts from inside of insets on both sides.
  private mutating func takeInsets(_ kind: LayoutGuide.Kind.Insets, of node: LayoutNode) {
    insets = (node, kind)
    nearInset = origin - extent
    farInset = -extent
  }

  /// The line that a view's first or last line of text stands on.
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

  /// A view and those that stand in for its baseline, each for the one before: the last one's
  /// counts.
  private static func baselineViews(
    of view: LayoutNode, first: Bool
  ) -> [LayoutNode] {
    var views = [view]
    var node = view
    while true {
      let next = first ? node.forFirstBaselineLayout : node.forLastBaselineLayout
      // Views that stand in for each other would go round for ever.
      guard next.isDescendant(of: view), !views.contains(where: { $0 === next }) else {
        return views
      }
      node = next
      views.append(next)
    }
  }

  /// The content of what scrolls, where its edges are related to something inside of it.
  private static func scrolled(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?
  ) -> LayoutItem? {
    guard let node = item as? LayoutNode, node.scrollsContent, let other, other.node !== node,
      other.isDescendant(of: node)
    else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom: return node.contentLayoutGuide
    default: return nil
    }
  }
}

extension LayoutConstraint {
  /// The direction that leading and trailing follow: that of the first item.
  private var direction: LayoutDirection {
    guard firstAttribute.isDirectional || secondAttribute?.isDirectional ?? false else {
      return .leftToRight
    }
    return firstItem?.node?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Whether the constraint is read from the right: one with leading or trailing, where text is.
  var isMirrored: Bool { direction == .rightToLeft }

  /// The items whose variables count: mostly the items themselves.
  var firstPlaceItem: LayoutItem? {
    guard let firstItem else { return nil }
    return firstItem.isPlain(firstAttribute) ? firstItem : firstPlace?.item
  }

  var secondPlaceItem: LayoutItem? {
    guard let secondItem, let secondAttribute else { return nil }
    return secondItem.isPlain(secondAttribute) ? secondItem : secondPlace?.item
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
  /// Whether the variables of the item itself count for an attribute, whatever the other item is.
  fileprivate func isPlain(_ attribute: LayoutAttribute) -> Bool {
    guard let node = self as? LayoutNode else { return false }
    return !node.scrollsContent && attribute != .firstBaseline && attribute != .lastBaseline
  }
}
