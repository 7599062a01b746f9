/// A parser of visual formats, with one method for each production of the grammar.
///
/// For mistakes that UIKit reports, its errors have UIKit's sentences; the others follow that style.
package struct VisualFormatParser {
  private typealias Syntax = VisualFormatSyntax
  private var scanner: VisualFormatScanner

  /// Parses a format.
  ///
  /// - Complexity: linear in the length of the format.
  package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormatSyntax {
    var parser = VisualFormatParser(scanner: VisualFormatScanner(format))
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> Syntax {
    if scanner.isAtEnd { throw scanner.unexpected("It's an empty string.") }
    let axis = try parseOrientation()
    var places: [Syntax.Place] = []
    var connections: [Syntax.Connection] = []
    let start = scanner.position
    if scanner.take("|") {
      places.append(.superview(offset: start))
      connections.append(try parseConnection())
    }
    guard scanner.next == "[" else { throw scanner.unexpected("Expected a view") }
    places.append(.view(try parseView()))
    while !scanner.isAtEnd {
      connections.append(try parseConnection())
      let offset = scanner.position
      if scanner.take("|") {
        places.append(.superview(offset: offset))
        try parseEnd(after: offset)
      } else {
        guard scanner.next == "[" else { throw expectedPlace(after: connections.last) }
        places.append(.view(try parseView()))
      }
    }
    return Syntax(axis: axis, places: places, connections: connections)
  }

  /// Parses `H:` or `V:`; horizontal if neither is present.
  private mutating func parseOrientation() throws(VisualFormatError) -> LayoutAxis {
    if scanner.take("V") {
      guard scanner.take(":") else {
        throw scanner.unexpected("Expected ':' after 'V' to specify vertical arrangement")
      }
      return .vertical
    }
    if scanner.take("H"), !scanner.take(":") {
      throw scanner.unexpected("Expected ':' after 'H' to specify horizontal arrangement")
    }
    return .horizontal
  }

  private func expectedPlace(after connection: Syntax.Connection?) -> VisualFormatError {
    if case .flush = connection {
      return scanner.unexpected("Expected a connection, a view, or '|' after a view")
    }
    return scanner.unexpected("Expected a view or '|' after a connection")
  }

  /// Checks that nothing follows the superview at the end of a format.
  private func parseEnd(after superview: Int) throws(VisualFormatError) {
    switch scanner.next {
    case nil: return
    case "[", "-":
      throw scanner.error(
        "'|' stands for the superview, which can only begin or end the format", at: superview)
    default: throw scanner.unexpected("Expected the end of the format after '|'")
    }
  }

  // MARK: - Views and connections

  /// Parses `[name]` or `[name(predicates)]`.
  private mutating func parseView() throws(VisualFormatError) -> Syntax.View {
    let offset = scanner.position
    scanner.skip()
    guard let name = scanner.scanName() else {
      throw scanner.unexpected(
        "Expected the name of a view: a letter or '_', then letters, digits, and '_'")
    }
    let end = "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    let predicates = scanner.next == "(" ? try parsePredicates(orElse: end) : []
    guard scanner.take("]") else {
      throw scanner.unexpected(predicates.isEmpty ? "Expected ']' at the end of a view" : end)
    }
    return Syntax.View(offset: offset, name: name, predicates: predicates)
  }

  /// Parses nothing, `-`, `-8-` or `-(predicates)-`.
  private mutating func parseConnection() throws(VisualFormatError) -> Syntax.Connection {
    let offset = scanner.position
    guard scanner.take("-") else { return .flush(offset: offset) }
    switch scanner.next {
    case nil, "[", "|": return .standard(offset: offset)
    case "(":
      let end = "A predicate on a space must end with ')'"
      let predicates = try parsePredicates(orElse: end)
      try parseConnectionEnd()
      return .spaces(predicates)
    case "-" where hasNegativeNumber:
      throw scanner.unexpected("A negative space must be in parentheses, like -(-8)-")
    default:
      let space = try parseOperand()
      if scanner.next == "@" {
        throw scanner.unexpected("A space with a priority must be in parentheses, like -(8@750)-")
      }
      try parseConnectionEnd()
      return .spaces([Syntax.Predicate(relation: .equal, object: space, priority: nil)])
    }
  }

  private var hasNegativeNumber: Bool {
    var ahead = scanner
    return ahead.scanNumber() != nil
  }

  private mutating func parseConnectionEnd() throws(VisualFormatError) {
    guard scanner.take("-") else {
      throw scanner.unexpected("Expected '-' at the end of a connection")
    }
  }

  // MARK: - Predicates

  /// Parses `(predicate,predicate)`. `sentence` is the error if neither a comma nor the end follows.
  private mutating func parsePredicates(
    orElse sentence: String
  ) throws(VisualFormatError) -> [Syntax.Predicate] {
    scanner.skip()
    var predicates = [try parsePredicate()]
    while scanner.take(",") { predicates.append(try parsePredicate()) }
    guard scanner.take(")") else { throw scanner.unexpected(sentence) }
    return predicates
  }

  /// Parses `8`, `>=width` or `==other@750`.
  private mutating func parsePredicate() throws(VisualFormatError) -> Syntax.Predicate {
    let relation = try parseRelation()
    let object = try parseOperand()
    let priority = scanner.take("@") ? try parseOperand() : nil
    return Syntax.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutRelation {
    let relation: LayoutRelation
    switch scanner.next {
    case "<": relation = .lessThanOrEqual
    case "=": relation = .equal
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    scanner.skip()
    guard scanner.take("=") else {
      throw scanner.unexpected("Unknown relation. Must be ==, >=, or <=")
    }
    return relation
  }

  /// Parses a number or a name.
  private mutating func parseOperand() throws(VisualFormatError) -> Syntax.Operand {
    let start = scanner.position
    if scanner.isBeforeNumber, let number = scanner.scanNumber() {
      return Syntax.Operand(value: .number(number), start: start, end: scanner.position)
    }
    guard let name = scanner.scanName() else {
      throw scanner.unexpected(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return Syntax.Operand(value: .name(name), start: start, end: scanner.position)
  }
}
