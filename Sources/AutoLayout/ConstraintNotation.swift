// What constraints are made of is part of this module's interface: attributes, relations, priorities, axes.
@_exported public import ConstraintNotation
// The sum of a conflict is part of its report.
@_exported public import struct ConflictAnalysis.FailingSum
