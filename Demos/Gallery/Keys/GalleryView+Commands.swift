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
      + [playCommand, helpCommand, quitCommand]
  }

  /// All commands of the gallery and of the demo, wherever the keys are, for the help.
  var allCommands: [KeyCommand] {
    let moving =
      focusCommands + (hasList ? parts.list.keyCommands : []) + parts.page.scrollCommands
      + [parts.lesson.chooseCommand, undoCommand] + parts.stage.motionCommands
    return parts.stage.edgeCommands() + [playCommand] + parts.stage.demoCommands + readingCommands
      + [helpCommand] + moving + [backCommand, quitCommand]
  }

  // MARK: - The stage

  /// The commands of the demo and of the stage's edges; behind a page, where nothing of the demo is seen, of the edges.
  private var stageCommands: [KeyCommand] {
    guard pages.top == nil else { return parts.stage.edgeCommands(importance: 0) }
    return parts.stage.edgeCommands() + parts.stage.demoCommands
  }

  private var playCommand: KeyCommand {
    command(
      GalleryKey.play, "Narrower and wide again, by itself", hint: "play",
      importance: place == .list ? 45 : 0, group: GalleryGroup.stage
    ) { $0.breathe() }
  }

  // MARK: - Pages

  private var readingCommands: [KeyCommand] {
    let isBeside = place == .list || place == .stage
    return [
      command(
        GalleryKey.lesson, "The lesson: what you learn, what to try", hint: "lesson",
        importance: isBeside ? 78 : 0, group: GalleryGroup.reading
      ) { $0.toggleLesson() },
      command(
        GalleryKey.source, "The source: the constraints as they are written", hint: "source",
        importance: isBeside || place == .lesson ? 65 : 0, group: GalleryGroup.reading
      ) { $0.toggle(.source) },
      reportsCommand,
    ]
      + (window.map {
        [.palette(in: $0, key: GalleryKey.palette, group: GalleryGroup.reading)]
      } ?? [])
  }

  /// The command that shows the reports, which a notice in the hint line stands for.
  var reportsCommand: KeyCommand {
    command(
      GalleryKey.reports, "Reports: which constraints are left out, and why", hint: "reports",
      importance: 0, group: GalleryGroup.reading
    ) { $0.toggle(.reports) }
  }

  private var helpCommand: KeyCommand {
    command(
      GalleryKey.help, "These keys", hint: "help", importance: 99, group: GalleryGroup.reading
    ) { $0.toggle(.help) }
  }

  // MARK: - Moving

  private var focusCommands: [KeyCommand] {
    let word = pages.top == nil ? "stage" : "page"
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
      GalleryKey.undo, "Put all back as it was before the try", hint: "undo",
      importance: parts.isTrySelected ? 0 : 92, group: GalleryGroup.moving,
      isEnabled: tries.done != nil
    ) { $0.undo() }
  }

  // MARK: - Leaving

  private var backCommand: KeyCommand {
    let (word, importance) =
      switch place {
      case .list: ("back", 0)
      case .stage: ("list", hasList ? 80 : 0)
      case .lesson: (pages.top == nil ? "back" : "close", 80)
      case .page: ("close", 85)
      }
    return command(
      GalleryKey.back, "Close, or back; from the start, out", hint: word, importance: importance,
      group: GalleryGroup.leaving
    ) { $0.goBack() }
  }

  private var quitCommand: KeyCommand {
    command(GalleryKey.quit, "Quit", hint: "quit", importance: 100, group: GalleryGroup.leaving) {
      $0.window?.close()
    }
  }

  private func command(
    _ key: KeyPress, _ title: String, hint: String, importance: Int, group: String,
    isEnabled: Bool = true, action: @escaping @MainActor (GalleryView) -> Void
  ) -> KeyCommand {
    KeyCommand(
      key, title: title, hint: hint, importance: importance, group: group, isEnabled: isEnabled
    ) { [weak self] in self.map(action) }
  }
}
