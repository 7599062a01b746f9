/// A value to write as JSON.
enum JSON {
  case text(String)
  case number(Double)
  case whole(Int)
  case bool(Bool)
  case none
  case list([JSON])
  /// An object. Its members keep their order.
  case object([(name: String, value: JSON)])

  /// Returns a string, or null for nil.
  static func text(_ text: String?) -> JSON { text.map { JSON.text($0) } ?? .none }

  /// The value on one line. Numbers have at most five decimals; numbers that are not finite are null.
  var line: String {
    switch self {
    case .text(let text): FrameListing.quoted(text)
    case .number(let number): number.isFinite ? FrameListing.decimal(number) : "null"
    case .whole(let number): "\(number)"
    case .bool(let value): value ? "true" : "false"
    case .none: "null"
    case .list(let values): "[\(values.map(\.line).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(FrameListing.quoted($0.name)):\($0.value.line)" }.joined(separator: ","))}"
    }
  }
}
