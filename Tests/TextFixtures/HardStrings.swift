import Foundation

/// The strings on whose columns terminals, libraries and tables have been seen to differ.
public struct HardStrings {
  /// What makes it hard, as in `zwj` or `combining`.
  public let kind: String
  public let text: String

  public static func all() throws -> [HardStrings] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/hard-strings.json")
    return try JSONDecoder().decode([[String]].self, from: Data(contentsOf: file)).map {
      HardStrings(kind: $0[0], text: $0[1])
    }
  }

  /// The scalars of a text in hexadecimal, to be read in a report.
  public static func scalars(of text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
