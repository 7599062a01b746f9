/// A parsed visual format: its parts with their positions, and names that are not looked up yet.
package struct VisualFormatSyntax {
  package let axis: LayoutAxis
  /// The places in order: views, and the superview at one end, both ends or none.
  package let places: [Place]
  /// The connections between each place and the next; one fewer than places.
  package let connections: [Connection]

  package enum Place {
    /// The superview `|`, with its position.
    case superview(offset: Int)
    case view(View)
  }

  /// A view, `[name(predicates)]`.
  package struct View {
    package let offset: Int
    package let name: String
    package let predicates: [Predicate]
  }

  package enum Connection {
    /// No space: the edges touch.
    case flush(offset: Int)
    /// The standard space, `-`.
    case standard(offset: Int)
    /// Spaces, `-8-` or `-(predicates)-`.
    case spaces([Predicate])
  }

  /// A predicate, like `>=width@750`.
  package struct Predicate {
    package let relation: LayoutRelation
    package let object: Operand
    package let priority: Operand?
  }

  /// A number or a name, with its start and end.
  package struct Operand {
    package enum Value {
      case number(Double)
      case name(String)
    }

    package let value: Value
    package let start: Int
    package let end: Int
  }
}
