import AutoLayout

/// The constraints of one statement, as one object. Keep it to change, remove or restore the constraints
/// later. Masonry's name: `MASConstraint`.
@MainActor public final class Constraint: InstallableConstraint {
  /// The statements, in order.
  let statements: [Statement]
  /// The constraints in a group or for several attributes; these may be groups, too. Empty for a single
  /// statement.
  private let children: [Constraint]
  private var refusal: MasonryError?

  init(_ statement: Statement) {
    statements = [statement]
    children = []
  }

  init(_ children: [Constraint]) {
    statements = children.flatMap(\.statements)
    self.children = children
  }

  /// The layout constraints, in order, of the statements that have been installed.
  public var layoutConstraints: [LayoutConstraint] { statements.compactMap(\.layoutConstraint) }

  /// The reason why a change was refused, or why a constraint could not be installed; nil if there is none.
  public var error: (any Error)? { refusal ?? layoutConstraints.lazy.compactMap(\.error).first }

  /// Whether all of the constraints are active. If it is set to true, numbers on positions are measured
  /// in the superview of that moment.
  public var isActive: Bool {
    get {
      !statements.isEmpty && statements.allSatisfy { $0.layoutConstraint?.isActive ?? false }
    }
    set {
      if newValue {
        if !isActive, let item { _ = Installation(of: statements, on: item) }
      } else {
        for statement in statements { statement.layoutConstraint?.isActive = false }
      }
    }
  }

  /// Replaces the constants of the attributes to which `constant` applies. If it applies to none, that is reported.
  public func setConstant(_ constant: ConstraintConstant) {
    refusal = nil
    for statement in statements { statement.setConstant(constant) }
    guard let item, let source = statements.first?.source,
      !statements.contains(where: { constant.applies(to: $0.attribute) })
    else { return }
    item.ownView?.report(StatementWithoutEffect.constant(of: item, source))
  }

  /// Replaces the constant: a number, or the parts of a size, a point or insets. The relation has to be the
  /// original one; otherwise nothing changes and ``error`` is set.
  @discardableResult public func equalTo(_ constant: any ConstantTarget) -> Constraint {
    replace(.equal, constant)
  }

  /// Replaces the constant of a constraint created with `lessThanOrEqualTo`; see ``equalTo(_:)``.
  @discardableResult public func lessThanOrEqualTo(_ constant: any ConstantTarget) -> Constraint {
    replace(.lessThanOrEqual, constant)
  }

  /// Replaces the constant of a constraint created with `greaterThanOrEqualTo`; see ``equalTo(_:)``.
  @discardableResult public func greaterThanOrEqualTo(
    _ constant: any ConstantTarget
  ) -> Constraint {
    replace(.greaterThanOrEqual, constant)
  }

  /// Sets the priority. An active constraint can change among optional priorities only; a change from
  /// required to optional or back is refused, and ``error`` is set.
  @discardableResult public func priority(_ priority: LayoutPriority) -> Constraint {
    refusal = nil
    for statement in statements { statement.setPriority(priority) }
    return self
  }

  /// Calls ``priority(_:)``. SnapKit's name.
  @discardableResult public func update(priority: LayoutPriority) -> Constraint {
    self.priority(priority)
  }

  /// A name for logs. In a group each constraint has an index: `edge[0]`, `edge[1]`. Masonry's name:
  /// `mas_key`.
  public var key: String? {
    didSet {
      if children.isEmpty {
        for statement in statements { statement.key = key }
      } else {
        for (index, child) in children.enumerated() { child.key = key.map { "\($0)[\(index)]" } }
      }
    }
  }

  func setMultiplier(_ multiplier: Double) {
    if let installed = statements.first(where: { $0.layoutConstraint?.isActive ?? false }) {
      return refuse(.multiplierAfterInstall(source: installed.source), of: item)
    }
    refusal = nil
    for statement in statements { statement.multiplier = multiplier }
  }

  /// Stores and reports an error.
  func refuse(_ error: MasonryError, of item: LayoutItem?) {
    refusal = error
    item?.ownView?.report(remark: error.text)
  }

  /// The constrained view or guide; nil for an empty constraint.
  private var item: LayoutItem? { statements.first?.item }

  private func replace(_ relation: LayoutRelation, _ constant: any ConstantTarget) -> Constraint {
    if let other = statements.first(where: { $0.relation != relation }) {
      refuse(
        .relationRedefined(from: other.relation, to: relation, source: other.source), of: item)
    } else {
      setConstant(constant.constant)
    }
    return self
  }
}

extension Constraint: @MainActor CustomStringConvertible {
  /// The equations in short, one for each view and attribute: `Label:title.left == View:box.right + 8 ^high`.
  /// Before installation, the equations as they would be installed now.
  public var description: String { statements.map(\.description).joined(separator: ", ") }
}
