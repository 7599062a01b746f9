import AutoLayout

/// Attributes that wait for their relation. More attributes may be chained before it, then all of
/// them are related to the same: `make.left.right.equalTo(other)`.
@MainActor public struct RelatableConstraint<Target> {
  let maker: ConstraintMaker
  let attributes: [LayoutAttribute]

  /// States that the attributes equal those of `target`: a view's or guide's same ones, an attribute,
  /// or a number, which on a position counts from the superview's same attribute.
  @discardableResult public func equalTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, target, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most those of `target`; see `equalTo`.
  @discardableResult public func lessThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, target, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least those of `target`; see `equalTo`.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.greaterThanOrEqual, target, SourceLocation(file: file, line: line))
  }

  /// States that the attributes equal those of each target; an empty array states nothing.
  @discardableResult public func equalTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, targets, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most those of each target; an empty array states nothing.
  @discardableResult public func lessThanOrEqualTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, targets, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least those of each target; an empty array states nothing.
  @discardableResult public func greaterThanOrEqualTo(
    _ targets: [Target], file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.greaterThanOrEqual, targets, SourceLocation(file: file, line: line))
  }

  private func relate(
    _ relation: LayoutRelation, _ target: Target, _ source: SourceLocation
  ) -> EditableConstraint {
    state(source) { attribute in single(attribute, relation, target, source) }
  }

  private func relate(
    _ relation: LayoutRelation, _ targets: [Target], _ source: SourceLocation
  ) -> EditableConstraint {
    state(source) { attribute in
      .composite(
        targets.map {
          Constraint(maker.item, single(attribute, relation, $0, source))
        })
    }
  }

  /// One constraint an attribute, below one for all where they are several.
  private func state(
    _ source: SourceLocation,
    _ content: (LayoutAttribute) -> Constraint.Content
  ) -> EditableConstraint {
    let parts = attributes.map { Constraint(maker.item, content($0)) }
    let sentence =
      parts.count == 1 ? parts[0] : Constraint(maker.item, .composite(parts))
    maker.append(sentence)
    if parts.isEmpty { sentence.refuse(.noAttributes(source: source)) }
    if sentence.parts.contains(where: \.isUnspoken), sentence.parts.allSatisfy(\.isUnspoken) {
      maker.item.ownView?.report(SaidInVain.value(of: maker.item, source))
    }
    return EditableConstraint(constraint: sentence)
  }

  private func single(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ target: Target,
    _ source: SourceLocation
  ) -> Constraint.Content {
    // Every target type of the maker's properties refines ConstraintTarget; the existential types
    // themselves cannot say so.
    guard let operand = (target as? any ConstraintTarget)?.operand else { return .composite([]) }
    return .single(ViewConstraint(maker.item, attribute, relation, operand, source))
  }
}

extension RelatableConstraint {
  /// Relates the attributes to the same ones of the view in which this one stands when the constraint
  /// is installed.
  @discardableResult public func equalToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relateToSuperview(.equal, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most the superview's; see ``equalToSuperview(file:line:)``.
  @discardableResult public func lessThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relateToSuperview(.lessThanOrEqual, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least the superview's; see ``equalToSuperview(file:line:)``.
  @discardableResult public func greaterThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relateToSuperview(.greaterThanOrEqual, SourceLocation(file: file, line: line))
  }

  private func relateToSuperview(
    _ relation: LayoutRelation, _ source: SourceLocation
  ) -> EditableConstraint {
    state(source) {
      .single(ViewConstraint(maker.item, $0, relation, SuperviewTarget().operand, source))
    }
  }
}

extension RelatableConstraint: @MainActor CustomStringConvertible {
  /// `Label:title.left.right`.
  public var description: String {
    ([maker.item.debugName] + attributes.map { "\($0)" }).joined(separator: ".")
  }
}
