internal import Cassowary

/// The system constraints on intrinsic lengths.
extension LayoutSystem {
  /// Installs the intrinsic lengths that satisfy a condition.
  func addNaturalLengths(where isChosen: (ViewLength) -> Bool) throws(SolverError) {
    for (place, record) in records.all.enumerated() where takesNaturalSize(record.role) {
      guard let lengths = record.naturalSize?.lengths else { continue }
      for axis in LayoutAxis.allCases where isChosen(ViewLength(view: record.key, axis: axis)) {
        guard let length = lengths[axis], let node = record.node else { continue }
        record.installedLength[axis] = length
        let terms = [Term(record.extent[axis])]
        record.constraints[axis].hugging = try install(
          SystemConstraint(.hugging, record.link, axis, constant: length), place, terms,
          .lessThanOrEqual, Priority(node.contentHuggingPriority(for: axis)))
        record.constraints[axis].compressionResistance = try install(
          SystemConstraint(.compressionResistance, record.link, axis, constant: length), place,
          terms, .greaterThanOrEqual,
          Priority(node.contentCompressionResistancePriority(for: axis)))
      }
    }
  }
}
