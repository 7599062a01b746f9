import Ashlar

extension GalleryView {
  /// The parts of the gallery that can have the focus.
  enum Place {
    case list, stage
    /// The lesson's page, beside the stage or in front of it.
    case lesson
    /// Another page in front of the stage.
    case page
  }

  /// The commands that can be used now, in the order of their hints. If the focus is outside of the stage, they include
  /// those of the demo and of the stage.
  var commands: [KeyCommand] {
    let reach = place == .stage ? [] : stageCommands + parts.stage.motionCommands
    return focusCommands + reach + [undoCommand, backCommand] + readingCommands
      + [playCommand, searchCommand, helpCommand, quitCommand]
  }

  /// All commands of the gallery and of the demo, wherever the focus is.
  var allCommands: [KeyCommand] {
    let moving =
      focusCommands + (hasList ? parts.list.keyCommands : []) + parts.page.scrollCommands
      + [parts.lesson.chooseCommand, undoCommand] + parts.stage.motionCommands
    return parts.stage.edgeCommands() + [playCommand] + parts.stage.demoCommands + readingCommands
      + [searchCommand, helpCommand, logsCommand] + whyCommands
      + [parts.page.chooseCommand(for: .follow)] + sourceCommands
      + [parts.page.chooseCommand(for: .adjust)] + moving + [backCommand, quitCommand]
  }

  /// The names of the commands whose keys the user can change.
  public var commandNames: [String] {
    let names = allCommands.compactMap(\.name)
    return names.contains("palette") ? names : names + ["palette"]
  }

  /// All commands with the user's keys, for the help.
  var helpCommands: [KeyCommand] {
    let bindings = window?.keyBindings ?? KeyBindings()
    return allCommands.flatMap { command in
      bindings.keys(of: command).map { key in
        var command = command
        command.key = key
        return command.localized(by: window?.localizer ?? .english)
      }
    }
  }

  // MARK: - The stage

  /// The commands of the demo and of the stage's edges; if a page hides the demo, only those of the edges.
  private var stageCommands: [KeyCommand] {
    guard pages.top == nil else { return parts.stage.edgeCommands(importance: 0) }
    return parts.stage.edgeCommands() + parts.stage.demoCommands
  }

  private var playCommand: KeyCommand {
    command(
      GalleryKey.play, LocalizedText("Narrower and wide again, by itself", chinese: "自动变窄再变宽"),
      name: "play", hint: LocalizedText("play", chinese: "播放"),
      importance: place == .list ? 45 : 0, group: GalleryGroup.stage
    ) { $0.breathe() }
  }

  // MARK: - Pages

  private var readingCommands: [KeyCommand] {
    let isBeside = place == .list || place == .stage
    return [
      command(
        GalleryKey.lesson,
        LocalizedText("The lesson: what you learn, what to try", chinese: "课程：学到什么，可以试什么"),
        name: "lesson", hint: LocalizedText("lesson", chinese: "课程"),
        importance: isBeside ? 78 : 0, group: GalleryGroup.reading
      ) { $0.toggleLesson() },
      command(
        GalleryKey.why,
        LocalizedText("Why: what holds an edge where it is", chinese: "为什么：是什么决定了这条边的位置"),
        name: "why", hint: LocalizedText("why", chinese: "为什么"),
        importance: isBeside || place == .lesson ? 77 : 0, group: GalleryGroup.reading
      ) { $0.toggleWhy() },
      command(
        GalleryKey.source,
        LocalizedText("The source: the constraints as they are written", chinese: "源码：约束是怎样写的"),
        name: "source", hint: LocalizedText("source", chinese: "源码"),
        importance: isBeside || place == .lesson ? 65 : 0, group: GalleryGroup.reading
      ) { $0.toggle(.source) },
      reportsCommand,
    ]
      + lookCommands
      + (window.map {
        [.palette(in: $0, key: GalleryKey.palette, group: GalleryGroup.reading)]
      } ?? [])
  }

  /// The commands that change the appearance.
  private var lookCommands: [KeyCommand] {
    [
      command(
        GalleryKey.layer,
        LocalizedText(
          "The marks over the stage: the lesson's, all frames, none",
          chinese: "舞台上的标记：课程的、所有 frame、没有"), name: "layer",
        hint: LocalizedText("marks", chinese: "标记"), importance: 0, group: GalleryGroup.reading
      ) { $0.changeLayer() },
      command(
        GalleryKey.language, LocalizedText("English, or 中文", chinese: "中文，或 English"),
        name: "language", hint: LocalizedText("中文", chinese: "English"), importance: 0,
        group: GalleryGroup.reading
      ) { $0.changeLanguage() },
      command(
        GalleryKey.theme, LocalizedText("Other colours", chinese: "换一种颜色"), name: "theme",
        hint: LocalizedText("theme", chinese: "颜色"), importance: 0, group: GalleryGroup.reading
      ) { $0.changeTheme() },
    ]
  }

