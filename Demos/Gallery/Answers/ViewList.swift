import Ashlar

/// The views of a demo whose edges can be asked for, as text or JSON.
@MainActor public struct ViewList {
  private let names: [String]
  private let localizer: Localizer

  /// - Parameter names: As ``HeadlessScreen/viewNames`` has them. The text follows the localizer's language.
  public init(_ names: [String], in localizer: Localizer = .english) {
    self.names = names
    self.localizer = localizer
  }

  /// A line for each view, below one that says what to write.
  public var text: String {
    guard let last = names.last else {
      return localizer.string(LocalizedText("The demo has no views.", chinese: "这个 demo 没有视图。"))
    }
    let title = localizer.string(
      LocalizedText(
        "Ask for an edge or a length of one of these, such as \(last).left:",
        chinese: "请写出其中一个视图的边或长度，例如 \(last).left："))
    return ([title] + names.map { "  " + $0 }).joined(separator: "\n")
  }

  /// `{"views":["container","container/green"]}`
  public var json: String { JSON.object([("views", .list(names.map { .text($0) }))]).line }
}
