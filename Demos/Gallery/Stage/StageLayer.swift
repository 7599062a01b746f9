import Ashlar

/// The kind of marks over the stage.
enum StageLayer: CaseIterable {
  /// The lesson's marks.
  case lesson
  /// The lesson's marks, and the frames and margins of all views.
  case frames
  /// None.
  case none

  /// The marks of a demo, in the coordinates of the stage.
  @MainActor func marks(of demo: any Demo, in stage: View) -> [LayoutMark] {
    switch self {
    case .lesson: demo.marks(in: stage)
    case .frames: demo.marks(in: stage) + demo.subviews.flatMap { Self.frames(of: $0, in: stage) }
    case .none: []
    }
  }

  /// The frames of a view and of the views inside of it. Views inside of a control are left out.
  @MainActor private static func frames(of view: View, in stage: View) -> [LayoutMark] {
    guard !view.isHidden else { return [] }
    let inner = view is Control ? [] : view.subviews.flatMap { frames(of: $0, in: stage) }
    return [.frame(of: view, title: view.identifier ?? "", in: stage)] + inner
  }

  /// The next kind.
  var next: StageLayer {
    switch self {
    case .lesson: .frames
    case .frames: .none
    case .none: .lesson
    }
  }

  /// The name of the kind, in a few words.
  var title: LocalizedText {
    switch self {
    case .lesson: LocalizedText("Marks of the lesson", chinese: "课程的标记")
    case .frames: LocalizedText("All frames", chinese: "所有 frame")
    case .none: LocalizedText("No marks", chinese: "没有标记")
    }
  }
}
