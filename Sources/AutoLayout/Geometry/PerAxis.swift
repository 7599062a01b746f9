/// A pair of values, one for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(both: Value) {
    horizontal = both
    vertical = both
  }

  init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  static func each(_ make: (LayoutAxis) -> Value) -> PerAxis {
    PerAxis(horizontal: make(.horizontal), vertical: make(.vertical))
  }

  subscript(axis: LayoutAxis) -> Value {
    // Comparing the axis with `==` would be a call during the access to the pair; `switch` is not.
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
