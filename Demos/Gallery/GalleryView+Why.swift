import Ashlar

extension GalleryView {
  /// Opens the page that explains the chosen edge, or closes it.
  func toggleWhy() {
    if pages.top != .why { edge.begin() }
    toggle(.why)
    showExplanation()
  }

  /// Explains what is at a cell of the stage.
  func explain(at point: CellPoint) {
    edge.choose(at: point)
    showExplanation()
  }

  /// Does what an item of the page in front of the stage stands for.
  func chooseItem(_ item: Int) {
    if pages.top == .source { return chooseNumber(item) }
    guard pages.top == .why else { return toggleTry(item) }
    let links = content.explanation.map(Page.links) ?? []
    guard links.indices.contains(item) else { return }
    edge.follow(links[item])
    showExplanation()
  }

  /// The commands of the page in front of the stage, besides those of every page.
  var pageCommands: [KeyCommand] {
    switch pages.top {
    case .why: whyCommands
    case .source: sourceCommands
    case .reports: [logsCommand]
    default: []
    }
  }

  /// The command that unfolds and folds what Apple's engine would log.
  var logsCommand: KeyCommand {
    KeyCommand(
      GalleryKey.choose, title: "Apple's log, or not", hint: "Apple's log", importance: 88,
      group: GalleryGroup.reading, hasPriority: true, isEnabled: content.hasLogs
    ) { [weak self] in
      self?.content.showsLogs.toggle()
      self?.setNeedsLayout()
    }
  }

  /// The commands that choose what is explained.
  var whyCommands: [KeyCommand] {
    [
      whyCommand(GalleryKey.next, "The next edge or length", "edge", 88) { $0.chooseAttribute(1) },
      whyCommand(GalleryKey.previous, "The edge or length before", "edge", 0) {
        $0.chooseAttribute(-1)
      },
      whyCommand(KeyPress(.left), "The view before", "view", 87) { $0.chooseView(-1) },
      whyCommand(KeyPress(.right), "The next view", "view", 87) { $0.chooseView(1) },
      whyCommand(
        GalleryKey.undo, "Back to what led here", "back", 89, isEnabled: edge.canGoBack
      ) { $0.goBack() },
    ]
  }

  private func whyCommand(
    _ key: KeyPress, _ title: LocalizedText, _ hint: LocalizedText, _ importance: Int,
    isEnabled: Bool = true, action: @escaping @MainActor (EdgeChoice) -> Void
  ) -> KeyCommand {
    KeyCommand(
      key, title: title, hint: hint, importance: importance, group: GalleryGroup.why,
      hasPriority: true, isEnabled: isEnabled
    ) { [weak self] in
      guard let self else { return }
      action(edge)
      showExplanation()
    }
  }

  /// Explains the chosen edge after the next layout, from the start of the page.
  private func showExplanation() {
    parts.page.rewind()
    setNeedsLayout()
  }
}
