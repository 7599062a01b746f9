import ConstraintNotation

/// An explanation in JSON.
extension Explanation {
  /// The explanation as a JSON object without line breaks:
  /// `{"constraints": […], "core": […], "contradictory": true, …}`.
  public var json: String {
    let constraints = conflict.constraints.indices.map { constraintJSON($0) }
    return JSON.object([
      ("constraints", JSON.array(constraints)),
      ("core", JSON.array(core.map(String.init))),
      ("contradictory", String(isContradictory)),
      ("needsNoNegativeSize", String(needsNoNegativeSize)),
      ("broken", JSON.number(broken)),
      (
        "culprits",
        JSON.array(
          culprits.map { culprit in
            JSON.object([
              ("constraint", JSON.number(culprit.constraint)), ("rule", JSON.string(culprit.rule)),
              ("reason", JSON.string(culprit.reason)),
            ])
          })
      ),
      (
        "cures",
        JSON.array(
          cures.map { cure in
            JSON.object([("title", JSON.string(cure.title)), ("code", JSON.string(cure.code))])
          })
      ),
    ])
  }

  private func constraintJSON(_ index: Int) -> String {
    let constraint = conflict.constraints[index]
    var members = [
      ("line", String(constraint.line)), ("text", JSON.string(constraint.text)),
      ("class", JSON.string(constraint.className)),
      ("address", constraint.address.map(JSON.string) ?? "null"),
      ("identifier", constraint.identifier.map(JSON.string) ?? "null"),
      ("priority", JSON.number(constraint.priority)),
      ("sentence", JSON.string(details.sentences[index].sentence)),
      ("origin", JSON.string(details.sentences[index].origin)),
    ]
    if let source = constraint.source {
      members.append(("file", JSON.string(source.file)))
      members.append(("sourceLine", String(source.line)))
    }
    return JSON.object(members)
  }
}

extension UnknownLine {
  /// The line as a JSON object: `{"line": 3, "text": "…"}`.
  public var json: String {
    JSON.object([("line", String(line)), ("text", JSON.string(text))])
  }
}

/// Writes JSON.
enum JSON {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  static func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }

  /// Returns a number. `null` never occurs in practice, since numbers of layouts are finite.
  static func number(_ value: Double) -> String { value.isFinite ? value.short : "null" }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a character is a control character, a format character or a line separator.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar.value <= 0xFFFF
    default: false
    }
  }
}
