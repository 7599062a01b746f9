import Ashlar
import AshlarTesting
import Testing

@testable import CellViews
@testable import NcursesBackend

private struct NoBytes: ByteSource {
  func read(within limit: Duration) -> [UInt8]? { nil }
}

/// Values of the public types that have to do with text, cells, terminals and views.
@MainActor enum ScreenSamples {
  static var text: [Sample] {
    [
      Sample(TextLine("日本 ok")), Sample(TextSize(columns: 20, rows: 3)), Sample(Glyph("é")),
      Sample(Paragraph(String(repeating: "Stone on stone. ", count: 99))),
      Sample(Paragraph.Wrapping.word), Sample(Paragraph.Truncation.tail),
    ]
  }

  static var words: [Sample] {
    let catalog = StringCatalog(.simplifiedChinese, ["Row %@": "第 %@ 行"])
    let text: LocalizedText = "Row \(3)"
    return [
      Sample(Language.simplifiedChinese), Sample(text), Sample(catalog),
      Sample(Localizer(.simplifiedChinese, catalogs: [catalog])),
      Sample(LocalizedText.Value.localized(text)),
    ]
  }

  static var cells: [Sample] {
    let size = CellSize(width: 80, height: 24)
    let surface = Surface(size: size)
    let style = Style(
      foreground: .red, background: .rgb(255, 0, 16), attributes: [.bold, .reverse])
    surface.canvas.draw(text: "日", at: .zero, style: style)
    return [
      Sample(CellPoint(x: 1, y: -2)), Sample(size),
      Sample(CellRect(x: 1, y: 2, width: 3, height: 4)), Sample(BoxStyle.rounded),
      Sample(Color.standard), Sample(Color.red), Sample(Color.rgb(1, 2, 3)),
      Sample(BasicColor.green), Sample(style),
      Sample(Style.plain), Sample(style.attributes), Sample(surface.buffer[0, 0]),
      Sample(surface.buffer[1, 0]), Sample(surface), Sample(surface.canvas),
      Sample(surface.buffer), Sample(SVGTheme.dark), Sample(CellRecording(surface.buffer)),
      Sample(CellRecording(surface.buffer).frames[0]),
    ]
  }

  static var events: [Sample] {
    let key = KeyPress(.character("c"), modifiers: [.control, .shift])
    let mouse = MouseEvent(.press(.left), at: CellPoint(x: 3, y: 1), modifiers: .shift)
    let events: [Event] = [
      .key(key), .mouse(mouse), .resize(CellSize(width: 80, height: 24)), .resume, .focus(true),
      .paste(String(repeating: "a\nb", count: 99)), .userInterfaceStyle(.dark), .wake,
    ]
    return events.map { Sample($0) } + [
      Sample(key), Sample(key.key), Sample(KeyPress.Key.function(5)), Sample(key.modifiers),
      Sample(mouse), Sample(mouse.action), Sample(MouseEvent.Button.middle),
      Sample(UserInterfaceStyle.dark),
      Sample(KeyNotationError.unknownName("no", position: 3), .sentences),
      Sample(CellSizeNotationError.malformed("8"), .sentences),
      Sample(MemoryTerminal(size: CellSize(width: 80, height: 24))),
      Sample([.output, .error] as StandardStreams),
      Sample(TerminalKeys.standard), Sample(EventReader(NoBytes())),
    ]
  }

