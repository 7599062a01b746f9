import Ashlar

/// The texts of the gallery's lines and pages.
@MainActor final class GalleryContent {
  private let entries: [DemoEntry]
  private let parts: GalleryParts
  private let tries: Tries
  private let pages: PageStack
  private let edge: EdgeChoice
  private let live: LiveSource

  init(
    _ entries: [DemoEntry], _ parts: GalleryParts, _ tries: Tries, _ pages: PageStack,
    _ edge: EdgeChoice, _ live: LiveSource
  ) {
    self.entries = entries
    self.parts = parts
    self.tries = tries
    self.pages = pages
    self.edge = edge
    self.live = live
  }

  /// The demo on the stage.
  var demo: DemoEntry? {
    entries.indices.contains(parts.list.chosen) ? entries[parts.list.chosen] : nil
  }
  private var window: Window? { parts.stage.window }
  /// Translates to the language of the window.
  var localizer: Localizer { window?.localizer ?? .english }
  /// Returns the commands that the help lists.
  var helpCommands: () -> [KeyCommand] = { [] }

  /// Returns the label of a key of the stage, or of the key that the user has bound to its command. If the list uses
  /// the same key, the label begins with the key that moves the focus to the stage.
  private func keycap(of key: KeyPress) -> String {
    let command = parts.stage.edgeCommands().first { $0.key == key }
    let shown = command.flatMap { window?.keyBindings.keys(of: $0).first } ?? key
    let keycap = shown.keycap(in: localizer)
    let isOfList = entries.count > 1 && parts.list.keyCommands.contains { $0.key == key }
    return isOfList ? "\(GalleryKey.next.keycap) \(keycap)" : keycap
  }

  // MARK: - Lines

  /// A sentence about the effect of the last key; `nil` if there is none.
  var announcement: LocalizedText?

  /// Shows the results of the layout: the size of the stage and the demo's readout.
  func show() {
    parts.title.show(demo, stage: parts.stage.stage, in: localizer)
    parts.readout.text = localizer.string(readoutInLine)
  }

  /// The readout; a shorter form of an explanation if it would be cut.
  private var readoutInLine: LocalizedText {
    guard let explanation = shown else { return readout }
    let line = parts.readout.cellFrame.size
    let size = Paragraph(localizer.string(readout)).size(width: line.width)
    return size.rows > max(1, line.height) ? explanation.briefText : readout
  }

  /// The sentence above the stage: the demo's lesson, the try that was done, or the animation.
  var sentence: LocalizedText {
    guard let lesson = demo?.lesson else { return .empty }
    if parts.stage.isBreathing {
      let keys = "\(keycap(of: GalleryKey.narrower)) \(keycap(of: GalleryKey.wider))"
      return LocalizedText(
        "Every size is a new layout: \(keys) or the mouse moves the edge.",
        chinese: "每换一个尺寸就重新布局一次：按 \(keys) 或用鼠标拖动边缘。")
    }
    if let announcement { return announcement }
    if tries.hadNoEffect {
      return LocalizedText("That changes nothing here.", chinese: "这里没有任何变化。")
    }
    guard let done = tries.done, tries.isAsDone else { return lesson.sentence }
    return "✓ \(lesson.tries[done].text)"
  }

  /// The demo's readout, below the stage.
  var readout: LocalizedText {
    shown?.text ?? parts.stage.demo?.readout ?? .empty
  }

  /// The explanation of the chosen edge as of the last layout; `nil` if none is chosen.
  private(set) var explanation: LayoutExplanation?

  /// Explains the chosen edge. For the source page, or if its numbers were changed, explains the lesson's edge if none
  /// is chosen. This takes the solver some work, so it is not done while drawing, and for the source page it is
  /// repeated only after another layout.
  func explain(forSource isForSource: Bool = false) {
    let isForSource = isForSource || pages.top == .source
    let layout =
      isForSource
      ? ExplainedLayout(
        of: edge.attribute ?? parts.stage.demo?.watchedEdge, on: parts.stage.demo,
        isChanged: live.isChanged) : nil
    if layout != nil, layout == explainedForSource { return }
    explainedForSource = layout
    explanation = edge.explanation
    changed = nil
    guard isForSource || live.isChanged else { return }
    let watched = explanation == nil ? parts.stage.demo?.watchedEdge : nil
    let shown = explanation ?? watched.flatMap { $0.item.explanation(of: $0.attribute) }
    if live.isChanged { changed = shown }
    if isForSource {
      litLines = Set(shown?.holders.compactMap { $0.constraint?.source?.description } ?? [])
    }
  }

  /// The layout that was last explained for the source page; `nil` if the last explanation was not for it.
  private var explainedForSource: ExplainedLayout?

  /// The explanation below the stage while numbers of the source are changed: the demo's own readout describes the
  /// original numbers.
  private var changed: LayoutExplanation?

  /// The explanation below the stage, which replaces the demo's readout.
  private var shown: LayoutExplanation? { explanation ?? changed }

  /// The source lines that hold the chosen edge, or else the lesson's edge.
  private var litLines: Set<String> = []

