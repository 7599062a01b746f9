import Ashlar

/// The text of the gallery's lines and pages.
@MainActor final class GalleryContent {
  private let entries: [DemoEntry]
  private let parts: GalleryParts
  private let tries: Tries
  private let pages: PageStack

  init(_ entries: [DemoEntry], _ parts: GalleryParts, _ tries: Tries, _ pages: PageStack) {
    self.entries = entries
    self.parts = parts
    self.tries = tries
    self.pages = pages
  }

  /// The demo on the stage.
  var demo: DemoEntry? {
    entries.indices.contains(parts.list.chosen) ? entries[parts.list.chosen] : nil
  }
  private var window: Window? { parts.stage.window }
  /// Returns the commands that the help lists.
  var helpCommands: () -> [KeyCommand] = { [] }

  // MARK: - Lines

  /// Shows what follows from the layout: the size of the stage and the demo's readout.
  func show() {
    parts.title.show(name: demo?.title ?? "", stage: parts.stage.stage)
    parts.readout.text = readout
  }

  /// The sentence above the stage: the demo's lesson, the try that was done, or the animation.
  var sentence: String {
    guard let lesson = demo?.lesson else { return "" }
    if parts.stage.isBreathing {
      let keys = "\(GalleryKey.narrower.keycap) \(GalleryKey.wider.keycap)"
      return "Every size is a new layout: \(keys) or the mouse moves the edge."
    }
    if tries.hadNoEffect { return "That changes nothing here." }
    return tries.done.map { "✓ " + lesson.tries[$0].text } ?? lesson.sentence
  }

  /// The demo's readout, below the stage.
  var readout: String { parts.stage.demo?.readout ?? "" }

  /// A notice of the current reports, else of the earlier ones; `nil` where there are none. An open page needs none.
  func notice(for command: KeyCommand) -> HintLine.Notice? {
    guard !pages.hasKeys else { return nil }
    let (current, earlier) = (found.count, window?.earlierReports.count ?? 0)
    if current > 0 {
      return HintLine.Notice(
        "\(current) \(current == 1 ? "report" : "reports")", short: "\(current)", for: command,
        importance: 91
      ) { $0.warning.with(.reverse) }
    }
    guard earlier > 0 else { return nil }
    return HintLine.Notice(
      "\(earlier) earlier", short: "\(earlier) earlier", for: command, importance: 50,
      style: \.secondaryLabel)
  }

  /// The reports of the layout that hold now, and the pitfalls that were found when they were asked for.
  private var found: [LayoutReport] {
    (window?.currentReports ?? []) + pitfalls.map(LayoutReport.diagnostic)
  }
  private var pitfalls: [LayoutDiagnostic] = []
  /// Whether the pitfalls are to be found after the next layout.
  var asksForPitfalls = true

  /// Finds the demo's pitfalls if they are asked for. The solver has work to do for that, so it is neither done in each
  /// layout nor while anything is drawn.
  func findPitfalls() {
    guard asksForPitfalls else { return }
    asksForPitfalls = false
    pitfalls = parts.stage.demo?.diagnose() ?? []
  }

  // MARK: - Pages

  /// The title of the page in front of the stage.
  var pageTitle: String {
    switch pages.top {
    case .lesson: "Lesson"
    case .source: demo?.lesson.source?.file ?? "Source"
    case .help: "Keys"
    case .reports: "Reports"
    case nil: ""
    }
  }

  /// The page in front of the stage.
  var page: Page {
    switch pages.top {
    case .lesson: lesson
    case .source: demo?.lesson.source.map { Page($0) } ?? Page()
    case .help: Page(KeyHelp(helpCommands()), of: demo)
    case .reports: Page(current: found, earlier: window?.earlierReports ?? [])
    case nil: Page()
    }
  }

  /// The lesson's page, in front of the stage or beside it.
  var lesson: Page {
    demo.map {
      Page(
        $0.lesson, done: tries.done, withSentence: parts.sentence.cellFrame.height == 0,
        isShort: parts.stage.cellFrame.height < 36)
    } ?? Page()
  }
}
