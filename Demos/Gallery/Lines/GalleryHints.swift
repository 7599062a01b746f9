import Ashlar

/// The hints of the hint line, which depend on the view with the keys.
struct GalleryHints {
  /// The part of the gallery that has the keys.
  enum Place {
    case list, stage
    /// The lesson's page, beside the stage or in front of it.
    case lesson
    /// Another page in front of the stage.
    case page
  }

  var place: Place
  /// The keys of the demo on the stage.
  var demoKeys: [KeyHint]
  /// Whether there is a list of demos.
  var hasList: Bool
  /// Whether a try can be undone.
  var canUndo: Bool
  /// Whether the selected try is the one that was done.
  var isTried = false
  /// Whether a page in front of the stage can be closed.
  var isCovered: Bool

  /// The hints in display order.
  var hints: [HintLine.Hint] {
    let here: [HintLine.Hint]
    switch place {
    case .list:
      here =
        [
          Self.hint("↑↓", "choose", 85), Self.hint("Tab", isCovered ? "page" : "stage", 80),
          Self.hint("[ ]", "resize", 76),
        ] + (isCovered ? [] : demoHints.filter { !Self.isTaken($0.hint) })
    case .stage:
      here =
        demoHints + [Self.hint("[ ]", "resize", 76)]
        + (hasList ? [Self.hint("Esc", "list", 80)] : [])
    case .lesson:
      here = [
        Self.hint("↑↓", "choose", 85), Self.hint("Enter", isTried ? "undo" : "try", 90),
        Self.hint("Esc", isCovered ? "close" : "back", 80),
      ]
    case .page: here = [Self.hint("↑↓ PgUp PgDn", "scroll", 50), Self.hint("Esc", "close", 85)]
    }
    let undo = canUndo && !isTried ? [Self.hint("⌫", "undo", 92)] : []
    return undo + here + pages + [Self.hint("?", "help", 99), Self.hint("q", "quit", 100)]
  }

  /// The demo's hints. The first one is more important than the others.
  private var demoHints: [HintLine.Hint] {
    demoKeys.enumerated().map { HintLine.Hint($1, importance: $0 == 0 ? 77 : 72) }
  }

  /// Whether the list uses a hint's keys itself.
  private static func isTaken(_ hint: KeyHint) -> Bool {
    hint.keys.contains { "↑↓←→".contains($0) }
  }

  private var pages: [HintLine.Hint] {
    let lesson = Self.hint("l", "lesson", 78)
    let source = Self.hint("s", "source", 65)
    let play = Self.hint("p", "play", 45)
    return switch place {
    case .list: [lesson, source, play]
    case .stage: [lesson, source]
    case .lesson: [source]
    case .page: []
    }
  }

  private static func hint(_ keys: String, _ action: String, _ importance: Int) -> HintLine.Hint {
    HintLine.Hint(KeyHint(keys, action), importance: importance)
  }
}
