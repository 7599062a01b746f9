/// A linear relation between two attributes: `first.attribute relation multiplier × second.attribute +
/// constant`.
///
/// Only ``constant``, ``priority`` and ``identifier`` change after creation. An active constraint takes part
/// in the layout of its views' tree; their closest common ancestor holds it. UIKit's name:
/// `NSLayoutConstraint`.
@MainActor public final class LayoutConstraint {
  /// The view or guide on the left side; nil once it no longer exists.
  public var firstItem: LayoutItem? { firstLink.item }
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The relation of the two sides.
  public let relation: LayoutRelation
  /// The view or guide on the right side; nil if a size is compared with the constant alone.
  public var secondItem: LayoutItem? { secondLink?.item }
  /// The attribute of the second item; nil if a size is compared with the constant alone.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the second item's attribute; finite, and not 0 for a position.
  public let multiplier: Double
  /// The source line that created the constraint; nil if unknown.
  public let source: SourceLocation?
  /// A name for logs.
  public var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  private var storedIdentifier: String?
  /// The identifier with control characters escaped.
  var shownIdentifier: String? { identifier?.printable }
  /// The reason why the constraint is inactive or why its last change was refused; nil if there is none.
  public var error: LayoutError? { storedError }
  var storedError: LayoutError?
  /// Whether the last layout left the constraint out because it contradicts others.
  public var isBroken: Bool {
    owner?.island.engine?.isSo(.leftOut(.user(ObjectIdentifier(self)))) ?? false
  }

  /// The format in logs, which tells how the constraint was created.
  public let form: DescriptionForm

  /// The closest common ancestor of the items while the constraint is active. That node clears the reference
  /// in its deinit.
  var owner: LayoutNode? { ownerReference?.object }
  private var ownerReference: UncountedReference<LayoutNode>?
  /// The view that holds the constraint while it is active: the closest common ancestor of its items.
  public var holder: LayoutNode? { owner }
  /// The number of the activation within the tree. For a stack's constraint it is the place among all
  /// constraints of the layout, assigned when the system is built.
  var serial = 0
  /// The stack that created the constraint, if any. Its rank follows from the tree, not from the time of its
  /// activation.
  var arranger: ItemLink?
  /// Whether a stack view created the constraint and will remove it.
  public var isArranged: Bool { arranger != nil }

  private let firstLink: ItemLink
  private var secondLink: ItemLink?
  private var storedConstant: Double
  private var storedPriority: LayoutPriority

  /// The reason why the constraint is illegal; such a constraint is never activated.
  private(set) var flaw: LayoutError?

  /// Creates an inactive constraint.
  ///
  /// - Throws: ``LayoutError`` if the attributes cannot be compared, a position has no second item, or a
  ///   number is not finite or out of range.
  public convenience init(
    item first: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation, toItem second: LayoutItem? = nil,
    attribute secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, source: SourceLocation? = nil
  ) throws(LayoutError) {
    self.init(
      flawed: first, firstAttribute, relation, second, secondAttribute, multiplier, constant,
      priority, source)
    if let flaw { throw flaw }
  }

  /// Creates an inactive constraint without throwing, for instance in the closure of a DSL.
  ///
  /// An illegal constraint has its flaw as its ``error``. Setting ``isActive`` to true leaves it inactive and
  /// reports the flaw. `refusal` is a reason from the caller, which comes before the others. A refusal
  /// because of a missing superview holds until there is a superview, which becomes the second item.
  public convenience init(
    reporting first: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation, toItem second: LayoutItem?,
    attribute secondAttribute: LayoutAttribute?, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, form: DescriptionForm = .native,
    source: SourceLocation? = nil, refusal: LayoutError? = nil
  ) {
    self.init(
      flawed: first, firstAttribute, relation, second, secondAttribute, multiplier, constant,
      priority, source, form, refusal)
  }

