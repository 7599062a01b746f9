/// A visual format as it is written: its parts with their places, names not looked up yet.
struct VisualFormatSyntax {
  let axis: LayoutAxis
  /// What stands in a row: views, and the superview at none, one or both ends.
  let places: [Place]
  /// What stands between each place and the next: one less than places.
  let connections: [Connection]

  enum Place {
    /// `|`, and where it stands.
    case superview(offset: Int)
    case view(View)
  }

  /// `[name(predicates)]`.
  struct View {
    let offset: Int
    let name: String
    let predicates: [Predicate]
  }

  enum Connection {
    /// Nothing in between: the edges are one.
    case flush(offset: Int)
    /// `-`.
    case standard(offset: Int)
    /// `-8-` or `-(predicates)-`.
    case spaces([Predicate])
  }

  /// `>=width@750`.
  struct Predicate {
    let relation: LayoutRelation
    let object: Operand
    let priority: Operand?
  }

  /// A number or a name, and where it begins and ends.
  struct Operand {
    enum Value {
      case number(Double)
      case name(String)
    }

    let value: Value
    let start: Int
    let end: Int
  }
}
