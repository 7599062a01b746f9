import AutoLayout

/// A constraint whose constant can be set with Masonry's methods, before and after installation. A later call
/// replaces an earlier one. A number that is not finite is refused, or prevents the installation; the error
/// is set.
@MainActor public protocol OffsettableConstraint {
  /// Replaces the constants of the attributes that `constant` applies to.
  func setConstant(_ constant: ConstraintConstant)
}

extension OffsettableConstraint {
  /// Sets the constant to `amount` layout units, which is added to the right side.
  @discardableResult public func offset(_ amount: Double) -> Self {
    setConstant(amount.constant)
    return self
  }

  /// Moves edges inward by `amount` layout units, or outward if it is negative. Other attributes are not
  /// affected.
  @discardableResult public func inset(_ amount: Double) -> Self { insets(EdgeInsets(amount)) }

  /// Moves edges inward: left and top by adding their insets, right and bottom by subtracting them. Other
  /// attributes are not affected.
  @discardableResult public func insets(_ insets: EdgeInsets) -> Self {
    setConstant(insets.constant)
    return self
  }

  /// Moves edges inward, with leading and trailing by the view's reading direction. Other attributes are not
  /// affected.
  @_disfavoredOverload @discardableResult public func insets(
    _ insets: DirectionalEdgeInsets
  ) -> Self {
    setConstant(insets.constant)
    return self
  }

  // `inset` and `insets` accept the same values, as SnapKit's single name does. `insets(.zero)` and
  // `inset(.zero)` keep their meanings, since the additional overloads are disfavoured.

  /// Calls `inset(_:)`.
  @_disfavoredOverload @discardableResult public func insets(_ amount: Double) -> Self {
    inset(amount)
  }

  /// Calls `insets(_:)`.
  @_disfavoredOverload @discardableResult public func inset(_ insets: EdgeInsets) -> Self {
    self.insets(insets)
  }

  /// Calls `insets(_:)`.
  @_disfavoredOverload @discardableResult public func inset(
    _ insets: DirectionalEdgeInsets
  ) -> Self {
    self.insets(insets)
  }

  /// Sets the constants of width and height, in layout units. Other attributes are not affected.
  @discardableResult public func sizeOffset(_ size: Size) -> Self {
    setConstant(size.constant)
    return self
  }

  /// Sets the constants of the centres, in layout units. Other attributes are not affected.
  @discardableResult public func centerOffset(_ offset: Point) -> Self {
    setConstant(offset.constant)
    return self
  }
}

/// A constraint that can be installed and uninstalled.
@MainActor public protocol InstallableConstraint: OffsettableConstraint, AnyObject {
  /// Whether the constraint takes part in the layout.
  var isActive: Bool { get set }
}

extension InstallableConstraint {
  /// Installs the constraint; an installed one is unchanged. If that is impossible, it stays inactive, its
  /// error is set, and that is reported.
  public func install() { isActive = true }
  /// Removes the constraint from the layout.
  public func uninstall() { isActive = false }
  /// Calls ``install()``.
  public func activate() { install() }
  /// Calls ``uninstall()``.
  public func deactivate() { uninstall() }

  /// Calls `offset(_:)`.
  public func setOffset(_ amount: Double) { offset(amount) }
  /// Calls `inset(_:)`.
  public func setInset(_ amount: Double) { inset(amount) }
  /// Calls `insets(_:)`.
  public func setInsets(_ insets: EdgeInsets) { self.insets(insets) }
  /// Calls `sizeOffset(_:)`.
  public func setSizeOffset(_ size: Size) { sizeOffset(size) }
  /// Calls `centerOffset(_:)`.
  public func setCenterOffset(_ offset: Point) { centerOffset(offset) }

  // SnapKit's names for the same methods.

  /// Calls `offset(_:)`. SnapKit's name.
  @discardableResult public func update(offset amount: Double) -> Self { offset(amount) }
  /// Calls `inset(_:)`. SnapKit's name.
  @discardableResult public func update(inset amount: Double) -> Self { inset(amount) }
  /// Calls `insets(_:)`. SnapKit's name.
  @_disfavoredOverload @discardableResult public func update(inset insets: EdgeInsets) -> Self {
    self.insets(insets)
  }
  /// Calls `insets(_:)`. SnapKit's name.
  @_disfavoredOverload @discardableResult public func update(
    inset insets: DirectionalEdgeInsets
  ) -> Self {
    self.insets(insets)
  }
}

extension LayoutConstraint: InstallableConstraint {
  /// Replaces the constant if `constant` applies to the first attribute.
  public func setConstant(_ constant: ConstraintConstant) {
    if let value = constant.constant(for: firstAttribute, firstItem?.direction ?? .leftToRight) {
      self.constant = value
    }
  }
}