  init(
    flawed first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute?, _ multiplier: Double,
    _ constant: Double, _ priority: LayoutPriority, _ source: SourceLocation?,
    _ form: DescriptionForm = .native, _ refusal: LayoutError? = nil
  ) {
    firstLink = first.link
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondLink = second?.link
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    self.source = source
    self.form = form
    flaw =
      refusal
      ?? Self.flaw(
        firstAttribute, hasSecond: second != nil, secondAttribute, multiplier, constant, priority)
    storedError = flaw
  }

  /// The multiplier within the limit.
  var countedMultiplier: Double { multiplier.limited(to: LayoutLimit.stated) }
  /// The constant within the limit.
  var countedConstant: Double { storedConstant.limited(to: LayoutLimit.stated) }

  /// Takes the present superview as the second item, if it was missing before.
  func findSuperview() {
    guard case .noSuperview = flaw, let first = firstItem, let superview = first.container else {
      return
    }
    secondLink = superview.link
    flaw = Self.flaw(
      firstAttribute, hasSecond: true, secondAttribute, multiplier, storedConstant, storedPriority)
  }

  private static func flaw(
    _ first: LayoutAttribute, hasSecond: Bool, _ second: LayoutAttribute?, _ multiplier: Double,
    _ constant: Double, _ priority: LayoutPriority
  ) -> LayoutError? {
    if !multiplier.isFinite { return .notFinite(name: "multiplier", value: "\(multiplier)") }
    if !constant.isFinite { return .notFinite(name: "constant", value: "\(constant)") }
    if !priority.isLegal { return .priorityOutOfRange(priority.rawValue) }
    guard let second else {
      if hasSecond { return .secondItemWithoutAttribute(first) }
      return first.isPosition ? .positionWithoutSecondItem(first) : nil
    }
    if !hasSecond { return .secondAttributeWithoutItem(second) }
    if !first.pairs(with: second) { return .illegalPair(first: first, second: second) }
    return multiplier == 0 && first.isPosition ? .zeroMultiplier(first) : nil
  }

  /// The number added on the right side, in layout units. A change is cheap, also while the constraint is
  /// active. A number beyond ±1e9 counts as that limit. One that is not finite is refused: ``error`` is set and
  /// reported, and the old number stays.
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return refuse(.notFinite(name: "constant", value: "\(newValue)"))
      }
      if isActive { storedError = nil }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      watchChange()
      owner?.tellIsland(.constant(self))
    }
  }

  /// The priority of the constraint. While active it can change among optional priorities only; a change from
  /// required to optional or back is refused, as in UIKit.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isLegal else { return refuse(.priorityOutOfRange(newValue.rawValue)) }
      if newValue != storedPriority, isActive,
        (newValue == .required) != (storedPriority == .required)
      {
        return refuse(.requiredChange(from: storedPriority.rawValue, to: newValue.rawValue))
      }
      if isActive { storedError = nil }
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      watchChange()
      owner?.tellIsland(.priority(self))
    }
  }

  /// Reports a change that comes at the wrong time, in a layout of another view.
  func watchChange() {
    if let owner { owner.knownTree?.watchChange(of: self, heldBy: owner) }
  }

  func refuse(_ error: LayoutError) {
    storedError = error
    (firstItem?.node ?? secondItem?.node)?.report(
      .refused(view: placeDescription, error: error, source: source), alsoTo: secondItem?.node,
      while: .refused(.init(self), of: [firstItem, secondItem].compactMap { $0?.link }))
  }

  /// Returns whether an item is `subtree` or inside it.
  func touches(subtree: LayoutNode) -> Bool {
    firstItem?.isDescendant(of: subtree) ?? true
      || secondItem?.isDescendant(of: subtree) ?? false
  }

  /// Returns whether an item of the constraint is this one.
  func mentions(_ item: LayoutItem) -> Bool { firstItem === item || secondItem === item }

  func setOwner(_ owner: LayoutNode?) {
    ownerReference = owner.map { UncountedReference($0) }
  }
}
