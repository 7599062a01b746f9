/// The style of equations: signs, numbers, and the order of a factor and its place.
package struct EquationStyle: Sendable {
  fileprivate let relation: @Sendable (LayoutRelation) -> String
  fileprivate let number: @Sendable (Double) -> String
  fileprivate let minus: String
  /// Whether a negative factor at the beginning is written as a sign.
  fileprivate var signsFirst = false
  fileprivate let attribute: @Sendable (StatedAttribute) -> String
  /// Returns a place times a factor, which is never 1.
  fileprivate let product: @Sendable (_ factor: Double, _ place: String) -> String
  /// Returns the text after an equation whose priority is lower than required.
  fileprivate let priority: @Sendable (LayoutPriority) -> String

  /// The style of UIKit's logs: `title.width == 0.5*page.width + 8 priority:750`.
  package static let log = EquationStyle(
    relation: \.description, number: LogNumber.text, minus: "-", attribute: \.name,
    product: { "\(LogNumber.text($0))*\($1)" },
    priority: { " priority:\(LogNumber.text($0.rawValue))" })

  /// The style of Masonry's logs, with one name for baselines: `title.width == page.width * 0.5 + 8 ^high`.
  package static let masonryLog = EquationStyle(
    relation: \.description, number: LogNumber.text, minus: "-",
    attribute: { $0 == .lastBaseline ? "baseline" : $0.name },
    product: { "\($1) * \(LogNumber.text($0))" }, priority: { " ^\($0.masonryName)" })

  /// The short style: `title.width == page.width * 1/3 + 8 ^750`.
  ///
  /// - Parameters:
  ///   - factor: Returns the text of a factor.
  ///   - namesPriorities: Whether priorities have Masonry's names.
  package static func short(
    factor: @escaping @Sendable (Double) -> String = Fraction.text, namesPriorities: Bool
  ) -> EquationStyle {
    EquationStyle(
      relation: \.description, number: \.short, minus: "-", attribute: \.name,
      product: { "\($1) * \(factor($0))" },
      priority: { " ^\(namesPriorities ? $0.masonryName : $0.description)" })
  }

  /// A style for people, without priorities: `title.top = page.top + 10`.
  package static let people = EquationStyle(
    relation: \.sign, number: \.short, minus: "−", signsFirst: true, attribute: \.name,
    product: { "\($0.short) × \($1)" }, priority: { _ in "" })
}

extension ConstraintStatement {
  /// Returns the statement as an equation.
  ///
  /// - Parameter name: Returns the name of an item.
  package func equation(_ style: EquationStyle, _ name: (StatedItem) -> String) -> String {
    func text(_ sum: LinearSum) -> String {
      var text = ""
      for part in sum.parts {
        let place = "\(name(part.place.item)).\(style.attribute(part.place.attribute))"
        let isNegative = part.factor < 0 && (!text.isEmpty || style.signsFirst)
        let factor = isNegative ? -part.factor : part.factor
        let sign = isNegative ? "\(style.minus) " : text.isEmpty ? "" : "+ "
        text += (text.isEmpty ? "" : " ") + sign
        text += factor == 1 ? place : style.product(factor, place)
      }
      if text.isEmpty { return style.number(sum.constant) }
      if sum.constant == 0 { return text }
      return "\(text) \(sum.constant < 0 ? style.minus : "+") \(style.number(abs(sum.constant)))"
    }
    return "\(text(left)) \(style.relation(relation)) \(text(right))"
      + (priority == .required ? "" : style.priority(priority))
  }
}
