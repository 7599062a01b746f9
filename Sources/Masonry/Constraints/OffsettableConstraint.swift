import AutoLayout

/// A constraint whose constant can be said in Masonry's words, before and after it is installed. A later
/// word replaces an earlier one; a number that is not finite is refused, or keeps the constraint from
/// being installed, and its error says so.
@MainActor public protocol OffsettableConstraint {
  /// Replaces the constants of the attributes that `constant` speaks of.
  func setConstant(_ constant: ConstraintConstant)
}

extension OffsettableConstraint {
  /// Adds `amount` layout units to the right side.
  @discardableResult public func offset(_ amount: Double) -> Self {
    setConstant(amount.constant)
    return self
  }

  /// Moves edges inward by `amount` layout units, outward where it is negative. Attributes that are
  /// no edges stay.
  @discardableResult public func inset(_ amount: Double) -> Self { insets(EdgeInsets(amount)) }

  /// Moves edges inward: left and top by their inset, right and bottom against it. Attributes that
  /// are no edges stay.
  @discardableResult public func insets(_ insets: EdgeInsets) -> Self {
    setConstant(insets.constant)
    return self
  }

  /// Moves edges inward, where leading and trailing are as the view reads. Attributes that are no
  /// edges stay.
  @_disfavoredOverload @discardableResult public func insets(
    _ insets: DirectionalEdgeInsets
  ) -> Self {
    setConstant(insets.constant)
    return self
  }

  // Either word takes what the other does, as SnapKit's one word takes both. `insets(.zero)` and
  // `inset(.zero)` stay what they are: the others are disfavoured.

  /// The same as `inset(_:)`.
  @_disfavoredOverload @discardableResult public func insets(_ amount: Double) -> Self {
    inset(amount)
  }

  /// The same as `insets(_:)`.
  @_disfavoredOverload @discardableResult public func inset(_ insets: EdgeInsets) -> Self {
    self.insets(insets)
  }

  /// The same as `insets(_:)`.
  @_disfavoredOverload @discardableResult public func inset(
    _ insets: DirectionalEdgeInsets
  ) -> Self {
    self.insets(insets)
  }

  /// Adds to width and height, in layout units. Other attributes stay.
  @discardableResult public func sizeOffset(_ size: Size) -> Self {
    setConstant(size.constant)
    return self
  }

  /// Moves the centres, in layout units. Other attributes stay.
  @discardableResult public func centerOffset(_ offset: Point) -> Self {
    setConstant(offset.constant)
    return self
  }
}

/// A constraint that is installed and taken out again.
@MainActor public protocol InstallableConstraint: OffsettableConstraint, AnyObject {
  /// Whether the constraint takes part in the layout.
  var isActive: Bool { get set }
}

extension InstallableConstraint {
  /// Installs the constraint; an installed one stays. One that cannot be stays inactive, with its
  /// error set, and is reported.
  public func install() { isActive = true }
  /// Takes the constraint out of the layout.
  public func uninstall() { isActive = false }
  /// The same as ``install()``.
  public func activate() { install() }
  /// The same as ``uninstall()``.
  public func deactivate() { uninstall() }

  /// The same as `offset(_:)`.
  public func setOffset(_ amount: Double) { offset(amount) }
  /// The same as `inset(_:)`.
  public func setInset(_ amount: Double) { inset(amount) }
  /// The same as `insets(_:)`.
  public func setInsets(_ insets: EdgeInsets) { self.insets(insets) }
  /// The same as `sizeOffset(_:)`.
  public func setSizeOffset(_ size: Size) { sizeOffset(size) }
  /// The same as `centerOffset(_:)`.
  public func setCenterOffset(_ offset: Point) { centerOffset(offset) }
}

extension LayoutConstraint: InstallableConstraint {
  /// Replaces the constant, where `constant` speaks of the first attribute.
  public func setConstant(_ constant: ConstraintConstant) {
    if let value = constant.constant(for: firstAttribute, firstItem?.direction ?? .leftToRight) {
      self.constant = value
    }
  }
}
