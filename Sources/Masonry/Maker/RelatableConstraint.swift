import AutoLayout

/// Attributes without a relation yet. Several attributes can be chained; all are related to the same
/// target: `make.left.right.equalTo(other)`.
@MainActor public struct RelatableConstraint<Target> {
  let maker: ConstraintMaker
  let attributes: [LayoutAttribute]
  /// Converts a target to the right side of the relation.
  let operand: (Target) -> ConstraintOperand

  init(
    _ maker: ConstraintMaker, _ attributes: [LayoutAttribute],
    _ operand: @escaping (Target) -> ConstraintOperand
  ) {
    self.maker = maker
    self.attributes = attributes
    self.operand = operand
  }

  /// Constrains the attributes to equal those of `target`: the same ones of a view or guide, an attribute, or
  /// a number. A number on a position is a distance from the superview's same attribute.
  @discardableResult public func equalTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, to: operand(target), SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to be at most those of `target`; see `equalTo`.
  @discardableResult public func lessThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, to: operand(target), SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to be at least those of `target`; see `equalTo`.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.greaterThanOrEqual, to: operand(target), SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to equal those of each target. An empty array adds no constraint.
  @discardableResult public func equalTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, to: targets, SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to be at most those of each target. An empty array adds no constraint.
  @discardableResult public func lessThanOrEqualTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, to: targets, SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to be at least those of each target. An empty array adds no constraint.
  @discardableResult public func greaterThanOrEqualTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.greaterThanOrEqual, to: targets, SourceLocation(file: file, line: line))
  }

  private func relate(
    _ relation: LayoutRelation, to targets: [Target], _ source: SourceLocation
  ) -> EditableConstraint {
    let operands = targets.map(operand)
    return maker.state(attributes, source) { attribute in
      Constraint(
        operands.map { Constraint(Statement(maker.item, attribute, relation, $0, source)) })
    }
  }

  private func relate(
    _ relation: LayoutRelation, to operand: ConstraintOperand, _ source: SourceLocation
  ) -> EditableConstraint {
    maker.state(attributes, source) { attribute in
      Constraint(Statement(maker.item, attribute, relation, operand, source))
    }
  }
}

extension RelatableConstraint {
  /// Constrains the attributes to equal the same ones of the superview that the view has at installation.
  @discardableResult public func equalToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, to: SuperviewTarget().operand, SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to be at most the superview's; see ``equalToSuperview(file:line:)``.
  @discardableResult public func lessThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, to: SuperviewTarget().operand, SourceLocation(file: file, line: line))
  }

  /// Constrains the attributes to be at least the superview's; see ``equalToSuperview(file:line:)``.
  @discardableResult public func greaterThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(
      .greaterThanOrEqual, to: SuperviewTarget().operand, SourceLocation(file: file, line: line))
  }
}

extension RelatableConstraint: @MainActor CustomStringConvertible {
  /// The item's name and the attributes: `Label:title.left.right`.
  public var description: String {
    ([maker.item.debugName] + attributes.map { "\($0)" }).joined(separator: ".")
  }
}
