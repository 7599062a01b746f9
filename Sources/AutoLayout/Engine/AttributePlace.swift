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

extension AttributePlace {
  /// Resolves an attribute of an item: guides to their owners, baselines to who stands in for a
  /// view, the edges of what scrolls to its content where `other` is inside of it.
  @MainActor init(
    _ attribute: LayoutAttribute, of item: LayoutItem, direction: LayoutDirection,
    other: LayoutItem?
  ) {
    var attribute = attribute.absolute(direction)
    var item = item
    switch attribute {
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      guard let node = item as? LayoutNode else {
        attribute = isFirst ? .top : .bottom
        break
      }
      let views = Self.baselineViews(of: node, first: isFirst)
      let view = views.last ?? node
      let baseline = isFirst ? view.firstBaseline : view.lastBaseline
      let extent =
        switch baseline.origin {
        case .top: 0.0
        case .center: 0.5
        case .bottom: 1.0
        }
      self.init(
        item: view, axis: .vertical, origin: 1, extent: extent, constant: baseline.offset,
        baselineViews: views)
      return
    default: break
    }
    var source: (node: LayoutNode, kind: LayoutGuide.Kind.Insets)?
    var bars: LayoutGuide.Kind?
    if let guide = item as? LayoutGuide, let owner = guide.container, !guide.hasVariables {
      switch guide.kind {
      case .inset(let kind): source = (owner, kind)
      case .topBar, .bottomBar:
        if attribute.axis == .vertical {
          source = (owner, .safeArea)
          bars = guide.kind
        }
      case .frame: if owner.borderInset != 0 { source = (owner, .border) }
      case .free, .content, .readable: break
      }
      attribute = attribute.withoutMargin
      item = owner
    } else if attribute.isMargin {
      attribute = attribute.withoutMargin
      // A guide has no margins: they are its edges.
      if let node = item as? LayoutNode { source = (node, .margins) }
      item = Self.scrolled(item, attribute, other) ?? item
    } else {
      item = Self.scrolled(item, attribute, other) ?? item
    }
    let (isLength, extent) = (!attribute.isPosition, attribute.extent)
    self.init(
      item: item, axis: attribute.axis, origin: isLength ? 0 : 1, extent: extent, insets: source)
    guard source != nil else { return }
    switch bars {
    case .topBar:
      // From the upper edge down by the inset.
      self.extent = 0
      nearInset = extent
    case .bottomBar:
      // From the lower edge up by the inset; a length is the inset itself.
      self.extent = isLength ? 0 : 1
      farInset = isLength ? 1 : extent - 1
    default:
      nearInset = isLength ? -1 : 1 - extent
      farInset = isLength ? -1 : -extent
    }
  }

  /// A view and those that stand in for its baseline, each for the one before: the last one's
  /// counts.
  @MainActor private static func baselineViews(
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
  @MainActor private static func scrolled(
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
