import AutoLayout

/// Attributes that wait for their relation. More attributes may be chained before it, then all of
/// them are related to the same: `make.left.right.equalTo(other)`.
@MainActor public struct RelatableConstraint<Target> {
  let maker: ConstraintMaker
  let attributes: [LayoutAttribute]
  /// The right side that a target means.
  let operand: (Target) -> ConstraintOperand

  init(
    _ maker: ConstraintMaker, _ attributes: [LayoutAttribute],
    _ operand: @escaping (Target) -> ConstraintOperand
  ) {
    self.maker = maker
    self.attributes = attributes
    self.operand = operand
  }

  /// States that the attributes equal those of `target`: a view's or guide's same ones, an attribute,
  /// or a number, which on a position counts from the superview's same attribute.
  @discardableResult public func equalTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, to: operand(target), SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most those of `target`; see `equalTo`.
  @discardableResult public func lessThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, to: operand(target), SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least those of `target`; see `equalTo`.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.greaterThanOrEqual, to: operand(target), SourceLocation(file: file, line: line))
  }

  /// States that the attributes equal those of each target; an empty array states nothing.
  @discardableResult public func equalTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, to: targets, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most those of each target; an empty array states nothing.
  @discardableResult public func lessThanOrEqualTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, to: targets, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least those of each target; an empty array states nothing.
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
  /// Relates the attributes to the same ones of the view in which this one stands when the constraint
  /// is installed.
  @discardableResult public func equalToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, to: SuperviewTarget().operand, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most the superview's; see ``equalToSuperview(file:line:)``.
  @discardableResult public func lessThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, to: SuperviewTarget().operand, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least the superview's; see ``equalToSuperview(file:line:)``.
  @discardableResult public func greaterThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(
      .greaterThanOrEqual, to: SuperviewTarget().operand, SourceLocation(file: file, line: line))
  }
}

extension RelatableConstraint: @MainActor CustomStringConvertible {
  /// `Label:title.left.right`.
  public var description: String {
    ([maker.item.debugName] + attributes.map { "\($0)" }).joined(separator: ".")
  }
}
