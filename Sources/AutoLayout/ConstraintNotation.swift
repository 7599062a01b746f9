// What constraints are made of is part of this module's interface: attributes, relations, priorities, axes.
@_exported public import ConstraintNotation
