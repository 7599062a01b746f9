/// A parsed visual format: its parts with their positions, and names that are not looked up yet.
struct VisualFormatSyntax {
  let axis: LayoutAxis
  /// The places in order: views, and the superview at none, one or both ends.
  let places: [Place]
  /// The connections between each place and the next; one fewer than places.
  let connections: [Connection]

  enum Place {
    /// The superview `|`, with its position.
    case superview(offset: Int)
    case view(View)
  }

  /// A view, `[name(predicates)]`.
  struct View {
    let offset: Int
    let name: String
    let predicates: [Predicate]
  }

  enum Connection {
    /// No space: the edges touch.
    case flush(offset: Int)
    /// The standard space, `-`.
    case standard(offset: Int)
    /// Spaces, `-8-` or `-(predicates)-`.
    case spaces([Predicate])
  }

  /// A predicate, like `>=width@750`.
  struct Predicate {
    let relation: LayoutRelation
    let object: Operand
    let priority: Operand?
  }

  /// A number or a name, with its start and end.
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
