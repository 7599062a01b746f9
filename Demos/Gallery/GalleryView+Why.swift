import Ashlar

extension GalleryView {
  /// Opens or closes the page that explains the chosen edge.
  func toggleWhy() {
    if pages.top != .why { edge.begin() }
    toggle(.why)
    showExplanation()
  }

  /// Explains the view and edge at a cell of the stage.
  func explain(at point: CellPoint) {
    edge.choose(at: point)
    showExplanation()
  }

  /// Performs the action of an item of the page in front of the stage.
  func chooseItem(_ item: Int) {
    if pages.top == .source { return chooseNumber(item) }
    guard pages.top == .why else { return toggleTry(item) }
    let links = content.explanation.map(Page.links) ?? []
    guard links.indices.contains(item) else { return }
    edge.follow(links[item])
    showExplanation()
  }

  /// The commands of the page in front of the stage, in addition to those of every page.
  var pageCommands: [KeyCommand] {
    switch pages.top {
    case .why: whyCommands
    case .source: sourceCommands
    case .reports: [logsCommand]
    default: []
    }
  }

  /// The command that shows or hides the log that Apple's engine would write.
  var logsCommand: KeyCommand {
    KeyCommand(
      GalleryKey.choose, title: LocalizedText("Apple's log, or not", chinese: "展开或收起 Apple 的日志"),
      hint: LocalizedText("Apple's log", chinese: "Apple 的日志"), importance: 88,
      group: GalleryGroup.reading, hasPriority: true, isEnabled: content.hasLogs
    ) { [weak self] in
      self?.content.showsLogs.toggle()
      self?.setNeedsLayout()
    }
  }

  /// The commands that choose which edge is explained.
  var whyCommands: [KeyCommand] {
    [
      whyCommand(
        GalleryKey.next, LocalizedText("The next edge or length", chinese: "下一条边或长度"),
        GalleryHint.edge, 88
      ) { $0.chooseAttribute(1) },
      whyCommand(
        GalleryKey.previous, LocalizedText("The edge or length before", chinese: "上一条边或长度"),
        GalleryHint.edge, 0
      ) { $0.chooseAttribute(-1) },
      whyCommand(
        KeyPress(.left), LocalizedText("The view before", chinese: "上一个视图"),
        GalleryHint.view, 87
      ) { $0.chooseView(-1) },
      whyCommand(
        KeyPress(.right), LocalizedText("The next view", chinese: "下一个视图"),
        GalleryHint.view, 87
      ) { $0.chooseView(1) },
      whyCommand(
        GalleryKey.undo, LocalizedText("Back to what led here", chinese: "回到上一步"),
        GalleryHint.back, 89, isEnabled: edge.canGoBack
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

  /// Explains the chosen edge after the next layout, and scrolls to the start of the page.
  private func showExplanation() {
    parts.page.rewind()
    setNeedsLayout()
  }
}
