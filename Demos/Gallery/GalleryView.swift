import Ashlar

/// The program's window: a list of demos at the left, the chosen one live on a stage, and around it what it
/// teaches.
///
/// With a single demo there is no list.
public final class GalleryView: View, WindowDelegate {
  /// What can be read in front of the stage.
  private enum Kind { case lesson, source, help, reports }

  private let entries: [DemoEntry]
  private let seed: UInt64
  private let parts: GalleryParts
  private let tries: Tries
  private let breathing: Breathing
  private lazy var arrangement = GalleryArrangement(parts, in: self, hasList: hasList)
  /// What the page in front of the stage shows, and below it the pages that it was opened from.
  private var opened: [Kind] = []
  /// Who had the keys before a page got them, and before the lesson beside the stage did.
  private weak var pageReader: View?
  private weak var lessonReader: View?

  /// A window's content with the given demos, the first one chosen.
  public init(_ entries: [DemoEntry], seed: UInt64) {
    self.entries = entries
    self.seed = seed
    parts = GalleryParts(entries)
    tries = Tries(on: parts.stage)
    breathing = Breathing(parts.stage)
    super.init()
    for (view, name) in parts.named {
      view.identifier = name
      addSubview(view)
    }
    arrange(forWidth: 0)
    connect()
    show(0)
  }

  /// A window of a size in cells that shows the demos, with the keys where they go at the start.
  public static func makeWindow(_ entries: [DemoEntry], seed: UInt64, size: CellSize) -> Window {
    let window = Window(size: size)
    let gallery = GalleryView(entries, seed: seed)
    gallery.fill(window)
    return window
  }

  /// Takes all of a window, and the keys where they go at the start.
  public func fill(_ window: Window) {
    window.addSubview(self)
    mas.makeConstraints { $0.edges.equalTo(window) }
    window.delegate = self
    arrange(forWidth: window.size.width)
    focus()
  }

  private func connect() {
    parts.list.onChoose = { [weak self] in self?.show($0) }
    parts.list.onEnter = { [weak self] in self?.front.becomeFirstResponder() }
    parts.title.content = { [weak self] in self?.titleContent ?? ([], []) }
    parts.hint.content = { [weak self] in self?.hintContent ?? ([], nil) }
    parts.readout.content = { [weak self] in self?.readout ?? "" }
    parts.lesson.title = { "Lesson" }
    parts.lesson.content = { [weak self] in self?.content(of: .lesson) ?? Page() }
    parts.lesson.onChoose = { [weak self] in self?.toggleTry($0) }
    parts.page.title = { [weak self] in self?.pageTitle ?? "" }
    parts.page.content = { [weak self] in self.flatMap { $0.opened.last.map($0.content) } ?? Page()
    }
    parts.page.onChoose = { [weak self] in self?.toggleTry($0) }
  }

  private var hasList: Bool { entries.count > 1 }
  private var chosen: DemoEntry? {
    entries.indices.contains(parts.list.chosen) ? entries[parts.list.chosen] : nil
  }
  /// What takes the keys beside the list.
  private var front: View { parts.page.isHidden ? parts.stage : parts.page }

  /// Chooses what stands where before anything is laid out: so the stage gets one size only.
  private func arrange(forWidth width: Int) {
    arrangement.update(forWidth: Double(width))
    parts.lesson.isHidden = !arrangement.showsLesson
  }

  /// A lesson that has the keys keeps them, beside the stage or in front of it.
  public func windowDidResize(_ window: Window) {
    arrange(forWidth: window.size.width)
    if !arrangement.showsLesson, parts.lesson.isFirstResponder {
      open(.lesson)
      pageReader = lessonReader
    } else if arrangement.showsLesson, opened.last == .lesson {
      let hadKeys = parts.page.isFirstResponder
      closePages()
      lessonReader = pageReader
      if hadKeys { parts.lesson.becomeFirstResponder() }
    }
  }

  // MARK: - Events

  /// What decides now on the stage, in the demo's words.
  var readout: String { parts.stage.demo?.readout ?? "" }

  /// Lets the keys go to the list, or to the stage where there is none.
  public func focus() { (hasList ? parts.list : parts.stage).becomeFirstResponder() }

  public func window(_ window: Window, willSend event: Event) {
    if case .resize(window.size) = event { return }
    breathing.stop(for: event)
    if case .key = event, tries.hadNoEffect { forgetTry() }
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard key.isPlain else { return false }
    switch key.key {
    case .character("q"): window?.close()
    case .character("l"): arrangement.showsLesson ? enterLesson() : toggle(.lesson)
    case .character("s"): toggle(.source)
    case .character("m"): toggle(.reports)
    case .character("?"): toggle(.help)
    case .character("p"):
      showStage()
      breathing.start()
    case .backspace: undo()
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .escape: goBack()
    default: return offerToStage(key)
    }
    return true
  }

  /// The demo's keys are there wherever the stage is seen; the stage that has the keys had them already.
  private func offerToStage(_ key: KeyPress) -> Bool {
    if parts.stage.isFirstResponder { return false }
    return parts.page.isHidden ? parts.stage.keyDown(key) : parts.stage.moveEdges(key)
  }

  /// Lets the keys go to the next of list, stage and lesson.
  private func moveFocus(by step: Int) {
    let stops =
      (hasList ? [parts.list] : []) + [front] + (arrangement.showsLesson ? [parts.lesson] : [])
    let index = stops.firstIndex { $0.isFirstResponder } ?? 0
    stops[(index + step + stops.count) % stops.count].becomeFirstResponder()
  }

