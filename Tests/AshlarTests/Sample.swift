/// A value of a public type, and how much of a text it may be.
struct Sample {
  enum Length {
    /// A few words.
    case short
    /// A line of sentences.
    case sentences
    /// Several lines, which are meant to be read as a page.
    case page
  }

  let type: String
  let text: String
  /// The text within an array: of a value that stands in another. `nil` for an enumeration without a description of
  /// its own, which Swift prints there with its module.
  let textWithin: String?
  let length: Length

  init(_ value: some Any, _ length: Length = .short) {
    type = Self.name(of: value)
    text = "\(value)"
    let isPrintedBySwift =
      Mirror(reflecting: value).displayStyle == .enum && !(value is any CustomStringConvertible)
    textWithin = isPrintedBySwift ? nil : "\([value])"
    self.length = length
  }

  /// The type's name with its module, without what it is generic over.
  private static func name(of value: some Any) -> String {
    String(String(reflecting: Swift.type(of: value)).prefix { $0 != "<" })
  }
}
