import AutoLayout

// Attributes of each kind, to be related to a target of that kind. An existential type does not conform to
// its own protocol, so each kind passes a closure that returns the operand of its targets; no cast is needed.

extension ConstraintMaker {
  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any AbsoluteXTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any DirectionalXTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any CenterXTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any YTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any DimensionTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any EdgesTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any DirectionalEdgesTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any SizeTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any CenterTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  /// Returns attributes of several kinds, to be related to a target.
  func relatable(_ attributes: [LayoutAttribute]) -> RelatableConstraint<any ChainTarget> {
    RelatableConstraint(self, attributes) { $0.operand }
  }
}
