import Ashlar

/// The content of the gallery's window: a list of demos, the selected demo live on a stage, and its lesson.
///
/// A gallery of a single demo has no list.
public final class GalleryView: View, WindowDelegate {
  let entries: [DemoEntry]
  private let seed: UInt64
  let parts: GalleryParts
  let tries: Tries
  let pages: PageStack
  /// The edge that is being explained.
  let edge: EdgeChoice
  /// The source of the demo, whose numbers can be changed.
  let live: LiveSource
  let content: GalleryContent
  private let breathing: Breathing
  /// The colours that the user has chosen with `t`.
  var chosenTheme = ThemeChoice.automatic
  lazy var arrangement = GalleryArrangement(parts, in: self, hasList: hasList)
  /// The first responder before the lesson beside the stage.
  weak var lessonReader: View?

  /// Creates a gallery of `entries`, the first one selected.
  public init(_ entries: [DemoEntry], seed: UInt64) {
    self.entries = entries
    self.seed = seed
    parts = GalleryParts(entries)
    tries = Tries(on: parts.stage)
    pages = PageStack(in: parts.page)
    edge = EdgeChoice(on: parts.stage)
    live = LiveSource(on: parts.stage)
    content = GalleryContent(entries, parts, tries, pages, edge, live)
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

  /// Fills a window and sets the first responder.
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
    parts.title.isEntered = { [weak self] in self?.parts.stage.hasFocus ?? false }
    parts.hint.content = { [weak self] in
      self.flatMap { $0.content.notice(for: $0.reportsCommand) }
    }
    content.helpCommands = { [weak self] in self?.helpCommands ?? [] }
    parts.lesson.title = Page.lessonTitle
    parts.lesson.onChoose = { [weak self] in self?.toggleTry($0) }
    parts.page.onChoose = { [weak self] in self?.chooseItem($0) }
    parts.page.furtherCommands = { [weak self] in self?.pageCommands ?? [] }
    parts.stage.onPick = { [weak self] in self?.explain(at: $0) }
  }

  var hasList: Bool { entries.count > 1 }
  /// The view beside the list that gets the focus: the stage, or the page in front of it.
  private var front: View { pages.top == nil ? parts.stage : parts.page }
  /// The demo's readout.
  var readout: LocalizedText { content.readout }

  /// Arranges the parts for a width before the layout, so that the stage is laid out only once.
  private func arrange(forWidth width: Int) {
    arrangement.update(forWidth: Double(width))
    parts.lesson.isHidden = !arrangement.showsLesson
    parts.list.isFolded = arrangement.isFolded
    parts.title.arrange(columns: width)
  }

  // MARK: - Events

  /// Makes the list the first responder, or the stage if there is no list.
  public func focus() { focus(hasList ? parts.list : parts.stage) }

  /// Makes a part the first responder: for the stage, the demo on it; for the list, its table or its line.
  func focus(_ view: View) {
    if view === parts.list {
      parts.list.focus()
    } else if view === parts.stage || view.window == nil {
      parts.stage.focus()
    } else if let page = view as? PageView {
      page.focus()
    } else {
      view.becomeFirstResponder()
    }
  }

  /// Arranges the parts. If the lesson has the focus, it keeps it, beside the stage or in front of it.
  public func windowDidResize(_ window: Window) {
    arrange(forWidth: window.size.width)
    if !arrangement.showsLesson, parts.lesson.hasKeys {
      let item = parts.lesson.chosen == 0 ? tries.latest : parts.lesson.chosen
      pages.open(.lesson, item: item, from: lessonReader ?? parts.stage)
    } else if arrangement.showsLesson, pages.top == .lesson {
      lessonReader = pages.reader
      parts.lesson.choose(parts.page.chosen)
      pages.closeAll(keysTo: parts.lesson)
    }
  }

  /// Updates what depends on the layout.
  public func windowDidLayout(_ window: Window) {
    parts.stage.windowDidLayout(window)
    content.findPitfalls()
    live.apply()
    content.explain()
    parts.stage.marks = edge.marks + content.reportMarks
    content.show()
    parts.list.showChosen()
    showSentence()
  }

