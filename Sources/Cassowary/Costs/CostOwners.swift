/// The owners of breakpoints: constraints, and variables with their order.
///
/// An *owner* is the index of a constraint, or `~symbol` for a variable's distance from zero.
struct CostOwners: ~Copyable {
  /// The constraints, by index.
  var constraints = Buffer<TableauConstraint>()
  /// The rank and number of each variable, by symbol.
  var orders = Buffer<VariableOrder>()

  /// Returns the band of the sum to which an owner's error belongs; 1 for a distance from zero.
  @inline(__always) func band(of owner: Int32) -> UInt64 {
    owner >= 0 ? constraints[owner].sumBand : 1
  }

  /// Returns the level of an owner's single error or distance.
  @inline(__always) func singleLevel(of owner: Int32) -> Level {
    owner >= 0 ? constraints[owner].singleLevel : orders[~owner].level
  }

  /// Returns a copy with everything.
  func copy() -> CostOwners {
    CostOwners(constraints: constraints.copy(), orders: orders.copy())
  }
}

/// The position of a variable in the order of variables.
struct VariableOrder: BitwiseCopyable {
  var rank = 0
  var number = 0

  var level: Level { .variable(rank: rank, number: number) }
}
