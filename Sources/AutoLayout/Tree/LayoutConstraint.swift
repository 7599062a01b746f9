/// `first.attribute relation multiplier × second.attribute + constant`.
///
/// Only ``constant``, ``priority`` and ``identifier`` change after creation. An active constraint
/// takes part in the layout of the tree its views stand in; it is held by their closest common
/// ancestor. UIKit's name: `NSLayoutConstraint`.
@MainActor public final class LayoutConstraint {
  /// The view or guide on the left side; absent once it does not exist any more.
  public var firstItem: LayoutItem? { firstLink.item }
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The relation of the two sides.
  public let relation: LayoutRelation
  /// The view or guide on the right side; absent where a size is compared with the constant alone.
  public var secondItem: LayoutItem? { secondLink?.item }
  /// The attribute of the second item; absent where a size is compared with the constant alone.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the second item's attribute; finite, and not 0 for a position.
  public let multiplier: Double
  /// The line that wrote the constraint; absent where it is not known.
  public let source: SourceLocation?
  /// A name for logs.
  public var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  private var storedIdentifier: String?
  /// The identifier as it may be printed.
  var shownIdentifier: String? { identifier?.printable }
  /// The reason why the constraint is not active, or why its last change was refused; absent where
  /// there is none.
  public var error: LayoutError? { storedError }
  var storedError: LayoutError?
  /// Whether the constraint was left out at the last layout, because it contradicts others.
  public var isBroken: Bool {
    owner?.island.engine?.isSo(.leftOut(.user(ObjectIdentifier(self)))) ?? false
  }

  /// The form in which logs show the constraint, which tells the way it was made in.
  public let form: DescriptionForm

  /// The closest common ancestor of the items, while the constraint is active.
  /// It takes itself out at its end.
  var owner: LayoutNode? { ownerReference?.object }
  private var ownerReference: UncountedReference<LayoutNode>?
  /// The view that holds the constraint while it is active: the closest common ancestor of its items.
  public var holder: LayoutNode? { owner }
  /// The place in the order of activation, within the tree; of what a stack made, the place among all
  /// constraints of the layout, found whenever its system is built.
  var serial = 0
  /// The stack that made it, if one did: its place follows from the tree, not from when it was made.
  var arranger: ItemLink?
  /// Whether a stack view made it, which takes it out again by itself.
  public var isArranged: Bool { arranger != nil }

  private let firstLink: ItemLink
  private var secondLink: ItemLink?
  private var storedConstant: Double
  private var storedPriority: LayoutPriority

  /// What makes the constraint illegal for good; such a one is never activated.
  private(set) var flaw: LayoutError?

  /// Creates an inactive constraint.
  ///
  /// - Throws: ``LayoutError`` where the attributes cannot be compared, a position has no second
  ///   item, or a number is not finite or out of range.
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

  /// Creates an inactive constraint where nothing can be thrown, as in the closure of a DSL.
  ///
  /// An illegal one has its flaw as its ``error``; ``isActive`` set to true leaves it inactive and reports
  /// that. `refusal` is another reason why it cannot be, which counts before those: that of a missing
  /// superview holds until there is one, which then is the second item.
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

  /// Whether sums with the number are numbers.
  private static func isUsable(_ number: Double) -> Bool { abs(number) <= 1e300 }

  /// Counts from the superview that there is now, where there was none.
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
    if !isUsable(multiplier) { return .notFinite(name: "multiplier", value: "\(multiplier)") }
    if !isUsable(constant) { return .notFinite(name: "constant", value: "\(constant)") }
    if !priority.isLegal { return .priorityOutOfRange(priority.rawValue) }
    guard let second else {
      if hasSecond { return .secondItemWithoutAttribute(first) }
      return first.isPosition ? .positionWithoutSecondItem(first) : nil
    }
    if !hasSecond { return .secondAttributeWithoutItem(second) }
    if !first.pairs(with: second) { return .illegalPair(first: first, second: second) }
    return multiplier == 0 && first.isPosition ? .zeroMultiplier(first) : nil
  }

  /// The number that is added on the right side, in layout units. Changing it is cheap, also while
  /// active. A number that is not finite is refused: ``error`` is set, it is reported, the old one
  /// stays.
  public var constant: Double {
    get { storedConstant }
    set {
      guard Self.isUsable(newValue) else {
        return refuse(.notFinite(name: "constant", value: "\(newValue)"))
      }
      if isActive { storedError = nil }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      watchChange()
      owner?.tellIsland(.constant(self))
    }
  }

  /// The importance of the constraint. While active it may change among optional priorities; from
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

  /// Looks whether the constraint may be changed just now.
  func watchChange() {
    if let owner { owner.knownTree?.watchChange(of: self, heldBy: owner) }
  }

  func refuse(_ error: LayoutError) {
    storedError = error
    (firstItem?.node ?? secondItem?.node)?.report(
      .refused(view: placeDescription, error: error, source: source), alsoTo: secondItem?.node)
  }

  /// Whether an item is `subtree` or within it.
  func touches(subtree: LayoutNode) -> Bool {
    firstItem?.isDescendant(of: subtree) ?? true
      || secondItem?.isDescendant(of: subtree) ?? false
  }

  /// Whether an item is this one.
  func mentions(_ item: LayoutItem) -> Bool { firstItem === item || secondItem === item }

  func setOwner(_ owner: LayoutNode?) {
    ownerReference = owner.map { UncountedReference($0) }
  }
}
