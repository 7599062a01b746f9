import Ashlar

extension GalleryView {
  /// The part of the gallery that has the keys.
  enum Place {
    case list, stage
    /// The lesson's page, beside the stage or in front of it.
    case lesson
    /// Another page in front of the stage.
    case page
  }

  /// The commands that can be used now, in the order of their hints. From outside of the stage they are also those of the
  /// demo and of the stage.
  var commands: [KeyCommand] {
    let reach = place == .stage ? [] : stageCommands + parts.stage.motionCommands
    return focusCommands + reach + [undoCommand, backCommand] + readingCommands
      + [playCommand, searchCommand, helpCommand, quitCommand]
  }

  /// All commands of the gallery and of the demo, wherever the keys are.
  var allCommands: [KeyCommand] {
    let moving =
      focusCommands + (hasList ? parts.list.keyCommands : []) + parts.page.scrollCommands
      + [parts.lesson.chooseCommand, undoCommand] + parts.stage.motionCommands
    return parts.stage.edgeCommands() + [playCommand] + parts.stage.demoCommands + readingCommands
      + [searchCommand, helpCommand, logsCommand] + whyCommands
      + [parts.page.chooseCommand(for: .follow)] + sourceCommands
      + [parts.page.chooseCommand(for: .adjust)] + moving + [backCommand, quitCommand]
  }

  /// The names by which the user can give commands other keys.
  public var commandNames: [String] {
    let names = allCommands.compactMap(\.name)
    return names.contains("palette") ? names : names + ["palette"]
  }

  /// All commands with the keys that the user has given them, for the help.
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

  /// The commands of the demo and of the stage's edges; behind a page, where nothing of the demo is seen, of the edges.
  private var stageCommands: [KeyCommand] {
    guard pages.top == nil else { return parts.stage.edgeCommands(importance: 0) }
    return parts.stage.edgeCommands() + parts.stage.demoCommands
  }

  private var playCommand: KeyCommand {
    command(
      GalleryKey.play, "Narrower and wide again, by itself", name: "play", hint: "play",
      importance: place == .list ? 45 : 0, group: GalleryGroup.stage
    ) { $0.breathe() }
  }

  // MARK: - Pages

  private var readingCommands: [KeyCommand] {
    let isBeside = place == .list || place == .stage
    return [
      command(
        GalleryKey.lesson, "The lesson: what you learn, what to try", name: "lesson",
        hint: "lesson",
        importance: isBeside ? 78 : 0, group: GalleryGroup.reading
      ) { $0.toggleLesson() },
      command(
        GalleryKey.why, "Why: what holds an edge where it is", name: "why", hint: "why",
        importance: isBeside || place == .lesson ? 77 : 0, group: GalleryGroup.reading
      ) { $0.toggleWhy() },
      command(
        GalleryKey.source, "The source: the constraints as they are written", name: "source",
        hint: "source",
        importance: isBeside || place == .lesson ? 65 : 0, group: GalleryGroup.reading
      ) { $0.toggle(.source) },
      reportsCommand,
    ]
      + lookCommands
      + (window.map {
        [.palette(in: $0, key: GalleryKey.palette, group: GalleryGroup.reading)]
      } ?? [])
  }

  /// The commands that change how everything looks.
  private var lookCommands: [KeyCommand] {
    [
      command(
        GalleryKey.layer, "The marks over the stage: the lesson's, all frames, none", name: "layer",
        hint: "marks", importance: 0, group: GalleryGroup.reading
      ) { $0.changeLayer() },
      command(
        GalleryKey.language, "English, or 中文", name: "language", hint: "中文", importance: 0,
        group: GalleryGroup.reading
      ) { $0.changeLanguage() },
      command(
        GalleryKey.theme, "Other colours", name: "theme", hint: "theme", importance: 0,
        group: GalleryGroup.reading
      ) { $0.changeTheme() },
    ]
  }

  private var searchCommand: KeyCommand {
    command(
      GalleryKey.search, "Find a demo", name: "search", hint: "search",
      importance: place == .list ? 60 : 0, group: GalleryGroup.moving,
      isEnabled: hasList
    ) { $0.search() }
  }

  /// The command that shows the reports, which a notice in the hint line stands for.
  var reportsCommand: KeyCommand {
    command(
      GalleryKey.reports, "Reports: which constraints are left out, and why", name: "reports",
      hint: "reports",
      importance: 0, group: GalleryGroup.reading
    ) { $0.toggle(.reports) }
  }

  private var helpCommand: KeyCommand {
    command(
      GalleryKey.help, "These keys", name: "help", hint: "help", importance: 99,
      group: GalleryGroup.reading
    ) { $0.toggle(.help) }
  }

  // MARK: - Moving

  private var focusCommands: [KeyCommand] {
    let word: LocalizedText = pages.top == nil ? "stage" : "page"
    return [
      command(
        GalleryKey.next, "From the list to the stage, and on", hint: word,
        importance: place == .list ? 80 : 0, group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.next) },
      command(
        GalleryKey.previous, "The same way back", hint: "back", importance: 0,
        group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.previous) },
      command(
        GalleryKey.nextPane, "To the next pane", hint: "pane", importance: 0,
        group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.nextGroup) },
      command(
        GalleryKey.previousPane, "To the pane before", hint: "pane", importance: 0,
        group: GalleryGroup.moving
      ) { $0.window?.focusSystem.moveFocus(.previousGroup) },
    ]
  }

  private var undoCommand: KeyCommand {
    command(
      GalleryKey.undo, "Put all back as it was before the try", name: "undo", hint: "undo",
      importance: parts.isTrySelected ? 0 : 92, group: GalleryGroup.moving,
      isEnabled: tries.done != nil
    ) { $0.undo() }
  }

  // MARK: - Leaving

  private var backCommand: KeyCommand {
    let (word, importance): (LocalizedText, Int) =
      switch place {
      case .stage where isTyping: ("leave the field", 95)
      case .list where edge.attribute != nil, .stage where edge.attribute != nil:
        ("forget the edge", 80)
      case .list: ("back", 0)
      case .stage: ("list", hasList ? 80 : 0)
      case .lesson: (pages.top == nil ? "back" : "close", 80)
      case .page: ("close", 85)
      }
    return command(
      GalleryKey.back, "Close, or back", name: "back", hint: word,
      importance: importance,
      group: GalleryGroup.leaving
    ) { $0.goBack() }
  }

  var quitCommand: KeyCommand {
    command(
      GalleryKey.quit, "Quit", name: "quit", hint: "quit", importance: 100,
      group: GalleryGroup.leaving
    ) {
      $0.window?.close()
    }
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
