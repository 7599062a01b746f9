import Ashlar

/// The views of a demo whose edges can be explained, as text or JSON.
@MainActor public struct ViewList {
  private let names: [String]
  private let localizer: Localizer

  /// - Parameter names: The names, as in ``HeadlessScreen/viewNames``. The text is in the localizer's language.
  public init(_ names: [String], in localizer: Localizer = .english) {
    self.names = names
    self.localizer = localizer
  }

  /// A heading that explains the use of the names, and a line for each view.
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
