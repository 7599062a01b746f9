import AutoLayout

/// What one sentence states: one constraint, or several as one. It is kept where constraints are to be
/// changed, taken out and put back later. Masonry's name: `MASConstraint`.
@MainActor public final class Constraint: InstallableConstraint {
  enum Content {
    case single(ViewConstraint)
    case composite([Constraint])
  }

  let content: Content
  private let link: ItemLink
  private var refusal: MasonryError?

  init(_ item: LayoutItem, _ content: Content) {
    link = item.link
    self.content = content
  }

  /// What it consists of, in order.
  var parts: [ViewConstraint] {
    switch content {
    case .single(let part): [part]
    case .composite(let children): children.flatMap(\.parts)
    }
  }

  /// The constraints of the layout it stands for, in order; those that were installed before.
  public var layoutConstraints: [LayoutConstraint] { parts.compactMap(\.layoutConstraint) }

  /// Why something said of it was refused, or why it could not be installed.
  public var error: (any Error)? { refusal ?? layoutConstraints.lazy.compactMap(\.error).first }

  /// Whether all of it takes part in the layout. A number on a position counts from the superview that
  /// there is when this is set to true.
  public var isActive: Bool {
    get {
      let parts = parts
      return !parts.isEmpty && parts.allSatisfy { $0.layoutConstraint?.isActive ?? false }
    }
    set {
      if newValue {
        _ = Installation(of: parts, updating: false)
      } else {
        for part in parts { part.layoutConstraint?.isActive = false }
      }
    }
  }

  public func setConstant(_ constant: ConstraintConstant) {
    refusal = nil
    let parts = parts
    for part in parts { part.setConstant(constant) }
    guard let source = parts.first?.source, let item = link.item,
      !parts.contains(where: { $0.hears(constant) })
    else { return }
    item.ownView?.report(SaidInVain.word(of: item, source))
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
    for part in parts { part.setPriority(priority) }
    return self
  }

  /// A name for logs. Of several each has its number: `edge[0]`, `edge[1]`. Masonry's name:
  /// `mas_key`.
  public var key: String? {
    didSet {
      switch content {
      case .single(let part): part.key = key
      case .composite(let children):
        for (index, child) in children.enumerated() { child.key = key.map { "\($0)[\(index)]" } }
      }
    }
  }

  func setMultiplier(_ multiplier: Double) {
    let parts = parts
    if let installed = parts.first(where: { $0.layoutConstraint?.isActive ?? false }) {
      return refuse(.multiplierAfterInstall(source: installed.source))
    }
    refusal = nil
    for part in parts { part.multiplier = multiplier }
  }

  func refuse(_ error: MasonryError) {
    refusal = error
    link.item?.ownView?.report(remark: error.description)
  }

  private func replace(_ relation: LayoutRelation, _ constant: any ConstantTarget) -> Constraint {
    if let other = parts.first(where: { $0.relation != relation }) {
      refuse(.relationRedefined(from: other.relation, to: relation, source: other.source))
    } else {
      setConstant(constant.constant)
    }
    return self
  }
}

extension Constraint: @MainActor CustomStringConvertible {
  /// What it says in short, of each view and attribute: `Label:title.left == View:box.right + 8 ^high`. Where
  /// it is not installed, as it would be now.
  public var description: String { parts.map(\.description).joined(separator: ", ") }
}