  /// Closes a page, leads from the lesson to where the keys were, from there to the list, and out.
  private func goBack() {
    if !parts.page.isHidden {
      close()
    } else if parts.lesson.isFirstResponder {
      (lessonReader ?? parts.stage).becomeFirstResponder()
    } else if hasList, parts.stage.isFirstResponder {
      parts.list.becomeFirstResponder()
    } else {
      window?.close()
    }
  }

  /// Lets the stage become narrower and wide again by itself, after a moment, and from then on whenever `p` is
  /// pressed; `pause` spends time.
  public func breathe(
    after delay: Duration?, pause: @escaping @MainActor (Duration) async -> Void
  ) {
    breathing.pause = pause
    if let delay { breathing.start(after: delay) }
  }

  // MARK: - Demos and pages

  private func show(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    window?.clearReports()
    tries.forget()
    closePages()
    parts.stage.show(entries[index].make(seed))
    breathing.narrowest = entries[index].lesson.narrowest
    showSentence()
    parts.lesson.rewind()
  }

  private func toggle(_ kind: Kind) {
    if opened.last == kind { close() } else { open(kind) }
  }

  /// Shows a page in front of the stage, or of the page that is there.
  private func open(_ kind: Kind) {
    if opened.isEmpty { pageReader = firstResponder }
    opened = opened.filter { $0 != kind } + [kind]
    showPage()
  }

  /// Closes the page: the one that it was opened from is there again, or the keys go back to where they were.
  private func close() {
    opened = opened.dropLast()
    if !opened.isEmpty { return showPage() }
    let hadKeys = parts.page.isFirstResponder
    parts.page.isHidden = true
    if hadKeys { (pageReader ?? parts.stage).becomeFirstResponder() }
  }

  private func showPage() {
    parts.page.rewind()
    parts.page.isHidden = false
    if opened.last == .lesson { parts.page.choose(tries.latest) }
    parts.page.becomeFirstResponder()
  }

  /// Closes all pages, wherever the keys are.
  private func closePages() {
    opened = []
    parts.page.isHidden = true
  }

  private func enterLesson() {
    if parts.lesson.isFirstResponder { return goBack() }
    lessonReader = firstResponder
    parts.lesson.becomeFirstResponder()
  }

  /// Which of list, stage and lesson has the keys.
  private var firstResponder: View {
    [parts.list, parts.lesson].first(where: \.isFirstResponder) ?? parts.stage
  }

  /// Does what the lesson says to try, or undoes it, where it can be seen.
  private func toggleTry(_ number: Int) {
    guard let lesson = chosen?.lesson else { return }
    tries.toggle(number, of: lesson)
    showSentence()
    showStage()
  }

  private func undo() {
    guard tries.done != nil else { return }
    tries.undo()
    showSentence()
    showStage()
  }

  /// What a try would have changed is no matter any more.
  private func forgetTry() {
    tries.undo()
    showSentence()
  }

  /// Closes what is in front of the stage: something is to be seen there.
  private func showStage() {
    let hadKeys = parts.page.isFirstResponder
    closePages()
    if hadKeys { parts.stage.becomeFirstResponder() }
  }

  /// Above the stage stands what the demo teaches, or what is tried.
  private func showSentence() {
    guard let lesson = chosen?.lesson else { return }
    parts.sentence.text =
      tries.hadNoEffect
      ? "That changes nothing here."
      : tries.done.map { "✓ " + lesson.tries[$0].text }
        ?? lesson.sentence
  }

  private var pageTitle: String {
    switch opened.last {
    case .lesson: "Lesson"
    case .source: chosen?.lesson.source?.file ?? "Source"
    case .help: "Keys"
    case .reports: "Reports"
    case nil: ""
    }
  }

  private func content(of kind: Kind) -> Page {
    switch kind {
    case .lesson:
      chosen.map {
        Page($0.lesson, done: tries.done, withSentence: parts.sentence.cellFrame.height == 0)
      } ?? Page()
    case .source: chosen?.lesson.source.map { Page($0) } ?? Page()
    case .help: Page.help(for: chosen, hasList: hasList)
    case .reports: Page(current: toldNow, earlier: window?.earlierReports ?? [])
    }
  }

  // MARK: - Lines

  /// What the layout has reported and still holds, and the pitfalls that the demo is in.
  private var toldNow: [LayoutReport] {
    (window?.currentReports ?? [])
      + (parts.stage.demo?.diagnose() ?? []).map(LayoutReport.diagnostic)
  }

  private var titleContent: ([StatusLine.Segment], [StatusLine.Segment]) {
    GalleryTitle(
      name: chosen?.title ?? "", isEntered: parts.stage.isFirstResponder, stage: parts.stage.stage
    ).segments(columns: cellFrame.width, theme)
  }

  private var hintContent: ([HintLine.Hint], HintLine.Notice?) {
    let hints = GalleryHints(
      place: place, demoKeys: chosen?.keys ?? [], hasList: hasList, canUndo: tries.done != nil,
      isTried: isTried, isCovered: !parts.page.isHidden)
    // Who reads the reports sees how many there are.
    guard !parts.page.isFirstResponder else { return (hints.hints, nil) }
    let notice = ReportCount(
      current: toldNow.count, earlier: window?.earlierReports.count ?? 0
    ).notice(theme)
    return (hints.hints, notice)
  }

  /// Whether Enter would undo what was tried.
  private var isTried: Bool {
    let view = parts.page.isFirstResponder ? parts.page : parts.lesson
    return view.isFirstResponder && tries.done == view.chosen
  }

  private var place: GalleryHints.Place {
    if parts.page.isFirstResponder { return opened.last == .lesson ? .lesson : .page }
    if parts.lesson.isFirstResponder { return .lesson }
    return parts.stage.isFirstResponder ? .stage : .list
  }
}