  /// A notice about the current reports, or else about the earlier ones; `nil` if there are none or a page is open.
  func notice(for command: KeyCommand) -> HintLine.Notice? {
    guard !pages.hasKeys else { return nil }
    let (current, earlier) = (found.count, window?.earlierReports.count ?? 0)
    if current > 0 {
      return HintLine.Notice(
        localizer.string(Page.reportCount(current)), short: "\(current)", for: command,
        importance: 91
      ) { $0.warning.with(.reverse) }
    }
    guard earlier > 0 else { return nil }
    let text = localizer.string(LocalizedText("\(earlier) earlier", chinese: "此前 \(earlier) 条"))
    return HintLine.Notice(
      text, short: text, for: command, importance: 50,
      style: \.secondaryLabel)
  }

  /// The current reports of the layout, and the pitfalls that were last found.
  private var found: [LayoutReport] {
    var found = window?.currentReports ?? []
    for view in parts.stage.demo?.viewsElsewhere ?? [] {
      found += view.currentReports.filter { !found.contains($0) }
    }
    found += pitfalls.map(LayoutReport.diagnostic)
    // Left out constraints come first: the other reports are about their causes.
    return found.filter { $0.log != nil } + found.filter { $0.log == nil }
  }
  private var pitfalls: [LayoutDiagnostic] = [] {
    didSet { if pitfalls != oldValue { parts.hint.setNeedsDisplay() } }
  }
  /// Whether the reports page shows the log that Apple's engine would write.
  var showsLogs = false
  /// Whether a current report has such a log.
  var hasLogs: Bool { found.contains { $0.log != nil } }

  /// The marks of the views that the current reports are about, while the reports page is open.
  var reportMarks: [LayoutMark] {
    guard pages.top == .reports, let demo = parts.stage.demo else { return [] }
    let names = Set(found.flatMap(\.views))
    return Self.views(in: demo).filter { names.contains($0.debugName) }.map { view in
      view.subviews.isEmpty
        ? .highlight(of: view, in: parts.stage) : .frame(of: view, in: parts.stage)
    }
  }

  private static func views(in view: View) -> [View] {
    view.subviews.filter { !$0.isHidden }.flatMap { [$0] + views(in: $0) }
  }

  /// The state, the size and the layout of the demo for which the pitfalls were found; `nil` if they have to be found
  /// after the next layout.
  private var examined: (state: RestorePoint, size: CellSize, solves: Int)?

  /// Requests that the pitfalls be found again after the next layout.
  func forgetPitfalls() { examined = nil }

  /// Finds the demo's pitfalls, unless they were found for the same state and layout. They are not updated while an
  /// edge is moved: this takes the solver some work, so it is done neither in each layout nor while drawing.
  func findPitfalls() {
    guard let demo = parts.stage.demo else { return }
    let (size, solves) = (parts.stage.stage.size, demo.solveCount)
    if let examined, examined.state.isCurrent(), examined.size != size || examined.solves == solves
    {
      return
    }
    pitfalls = demo.diagnose()
    examined = (demo.restorePoint(), size, demo.solveCount)
  }

  // MARK: - Pages

  /// The title of the page in front of the stage.
  var pageTitle: LocalizedText {
    switch pages.top {
    case .lesson: Page.lessonTitle
    case .source:
      demo?.lesson.source.map { LocalizedText(verbatim: $0.file) }
        ?? LocalizedText("Source", chinese: "源码")
    case .help: LocalizedText("Keys", chinese: "按键")
    case .reports: LocalizedText("Reports", chinese: "报告")
    case .why:
      explanation.map { explanation in
        let amount = Ledger(explanation).rows.first?.amount ?? ""
        return LocalizedText(
          "Why: \(explanation.subject) = \(amount)",
          chinese: "为什么：\(explanation.subject) = \(amount)")
      } ?? GalleryGroup.why
    case nil: .empty
    }
  }

  /// The page in front of the stage.
  var page: Page {
    switch pages.top {
    case .lesson: lesson
    case .source: demo?.lesson.source.map { Page($0, live, lit: litLines) } ?? Page()
    case .help: Page(KeyHelp(helpCommands()), of: demo)
    case .reports:
      Page(current: found, earlier: window?.earlierReports ?? [], showsLogs: showsLogs)
    case .why: Page(explanation)
    case nil: Page()
    }
  }

  /// The demo that follows the one on the stage, then the other demos that its lesson names.
  var next: [DemoEntry] {
    let related = (demo?.lesson.next ?? []).compactMap { id in entries.first { $0.id == id } }
    let following = entries.dropFirst(parts.list.chosen + 1).prefix(1)
    return following + related.filter { $0.id != following.first?.id }
  }

  /// The lesson's page, which is in front of the stage or beside it.
  var lesson: Page {
    demo.map {
      Page(
        $0.lesson, done: tries.done, next: next.map(\.title),
        withSentence: parts.sentence.cellFrame.height == 0,
        isShort: parts.stage.cellFrame.height < 36, localizer: localizer, keycap: keycap)
    } ?? Page()
  }
}

/// Identifies an edge or length and the layout for which it was explained. If two are equal, so are the explanations.
@MainActor struct ExplainedLayout: @MainActor Equatable {
  private let attribute: ItemAttribute?
  /// The numbers of solves of the demo, and of the table cell that contains the edge, if any.
  private let solves: [Int]
  /// The frame of the view, which may have been set explicitly.
  private let frame: Rect?
  /// Whether numbers of the source were changed.
  private let isChanged: Bool

  init(of attribute: ItemAttribute?, on demo: (any Demo)?, isChanged: Bool) {
    self.attribute = attribute
    let view = attribute?.item.view
    solves = [demo?.solveCount ?? 0, view?.solveCount ?? 0]
    frame = view?.frame
    self.isChanged = isChanged
  }
}
