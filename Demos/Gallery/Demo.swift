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

/// The part of the gallery that a demo belongs to.
public enum DemoGroup: String, CaseIterable, Sendable {
  case article1 = "article-1"
  case article2 = "article-2"
  case article3 = "article-3"
  case article4 = "article-4"
  /// Cases 1 to 12 of the example collection that article 1 belongs to.
  case cases
  /// Masonry's own examples.
  case masonry

  /// The title in the list of demos, of at most 14 columns.
  public var title: LocalizedText {
    switch self {
    case .article1: LocalizedText("Article 1", chinese: "文章一")
    case .article2: LocalizedText("Article 2", chinese: "文章二")
    case .article3: LocalizedText("Article 3", chinese: "文章三")
    case .article4: LocalizedText("Article 4", chinese: "文章四")
    case .cases: LocalizedText("Cases", chinese: "案例")
    case .masonry: LocalizedText(verbatim: "Masonry")
    }
  }

  /// The subject of the group, in a few words.
  public var subject: LocalizedText {
    switch self {
    case .article1:
      LocalizedText("Examples with Masonry, part 5", chinese: "有趣的 Autolayout 示例 5：Masonry 实现")
    case .article2:
      LocalizedText("Auto Layout with Masonry: what to mind", chinese: "自动布局与 Masonry 使用注意事项")
    case .article3: LocalizedText("Masonry's source, from its use", chinese: "源码阅读：Masonry（一）从使用入手")
    case .article4: LocalizedText("Dynamic heights", chinese: "iOS 的动态高度")
    case .cases:
      LocalizedText("Examples with Masonry, parts 1 to 4", chinese: "有趣的 Autolayout 示例 1 至 4")
    case .masonry: LocalizedText("Masonry's own examples", chinese: "Masonry 自带的示例")
    }
  }
}

/// A function that runs an action after a duration, in real time or in the virtual time of a recording.
typealias Scheduler = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

/// A demo that does something later by itself.
@MainActor protocol WaitingDemo: Demo {
  /// How the demo waits; in real time unless set.
  var later: Scheduler { get set }
}

/// Returns a function that waits in tasks, while events are handled. `pause` waits for a duration.
@MainActor func laterInTasks(
  _ pause: @escaping @MainActor (Duration) async -> Void = { try? await Task.sleep(for: $0) }
) -> Scheduler {
  { duration, action in
    Task {
      await pause(duration)
      action()
    }
  }
}