  var searchTitle: LocalizedText { LocalizedText("Find a demo", chinese: "查找示例") }

  private var searchCommand: KeyCommand {
    command(
      GalleryKey.search, searchTitle, name: "search", hint: LocalizedText("search", chinese: "查找"),
      importance: place == .list ? 60 : 0, group: GalleryGroup.moving,
      isEnabled: hasList
    ) { $0.search() }
  }

  /// The command that shows the reports; a notice in the hint line offers it.
  var reportsCommand: KeyCommand {
    command(
      GalleryKey.reports,
      LocalizedText("Reports: which constraints are left out, and why", chinese: "报告：哪些约束被舍弃，为什么"),
      name: "reports", hint: LocalizedText("reports", chinese: "报告"),
      importance: 0, group: GalleryGroup.reading
    ) { $0.toggle(.reports) }
  }

  private var helpCommand: KeyCommand {
    command(
      GalleryKey.help, LocalizedText("These keys", chinese: "这些按键"), name: "help",
      hint: LocalizedText("help", chinese: "帮助"), importance: 99, group: GalleryGroup.reading
    ) { $0.toggle(.help) }
  }

  // MARK: - Moving

  private var focusCommands: [KeyCommand] {
    let word: LocalizedText =
      pages.top == nil
      ? GalleryHint.stage : LocalizedText("page", chinese: "页面")
    return [
      command(
        GalleryKey.next, LocalizedText("From the list to the stage, and on", chinese: "从列表到舞台，再往后"),
        hint: word, importance: place == .list ? 80 : 0, group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.next) },
      command(
        GalleryKey.previous, LocalizedText("The same way back", chinese: "原路返回"),
        hint: GalleryHint.back, importance: 0, group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.previous) },
      command(
        GalleryKey.nextPane, LocalizedText("To the next pane", chinese: "到下一个窗格"),
        hint: GalleryHint.pane, importance: 0, group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.nextGroup) },
      command(
        GalleryKey.previousPane, LocalizedText("To the pane before", chinese: "到上一个窗格"),
        hint: GalleryHint.pane, importance: 0, group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.previousGroup) },
    ]
  }

  private var undoCommand: KeyCommand {
    command(
      GalleryKey.undo, LocalizedText("Put all back as it was before the try", chinese: "恢复到尝试之前"),
      name: "undo", hint: GalleryHint.undo,
      importance: parts.isTrySelected ? 0 : 92, group: GalleryGroup.moving,
      isEnabled: tries.done != nil
    ) { $0.undo() }
  }

  // MARK: - Leaving

  private var backCommand: KeyCommand {
    let (word, importance): (LocalizedText, Int) =
      switch place {
      case .stage where isTyping: (LocalizedText("leave the field", chinese: "离开输入框"), 95)
      case .list where edge.attribute != nil, .stage where edge.attribute != nil:
        (LocalizedText("forget the edge", chinese: "取消选择"), 80)
      case .list: (GalleryHint.back, 0)
      case .stage: (LocalizedText("list", chinese: "列表"), hasList ? 80 : 0)
      case .lesson:
        (
          pages.top == nil
            ? GalleryHint.back : GalleryHint.close, 80
        )
      case .page: (GalleryHint.close, 85)
      }
    return command(
      GalleryKey.back, LocalizedText("Close, or back", chinese: "关闭或返回"), name: "back", hint: word,
      importance: importance,
      group: GalleryGroup.leaving
    ) { $0.goBack() }
  }

  var quitCommand: KeyCommand {
    command(
      GalleryKey.quit, LocalizedText("Quit", chinese: "退出"), name: "quit",
      hint: LocalizedText("quit", chinese: "退出"), importance: 100, group: GalleryGroup.leaving
    ) { $0.window?.close() }
  }

  private func command(
    _ key: KeyPress, _ title: LocalizedText, name: String? = nil, hint: LocalizedText,
    importance: Int, group: LocalizedText,
    isEnabled: Bool = true, action: @escaping @MainActor (GalleryView) -> Void
  ) -> KeyCommand {
    KeyCommand(
      key, title: title, hint: hint, importance: importance, group: group, name: name,
      isEnabled: isEnabled
    ) { [weak self] in self.map(action) }
  }
}