  static var views: [Sample] {
    let window = Window(size: CellSize(width: 80, height: 24))
    let label = Label(String(repeating: "Stone on stone. ", count: 99))
    label.isHidden = true
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = Rect(x: 80.39999389648438, y: 1.0 / 3, width: 20, height: 3)
    let table = TableView()
    var updates = RowUpdates()
    updates.insert([3, 5])
    updates.move(2, to: 0)
    let row = updates.movedRows[0]
    return [
      Sample(View()), Sample(label, .sentences), Sample(window), Sample(window.pasteboard),
      Sample(ScrollView()),
      Sample(StackView()), Sample(table), Sample(TableViewCell()),
      Sample(DrawingContext(canvas: Surface(size: window.size).canvas, theme: .dark)),
      Sample(Application(terminal: MemoryTerminal(size: window.size), window: window)),
      Sample(Application.TerminateReply.terminateLater),
      Sample(Theme.dark), Sample(TextAlignment.left), Sample(LineBreakMode.byClipping),
      Sample(TableViewCell.AccessoryType.checkmark), Sample(TableViewCell.SeparatorStyle.none),
      Sample(TableView.ScrollPosition.middle), Sample(ScrollMove.lines(3)), Sample(updates),
      Sample(row), Sample(RowChange.updates(updates)),
      Sample(TableReport.impossibleUpdates(rowCount: 3), .sentences),
      Sample(TableViewHeaderFooterView()), Sample(DiffableDataSourceSnapshot<String, Int>()),
      Sample(
        TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in TableViewCell() }),
    ]
  }

  /// What is made of key commands.
  static var commands: [Sample] {
    let quit = KeyCommand(.character("q"), title: "Quit", group: "To leave") {}
    let help = KeyHelp([quit])
    let notice = HintLine.Notice("2 reports", short: "2", for: quit, importance: 50, style: \.label)
    return [
      Sample(HintLine()), Sample(notice), Sample(help, .page), Sample(Panel(title: "Keys")),
      Sample(KeyHelpPanel([quit])), Sample(CommandPalette([quit])), Sample(Menu([quit])),
      Sample(Alert("Quit?")),
    ] + KeyHint.hints(of: [quit]).map { Sample($0) }
      + help.sections.flatMap { [Sample($0, .page)] + $0.rows.map { Sample($0) } }
  }

  static var focus: [Sample] {
    let window = Window(size: CellSize(width: 80, height: 24))
    let label = Label("a")
    window.addSubview(label)
    let command = KeyCommand(.control("s"), title: "Save") {}
    let reason = KeyBindingsError.Reason.unknownKey("cntrl-s")
    return [
      Sample(AccessibilityElement(Label("Stone"))),
      Sample([.button, .selected, .notEnabled] as AccessibilityTraits),
      Sample(Button("Save")), Sample(Control()), Sample(Switch("Wrap")),
      Sample(Switch.Style.sliding), Sample(Slider(value: 0.5)), Sample(Stepper(value: 3)),
      Sample(SegmentedControl(items: ["Day", "Week"])), Sample(ProgressView(progress: 0.5)),
      Sample(Separator()), Sample(SplitView(Label("a"), Label("b"))),
      Sample(TextView("Ada"), .sentences),
      Sample(TextField("Ada"), .sentences), Sample(TextField.ClearButtonMode.always),
      Sample(TextField.InputVerdict.refused(reason: "Too long.")), Sample(Button.Shape.plain),
      Sample(Button.Role.primary), Sample(Control.Event.valueChanged),
      Sample(Control.Action { _ in }),
      Sample(Control.State.focused), Sample(command), Sample(KeyBindings()),
      Sample(reason, .sentences),
      Sample(KeyBindingsError(line: 3, reason: reason), .sentences), Sample(window.focusSystem),
      Sample(FocusHeading.next),
      Sample(
        FocusUpdateContext(
          previouslyFocusedView: nil, nextFocusedView: label, focusHeading: .next)),
      Sample(window.focusSystem.focusability(of: label), .sentences),
      Sample(Focusability.Obstacle.hidden("View:panel")),
    ]
  }

  static var motion: [Sample] {
    var traits = TraitCollection()
    traits.horizontalSizeClass = .compact
    return [
      Sample(View.AnimationCurve.easeIn), Sample(View.AnimationOptions.curveLinear),
      Sample(ViewPropertyAnimator(duration: .seconds(1))),
      Sample(ViewPropertyAnimator.State.active), Sample(ViewPropertyAnimator.Position.end),
      Sample(ActivityIndicator()), Sample(ActivityIndicator.Shape.dots),
      Sample(ViewController()), Sample(ModalPresentationStyle.formSheet),
      Sample(UserInterfaceSizeClass.regular), Sample(traits),
    ]
  }

  static var diagrams: [Sample] {
    let rect = Rect(x: 0, y: 1, width: 20, height: 1.0 / 3)
    let span = LayoutSpan(.horizontal, from: 20, to: 1.0 / 3, across: 3)
    let marks: [LayoutMark] = [
      .highlight(rect), .baseline(y: 1, along: 0...20), .space(rect, around: rect),
      .outline(rect, .ghost, title: "before"), .outline(rect, .guide, title: ""),
      .line(.vertical, at: 3, along: 0...20), .distance(span, "≥ 1"),
      .spring(span, .compressionResistance, "750"),
    ]
    return [
      Sample(LayoutDiagram(marks)), Sample(span), Sample(LayoutSpring.hugging),
      Sample(LayoutOutline.frame),
    ] + marks.map { Sample($0) }
  }

  static var testing: [Sample] {
    let window = Window(size: CellSize(width: 4, height: 1))
    let label = Label("a")
    label.textStyle = Style(attributes: .bold)
    window.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: 4, height: 1)
    let pilot = Pilot(window)
    let difference = ScreenDifference(expected: "a", actual: "b")
    return [
      Sample(pilot), Sample(PilotInput.bytes),
      Sample(
        PilotError(
          .noBytes(of: KeyPress(.up)), at: SourceLocation(file: "Tests/Form.swift", line: 12))),
      Sample(PilotError.Reason.noBytes(of: KeyPress(.up))),
      Sample(PilotError.Gesture.click), Sample(PilotError.Obstacle.empty, .sentences),
      Sample(pilot.styles, .page),
    ] + (difference.map { [Sample($0, .page)] + $0.rows.map { Sample($0, .page) } } ?? [])
  }

  static var terminal: [Sample] {
    var facts = AnswerFacts()
    facts.name = "XTerm(379)"
    facts.size = CellSize(width: 80, height: 24)
    facts.background = .rgb(1, 2, 3)
    facts.userInterfaceStyle = .dark
    facts.texts = HardText.all.map { AnswerFacts.MeasuredText($0, moved: 3) }
    var examination = TerminalExamination()
    examination.refusal = .typeMissing
    examination.type.name = "xterm-256color"
    examination.type.isKnown = true
    examination.type.missing = Array(NeededCapability.all.prefix(3))
    examination.type.description = "a terminal of many words"
    examination.program.name = "vscode 1.90"
    examination.program.multiplexer = .tmux
    examination.locale.variables = [.init("LC_ALL", "de_DE.UTF-8"), .init("LANG", "C")]
    examination.sizes.kernel = CellSize(width: 80, height: 24)
    examination.answers = .answered(facts)
    return [
      Sample(HardText.all[0]), Sample(HardText.Matter.basics), Sample(NeededCapability.all[0]),
      Sample(NeededCapability.Weight.required), Sample(facts), Sample(AnswerFacts.Support.absent),
      Sample(facts.texts[0]), Sample(TerminalAnswers.silent), Sample(examination.answers),
      Sample(TerminalAnswers.notAsked(.type)), Sample(TerminalAnswers.Reason.background),
      Sample(examination, .sentences), Sample(TerminalExamination()), Sample(examination.program),
      Sample(ProgramFacts.Multiplexer.tmux), Sample(examination.type), Sample(examination.locale),
      Sample(examination.locale.variables[0]), Sample(examination.colors),
      Sample(examination.sizes),
      Sample(examination.advice[0], .sentences), Sample(TerminalAdvice.Severity.note),
      Sample(TerminalAdvice.Topic.answers), Sample(ColorDepth.palette),
      Sample(ColorDecision.promise(entry: "xterm-direct")),
      Sample(ColorDecision.promiseWithinScreen),
      Sample(TerminalError.typeUnknown("vt0"), .sentences), Sample(TerminalError.Stream.input),
    ]
  }
}
