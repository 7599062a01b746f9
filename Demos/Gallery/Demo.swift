import Ashlar

/// A view that teaches one thing and fills the stage.
@MainActor public protocol Demo: View {
  /// The name on the command line.
  static var id: String { get }
  /// The name in the gallery.
  static var title: String { get }
  /// The demo's keys, for the hint line; the first matter most.
  static var keys: [KeyHint] { get }

  /// Creates the demo; the same seed gives the same content.
  init(seed: UInt64)
}

/// A demo that can be made by its id.
@MainActor public struct DemoEntry {
  public let id: String
  public let title: String
  public let keys: [KeyHint]
  public let make: (UInt64) -> any Demo

  /// The demo of a type.
  public init(_ demo: (some Demo).Type) {
    id = demo.id
    title = demo.title
    keys = demo.keys
    make = { demo.init(seed: $0) }
  }

  /// All demos, in the gallery's order.
  public static let all = [
    DemoEntry(ThreeLabelsDemo.self), DemoEntry(StairDemo.self), DemoEntry(GreenLabelDemo.self),
  ]

  /// The demo with an id, if there is one.
  public static func named(_ id: String) -> DemoEntry? { all.first { $0.id == id } }
}
