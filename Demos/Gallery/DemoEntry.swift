import Ashlar

/// An entry of the gallery: a demo's identifier, its title, and a function that creates it.
@MainActor public struct DemoEntry {
  public let id: String
  public let title: LocalizedText
  public let lesson: Lesson
  public let make: (UInt64) -> any Demo

  /// Creates the entry of a demo type.
  public init(_ demo: (some Demo).Type) {
    id = demo.id
    title = demo.title
    lesson = demo.lesson
    make = { demo.init(seed: $0) }
  }
}

extension DemoEntry {
  /// All demos, in the gallery's order: by group, number and identifier.
  public static let all = DemoGroup.allCases.flatMap { group in
    listed.filter { $0.lesson.group == group }
      .sorted { ($0.lesson.number, $0.id) < ($1.lesson.number, $1.id) }
  }

  /// Returns the demo with an identifier; `nil` if there is none.
  public static func named(_ id: String) -> DemoEntry? { all.first { $0.id == id } }

  /// Returns the identifier that was probably meant by an unknown one; nil if none is similar.
  public static func likelyID(for id: String) -> String? {
    let plain = id.lowercased().map { $0 == "_" || $0 == " " ? "-" : String($0) }.joined()
    return NearNames(to: plain).likely(all.map(\.id))
  }
}
