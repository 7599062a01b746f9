import Ashlar

/// A view on the stage that teaches one thing. Its keys are its `keyCommands`, the most important first.
@MainActor public protocol Demo: View {
  /// The demo's name on the command line.
  static var id: String { get }
  /// The demo's title in the gallery.
  static var title: String { get }
  /// The lesson of the demo.
  static var lesson: Lesson { get }

  /// Creates the demo. The same seed gives the same content.
  init(seed: UInt64)

  /// The state that the demo's keys change.
  associatedtype State: Equatable = Stateless
  /// The present state. Setting it updates the view.
  var state: State { get set }
  /// The rule that decides the present layout, in a line of at most 60 columns, as of the last
  /// layout.
  var readout: String { get }
  /// The view that becomes first responder when the demo gets the focus: the demo itself or a view
  /// inside. It has to be one that can become focused, so that Tab leads to it. AppKit's name.
  var initialFirstResponder: View { get }
}

extension Demo {
  public var readout: String { "" }
  public var initialFirstResponder: View { self }

  /// Returns a point to which the present state can be restored.
  func restorePoint() -> RestorePoint {
    let kept = state
    return RestorePoint(
      restore: { [weak self] in self?.state = kept },
      isCurrent: { [weak self] in self.map { $0.state == kept } ?? true })
  }
}

/// A saved state that can be restored.
public struct RestorePoint {
  public let restore: @MainActor () -> Void
  /// Whether the present state equals the saved one.
  public let isCurrent: @MainActor () -> Bool
}

/// The state of a demo whose keys change nothing to restore.
public struct Stateless: Equatable, Sendable {}

extension Demo where State == Stateless {
  public var state: Stateless {
    get { Stateless() }
    set {}
  }
}

/// An entry of the gallery: a demo's identifier and title, and a function that creates it.
@MainActor public struct DemoEntry {
  public let id: String
  public let title: String
  public let lesson: Lesson
  public let make: (UInt64) -> any Demo

  /// Creates the entry of a demo type.
  public init(_ demo: (some Demo).Type) {
    id = demo.id
    title = demo.title
    lesson = demo.lesson
    make = { demo.init(seed: $0) }
  }

  /// All demos, in the gallery's order.
  public static let all = [
    DemoEntry(ThreeLabelsDemo.self), DemoEntry(StairDemo.self), DemoEntry(GreenLabelDemo.self),
  ]

  /// Returns the demo with an identifier; `nil` where there is none.
  public static func named(_ id: String) -> DemoEntry? { all.first { $0.id == id } }
}
