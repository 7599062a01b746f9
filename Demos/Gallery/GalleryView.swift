import Ashlar

/// The program's window: a list of demos at the left, the chosen one live on a stage, and around it what it
/// teaches.
///
/// With a single demo there is no list.
public final class GalleryView: View, WindowDelegate {
  private let entries: [DemoEntry]
  private let seed: UInt64
  private let parts: GalleryParts
  private let tries: Tries
  private let pages: PageStack
  private let content: GalleryContent
  private let breathing: Breathing
  private lazy var arrangement = GalleryArrangement(parts, in: self, hasList: hasList)
  /// Who had the keys before the lesson beside the stage got them.
  private weak var lessonReader: View?

  /// A window's content with the given demos, the first one chosen.
  public init(_ entries: [DemoEntry], seed: UInt64) {
    self.entries = entries
    self.seed = seed
    parts = GalleryParts(entries)
    tries = Tries(on: parts.stage)
    pages = PageStack(in: parts.page)
    content = GalleryContent(entries, parts, tries, pages)
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

  /// Takes all of a window, and the keys where they go at the start.
  public func fill(_ window: Window) {
    window.addSubview(self)
    mas.makeConstraints { $0.edges.equalTo(window) }
    window.delegate = self
    arrange(forWidth: window.size.width)
    focus()
  }

  private func connect() {
    pages.focus = { [weak self] in self?.focus($0) }
    pages.onChange = { [weak self] in self?.showPages() }
    breathing.onChange = { [weak self] in self?.showSentence() }
    parts.list.onChoose = { [weak self] in self?.show($0) }
    parts.list.onEnter = { [weak self] in self.map { $0.focus($0.front) } }
    parts.title.content = { [weak content] in content?.title ?? ([], []) }
    parts.hint.content = { [weak content] in content?.hints ?? ([], nil) }
    parts.readout.content = { [weak content] in content?.readout ?? "" }
    parts.lesson.title = "Lesson"
    parts.lesson.onChoose = { [weak self] in self?.toggleTry($0) }
    parts.page.onChoose = { [weak self] in self?.toggleTry($0) }
  }

  private var hasList: Bool { entries.count > 1 }
  /// What takes the keys beside the list.
  private var front: View { pages.top == nil ? parts.stage : parts.page }
  /// What decides now on the stage, in the demo's words.
  var readout: String { content.readout }

  /// Chooses what stands where before anything is laid out: so the stage gets one size only.
  private func arrange(forWidth width: Int) {
    arrangement.update(forWidth: Double(width))
    parts.lesson.isHidden = !arrangement.showsLesson
  }

  // MARK: - Events

  /// Lets the keys go to the list, or to the stage where there is none.
  public func focus() { focus(hasList ? parts.list : parts.stage) }

  /// Lets the keys go to a view; to the demo for the stage.
  private func focus(_ view: View) {
    view === parts.stage || view.window == nil ? parts.stage.focus() : view.becomeFirstResponder()
  }

  /// A lesson that has the keys keeps them, beside the stage or in front of it.
  public func windowDidResize(_ window: Window) {
    arrange(forWidth: window.size.width)
    if !arrangement.showsLesson, parts.lesson.isFirstResponder {
      open(.lesson)
      pages.reader = lessonReader ?? parts.stage
    } else if arrangement.showsLesson, pages.top == .lesson {
      lessonReader = pages.reader
      pages.closeAll(keysTo: parts.lesson)
    }
  }

  /// Shows what is true of the new layout.
  public func windowDidLayout(_ window: Window) {
    content.findPitfalls()
    showPages()
  }

  public func window(_ window: Window, willSend event: Event) {
    if case .resize(window.size) = event { return }
    breathing.stop(for: event)
    // That a try had no effect is said until the next key.
    if case .key = event, tries.hadNoEffect { endTry() }
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard key.isPlain else { return false }
    switch key.key {
    case .character("q"): window?.close()
    case .character("l"): arrangement.showsLesson ? enterLesson() : toggle(.lesson)
    case .character("s"): toggle(.source)
    case .character("m"): toggle(.reports)
    case .character("?"): toggle(.help)
    case .character("p"): breathe()
    case .backspace: undo()
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .escape: goBack()
    default: return offerToStage(key)
    }
    return true
  }

  /// The demo's keys are there wherever the stage is seen; a stage that has the focus had this one already.
  private func offerToStage(_ key: KeyPress) -> Bool {
    if parts.stage.hasFocus { return false }
    return pages.top == nil ? parts.stage.offer(key) : parts.stage.moveEdges(key)
  }

  // MARK: - Focus

  /// The view that has the keys beside the pages, or would have them: the list, the lesson, or one on the stage.
  private var reader: View {
    if parts.stage.hasFocus, let responder = window?.firstResponder { return responder }
    return [parts.list, parts.lesson].first(where: \.isFirstResponder) ?? parts.stage
  }

  /// Lets the keys go to the next of list, stage and lesson.
  private func moveFocus(by step: Int) {
    let stops =
      (hasList ? [parts.list] : []) + [front] + (arrangement.showsLesson ? [parts.lesson] : [])
    let index =
      stops.firstIndex { $0.isFirstResponder || $0 === parts.stage && parts.stage.hasFocus } ?? 0
    focus(stops[(index + step + stops.count) % stops.count])
  }

  /// Closes a page, leads from the lesson to where the keys were, from there to the list, and out.
  private func goBack() {
    if pages.top != nil {
      pages.close(item: tries.latest)
    } else if parts.lesson.isFirstResponder {
      focus(lessonReader ?? parts.stage)
    } else if hasList, parts.stage.hasFocus {
      parts.list.becomeFirstResponder()
    } else {
      window?.close()
    }
  }

  private func enterLesson() {
    if parts.lesson.isFirstResponder { return goBack() }
    lessonReader = reader
    parts.lesson.becomeFirstResponder()
  }

  private func toggle(_ kind: PageStack.Kind) {
    if pages.top == kind { pages.close(item: tries.latest) } else { open(kind) }
  }

  private func open(_ kind: PageStack.Kind) {
    if kind == .reports { content.asksForPitfalls = true }
    pages.open(kind, item: tries.latest, from: reader)
  }

  // MARK: - The stage

  private func show(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    window?.clearReports()
    content.asksForPitfalls = true
    tries.forget()
    pages.closeAll(keysTo: parts.stage)
    parts.stage.show(entries[index].make(seed))
    breathing.narrowest = entries[index].lesson.narrowest
    showSentence()
    parts.lesson.rewind()
  }

  /// Does what the lesson says to try, or undoes it, where it can be seen.
  private func toggleTry(_ number: Int) {
    guard let lesson = content.demo?.lesson else { return }
    tries.toggle(number, of: lesson)
    showSentence()
    pages.closeAll(keysTo: parts.stage)
  }

  private func undo() {
    guard tries.done != nil else { return }
    endTry()
    pages.closeAll(keysTo: parts.stage)
  }

  private func endTry() {
    tries.undo()
    showSentence()
  }

  private func showSentence() {
    parts.sentence.text = content.sentence
    showPages()
  }

  private func showPages() {
    parts.lesson.page = content.lesson
    parts.page.page = content.page
    parts.page.title = content.pageTitle
  }

  private func breathe() {
    pages.closeAll(keysTo: parts.stage)
    breathing.start()
  }

  /// Lets the stage become narrower and wide again by itself, after a moment, and from then on whenever `p` is
  /// pressed; `pause` spends time.
  public func breathe(
    after delay: Duration?, pause: @escaping @MainActor (Duration) async -> Void
  ) {
    breathing.pause = pause
    if let delay { breathing.start(after: delay) }
  }
}
