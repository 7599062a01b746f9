import Ashlar

/// A view that teaches one thing and fills the stage.
@MainActor public protocol Demo: View {
  /// The name on the command line.
  static var id: String { get }
  /// The name in the gallery.
  static var title: String { get }
  /// The demo's keys, for the hint line; the first matter most.
  static var keys: [KeyHint] { get }
  /// What the demo teaches.
  static var lesson: Lesson { get }

  /// Creates the demo; the same seed gives the same content.
  init(seed: UInt64)

  /// What keys have changed of the demo: a value, by which it can be put back.
  associatedtype State = Void
  var state: State { get set }
  /// What decides now, in a line of at most 60 columns, as of the last layout.
  var readout: String { get }
}

extension Demo {
  public var readout: String { "" }

  /// Offers the demo a key; a letter that means a motion is offered as that, too.
  func take(_ key: KeyPress) -> Bool { keyDown(key) || key.motion.map(keyDown) ?? false }

  /// Returns what brings the demo back to the state it has now.
  func restorePoint() -> @MainActor () -> Void {
    let kept = state
    return { [weak self] in self?.state = kept }
  }
}

extension Demo where State == Void {
  public var state: Void {
    get {}
    set {}
  }
}

/// A demo that can be made by its id.
@MainActor public struct DemoEntry {
  public let id: String
  public let title: String
  public let keys: [KeyHint]
  public let lesson: Lesson
  public let make: (UInt64) -> any Demo

  /// The demo of a type.
  public init(_ demo: (some Demo).Type) {
    id = demo.id
    title = demo.title
    keys = demo.keys
    lesson = demo.lesson
    make = { demo.init(seed: $0) }
  }

  /// All demos, in the gallery's order.
  public static let all = [
    DemoEntry(ThreeLabelsDemo.self), DemoEntry(StairDemo.self), DemoEntry(GreenLabelDemo.self),
  ]

  /// The demo with an id, if there is one.
  public static func named(_ id: String) -> DemoEntry? { all.first { $0.id == id } }
}