  public func window(_ window: Window, willSend event: Event) {
    if case .resize(window.size) = event { return }
    breathing.stop(for: event)
    // The announcement about a key stays until the next key.
    guard case .key = event else { return }
    if tries.hadNoEffect { endTry() }
    if content.announcement != nil { announce(nil) }
  }

  public override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    if traitCollection.language != previous.language { showWords() }
  }

  /// The gallery's commands and, if the focus is outside of the stage, those of the demo.
  public override var keyCommands: [KeyCommand] { commands }

  /// Offers a key to the demo, unless the demo has received it already or a page is in front of it.
  public override func keyDown(_ key: KeyPress) -> Bool {
    !parts.stage.hasFocus && pages.top == nil && parts.stage.offerToDemo(key)
  }

  /// Remembers where the focus was before Tab or a click moved it to the lesson.
  public override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    guard let former = context.previouslyFocusedView, let next = context.nextFocusedView,
      next.isDescendant(of: parts.lesson), !former.isDescendant(of: parts.lesson),
      !former.isDescendant(of: parts.page)
    else { return }
    lessonReader = former.isDescendant(of: parts.list) ? parts.list : former
  }

  // MARK: - The stage

  private func show(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    window?.clearReports()
    content.forgetPitfalls()
    tries.forget()
    edge.clear()
    live.show(entries[index].lesson.source)
    pages.closeAll(keysTo: parts.stage)
    parts.stage.show(entries[index].make(seed))
    breathing.narrowest = entries[index].lesson.narrowest
    showSentence()
    parts.lesson.rewind()
  }

  /// Does or undoes a try of the lesson, and closes pages so that the stage is visible.
  func toggleTry(_ number: Int) {
    guard let lesson = content.demo?.lesson else { return }
    let links = content.next
    if links.indices.contains(number - lesson.tries.count) {
      let id = links[number - lesson.tries.count].id
      return entries.firstIndex { $0.id == id }.map(choose) ?? ()
    }
    tries.toggle(number, of: lesson)
    showSentence()
    pages.closeAll(keysTo: parts.stage)
  }

  func undo() {
    guard tries.done != nil else { return }
    endTry()
    pages.closeAll(keysTo: parts.stage)
  }

  private func endTry() {
    tries.undo()
    showSentence()
  }

  /// Shows a sentence about the effect of a key, instead of the demo's sentence.
  func announce(_ text: LocalizedText?) {
    content.announcement = text
    showSentence()
  }

  /// Shows another demo, and selects its title in the list.
  func choose(_ index: Int) {
    parts.list.choose(index)
    focus(parts.stage)
  }

  private func showWords() {
    showSentence()
    content.show()
    parts.hint.setNeedsDisplay()
  }

  private func showSentence() {
    parts.sentence.text = content.localizer.string(content.sentence)
    showPages()
  }

  private func showPages() {
    parts.lesson.page = content.lesson
    parts.page.page = content.page
    parts.page.title = content.pageTitle
    // A page that covers the stage hides it, so that Tab does not lead there.
    let isPartial = pages.top?.isPartial ?? false
    parts.stage.isHidden = pages.top != nil && !isPartial
    parts.stage.isPicking = pages.top == .why
    arrangement.pagePlace = isPartial ? edge.isInLowerHalf ? .upper : .lower : .whole
  }

  func breathe() {
    pages.closeAll(keysTo: parts.stage)
    breathing.start()
  }

  /// Narrows and widens the stage once, after `delay` if there is one, and whenever `p` is pressed. In a window that
  /// prefers reduced motion it does not begin by itself, and each way is a single step. `pause` waits for a duration.
  public func breathe(
    after delay: Duration?, pause: @escaping @MainActor (Duration) async -> Void
  ) {
    breathing.later = laterInTasks(pause)
    if let delay, !(window?.prefersReducedMotion ?? false) { breathing.start(after: delay) }
  }

  /// Sets how the stage and the demos on it wait for their next step or a later action.
  func wait(_ later: @escaping Scheduler) {
    breathing.later = later
    parts.stage.later = later
  }
}
