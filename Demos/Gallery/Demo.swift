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

  /// What the demo's keys change.
  associatedtype State: Equatable = Stateless
  /// Setting it shows it.
  var state: State { get set }
  /// What decides now, in a line of at most 60 columns, as of the last layout.
  var readout: String { get }
  /// The view that keys go to first while the demo has them: the demo itself, or one inside of it. AppKit's name.
  var initialFirstResponder: View { get }
}

extension Demo {
  public var readout: String { "" }
  public var initialFirstResponder: View { self }

  /// The state as it is now, to come back to.
  func restorePoint() -> RestorePoint {
    let kept = state
    return RestorePoint(
      restore: { [weak self] in self?.state = kept },
      isCurrent: { [weak self] in self.map { $0.state == kept } ?? true })
  }
}

/// A state that can be come back to.
public struct RestorePoint {
  public let restore: @MainActor () -> Void
  /// Whether all is as it was.
  public let isCurrent: @MainActor () -> Bool
}

/// The state of a demo whose keys change nothing that could be put back.
public struct Stateless: Equatable, Sendable {}

extension Demo where State == Stateless {
  public var state: Stateless {
    get { Stateless() }
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
