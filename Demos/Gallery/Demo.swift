import Ashlar

/// A view on the stage that teaches one thing. Its `keyCommands` are ordered by importance, the most important first.
@MainActor public protocol Demo: View {
  /// The demo's name on the command line.
  static var id: String { get }
  /// The demo's title in the gallery, of at most 14 columns.
  static var title: LocalizedText { get }
  /// The lesson of the demo.
  static var lesson: Lesson { get }

  /// Creates the demo. The same seed gives the same content.
  init(seed: UInt64)

  /// The state that the demo's keys change.
  associatedtype State: Equatable = Stateless
  /// The present state. Setting it updates the view.
  var state: State { get set }
  /// The rule that decides the present layout, in one line of at most 60 columns, as of the last layout. The default
  /// explains ``watchedEdge``.
  var readout: LocalizedText { get }
  /// The edge or length that the lesson is about; `nil` if there is none. It is explained first.
  var watchedEdge: ItemAttribute? { get }
  /// Called after each layout that solved constraints of the demo, when the left out constraints and the ambiguities
  /// are known. Set texts about them here: in `layoutSubviews` both are still those of the layout before. Changes are
  /// laid out once more.
  func stageDidLayout()
  /// The marks over the stage that show what the lesson teaches, as of the last layout, in the coordinates of `stage`.
  func marks(in stage: View) -> [LayoutMark]
  /// Views of the demo that are in no window. Their reports are shown together with those of the window.
  var viewsElsewhere: [View] { get }
  /// The view that becomes first responder when the demo gets the focus: the demo itself or a view inside. It must be
  /// focusable, so that Tab leads to it. AppKit's name.
  var initialFirstResponder: View { get }
}

extension Demo {
  public var readout: LocalizedText { .empty }
  public var watchedEdge: ItemAttribute? { nil }
  public func stageDidLayout() {}
  public func marks(in stage: View) -> [LayoutMark] { [] }
  public var viewsElsewhere: [View] { [] }
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

/// The state of a demo whose keys change nothing that could be restored.
public struct Stateless: Equatable, Sendable {}

extension Demo where State == Stateless {
  public var state: Stateless {
    get { Stateless() }
    set {}
  }
}
