/// Constraints as statements, from which all dialects are written.
extension LayoutConstraint {
  var statement: ConstraintStatement {
    let first = StatedPlace(item: firstItem?.stated ?? .gone, attribute: firstAttribute)
    var right = LinearSum(constant: constant)
    if let secondAttribute {
      let second = StatedPlace(item: secondItem?.stated ?? missingItem, attribute: secondAttribute)
      right = LinearSum(second, factor: multiplier, constant: constant)
    }
    var statement = ConstraintStatement(left: LinearSum(first), relation: relation, right: right)
    statement.priority = priority
    statement.source = source
    statement.coordinates = measuringAncestor.map {
      .init($0.stated, isMirrored: isMirrored, scrolls: $0.scrollsContent)
    }
    return statement
  }

  /// The placeholder for a missing second item.
  private var missingItem: StatedItem {
    if case .noSuperview = flaw { StatedItem(name: "(superview)") } else { .gone }
  }

  /// The reading direction of leading and trailing: that of the first item.
  var direction: LayoutDirection {
    guard firstAttribute.isDirectional || secondAttribute?.isDirectional ?? false else {
      return .leftToRight
    }
    return firstItem?.node?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Whether positions are counted from the right edge: the constraint has leading or trailing, and the
  /// first item reads from right to left.
  var isMirrored: Bool { direction == .rightToLeft }

  /// The closest common ancestor, if the constraint multiplies a position: the position is measured
  /// in its coordinates. Nil otherwise.
  var measuringAncestor: LayoutNode? {
    guard firstAttribute.isPosition, multiplier != 1, let firstItem, let secondItem else {
      return nil
    }
    return firstItem.closestCommonAncestor(with: secondItem)
  }

  /// The items that appear in the statement.
  var statedItems: [LayoutItem] {
    [firstItem, secondItem, measuringAncestor].compactMap(\.self)
  }

  /// Returns a function that names the items of the statement. Placeholders for missing items have names of their own.
  func named(_ name: @escaping (LayoutItem) -> String) -> (StatedItem) -> String {
    let items = statedItems
    return { $0.item(of: items).map(name) ?? $0.name ?? "" }
  }

  /// The dialect in which the constraint was written.
  var dialect: CodeDialect { form == .masonry ? .dsl : .anchors }

  /// The constraint as code: a statement of the DSL, or anchors, as it was written. Names are identifiers, or the
  /// classes of views without one.
  ///
  ///     make.left.greaterThanOrEqualTo(container.mas.right).multipliedBy(1.0 / 3)
  ///     green.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 8)
  public var code: String { code() }

  /// Returns the code with another priority; nil keeps the constraint's own.
  func code(priority: LayoutPriority? = nil) -> String {
    var statement = statement
    if let priority { statement.priority = priority }
    let code = ConstraintCode(statement, CodeNames(statement.items), dialect).expression
    // With anchors the priority is set in a separate statement.
    return dialect == .anchors && statement.priority != .required
      ? "\(code), priority \(statement.priority)" : code
  }
}

extension SystemConstraint {
  /// The constraint as a statement. The near edge of a frame equals a number in the superview's
  /// coordinates, without a second item.
  @MainActor var statement: ConstraintStatement {
    let place = StatedPlace(item: item?.stated ?? .gone, attribute: attribute)
    var right = LinearSum(constant: constant)
    if let (superview, factor) = follows, factor != 0 {
      let whole = StatedPlace(
        item: superview.item?.stated ?? .gone, attribute: attribute.axis.size)
      right = LinearSum(whole, factor: factor, constant: constant)
    }
    var statement = ConstraintStatement(
      left: LinearSum(place), relation: kind.relation, right: right)
    statement.priority = priority
    return statement
  }
}

extension StatedItem {
  /// The placeholder for an item that no longer exists.
  static let gone = StatedItem(name: "(gone)")

  /// Returns the item, looked up among `items`; nil for one that no longer exists.
  @MainActor func item(of items: [LayoutItem]) -> LayoutItem? {
    items.first { $0.statedIdentity == identity }
  }
}

extension LayoutItem {
  /// The item as statements name it: by its identifier, if it has one. If the identifier is valid in Swift, code uses
  /// it as a variable.
  final var stated: StatedItem {
    StatedItem(
      className: String(describing: type(of: self)), name: shownIdentifier, variable: variable,
      identity: statedIdentity)
  }

  fileprivate final var statedIdentity: String { "\(ObjectIdentifier(self))" }

  /// The variable that holds the item in code: its identifier, if that is a valid name; otherwise nil.
  private final var variable: String? {
    guard let identifier, Self.isIdentifier(identifier) else { return nil }
    guard let guide = self as? LayoutGuide, guide.kind != .free else { return identifier }
    return guide.owningView.map { "\($0.codeName).\(identifier)" } ?? identifier
  }

  /// The name of the item in code: its identifier if that is valid in Swift, else its class in lower camel case.
  final var codeName: String { CodeNames([stated])(stated) }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension LayoutConstraint {
  /// A format of a constraint in logs.
  public enum DescriptionForm: Hashable, Sendable {
    /// UIKit's format, for constraints created with its names.
    case native
    /// Masonry's format, for constraints created with the DSL.
    case masonry
  }

  /// The constraint in errors: its ``equation`` with its identifier, like `<LayoutConstraint:name
  /// Label:title.width == View[1].width ^750>`.
  var placeDescription: String {
    "<LayoutConstraint\(shownIdentifier.map { ":\($0)" } ?? "") \(equation)>"
  }

  /// The constraint in short, with views named as in errors, like `Label:title.width == View[1].width * 2 + 8
  /// ^750`. In Masonry's form a named priority is shown by name: `^high`.
  public var equation: String { equation { $0.debugName } }

  /// The ``equation`` with the identifiers of views that have one: `green.left >= blue1.right + 1`.
  public var shortEquation: String {
    equation(factor: Fraction.text) { $0.shortName }
  }

  /// Returns the equation with other names for views.
  func equation(
    factor: @escaping @Sendable (Double) -> String = { $0.short },
    _ name: @escaping (LayoutItem) -> String
  ) -> String {
    // Priorities are written as in logs of the constraint's form.
    statement.equation(.short(factor: factor, namesPriorities: form == .masonry), named(name))
  }
}
