import AutoLayout

/// All that one sentence states: one constraint, or several as one. It is kept where constraints are to be
/// changed, taken out and put back later. Masonry's name: `MASConstraint`.
@MainActor public final class Constraint: InstallableConstraint {
  /// Its parts, in order.
  let statements: [Statement]
  /// The constraints that it stands for, where these are several; each may stand for several again.
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

  /// The constraints of the layout it stands for, in order; those that were installed before.
  public var layoutConstraints: [LayoutConstraint] { statements.compactMap(\.layoutConstraint) }

  /// The reason why something said of it was refused, or why it could not be installed.
  public var error: (any Error)? { refusal ?? layoutConstraints.lazy.compactMap(\.error).first }

  /// Whether all of it takes part in the layout. A number on a position counts from the superview that
  /// there is when this is set to true.
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

  /// Replaces the constants of the attributes that `constant` speaks of. Where it speaks of none, that is
  /// reported.
  public func setConstant(_ constant: ConstraintConstant) {
    refusal = nil
    for statement in statements { statement.setConstant(constant) }
    guard let item, let source = statements.first?.source,
      !statements.contains(where: { constant.applies(to: $0.attribute) })
    else { return }
    item.ownView?.report(SaidInVain.constant(of: item, source))
  }

  /// Replaces the constant: a number, or what sizes, points and insets say of the attributes. The
  /// relation must be the one it was made with; otherwise nothing changes and ``error`` is set.
  @discardableResult public func equalTo(_ constant: any ConstantTarget) -> Constraint {
    replace(.equal, constant)
  }

  /// The same for what was made with `lessThanOrEqualTo`; see ``equalTo(_:)``.
  @discardableResult public func lessThanOrEqualTo(_ constant: any ConstantTarget) -> Constraint {
    replace(.lessThanOrEqual, constant)
  }

  /// The same for what was made with `greaterThanOrEqualTo`; see ``equalTo(_:)``.
  @discardableResult public func greaterThanOrEqualTo(
    _ constant: any ConstantTarget
  ) -> Constraint {
    replace(.greaterThanOrEqual, constant)
  }

  /// Says how important it is. While it is active it may change among optional priorities; from
  /// required to optional or back is refused, and ``error`` is set.
  @discardableResult public func priority(_ priority: LayoutPriority) -> Constraint {
    refusal = nil
    for statement in statements { statement.setPriority(priority) }
    return self
  }

  /// A name for logs. Of several each has its number: `edge[0]`, `edge[1]`. Masonry's name:
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

  /// Keeps an error and reports it.
  func refuse(_ error: MasonryError, of item: LayoutItem?) {
    refusal = error
    item?.ownView?.report(remark: error.description)
  }

  /// The view or guide that it constrains; absent where it states nothing.
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
  /// Where it is not installed, as it would be now.
  public var description: String { statements.map(\.description).joined(separator: ", ") }
}
